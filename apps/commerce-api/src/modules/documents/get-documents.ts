import type { DocumentsState } from '@ownpath/contracts/checkout';
import {
  bankEvidenceSince,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentStateOf,
  MAX_DOCUMENT_TRIES,
} from '@ownpath/domain/approval';
import { isBankVerificationRequired } from '@ownpath/domain/checkout';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { findActiveApproval, loadVerificationNeeds } from '../active-approval/index.ts';
import { findLatestApplication } from '../approval/index.ts';
import type { BasketRequest } from '../basket/index.ts';
import { loadCheckout } from '../checkout/index.ts';
import { findStoreRow, storeDay } from '../stores/index.ts';
import { listSubmissions, type Queryable } from './documents-queries.ts';

export type DocumentsRequest = {
  readonly caller: BasketRequest['caller'];
  readonly locale: Locale;
  /** Null without a cart. */
  readonly basketId: string | null;
};

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** What is still asked for, with the cart's store and goods where there is one. */
async function findNeeded(
  database: Queryable,
  request: DocumentsRequest,
  now: Date,
): Promise<readonly DocumentKind[]> {
  const { caller, basketId, locale } = request;
  if (basketId !== null) {
    const { documentsNeeded, facts } = await loadCheckout(database, { caller, locale, basketId }, now);
    const isBankDue = isBankVerificationRequired(facts) && !facts.isBankVerified;
    return isBankDue ? [...documentsNeeded, 'BANK'] : documentsNeeded;
  }
  const approval = await findActiveApproval(database, caller.customerId, now);
  const needs = await loadVerificationNeeds(database, {
    approvalId: approval?.approvalId ?? null,
    customerId: caller.customerId,
    store: null,
    items: [],
    at: now,
  });
  return needs.documentsNeeded;
}

/** What is asked for and what was handed in. @throws DomainError `BasketNotFound` */
export async function getDocuments(
  { database, clock, config }: Parts,
  request: DocumentsRequest,
): Promise<DocumentsState> {
  const now = clock.now();
  const { customerId } = request.caller;
  // In this order: a review that ends in between then shows its document as still in review, not as asked for again.
  const submissions = await listSubmissions(database, customerId, bankEvidenceSince(now));
  const needed = await findNeeded(database, request, now);
  const application = await findLatestApplication(database, customerId);
  const store = await findStoreRow(database, application?.storeId ?? '', now);
  const documents = DOCUMENT_KINDS.flatMap((kind) => {
    const own = submissions.filter((submission) => submission.kind === kind);
    const [latest = null] = own;
    const isNeeded = needed.includes(kind);
    const recorded = documentStateOf(latest, now);
    // A later decision may ask again for what was accepted for an earlier one.
    const state = isNeeded && recorded === 'accepted' ? 'needed' : recorded;
    if (!isNeeded && state !== 'accepted' && state !== 'in-review') return [];
    const refusals = own.filter(({ status }) => status === 'rejected').length;
    return [
      {
        kind,
        state,
        reason: state === 'refused' ? (latest?.rejectionCode ?? null) : null,
        handedInOn: latest?.submittedAt ? storeDay(store, latest.submittedAt) : null,
        fileCount: latest?.fileCount ?? 0,
        triesLeft: Math.max(0, MAX_DOCUMENT_TRIES - refusals),
      },
    ];
  });
  return { documents, email: application?.email ?? null, keptDays: config.documentsKeptDays };
}
