import type { Basket } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import { changeItem, deleteItem, listItems } from './basket-store.ts';
import { type BasketDependencies, type BasketRequest, changeOpenBasket } from './change-basket.ts';
import { priceBasket } from './price-basket.ts';
import { releaseHolds } from './reservation-store.ts';

type ItemRequest = BasketRequest & { readonly itemId: string };

const noItem = () => new DomainError('NotFound', 'No such item in this basket.');

/**
 * Changes how many pieces a line has.
 * @throws DomainError `NotFound`; `ProductUnavailable` when there are not so many
 */
export async function changeItemQuantity(
  deps: BasketDependencies,
  request: ItemRequest & { readonly quantity: number },
): Promise<Basket> {
  const { caller, itemId, quantity, locale } = request;
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    const item = (await listItems(transaction, [basket.id])).find(({ id }) => id === itemId);
    if (!item) throw noItem();
    if (item.condition !== 'NEW' && quantity !== 1) {
      throw new DomainError('ProductUnavailable', 'A used unit exists once.');
    }
    await changeItem(transaction, itemId, { quantity });
    const { lines } = await priceBasket(transaction, basket, caller, locale, now);
    const isMore = quantity > item.quantity;
    if (isMore && !lines.find(({ row }) => row.id === itemId)?.isOrderable) {
      throw new DomainError('ProductUnavailable', `There are not ${quantity} of ${item.productId}.`);
    }
    return {};
  });
}

/** Removes a line and gives back its unit. @throws DomainError `NotFound` */
export async function removeItem(deps: BasketDependencies, request: ItemRequest): Promise<Basket> {
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    const item = (await listItems(transaction, [basket.id])).find(({ id }) => id === request.itemId);
    if (!item) throw noItem();
    if (item.inventoryNumber !== null) await releaseHolds(transaction, basket.id, now, item.inventoryNumber);
    await deleteItem(transaction, item.id);
    return {};
  });
}
