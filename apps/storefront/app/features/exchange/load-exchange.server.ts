import { type Exchange, getAgreementSummary, getExchanges } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isUnknownId } from '../../platform/commerce/commerce-error.ts';
import { isRunningRental } from '../../shared/agreements/running-rental.ts';

/** The agreement to show: the one in the address, else what is under way, else what is at the customer's. */
async function chosenAgreement(commerce: CommerceClient, asked: string | null): Promise<string | null> {
  if (asked !== null) return asked;
  const { exchanges } = await commerce.call(getExchanges, { body: {} });
  const [underWay] = exchanges;
  if (underWay) return underWay.agreement.agreementNumber;
  const { agreement } = await commerce.call(getAgreementSummary, { body: {} });
  const running = agreement.filter(isRunningRental);
  const first = running.find(({ deliveredOn }) => deliveredOn !== undefined) ?? running[0];
  return first?.agreementNumber ?? null;
}

/** Null for a customer who rents nothing. @param query `agreement` names one @throws 404 for another's */
export async function loadExchange(
  commerce: CommerceClient,
  query: URLSearchParams,
): Promise<Exchange | null> {
  const agreementId = await chosenAgreement(commerce, query.get('agreement'));
  if (agreementId === null) return null;
  try {
    const { exchanges } = await commerce.call(getExchanges, { body: { agreementId } });
    return exchanges[0] ?? null;
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    throw new Response(null, { status: 404 });
  }
}
