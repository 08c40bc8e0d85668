import { listItems } from './basket-items-queries.ts';
import {
  type BasketRow,
  changeBasket,
  findOpenBasket,
  insertBasket,
  type Transaction,
} from './basket-queries.ts';
import { basketExpiry } from './change-basket.ts';
import { copyParts, moveLines } from './left-lines-queries.ts';
import { moveReservation } from './reservation-queries.ts';

/**
 * Leaves what an order does not contain in a new cart of the shopper: the other agreements. Address, e-mail, codes
 * and a reservation go with it, the card does not.
 * @param basket has become the order
 * @param usedCode a code that counts once, and did so in the order
 * @returns the cart; null when the order has everything
 */
export async function keepLeftLines(
  transaction: Transaction,
  basket: BasketRow,
  { orderNo, usedCode }: { readonly orderNo: string; readonly usedCode: string | null },
  now: Date,
): Promise<BasketRow | null> {
  const items = await listItems(transaction, [basket.id]);
  const left = items.filter(({ leftByOrderNo }) => leftByOrderNo === orderNo);
  if (left.length === 0) return null;
  const { siteId, customerId, storeId, currency, frequency, email, isPrefilled, sessionTrackingId } = basket;
  const made = await insertBasket(transaction, {
    siteId,
    customerId,
    storeId,
    currency,
    frequency,
    email,
    isPrefilled,
    sessionTrackingId,
    expiresAt: basketExpiry(false, now),
    createdAt: now,
    updatedAt: now,
  });
  if (made) await copyParts(transaction, basket.id, made.id, usedCode);
  const target = made ?? (await findOpenBasket(transaction, basket, now));
  if (!target) throw new Error('neither a new nor an open basket was found');
  await moveLines(transaction, basket.id, target.id, left);
  await moveReservation(transaction, basket.id, target.id, now);
  return changeBasket(transaction, target.id, {}, now);
}
