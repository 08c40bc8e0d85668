import type { Basket } from '@ownpath/contracts/basket';
import type { LeadRequest } from '@ownpath/contracts/leads';

/** The first product of the cart with its category; null without one: a lead may have no product. */
export function productOf(basket: Basket | null): NonNullable<LeadRequest['product']> | null {
  const item = basket?.items[0];
  if (!item) return null;
  const type = item.additionalData?.category;
  return { id: item.productId, name: item.name.slice(0, 300), ...(type ? { type: type.slice(0, 60) } : {}) };
}
