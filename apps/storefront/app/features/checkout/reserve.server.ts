import { type DepositPayment, reserveCart } from '@ownpath/contracts/checkout';
import { CardForm } from '@ownpath/contracts/forms';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { NEW_CARD } from '../../shared/payment-method/method-list.tsx';
import { refusalCodeOf } from '../../shared/payment-method/refusal-code.ts';
import { isOutcomeUnknown } from './checkout-problems.ts';
import { checkoutHref } from './step-names.ts';

/** The deposit of the form; undefined where none is due, or while an earlier one has no answer. */
function depositOf(form: FormData): DepositPayment | undefined | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const requestKey = text('requestKey');
  if (requestKey === '') return undefined;
  const amountCents = /^\d{1,9}$/.test(text('amountCents')) ? Number(text('amountCents')) : 0;
  const method = text('method');
  if (method !== NEW_CARD && method !== '')
    return { requestKey, amountCents, method: { savedCardId: method } };
  const card = parseForm(CardForm, form);
  return card.ok ? { requestKey, amountCents, method: { token: card.value.token } } : null;
}

/** Codes that the step says itself; for a saved card the code of the payment step. */
const SAID_HERE: Readonly<Record<string, string>> = {
  PaymentDeclined: 'PaymentDeclined',
  BillingZipMismatch: 'BillingZipMismatch',
  PaymentMethodNotAccepted: 'SavedCardGone',
  DepositRequired: 'DepositRequired',
};

/**
 * Reserves the cart, for a deposit where one is due. A page that reads the step again knows how the deposit stands, so
 * every outcome is a redirect. @returns where to go on; @throws a CommerceError that another page says
 */
export async function reserve(commerce: CommerceClient, basketId: string, form: FormData): Promise<string> {
  const here = checkoutHref('reservation');
  const deposit = depositOf(form);
  if (deposit === null) return `${here}&problem=InvalidParameters`;
  try {
    await commerce.call(reserveCart, { body: { basketId, deposit } });
    return here;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const isPaying = deposit !== undefined || form.get('check') === 'yes';
    const said =
      isPaying && isOutcomeUnknown(error.code) ? 'PaymentUnknown' : SAID_HERE[refusalCodeOf(error)];
    if (said === undefined) throw error;
    return `${here}&problem=${said}`;
  }
}
