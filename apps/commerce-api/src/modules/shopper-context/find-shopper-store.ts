import { findSellingStore, findSellingStoreRow, type SellingStore, type StoreRow } from '../stores/index.ts';
import { findContext, type Queryable } from './shopper-context-store.ts';

/**
 * The store that the shopper of this usid chose, as far as it still sells; null otherwise. The only source of
 * store, zone and geo pool for prices and stock.
 */
export async function findShopperStore(
  queryable: Queryable,
  shopper: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<SellingStore | null> {
  const { usid, siteId } = shopper;
  const context = await findContext(queryable, { usid, siteId });
  return context?.storeId ? findSellingStore(queryable, context.storeId, now) : null;
}

/** As `findShopperStore`, with all that is stored of it. */
export async function findShopperStoreRow(
  queryable: Queryable,
  shopper: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<StoreRow | null> {
  const { usid, siteId } = shopper;
  const context = await findContext(queryable, { usid, siteId });
  return context?.storeId ? findSellingStoreRow(queryable, context.storeId, now) : null;
}
