import { addPaymentInstrumentToBasket } from '@ownpath/contracts/basket';
import { CardForm } from '@ownpath/contracts/forms';
import { createOrder, type Order } from '@ownpath/contracts/orders';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../../platform/forms/parse-form.server.ts';
import { isSameTry } from '../checkout-problems.ts';
import { NEW_CARD } from './method-list.tsx';

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

/** Attaches the chosen card (none when a try is repeated: it is attached already) and creates the order. */
export async function payAndOrder(
  commerce: CommerceClient,
  basketId: string,
  form: FormData,
): Promise<PaymentResult> {
  const text = (name: string) => String(form.get(name) ?? '');
  const idempotencyKey = text('idempotencyKey') || crypto.randomUUID();
  const method = text('method');
  const savedCardId = method === NEW_CARD ? '' : method;
  const card = text('token') === '' ? null : parseForm(CardForm, form);
  if (card && !card.ok)
    return { ok: false, code: 'InvalidParameters', status: 422, waitSeconds: null, idempotencyKey };
  try {
    if (card) {
      const { token, brand, last4, expirationMonth, expirationYear } = card.value;
      await commerce.call(addPaymentInstrumentToBasket, {
        params: { basketId },
        body: {
          paymentMethodId: 'CREDIT_CARD',
          c_savePaymentInstrument: text('saveCard') === 'on',
          paymentCard: {
            creditCardToken: token,
            cardType: brand,
            maskedNumber: `************${last4}`,
            expirationMonth,
            expirationYear,
          },
        },
      });
    }
    if (savedCardId !== '') {
      const body = { paymentMethodId: 'CREDIT_CARD', c_customerPaymentInstrumentId: savedCardId } as const;
      const attached = await attach(commerce, basketId, body);
      if (!attached) {
        return { ok: false, code: 'SavedCardGone', status: 409, waitSeconds: null, idempotencyKey };
      }
    }
    const order = await commerce.call(
      createOrder,
      { body: { basketId } },
      { headers: { 'Idempotency-Key': idempotencyKey } },
    );
    return { ok: true, order };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { code, status, retryAfterSeconds: waitSeconds } = error;
    return {
      ok: false,
      code,
      status,
      waitSeconds,
      idempotencyKey: isSameTry(code) ? idempotencyKey : crypto.randomUUID(),
    };
  }
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
