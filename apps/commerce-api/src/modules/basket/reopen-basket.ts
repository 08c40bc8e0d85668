import { changeItem, deleteItem, holdUnit, listItems, moveItems } from './basket-items-queries.ts';
import {
  type BasketRow,
  changeBasket,
  findOpenBasket,
  retireBaskets,
  type Transaction,
} from './basket-queries.ts';
import { basketExpiry, holdExpiry } from './change-basket.ts';
import { deleteInstruments, findSuccessor, lockOrderedBasket } from './reopen-queries.ts';

/** Adds the lines of one basket to another; of a product in both, the larger quantity stays. */
async function mergeInto(transaction: Transaction, from: BasketRow, to: BasketRow, now: Date): Promise<void> {
  const others = await listItems(transaction, [to.id]);
  for (const line of await listItems(transaction, [from.id])) {
    const twin = others.find(
      (other) =>
        other.productId === line.productId &&
        other.variantId === line.variantId &&
        other.condition === line.condition &&
        (line.condition === 'NEW' || other.inventoryNumber === line.inventoryNumber),
    );
    if (!twin) continue;
    if (line.quantity > twin.quantity) await changeItem(transaction, twin.id, { quantity: line.quantity });
    await deleteItem(transaction, line.id);
  }
  await moveItems(transaction, from.id, to.id);
  if (to.storeId === null) await changeBasket(transaction, to.id, { storeId: from.storeId }, now);
}

/**
 * Returns the cart of an order that failed or ended, with its lines, address and codes; its card has to be entered
 * again. A shopper who has signed in since gets it as their own. Beside a cart that was filled in the meantime, the
 * lines are added to that one.
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
    await mergeInto(transaction, basket, other, now);
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
