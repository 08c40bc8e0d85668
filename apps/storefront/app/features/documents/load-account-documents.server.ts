import { type DocumentsState, getDocuments } from '@ownpath/contracts/checkout';
import { type AgreementSummary, getAgreementSummary } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isRunningRental } from '../../shared/agreements/running-rental.ts';

export type AccountDocuments = DocumentsState & {
  /** What waits for the documents; null when nothing does. */
  readonly waiting: Pick<
    AgreementSummary,
    | 'agreementNumber'
    | 'name'
    | 'imageUrls'
    | 'frequency'
    | 'rateCents'
    | 'paymentCount'
    | 'totalCostCents'
    | 'cashPriceCents'
  > | null;
};

/** The customer's documents, and the agreement whose delivery waits for them. */
export async function loadAccountDocuments(commerce: CommerceClient): Promise<AccountDocuments> {
  const [state, { agreement }] = await Promise.all([
    commerce.call(getDocuments, { body: {} }),
    commerce.call(getAgreementSummary, { body: {} }),
  ]);
  const waiting = agreement.find((one) => isRunningRental(one) && one.deliveredOn === undefined);
  return { ...state, waiting: waiting ?? null };
}
