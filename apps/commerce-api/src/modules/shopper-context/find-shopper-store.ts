import { type SellingStore, type StoreRow, toSellingStore } from '../stores/index.ts';
import {
  type Queryable,
  type StoreCaller,
  selectShopperStore,
  storeCallerValues,
} from './shopper-context-queries.ts';

/** As `findShopperStore`, with all columns. */
export async function findShopperStoreRow(
  queryable: Queryable,
  caller: StoreCaller,
  now: Date,
): Promise<StoreRow | null> {
  const row = await selectShopperStore(queryable, storeCallerValues(caller), now);
  return row && toSellingStore(row) ? row : null;
}

/**
 * The store that the shopper of this usid chose, else the one near their address, if it still sells; null otherwise.
 * The only source of store, zone and geo pool for prices and stock.
 */
export async function findShopperStore(
  queryable: Queryable,
  shopper: StoreCaller,
  now: Date,
): Promise<SellingStore | null> {
  const row = await findShopperStoreRow(queryable, shopper, now);
  return row && toSellingStore(row);
}
