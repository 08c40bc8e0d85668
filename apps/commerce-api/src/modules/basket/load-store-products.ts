import type { Locale } from '@ownpath/domain/site';
import { loadSellableItems, type SellableProduct } from '../catalog/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { type StoreRow, toSellingStore } from '../stores/index.ts';
import type { Queryable } from './basket-queries.ts';

export type BasketCaller = { readonly usid: string; readonly customerId: string; readonly siteId: string };

/** The shopper's store, and products as it sells them: what one call reads once. */
export type StoreProducts = {
  /** Null until the shopper chose one that sells. */
  readonly store: StoreRow | null;
  readonly products: ReadonlyMap<string, SellableProduct>;
};

type Occasion = { readonly caller: BasketCaller; readonly locale: Locale; readonly now: Date };

/** Products at the store. Ids that are unknown or offline are left out. */
export async function loadProducts(
  queryable: Queryable,
  productIds: readonly string[],
  store: StoreRow | null,
  occasion: Pick<Occasion, 'locale' | 'now'>,
): Promise<ReadonlyMap<string, SellableProduct>> {
  if (productIds.length === 0) return new Map();
  const { locale, now } = occasion;
  return loadSellableItems(queryable, {
    productIds: [...new Set(productIds)],
    storeId: store?.id ?? null,
    store: store && toSellingStore(store),
    locale,
    now,
  });
}

/** @param known `store`: the shopper's, when the caller has read it already */
export async function loadStoreProducts(
  queryable: Queryable,
  productIds: readonly string[],
  occasion: Occasion,
  known: { readonly store?: StoreRow | null | undefined } = {},
): Promise<StoreProducts> {
  const { caller, now } = occasion;
  const store = known.store === undefined ? await findShopperStoreRow(queryable, caller, now) : known.store;
  return { store, products: await loadProducts(queryable, productIds, store, occasion) };
}
