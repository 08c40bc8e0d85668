import type { Basket, ChangeItem } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import type { BasketItemRow } from './basket-items-queries.ts';
import { changeItem, deleteItem, listItems, listVariantProducts } from './basket-items-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import { type BasketDependencies, type BasketRequest, changeBasketLines } from './change-basket.ts';
import { unavailable } from './choose-item.ts';
import { releaseSurplus } from './held-piece-queries.ts';
import { releaseHolds } from './hold-queries.ts';
import { priceBasket } from './price-basket.ts';
import { hasStock, requirePieces, requireStock } from './require-stock.ts';

export type ItemChange = ChangeItem & { readonly itemId: string };

async function removeLine(
  transaction: Transaction,
  basket: BasketRow,
  item: BasketItemRow,
  now: Date,
): Promise<void> {
  if (item.inventoryNumber !== null) await releaseHolds(transaction, basket.id, now, item.inventoryNumber);
  await deleteItem(transaction, item.id);
}

/** The requested variant: as a product id, or in the shop's own field. */
async function variantOf(
  transaction: Transaction,
  item: BasketItemRow,
  change: ItemChange,
): Promise<string | null> {
  const isSame = change.productId === undefined || change.productId === item.productId;
  const wished = isSame ? change.c_variantId : change.productId;
  if (wished === undefined || wished === item.variantId) return item.variantId;
  const [found] = await listVariantProducts(transaction, [wished]);
  if (found?.productId !== item.productId) throw unavailable(`${wished} is no variant of this product.`);
  return wished;
}

async function changeLine(
  transaction: Transaction,
  basket: BasketRow,
  rows: readonly BasketItemRow[],
  change: ItemChange,
  now: Date,
): Promise<void> {
  const item = rows.find(({ id }) => id === change.itemId);
  // The documentation defines an unknown line as a bad request here.
  if (!item) throw new DomainError('BadRequest', 'No such item in this basket.');
  const quantity = change.quantity ?? item.quantity;
  if (quantity === 0) return removeLine(transaction, basket, item, now);
  const variantId = await variantOf(transaction, item, change);
  if (item.condition !== 'NEW' && (quantity !== 1 || variantId !== item.variantId)) {
    throw unavailable('There is only one piece of a used unit, in its own condition and color.');
  }
  const twin = rows.find(
    (row) =>
      row.id !== item.id &&
      row.productId === item.productId &&
      row.condition === 'NEW' &&
      item.condition === 'NEW' &&
      row.variantId === variantId,
  );
  const total = quantity + (twin?.quantity ?? 0);
  requirePieces(total);
  if (twin) await deleteItem(transaction, twin.id);
  await changeItem(transaction, item.id, { quantity: total, variantId });
}

/**
 * Changes pieces or variants of lines, all of them or none; what was held beyond the new number is released.
 * @throws DomainError `BadRequest` for an unknown line; `NotEnoughStock` with what there is
 */
export async function changeItems(
  deps: BasketDependencies,
  request: BasketRequest & { readonly changes: readonly ItemChange[] },
): Promise<Basket> {
  const { caller, changes, locale } = request;
  return changeBasketLines(deps, request, async (transaction, { basket, state }, now) => {
    const before = state.items;
    for (const [index, change] of changes.entries()) {
      const rows = index === 0 ? before : await listItems(transaction, [basket.id]);
      await changeLine(transaction, basket, rows, change, now);
    }
    const { lines } = await priceBasket(transaction, basket, caller, locale, now);
    const short = lines.find((line) => {
      const { row } = line;
      const earlier = before.find(({ id }) => id === row.id);
      const isMore = row.quantity > (earlier?.quantity ?? 0) || row.variantId !== earlier?.variantId;
      return isMore && !hasStock(line);
    });
    requireStock(short);
    if (state.heldNumbers.length > 0) await releaseSurplus(transaction, basket.id, now);
    return {};
  });
}

/** Removes a line and releases what was held for it. @throws DomainError `NotFound` */
export async function removeItem(
  deps: BasketDependencies,
  request: BasketRequest & { readonly itemId: string },
): Promise<Basket> {
  return changeBasketLines(deps, request, async (transaction, { basket, state }, now) => {
    const item = state.items.find(({ id }) => id === request.itemId);
    if (!item) throw new DomainError('NotFound', 'No such item in this basket.');
    await removeLine(transaction, basket, item, now);
    if (state.heldNumbers.length > 0) await releaseSurplus(transaction, basket.id, now);
    return {};
  });
}
