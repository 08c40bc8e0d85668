import type { OrderStateResult } from '@ownpath/contracts/checkout';
import type { Order } from '@ownpath/contracts/orders';

/** Values of the message that names what was charged: a card or bank account with digits, or a wallet. */
export function paymentMethodValues({
  paymentMethod,
  cardBrand,
  cardLast4,
}: Pick<Order, 'paymentMethod' | 'cardBrand' | 'cardLast4'>) {
  return {
    method: paymentMethod ?? 'none',
    brand: cardBrand ?? '',
    last4: cardLast4 ?? 'none',
  };
}

/** Values of the message that says what was declined. */
export function declinedValues(
  order: Pick<NonNullable<OrderStateResult['order']>, 'paymentMethod' | 'cardLast4'> | null,
) {
  return { method: order?.paymentMethod ?? 'none', last4: order?.cardLast4 ?? 'none' };
}
