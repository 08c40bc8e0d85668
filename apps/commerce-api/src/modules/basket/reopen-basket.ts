import { holdUnit, listItems } from './basket-items-queries.ts';
import { changeBasket, findOpenBasket, retireBaskets, type Transaction } from './basket-queries.ts';
import { basketExpiry, holdExpiry } from './change-basket.ts';
import { mergeLines } from './merge-baskets.ts';
import { deleteInstruments, findSuccessor, lockOrderedBasket } from './reopen-queries.ts';

/**
 * Returns the cart of an order that failed or ended, with its lines, address and codes; its card has to be entered
 * again. A shopper who has signed in since gets it as their own. Beside a cart that was filled in the meantime, the
 * lines are added to that one; of a product in both, the larger quantity stays.
 * @returns true when the basket itself is open again
 */
export async function reopenBasket(transaction: Transaction, basketId: string, now: Date): Promise<boolean> {
  const basket = await lockOrderedBasket(transaction, basketId);
  if (!basket) return false;
  const { siteId } = basket;
  const customerId = (await findSuccessor(transaction, basket.customerId)) ?? basket.customerId;
  await deleteInstruments(transaction, basketId);
  await retireBaskets(transaction, { customerId, siteId }, { expiredAt: now });
  const other = await findOpenBasket(transaction, { customerId, siteId }, now);
  if (other && (await listItems(transaction, [other.id])).length > 0) {
    await mergeLines(transaction, basket, other, 'higher_quantity');
    if (other.storeId === null) {
      await changeBasket(transaction, other.id, { storeId: basket.storeId }, now);
    }
    await changeBasket(transaction, basketId, { status: 'merged' }, now);
    return false;
  }
  if (other) await changeBasket(transaction, other.id, { status: 'merged' }, now);
  const expiresAt = basketExpiry(false, now);
  await changeBasket(transaction, basketId, { status: 'open', customerId, expiresAt }, now);
  return true;
}

/** Holds the used units of a basket again, as when they were added; a unit that is taken by now is left out. */
export async function holdUnitsAgain(transaction: Transaction, basketId: string, now: Date): Promise<void> {
  const expiresAt = holdExpiry(now);
  for (const { condition, inventoryNumber } of await listItems(transaction, [basketId])) {
    if (condition === 'NEW' || inventoryNumber === null) continue;
    await holdUnit(transaction, { inventoryNumber, basketId, expiresAt });
  }
}
