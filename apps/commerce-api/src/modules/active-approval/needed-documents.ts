import {
  bankEvidenceSince,
  type DocumentKind,
  neededDocuments,
  reviewsSince,
} from '@ownpath/domain/approval';
import {
  hasVerifiedBank,
  isHighRiskApproval,
  listDocumentsInReview,
  listRequestedDocuments,
  type Queryable,
} from './verification-queries.ts';

export type VerificationNeeds = {
  /** What is still asked for before delivery. */
  readonly documentsNeeded: readonly DocumentKind[];
  /** Those of them that were handed in and have no result yet. */
  readonly documentsInReview: readonly DocumentKind[];
  readonly isHighRisk: boolean;
  readonly isBankRequested: boolean;
  readonly isBankVerified: boolean;
};

/** What an approval, the store and the goods ask for, and whether the customer's bank account is verified. */
export async function loadVerificationNeeds(
  queryable: Queryable,
  from: {
    readonly approvalId: string | null;
    readonly customerId: string;
    readonly store: { readonly isHighRisk: boolean } | null;
    readonly items: readonly { readonly isHighRisk: boolean }[];
    /** An account that was verified up to 30 days before counts. */
    readonly at: Date;
    /** @default `at` */
    readonly now?: Date;
  },
): Promise<VerificationNeeds> {
  const { approvalId, customerId, store, items, at, now = at } = from;
  const requested = approvalId === null ? [] : await listRequestedDocuments(queryable, approvalId);
  const isRiskyCustomer = approvalId !== null && (await isHighRiskApproval(queryable, approvalId));
  const bank = requested.find(({ kind }) => kind === 'BANK');
  const isBankVerified =
    bank?.isSatisfied === true || (await hasVerifiedBank(queryable, customerId, bankEvidenceSince(at)));
  const isHighRisk = store?.isHighRisk === true || items.some((item) => item.isHighRisk) || isRiskyCustomer;
  const open = isBankVerified ? requested.filter(({ kind }) => kind !== 'BANK') : requested;
  const documentsNeeded = neededDocuments(open, isHighRisk && !isBankVerified);
  const inReview =
    documentsNeeded.length === 0 ? [] : await listDocumentsInReview(queryable, customerId, reviewsSince(now));
  return {
    documentsNeeded,
    documentsInReview: documentsNeeded.filter((kind) => inReview.includes(kind)),
    isHighRisk,
    isBankRequested: bank?.isRequired === true,
    isBankVerified,
  };
}
