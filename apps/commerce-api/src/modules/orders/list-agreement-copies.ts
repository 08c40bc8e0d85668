import type { AgreementCopy } from '@ownpath/contracts/orders';
import { listAgreementDocuments } from '../agreements/index.ts';
import type { OrderRow, Queryable } from './orders-queries.ts';

/** The agreement in each language; files exist once it is in force. */
export async function listAgreementCopies(
  queryable: Queryable,
  order: Pick<OrderRow, 'status'>,
  agreementId: string,
): Promise<AgreementCopy[]> {
  const documents = await listAgreementDocuments(queryable, agreementId);
  return documents.map(({ locale, isSigned, canBeFile, pageCount }) => ({
    locale,
    isSigned,
    hasFile: canBeFile && order.status === 'confirmed',
    pageCount,
  }));
}
