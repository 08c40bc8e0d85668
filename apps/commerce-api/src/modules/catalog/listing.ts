import { type ItemCondition, ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { Locale } from '@ownpath/domain/site';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { CatalogContext, CatalogReader, WordGroups } from './catalog-context.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { isOnlineOn, specificationNamesOf } from './catalog-snapshot.ts';
import type { Facet } from './facet-definitions.ts';
import { unitColorIds } from './product-parts.ts';
import { listablePrices, type ProductPrice, type StoreProduct, toStoreProduct } from './product-prices.ts';
import { withSynonyms } from './search-synonyms.ts';
import type { FoundProduct } from './search-word-queries.ts';
import { correctWords } from './search-words.ts';
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
  readonly popularity: number;
  readonly rank: number;
  /** As shoppers see them: orderable first, then new, then by price; empty without a store. */
  readonly prices: readonly ProductPrice[];
};

/** An entry with the product that it was built from. */
export type CatalogEntry = ListingEntry & { readonly product: StoreProduct };

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
      facets.map((facet) => [
        facet.key,
        specificationNamesOf(product.item, facet).map((name) => name['en-US']),
      ]),
    ),
    isClearance: core.isClearance,
    popularity: core.popularity,
    rank: 0,
    prices: listablePrices(product.prices),
  };
}

const entriesByContext = new WeakMap<CatalogContext, Map<CatalogItem, CatalogEntry>>();

/** A product in the listings of a context, computed once; its rank is 0. */
function listingEntryOf(context: CatalogContext, item: CatalogItem): CatalogEntry {
  const entries = computeOnce(entriesByContext, context, () => new Map<CatalogItem, CatalogEntry>());
  return computeOnce(entries, item, () =>
    toListingEntry(toStoreProduct(item, context), context.snapshot.facets),
  );
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

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
  readonly locale: Locale;
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
  return prices.length > 0 ? { ...entry, prices } : null;
}

/** All items with rank 0, or those that a query found, each with its rank. */
type Found = readonly CatalogItem[] | readonly FoundProduct[];

/** Lines of all listings that a context keeps: what it takes of memory goes by them. */
const keptLines = new WeakMap<CatalogContext, number>();
export const linesKeptBy = (context: CatalogContext): number => keptLines.get(context) ?? 0;

type ListingsByCategory = Map<string | null, readonly CatalogEntry[]>;
const listings = new WeakMap<CatalogContext, WeakMap<Found, ListingsByCategory>>();

function listEntries(context: CatalogContext, found: Found, categoryId: string | null): CatalogEntry[] {
  return found.flatMap((one) => {
    const item = 'product' in one ? one : context.snapshot.itemById.get(one.productId);
    if (!item || !isOnlineOn(item, context.today)) return [];
    if (categoryId !== null && !item.categoryIds.includes(categoryId)) return [];
    const entry = inDeals(listingEntryOf(context, item), categoryId);
    if (!entry || entry.product.isRestricted) return [];
    return ['product' in one ? entry : { ...entry, rank: one.rank }];
  });
}

/** Computed once per context while the same list of found products is passed. */
function inScope(context: CatalogContext, found: Found, categoryId: string | null): readonly CatalogEntry[] {
  const ofContext = computeOnce(listings, context, () => new WeakMap<Found, ListingsByCategory>());
  const ofFound = computeOnce(ofContext, found, (): ListingsByCategory => new Map());
  return computeOnce(ofFound, categoryId, () => {
    const entries = listEntries(context, found, categoryId);
    keptLines.set(context, linesKeptBy(context) + entries.length);
    return entries;
  });
}

/** Products of a scope that the shopper may see, with prices and stock. A misspelt query finds its corrections. */
export async function findListing(
  reader: CatalogReader,
  context: CatalogContext,
  { query, categoryId, locale }: ListingScope,
): Promise<readonly CatalogEntry[]> {
  const { snapshot } = context;
  if (query === '') {
    const items = categoryId === null ? snapshot.items : snapshot.itemsByCategory.get(categoryId);
    return items ? inScope(context, items, categoryId) : [];
  }
  const find = async (words: WordGroups) =>
    inScope(context, await reader.findByWords(snapshot, locale, words), categoryId);
  const entries = await find([withSynonyms(query, locale)]);
  if (entries.length > 0) return entries;
  const corrected = correctWords(query, snapshot.vocabulary[locale]);
  return corrected ? find(corrected) : [];
}
