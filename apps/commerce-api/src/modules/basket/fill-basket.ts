import type { NewBasket } from '@ownpath/contracts/basket';
import { writeLines } from './add-items.ts';
import { putBillingAddress } from './basket-parts-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import type { BasketChange, BasketRequest } from './change-basket.ts';
import { enterCoupon } from './change-coupons.ts';
import { writeShipment } from './change-delivery.ts';
import { writeInstrument } from './change-payment.ts';
import { addressRowOf } from './delivery-address.ts';

/**
 * Writes the parts that a new basket begins with. What a client says of approval, phone match or customer numbers
 * is not among them. Answers null when there is nothing to write.
 * @throws DomainError as the calls that write the same parts
 */
export async function fillBasket(
  transaction: Transaction,
  basket: BasketRow,
  content: NewBasket,
  request: Pick<BasketRequest, 'caller' | 'locale'>,
  now: Date,
): Promise<BasketChange | null> {
  const { productItems = [], shipments = [], paymentInstruments = [], couponItems = [] } = content;
  const email = content.customerInfo?.email?.toLowerCase();
  let change: BasketChange | null = email ? { email } : null;
  if (productItems.length > 0) {
    const { caller, locale } = request;
    const lines = await writeLines(
      transaction,
      basket,
      { caller, locale, items: productItems, rows: [] },
      now,
    );
    change = { ...change, ...lines.change };
  }
  for (const shipment of shipments) await writeShipment(transaction, basket, shipment, request, now);
  if (content.billingAddress) {
    await putBillingAddress(transaction, basket.id, addressRowOf(content.billingAddress));
  }
  for (const instrument of paymentInstruments) {
    await writeInstrument(transaction, basket, instrument, now);
  }
  for (const { code } of couponItems) await enterCoupon(transaction, basket, code, now);
  return change;
}
