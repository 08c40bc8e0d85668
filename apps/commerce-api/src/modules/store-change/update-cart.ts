import type { Basket } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { type BasketCaller, changeOpenBasket, findOpenBasket, releaseHolds } from '../basket/index.ts';
import { findShopperStore } from '../shopper-context/index.ts';

/**
 * Prices the caller's open basket for the store that they chose; releases units that another store reserved.
 * @throws DomainError `OrderInProgress` while the basket's first payment is under way
 */
export async function updateCart(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  caller: BasketCaller,
  locale: Locale,
): Promise<{ basket: Basket | null }> {
  const { database, clock } = deps;
  const found = await findOpenBasket(database, caller, clock.now());
  if (!found) return { basket: null };
  const request = { caller, basketId: found.id, locale };
  const basket = await changeOpenBasket(deps, request, async (transaction, open, now) => {
    const store = await findShopperStore(transaction, caller, now);
    if (!store || store.id === open.storeId) return {};
    await releaseHolds(transaction, open.id, now);
    return { storeId: store.id };
  });
  return { basket };
}
