import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { ReadingOptions } from '@ownpath/domain/search';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { CatalogContext } from './catalog-context.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { type Found, isSameJson, searchCatalog } from './catalog-search.ts';
import { isOnlineOn, isRestricted, specificationNamesOf } from './catalog-snapshot.ts';
import type { Facet } from './facet-definitions.ts';
import type { CatalogEntry, ListingEntry } from './listing-entry.ts';
import { ALL_PRICES, filterHits } from './listing-hits.ts';
import { type Listing, ListingTable } from './listing-table.ts';
import { unitColorIds } from './product-parts.ts';
import { listablePrices, type StoreProduct, toStoreProduct } from './product-prices.ts';
import { wantedPrices, weighByPrices } from './search-wishes.ts';
import { hasSameStock } from './stock.ts';

/** Returns the value of a key and computes it if the map does not hold it. */
export function computeOnce<Key, Value>(
  values: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  compute: () => Value,
): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const computed = compute();
  values.set(key, computed);
  return computed;
}

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

function toListingEntry(product: StoreProduct, facets: readonly Facet[]): CatalogEntry {
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

/** Listings of a context, and what they are made of. */
type ContextListings = {
  readonly table: ListingTable;
  /** By number of the product in the index: 1 + its slot in the table, or what else is known of it. */
  readonly slots: Int32Array;
  readonly byItems: WeakMap<readonly CatalogItem[], Map<string | null, Listing>>;
};
const UNKNOWN = 0;
const HIDDEN = -1;

const listingsByContext = new WeakMap<CatalogContext, ContextListings>();

function listingsOf(context: CatalogContext): ContextListings {
  const { facets, search } = context.snapshot;
  return computeOnce(listingsByContext, context, () => ({
    table: new ListingTable(facets),
    slots: new Int32Array(search.index.ids.length),
    byItems: new WeakMap(),
  }));
}

/** Products that a context has computed: what it takes of memory goes by them. */
export const linesKeptBy = (context: CatalogContext): number =>
  listingsByContext.get(context)?.table.entries.length ?? 0;

/** The slot of a product in the listings of a context, computed once; `HIDDEN` when shoppers may not see it. */
function slotOf(context: CatalogContext, { table, slots }: ContextListings, number: number): number {
  const known = slots[number] ?? HIDDEN;
  if (known !== UNKNOWN) return known < 0 ? HIDDEN : known - 1;
  const { snapshot, store, today } = context;
  const item = snapshot.itemById.get(snapshot.search.index.ids[number] ?? '');
  const isShown = item !== undefined && isOnlineOn(item, today) && !isRestricted(item, store);
  const slot = isShown ? table.add(toListingEntry(toStoreProduct(item, context), snapshot.facets)) : HIDDEN;
  slots[number] = isShown ? slot + 1 : HIDDEN;
  return slot;
}

/** Takes over what was computed in an earlier context of the store, for products whose every part is the same. */
export function keepEntries(earlier: CatalogContext, context: CatalogContext): void {
  const known = listingsByContext.get(earlier);
  const { facets, itemById, search } = context.snapshot;
  const isSameDay = earlier.today === context.today && isSameJson(earlier.store, context.store);
  if (!known || !isSameDay || earlier.snapshot.facets !== facets) return;
  const isSame = (item: CatalogItem) =>
    itemById.get(item.product.id) === item &&
    [item.product, ...item.members].every(({ id }) => hasSameStock(earlier.stock, context.stock, id));
  const { table, slots } = listingsOf(context);
  for (const [slot, { product, productId }] of known.table.entries.entries()) {
    const number = search.index.numberOf.get(productId);
    if (number !== undefined && isSame(product.item)) slots[number] = table.addFrom(known.table, slot) + 1;
  }
}

/** Words and category of a search; empty words for none. */
export type ListingScope = {
  readonly query: string;
  /** Null: the whole catalogue. */
  readonly categoryId: string | null;
  /** How the query is read. */
  readonly reading?: ReadingOptions | undefined;
};

/**
 * The category to search in; null for the whole catalogue.
 * @throws DomainError `CategoryNotFound`; `CategoryRestricted` when the shopper's store does not sell it
 */
export function readCategory({ snapshot, store }: CatalogContext, id: string | undefined): string | null {
  if (id === undefined || id === '' || id === ROOT_CATEGORY_ID) return null;
  const category = snapshot.categoryById.get(id);
  if (!category) throw new DomainError('CategoryNotFound', 'There is no such category.');
  if (isCategoryRestricted(store?.restrictedCategoryIds ?? [], category.path)) {
    throw new DomainError('CategoryRestricted', 'The store does not sell this category.');
  }
  return id;
}

/**
 * In the deals category only used items are shown, and new items if they are on clearance. In other categories all
 * prices are listed.
 */
function listedIn(categoryId: string | null, { table, slots }: Listing): Uint8Array | null {
  const { deals, previouslyRented } = SPECIAL_CATEGORY_IDS;
  if (categoryId !== deals && categoryId !== previouslyRented) return null;
  return Uint8Array.from(slots, (slot) => {
    const entry = table.entries[slot];
    if (!entry || entry.prices.length === 0 || (categoryId === deals && entry.isClearance)) return ALL_PRICES;
    return entry.prices.reduce(
      (bits, { condition }, place) => bits | (Number(condition !== 'NEW') << place),
      0,
    );
  });
}

/** Products by their numbers, those of the category that shoppers may see. */
function inCategory(
  context: CatalogContext,
  numbers: Uint32Array,
  categoryId: string | null,
  found: Found['matches'] | null,
): Listing {
  const listings = listingsOf(context);
  const { table } = listings;
  const size = numbers.length;
  const slots = new Uint32Array(size);
  const ranks = found && new Float64Array(size);
  const isPartial = found && new Uint8Array(size);
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const slot = slotOf(context, listings, numbers[at] ?? 0);
    if (slot === HIDDEN) continue;
    if (categoryId !== null && !table.entries[slot]?.product.item.categoryIds.includes(categoryId)) continue;
    slots[count] = slot;
    if (ranks) ranks[count] = found.ranks[at] ?? 0;
    if (isPartial) isPartial[count] = 1 - (found.isFull[at] ?? 0);
    count += 1;
  }
  const listing: Listing = {
    table,
    slots: slots.subarray(0, count),
    ranks: ranks?.subarray(0, count) ?? null,
    isPartial: isPartial?.subarray(0, count) ?? null,
    prices: null,
    shown: null,
  };
  const prices = listedIn(categoryId, listing);
  return prices ? filterHits({ ...listing, prices }, (at) => prices[at] !== 0) : listing;
}

