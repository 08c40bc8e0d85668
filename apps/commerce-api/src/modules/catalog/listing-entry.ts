import type { ItemCondition } from '@ownpath/domain/catalog';
import { specificationNamesOf } from './catalog-snapshot.ts';
import type { Facet } from './facet-definitions.ts';
import { unitColorIds } from './product-parts.ts';
import { listablePrices, type ProductPrice, type StoreProduct } from './product-prices.ts';

/** A product in a listing with the fields that filters and sorting read. */
export type ListingEntry = {
  readonly productId: string;
  readonly brand: string;
  readonly colorIds: readonly string[];
  /** Of pre-owned units, by their condition. */
  readonly unitColorIds: Readonly<Partial<Record<ItemCondition, readonly string[]>>>;
  /** English names under each specification facet, by its key. */
  readonly specificationValues: Readonly<Record<string, readonly string[]>>;
  readonly isClearance: boolean;
  /** The retailer's value, and what orders and clicks add to it. */
  readonly popularity: number;
  /** As shoppers see them: orderable first, then new, then by price; empty without a store. */
  readonly prices: readonly ProductPrice[];
};

/** An entry with the product that it was built from. */
export type CatalogEntry = ListingEntry & { readonly product: StoreProduct };

/** A product of a listing, for a page that shows it. */
export type ListingHit<Entry extends ListingEntry = ListingEntry> = {
  /** With the prices that are listed. */
  readonly entry: Entry;
  /** The first one that passes the filters: its tile shows that one. */
  readonly price: ProductPrice | null;
  /** How well it answers a query; 0 without one. */
  readonly rank: number;
  /** Lacks something that the query asks for. */
  readonly isPartial: boolean;
};

export type CatalogHit = ListingHit<CatalogEntry>;

function usedColors(product: StoreProduct): ListingEntry['unitColorIds'] {
  const used = product.prices.filter(({ condition }) => condition !== 'NEW');
  return Object.fromEntries(
    used.map((price) => {
      const units = unitColorIds(product, price);
      const colors = product.item.variants.filter(({ id }) => units?.has(id) ?? true);
      return [price.condition, colors.map(({ colorId }) => colorId)];
    }),
  );
}

export function toListingEntry(product: StoreProduct, facets: readonly Facet[]): CatalogEntry {
  const { product: core, variants } = product.item;
  return {
    product,
    productId: core.id,
    brand: core.brand,
    colorIds: variants.map(({ colorId }) => colorId),
    unitColorIds: usedColors(product),
    specificationValues: Object.fromEntries(
      facets.flatMap((facet) => {
        const names = specificationNamesOf(product.item, facet).map((name) => name['en-US']);
        return names.length > 0 ? [[facet.key, names]] : [];
      }),
    ),
    isClearance: core.isClearance,
    popularity: core.popularity + core.demand,
    prices: listablePrices(product.prices),
  };
}
