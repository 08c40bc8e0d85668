import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { ReadingOptions } from '@ownpath/domain/search';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { CatalogContext } from './catalog-context.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { type Found, isKept, isSameJson, searchCatalog } from './catalog-search.ts';
import { isOnlineOn, specificationNamesOf } from './catalog-snapshot.ts';
import type { Facet } from './facet-definitions.ts';
import type { CatalogEntry, CatalogHit, ListingEntry } from './listing-entry.ts';
import { unitColorIds } from './product-parts.ts';
import { listablePrices, type StoreProduct, toStoreProduct } from './product-prices.ts';
import { weigh } from './search-wishes.ts';
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
    counted: {},
  };
}

const entriesByContext = new WeakMap<CatalogContext, Map<CatalogItem, CatalogEntry>>();

/** A product in the listings of a context, computed once. */
function listingEntryOf(context: CatalogContext, item: CatalogItem): CatalogEntry {
  const entries = computeOnce(entriesByContext, context, () => new Map<CatalogItem, CatalogEntry>());
  const known = entries.get(item);
  if (known) return known;
  const entry = toListingEntry(toStoreProduct(item, context), context.snapshot.facets);
  entries.set(item, entry);
  return entry;
}

/** Takes over what was computed in an earlier context of the store, for products whose every part is the same. */
export function keepEntries(earlier: CatalogContext, context: CatalogContext): void {
  const entries = entriesByContext.get(earlier);
  const { facets, itemById } = context.snapshot;
  const isSameDay = earlier.today === context.today && isSameJson(earlier.store, context.store);
  if (!entries || !isSameDay || !isSameJson(earlier.snapshot.facets, facets)) return;
  const isSame = (item: CatalogItem) =>
    itemById.get(item.product.id) === item &&
    [item.product, ...item.members].every(({ id }) => hasSameStock(earlier.stock, context.stock, id));
  const kept = [...entries].filter(([item]) => isSame(item));
  entriesByContext.set(context, new Map(kept));
  keptLines.set(context, kept.length);
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
 * In the deals category only used items are shown, and new items if they are on clearance. In other categories the
 * entry is returned unchanged; null when none of its prices remains.
 */
function inDeals(entry: CatalogEntry, categoryId: string | null): CatalogEntry | null {
  const { deals, previouslyRented } = SPECIAL_CATEGORY_IDS;
  const isUsedOnly = categoryId === previouslyRented || (categoryId === deals && !entry.isClearance);
  if (!isUsedOnly || entry.prices.length === 0) return entry;
  const prices = entry.prices.filter(({ condition }) => condition !== 'NEW');
  return prices.length > 0 ? { ...entry, prices, counted: {} } : null;
}

/** All items of a scope, or what a query found. */
type Source = readonly CatalogItem[] | Found;

/** Lines of all listings that a context keeps: what it takes of memory goes by them. */
const keptLines = new WeakMap<CatalogContext, number>();
export const linesKeptBy = (context: CatalogContext): number => keptLines.get(context) ?? 0;

type ListingsByCategory = Map<string | null, readonly CatalogHit[]>;
const listings = new WeakMap<CatalogContext, WeakMap<Source, ListingsByCategory>>();

function listEntry(
  context: CatalogContext,
  item: CatalogItem,
  categoryId: string | null,
): CatalogEntry | null {
  if (!isOnlineOn(item, context.today)) return null;
  if (categoryId !== null && !item.categoryIds.includes(categoryId)) return null;
  const entry = inDeals(listingEntryOf(context, item), categoryId);
  return entry && !entry.product.isRestricted ? entry : null;
}

function listHits(context: CatalogContext, source: Source, categoryId: string | null): CatalogHit[] {
  const hits: CatalogHit[] = [];
  if (!('matches' in source)) {
    for (const item of source) {
      const entry = listEntry(context, item, categoryId);
      if (entry) hits.push({ entry, price: entry.prices[0] ?? null, rank: 0, isPartial: false });
    }
    return hits;
  }
  for (const match of source.matches) {
    const item = context.snapshot.itemById.get(match.productId);
    const entry = item ? listEntry(context, item, categoryId) : null;
    if (entry) hits.push(weigh(entry, match, source.understanding));
  }
  return hits;
}

/** Computed once per context while the same source is passed. */
function inScope(context: CatalogContext, source: Source, categoryId: string | null): readonly CatalogHit[] {
  const ofContext = computeOnce(listings, context, () => new WeakMap<Source, ListingsByCategory>());
  const ofSource = computeOnce(ofContext, source, (): ListingsByCategory => new Map());
  return computeOnce(ofSource, categoryId, () => {
    const hits = listHits(context, source, categoryId);
    if (!('matches' in source) || isKept(source)) keptLines.set(context, linesKeptBy(context) + hits.length);
    return hits;
  });
}

/** Whether the shopper may see a product that has all that a query asks for. */
export function hasFullMatch(context: CatalogContext, query: string): boolean {
  const { understanding, matches } = searchCatalog(context.snapshot.search, query);
  return matches.some((match) => {
    const item = match.isFull ? context.snapshot.itemById.get(match.productId) : undefined;
    const entry = item ? listEntry(context, item, null) : null;
    return entry !== null && !weigh(entry, match, understanding).isPartial;
  });
}

/** Products of a scope that the shopper may see, with prices and stock. */
export function findListing(
  context: CatalogContext,
  { query, categoryId, reading }: ListingScope,
): readonly CatalogHit[] {
  const { snapshot } = context;
  if (query !== '') return inScope(context, searchCatalog(snapshot.search, query, reading), categoryId);
  const items = categoryId === null ? snapshot.items : snapshot.itemsByCategory.get(categoryId);
  return items ? inScope(context, items, categoryId) : [];
}
