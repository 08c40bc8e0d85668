import { type AddPaymentInstrument, addPaymentInstrumentToBasket } from '@ownpath/contracts/basket';
import { AccountForm, CardForm } from '@ownpath/contracts/forms';
import { createOrder, type Order } from '@ownpath/contracts/orders';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../../platform/forms/parse-form.server.ts';
import { NEW_CARD } from '../../../shared/payment-method/method-list.tsx';
import { refusalCodeOf } from '../../../shared/payment-method/refusal-code.ts';
import { isSameTry } from '../checkout-problems.ts';

export type PaymentResult =
  | { readonly ok: true; readonly order: Order }
  | {
      readonly ok: false;
      readonly code: string;
      readonly status: number;
      /** Seconds until the next try is accepted; null unless there were too many. */
      readonly waitSeconds: number | null;
      /** For the next try: the same while the outcome is unknown, a new one after a plain refusal. */
      readonly idempotencyKey: string;
    };

/** Attaches the chosen way to pay (none when a try is repeated: it is attached already) and creates the order. */
export async function payAndOrder(
  commerce: CommerceClient,
  basketId: string,
  form: FormData,
): Promise<PaymentResult> {
  const text = (name: string) => String(form.get(name) ?? '');
  const idempotencyKey = text('idempotencyKey') || crypto.randomUUID();
  const method = text('method');
  const refused = (code: string, status: number): PaymentResult => ({
    ok: false,
    code,
    status,
    waitSeconds: null,
    idempotencyKey,
  });
  try {
    if (text('token') !== '') {
      const body = method === NEW_CARD ? cardOf(form) : accountOf(form);
      if (!body) return refused('InvalidParameters', 422);
      await commerce.call(addPaymentInstrumentToBasket, { params: { basketId }, body });
    } else if (method !== '' && method !== NEW_CARD) {
      const body = { paymentMethodId: 'CREDIT_CARD', c_customerPaymentInstrumentId: method } as const;
      if (!(await attach(commerce, basketId, body))) return refused('SavedCardGone', 409);
    }
    const order = await commerce.call(
      createOrder,
      { body: { basketId } },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    );
    return { ok: true, order };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { status, retryAfterSeconds: waitSeconds } = error;
    const code = refusalCodeOf(error);
    return {
      ok: false,
      code,
      status,
      waitSeconds,
      idempotencyKey: isSameTry(code) ? idempotencyKey : crypto.randomUUID(),
    };
  }
}

/** The card of the hosted fields; null for a form that the page does not send. */
function cardOf(form: FormData): AddPaymentInstrument | null {
  const card = parseForm(CardForm, form);
  if (!card.ok) return null;
  const { token, brand, last4, expirationMonth, expirationYear } = card.value;
  return {
    paymentMethodId: 'CREDIT_CARD',
    c_savePaymentInstrument: form.get('saveCard') === 'on',
    paymentCard: {
      creditCardToken: token,
      cardType: brand,
      maskedNumber: `************${last4}`,
      expirationMonth,
      expirationYear,
    },
  };
}

/** The bank account or wallet of a frame, with what was authorised for a bank account. */
function accountOf(form: FormData): AddPaymentInstrument | null {
  const account = parseForm(AccountForm, form);
  if (!account.ok) return null;
  const { method, token, last4, textVersion, amountCents } = account.value;
  return {
    paymentMethodId: method,
    c_paymentAccount: { token, ...(last4 !== '' && { last4 }) },
    ...(method === 'ACH' &&
      textVersion !== undefined &&
      amountCents !== undefined && { c_debitAuthorization: { textVersion, amountCents } }),
  };
}

/** False when the saved card was removed or has expired since the page was loaded. */
async function attach(
  commerce: CommerceClient,
  basketId: string,
  body: { readonly paymentMethodId: 'CREDIT_CARD'; readonly c_customerPaymentInstrumentId: string },
): Promise<boolean> {
  try {
    await commerce.call(addPaymentInstrumentToBasket, { params: { basketId }, body });
    return true;
  } catch (error) {
    if (isCommerceError(error, 'NotFound') || isCommerceError(error, 'BadRequest')) return false;
    throw error;
  }
}
