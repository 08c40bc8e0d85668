import { findSellingStore, findSellingStoreRow, type SellingStore, type StoreRow } from '../stores/index.ts';
import { type Queryable, storeIdOf } from './shopper-context-store.ts';

/**
 * The store that the shopper of this usid chose, as far as it still sells; null otherwise. The only source of
 * store, zone and geo pool for prices and stock.
 */
export async function findShopperStore(
  queryable: Queryable,
  shopper: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<SellingStore | null> {
  return findSellingStore(queryable, storeIdOf(shopper), now);
}

/** As `findShopperStore`, with all that is stored of it. */
export async function findShopperStoreRow(
  queryable: Queryable,
  shopper: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<StoreRow | null> {
  return findSellingStoreRow(queryable, storeIdOf(shopper), now);
}
