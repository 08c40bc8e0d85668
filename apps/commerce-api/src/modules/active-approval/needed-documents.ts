import { type DocumentKind, neededDocuments } from '@ownpath/domain/approval';
import { listRequestedDocuments, type Queryable } from './active-approval-queries.ts';

/** What an approval, the store and the goods still ask for before delivery. */
export async function loadNeededDocuments(
  queryable: Queryable,
  from: {
    readonly approvalId: string | null;
    readonly store: { readonly isHighRisk: boolean } | null;
    readonly items: readonly { readonly isHighRisk: boolean }[];
  },
): Promise<readonly DocumentKind[]> {
  const requested = from.approvalId === null ? [] : await listRequestedDocuments(queryable, from.approvalId);
  const isHighRisk = from.store?.isHighRisk === true || from.items.some((item) => item.isHighRisk);
  return neededDocuments(requested, isHighRisk);
}
