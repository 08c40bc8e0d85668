import { type SellingStore, type StoreRow, toSellingStore } from '../stores/index.ts';
import { type Queryable, selectChosenStore } from './shopper-context-queries.ts';

/** As `findShopperStore`, with all columns. */
export async function findShopperStoreRow(
  queryable: Queryable,
  { usid, siteId }: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<StoreRow | null> {
  const row = await selectChosenStore(queryable, { usid, siteId }, now);
  return row && toSellingStore(row) ? row : null;
}

/**
 * The store that the shopper of this usid chose, if it still sells; null otherwise. The only source of
 * store, zone and geo pool for prices and stock.
 */
export async function findShopperStore(
  queryable: Queryable,
  shopper: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<SellingStore | null> {
  const row = await findShopperStoreRow(queryable, shopper, now);
  return row && toSellingStore(row);
}
