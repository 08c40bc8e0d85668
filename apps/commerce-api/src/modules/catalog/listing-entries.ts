import type { CatalogContext } from './catalog-context.ts';
import type { CatalogItem } from './catalog-item.ts';
import { sizesOf } from './item-sizes.ts';
import { madeOnce } from './made-once.ts';
import { listablePrices, type ProductPrice } from './product-prices.ts';
import { type StoreProduct, toStoreProduct } from './store-product.ts';

export type ListingPrice = ProductPrice;

/** A product in a listing with all that filters and sorts look at. */
export type ListingEntry = {
  readonly productId: string;
  readonly brand: string;
  readonly colorIds: readonly string[];
  /** Their English names. */
  readonly sizes: readonly string[];
  readonly isClearance: boolean;
  readonly popularity: number;
  readonly rank: number;
  /** As shoppers see them: orderable first, then new, then the cheaper; empty without a store. */
  readonly prices: readonly ListingPrice[];
};

/** An entry that remembers the product that it stands for. */
export type CatalogEntry = ListingEntry & { readonly product: StoreProduct };

function toListingEntry(product: StoreProduct): CatalogEntry {
  const { product: core, variants } = product.item;
  return {
    product,
    productId: core.id,
    brand: core.brand,
    colorIds: variants.map(({ colorId }) => colorId),
    sizes: sizesOf(product.item).map((size) => size['en-US']),
    isClearance: core.isClearance,
    popularity: core.popularity,
    rank: 0,
    prices: listablePrices(product.prices),
  };
}

const entriesByContext = new WeakMap<CatalogContext, Map<CatalogItem, CatalogEntry>>();

/** A product in the listings of a context, computed once; its rank is 0. */
export function listingEntryOf(context: CatalogContext, item: CatalogItem): CatalogEntry {
  const entries = madeOnce(entriesByContext, context, () => new Map<CatalogItem, CatalogEntry>());
  return madeOnce(entries, item, () => toListingEntry(toStoreProduct(item, context)));
}
