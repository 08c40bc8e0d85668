import type { Basket } from '@ownpath/contracts/basket';
import { isOrderedIn } from '@ownpath/domain/catalog';

/** An item of a reservation: a piece of it is held, or it is ordered and there is none to hold. */
export type ReservedItem = Pick<
  Basket['items'][number],
  'itemId' | 'name' | 'colorName' | 'imageUrl' | 'tint' | 'quantity'
> & { readonly source: 'held' | 'vendor' | 'store-order' };

/** What can no longer be ordered is not reserved: the cart says so. */
export function toReservedItems(items: Basket['items']): ReservedItem[] {
  return items
    .filter(({ orderable }) => orderable)
    .map(({ itemId, name, colorName, imageUrl, tint, quantity, condition, availabilityType }) => {
      const isOrdered = condition === 'NEW' && isOrderedIn(availabilityType);
      const ordered = availabilityType === 'EA_PRODUCT' ? 'vendor' : 'store-order';
      const source = isOrdered ? ordered : 'held';
      return { itemId, name, colorName, imageUrl, tint, quantity, source };
    });
}
