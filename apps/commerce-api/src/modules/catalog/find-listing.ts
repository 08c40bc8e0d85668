import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { Locale } from '@ownpath/domain/site';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import type { CatalogContext } from './catalog-context.ts';
import { type CatalogItem, isOnlineOn } from './catalog-item.ts';
import type { CatalogReader, WordGroups } from './catalog-reader.ts';
import { correctWords } from './correct-words.ts';
import { type CatalogEntry, listingEntryOf } from './listing-entries.ts';
import { madeOnce } from './made-once.ts';
import type { FoundProduct } from './search-word-queries.ts';

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
 * Among deals only what is one is offered: used goods, and of clearance the new goods too. The entry itself everywhere
 * else; null when nothing of it is left.
 */
function inDeals(entry: CatalogEntry, categoryId: string | null): CatalogEntry | null {
  const { deals, previouslyRented } = SPECIAL_CATEGORY_IDS;
  const isUsedOnly = categoryId === previouslyRented || (categoryId === deals && !entry.isClearance);
  if (!isUsedOnly || entry.prices.length === 0) return entry;
  const prices = entry.prices.filter(({ condition }) => condition !== 'NEW');
  return prices.length > 0 ? { ...entry, prices } : null;
}

/** All items alike, or those that words found, each with its rank. */
type Found = readonly CatalogItem[] | readonly FoundProduct[];

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

/** Computed once for a context, as long as the same list of what was found is handed in. */
function inScope(context: CatalogContext, found: Found, categoryId: string | null): readonly CatalogEntry[] {
  const ofContext = madeOnce(listings, context, () => new WeakMap<Found, ListingsByCategory>());
  const ofFound = madeOnce(ofContext, found, (): ListingsByCategory => new Map());
  return madeOnce(ofFound, categoryId, () => listEntries(context, found, categoryId));
}

/** Products of a scope that the shopper may see, priced and with stock; a misspelt query finds what it may have meant. */
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
  const entries = await find([[query]]);
  if (entries.length > 0) return entries;
  const corrected = correctWords(query, snapshot.vocabulary[locale]);
  return corrected ? find(corrected) : [];
}
