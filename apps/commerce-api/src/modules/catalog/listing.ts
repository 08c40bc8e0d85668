import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { ReadingOptions } from '@ownpath/domain/search';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { CatalogContext } from './catalog-context.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { type Found, isSameJson, searchCatalog } from './catalog-search.ts';
import { isOnlineOn, isRestricted } from './catalog-snapshot.ts';
import { toListingEntry } from './listing-entry.ts';
import { ALL_PRICES, filterHits } from './listing-hits.ts';
import { type Listing, ListingTable } from './listing-table.ts';
import { toStoreProduct } from './product-prices.ts';
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

/** Listings of a context, and what they are made of. */
type ContextListings = {
  readonly table: ListingTable;
  /** By number of the product in the index: 1 + its slot in the table, or what else is known of it. */
  readonly slots: Int32Array;
  /** Null: the whole catalogue. */
  readonly byCategory: Map<string | null, Listing>;
};
const UNKNOWN = 0;
const HIDDEN = -1;

const listingsByContext = new WeakMap<CatalogContext, ContextListings>();

function listingsOf(context: CatalogContext): ContextListings {
  const { facets, search } = context.snapshot;
  return computeOnce(listingsByContext, context, () => ({
    table: new ListingTable(facets),
    slots: new Int32Array(search.index.ids.length),
    byCategory: new Map(),
  }));
}

/** Products that a context has computed: what it takes of memory goes by them. */
export const linesKeptBy = (context: CatalogContext): number =>
  listingsByContext.get(context)?.table.entries.length ?? 0;

/** Whether shoppers of the store may see a product on that day. */
const isShown = ({ today, store }: CatalogContext, item: CatalogItem): boolean =>
  isOnlineOn(item, today) && !isRestricted(item, store);

/** The slot of a product in the listings of a context, computed once; `HIDDEN` when shoppers may not see it. */
function slotOf(context: CatalogContext, { table, slots }: ContextListings, number: number): number {
  const known = slots[number] ?? HIDDEN;
  if (known !== UNKNOWN) return known < 0 ? HIDDEN : known - 1;
  const { snapshot } = context;
  const item = snapshot.itemById.get(snapshot.search.index.ids[number] ?? '');
  const isListed = item !== undefined && isShown(context, item);
  const slot = isListed ? table.add(toListingEntry(toStoreProduct(item, context), snapshot.facets)) : HIDDEN;
  slots[number] = isListed ? slot + 1 : HIDDEN;
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

function itemsIn({ snapshot }: CatalogContext, categoryId: string | null): readonly CatalogItem[] {
  return categoryId === null ? snapshot.items : (snapshot.itemsByCategory.get(categoryId) ?? []);
}

function numbersOf({ snapshot }: CatalogContext, items: readonly CatalogItem[]): Uint32Array {
  const { numberOf } = snapshot.search.index;
  return Uint32Array.from(items.flatMap(({ product }) => numberOf.get(product.id) ?? []));
}

/** So many products are a step of a few milliseconds. */
const STEP = 100;

/** Computes the products that are not known yet, in steps: other requests are answered between them. */
async function computeSlots(context: CatalogContext, numbers: Uint32Array): Promise<void> {
  const listings = listingsOf(context);
  let computed = 0;
  for (const number of numbers) {
    if (listings.slots[number] !== UNKNOWN) continue;
    slotOf(context, listings, number);
    computed += 1;
    if (computed % STEP === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Products of a scope that shoppers of the store may see, without what they cost there. */
export function findItems(context: CatalogContext, { query, categoryId }: ListingScope): CatalogItem[] {
  const { itemById, search } = context.snapshot;
  if (query === '') return itemsIn(context, categoryId).filter((item) => isShown(context, item));
  const found: CatalogItem[] = [];
  for (const number of searchCatalog(search, query).matches.numbers) {
    const item = itemById.get(search.index.ids[number] ?? '');
    if (item && isShown(context, item)) found.push(item);
  }
  return found;
}

/** Whether a category has products that the shopper may see. */
export function hasProducts(context: CatalogContext, categoryId: string): boolean {
  return itemsIn(context, categoryId).some(
    (item) => inCategory(context, numbersOf(context, [item]), categoryId, null).slots.length > 0,
  );
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

/** Products of a scope that the shopper may see, with prices and stock; what a query finds is weighed by the prices that it asks for. */
export async function findListing(context: CatalogContext, scope: ListingScope): Promise<Listing> {
  const { query, categoryId, reading } = scope;
  if (query !== '') {
    const { matches, understanding } = searchCatalog(context.snapshot.search, query, reading);
    await computeSlots(context, matches.numbers);
    return weighByPrices(inCategory(context, matches.numbers, categoryId, matches), understanding);
  }
  const { byCategory } = listingsOf(context);
  const known = byCategory.get(categoryId);
  if (known) return known;
  const numbers = numbersOf(context, itemsIn(context, categoryId));
  await computeSlots(context, numbers);
  return computeOnce(byCategory, categoryId, () => inCategory(context, numbers, categoryId, null));
}
