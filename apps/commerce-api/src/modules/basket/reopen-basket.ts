import { listItems } from './basket-items-queries.ts';
import { hasLiveAuthorization } from './basket-parts-queries.ts';
import {
  type BasketRow,
  changeBasket,
  findOpenBasket,
  lockBasket,
  retireBaskets,
  type Transaction,
} from './basket-queries.ts';
import { basketExpiry } from './change-basket.ts';
import { moveHolds } from './hold-queries.ts';
import { mergeLines } from './merge-baskets.ts';
import { deleteInstruments, findSuccessor, lockOrderedBasket } from './reopen-queries.ts';
import { moveReservation } from './reservation-queries.ts';

/**
 * Returns the cart of an order that failed or ended, with its lines, address and codes; its card has to be entered
 * again. A shopper who has signed in since gets it as their own. Beside a cart that was filled in the meantime, the
 * lines are added to that one; of a product in both, the larger quantity stays. What the order had left in a cart comes
 * back to its own.
 * @returns true when the basket itself is open again
 */
export async function reopenBasket(
  transaction: Transaction,
  { basketId, orderNo }: { readonly basketId: string; readonly orderNo: string },
  now: Date,
): Promise<boolean> {
  const basket = await lockOrderedBasket(transaction, basketId);
  if (!basket) return false;
  const { siteId } = basket;
  const customerId = (await findSuccessor(transaction, basket.customerId)) ?? basket.customerId;
  await deleteInstruments(transaction, basketId);
  await retireBaskets(transaction, { customerId, siteId }, { expiredAt: now });
  const found = await findOpenBasket(transaction, { customerId, siteId }, now);
  const other = found && (await lockBasket(transaction, { customerId, siteId }, found.id));
  const inOther = other ? await listItems(transaction, [other.id]) : [];
  const isLeft = inOther.some(({ leftByOrderNo }) => leftByOrderNo === orderNo);
  if (other && isLeft && !(await hasLiveAuthorization(transaction, other.id))) {
    await takeBack(transaction, other, basket, now);
  } else if (other && inOther.length > 0) {
    await mergeLines(transaction, basket, other, 'higher_quantity');
    await changeBasket(transaction, other.id, { storeId: other.storeId ?? basket.storeId }, now);
    await changeBasket(transaction, basketId, { status: 'merged' }, now);
    return false;
  }
  if (other) await changeBasket(transaction, other.id, { status: 'merged' }, now);
  const storeId = (isLeft ? other?.storeId : null) ?? basket.storeId;
  const expiresAt = basketExpiry(false, now);
  await changeBasket(transaction, basketId, { status: 'open', customerId, storeId, expiresAt }, now);
  return true;
}

/** Adds what an order had left, with the used units that are held for it. */
async function takeBack(
  transaction: Transaction,
  left: BasketRow,
  basket: BasketRow,
  now: Date,
): Promise<void> {
  await mergeLines(transaction, left, basket, 'higher_quantity');
  await moveHolds(transaction, left.id, basket.id);
  await moveReservation(transaction, left.id, basket.id, now);
}
