import { getExchanges } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

/** What an order replaces once it is signed (decision 0075). */
export type ReplacedAgreement = { readonly agreementNumber: string; readonly name: string };

/**
 * The agreement that an order at this store replaces: its exchange is agreed on, and nothing was signed for it yet. Null without
 * one, and where it can't be told: the order goes on, and the exchange's page says what was signed.
 */
export async function findReplacedAgreement(
  commerce: CommerceClient,
  storeId: string | null,
): Promise<ReplacedAgreement | null> {
  if (storeId === null) return null;
  try {
    const { exchanges } = await commerce.call(getExchanges, { body: {} });
    const own = exchanges.filter(({ storeNumber }) => storeNumber === storeId);
    const agreed = own.findLast(({ request }) => request?.state === 'agreed');
    return agreed ? { agreementNumber: agreed.agreement.agreementNumber, name: agreed.agreement.name } : null;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return null;
  }
}
