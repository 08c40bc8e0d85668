import type { BasketItem } from '@ownpath/contracts/basket';

type Stock = Pick<BasketItem, 'orderable' | 'availableQuantity'>;

/** None of the item is left at the store. */
export function isGone({ orderable, availableQuantity }: Stock): boolean {
  return !orderable && availableQuantity <= 0;
}

/** Why the cart can't be checked out: items are gone, or there are fewer than asked for. */
export function blockedTextId(items: readonly Stock[]): 'cart.summary.blocked' | 'cart.summary.short' {
  return items.some(isGone) ? 'cart.summary.blocked' : 'cart.summary.short';
}

/** The store has some, but fewer than the line asks for. */
export function isShort({ orderable, availableQuantity }: Stock): boolean {
  return !orderable && availableQuantity > 0;
}
