import type { AddPaymentInstrument, Basket } from '@ownpath/contracts/basket';
import { replaceInstrument } from './basket-store.ts';
import { type BasketDependencies, type BasketRequest, changeOpenBasket } from './change-basket.ts';

function expirationOf(card: AddPaymentInstrument['paymentCard']): string | null {
  const { expirationMonth: month, expirationYear: year } = card;
  if (month === undefined || year === undefined) return null;
  return `${String(month).padStart(2, '0')}${String(year).slice(-2)}`;
}

/** Keeps the gateway's token; what the client tells of the card is for show, the gateway's answer replaces it. */
export async function addPaymentInstrument(
  deps: BasketDependencies,
  request: BasketRequest & { readonly instrument: AddPaymentInstrument },
): Promise<Basket> {
  const { paymentMethodId, paymentCard } = request.instrument;
  const last4 = /\d{4}$/.exec(paymentCard.maskedNumber ?? '')?.[0] ?? null;
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    await replaceInstrument(transaction, {
      basketId: basket.id,
      paymentMethod: paymentMethodId,
      gatewayToken: paymentCard.creditCardToken,
      cardBrand: paymentCard.cardType ?? null,
      last4,
      expiration: expirationOf(paymentCard),
      createdAt: now,
    });
    return {};
  });
}
