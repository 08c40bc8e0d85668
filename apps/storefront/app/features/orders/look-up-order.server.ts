import { OrderLookupForm } from '@ownpath/contracts/forms';
import { requestOrderLink } from '@ownpath/contracts/orders';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import type { OrderLookup } from './order-lookup.ts';

/**
 * Asks for a link to an order by e-mail. The answer is alike whether or not there is such an order.
 * @param pageUrl the page that opens the link, in the visitor's language
 */
export async function lookUpOrder(
  form: FormData,
  commerce: CommerceClient,
  pageUrl: string,
): Promise<OrderLookup> {
  const typed = { orderNo: String(form.get('orderNo') ?? ''), email: String(form.get('email') ?? '') };
  const none: OrderLookup = {
    ...typed,
    isSent: false,
    wrongFields: [],
    failureCode: null,
    waitSeconds: null,
  };
  const parsed = parseForm(OrderLookupForm, form);
  if (!parsed.ok) return { ...none, wrongFields: parsed.problems.map(({ field }) => field) };
  try {
    await commerce.call(requestOrderLink, { body: { ...parsed.value, pageUrl } }, { as: 'shared' });
    return { ...none, ...parsed.value, isSent: true };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return { ...none, failureCode: error.code ?? 'unknown', waitSeconds: error.retryAfterSeconds };
  }
}
