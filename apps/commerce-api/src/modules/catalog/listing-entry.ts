import type { ItemCondition } from '@ownpath/domain/catalog';
import type { Facet } from './facet-definitions.ts';
import type { ProductPrice, StoreProduct } from './product-prices.ts';

/** Numbers of all values under which facets count an entry, once they are known. */
type KeptValues = { numbers?: readonly number[]; facets?: readonly Facet[] };

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
  /** What facets count of it: entries of a product with the same prices share it. */
  readonly counted: KeptValues;
};

/** An entry with the product that it was built from. */
export type CatalogEntry = ListingEntry & { readonly product: StoreProduct };

/** A product that passes the filters, as a query found it. Short, because long listings consist of them. */
export type ListingHit<Entry extends ListingEntry = ListingEntry> = {
  readonly entry: Entry;
  /** The first one that passes: its tile shows that one. */
  readonly price: ProductPrice | null;
  /** How well it answers a query; 0 without one. */
  readonly rank: number;
  /** Lacks something that the query asks for. */
  readonly isPartial: boolean;
};

export type CatalogHit = ListingHit<CatalogEntry>;