/** What a query finds, weighed by the prices that it asks for. */
function listFound(context: CatalogContext, { matches, understanding }: Found, categoryId: string | null) {
  return weighByPrices(inCategory(context, matches.numbers, categoryId, matches), understanding);
}

/** Items of the catalogue, computed once for a context. */
function listItems(
  context: CatalogContext,
  items: readonly CatalogItem[],
  categoryId: string | null,
): Listing {
  const { byItems } = listingsOf(context);
  const byCategory = computeOnce(byItems, items, () => new Map<string | null, Listing>());
  return computeOnce(byCategory, categoryId, () => {
    const { numberOf } = context.snapshot.search.index;
    const numbers = Uint32Array.from(items.flatMap(({ product }) => numberOf.get(product.id) ?? []));
    return inCategory(context, numbers, categoryId, null);
  });
}

/** Whether the shopper may see a product that has all that a query asks for. */
export function hasFullMatch(context: CatalogContext, query: string): boolean {
  const { understanding, matches } = searchCatalog(context.snapshot.search, query);
  const listings = listingsOf(context);
  return matches.numbers.some((number, at) => {
    const slot = matches.isFull[at] === 1 ? slotOf(context, listings, number) : HIDDEN;
    return slot !== HIDDEN && wantedPrices(listings.table, slot, ALL_PRICES, understanding) !== 0;
  });
}

/** Products of a scope that the shopper may see, with prices and stock. */
export function findListing(context: CatalogContext, { query, categoryId, reading }: ListingScope): Listing {
  const { snapshot } = context;
  if (query !== '') return listFound(context, searchCatalog(snapshot.search, query, reading), categoryId);
  const items = categoryId === null ? snapshot.items : snapshot.itemsByCategory.get(categoryId);
  return listItems(context, items ?? [], categoryId);
}
