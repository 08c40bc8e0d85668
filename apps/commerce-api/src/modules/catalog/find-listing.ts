import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { type CatalogItem, isOnlineOn, type Locale } from './catalog-item.ts';
import type { CatalogReader, WordGroups } from './catalog-reader.ts';
import { correctWords } from './correct-words.ts';
import { type CatalogEntry, listingEntryOf } from './listing-entries.ts';
import type { ShopperScene } from './shopper-scene.ts';

/** Words and category of a search; empty words for none. */
export type ListingScope = {
  readonly query: string;
  /** Null: the whole catalogue. */
  readonly categoryId: string | null;
  readonly locale: Locale;
};

type FoundItem = { readonly item: CatalogItem; readonly rank: number };

/**
 * The category to search in; null for the whole catalogue.
 * @throws DomainError `CategoryNotFound`; `CategoryRestricted` when the shopper's store does not sell it
 */
export function readCategory({ snapshot, store }: ShopperScene, id: string | undefined): string | null {
  if (id === undefined || id === '' || id === ROOT_CATEGORY_ID) return null;
  const category = snapshot.categoryById.get(id);
  if (!category) throw new DomainError('CategoryNotFound', 'There is no such category.');
  if (isCategoryRestricted(store?.restrictedCategoryIds ?? [], category.path)) {
    throw new DomainError('CategoryRestricted', 'The store does not sell this category.');
  }
  return id;
}

function inScope(
  scene: ShopperScene,
  found: readonly FoundItem[],
  categoryId: string | null,
): CatalogEntry[] {
  return found.flatMap(({ item, rank }) => {
    if (!isOnlineOn(item, scene.today)) return [];
    if (categoryId !== null && !item.categoryIds.includes(categoryId)) return [];
    const entry = listingEntryOf(scene, item);
    if (entry.product.isRestricted) return [];
    return [rank === 0 ? entry : { ...entry, rank }];
  });
}

/** Products of a scope that the shopper may see, priced and with stock; a misspelt query finds what it may have meant. */
export async function findListing(
  reader: CatalogReader,
  scene: ShopperScene,
  { query, categoryId, locale }: ListingScope,
): Promise<CatalogEntry[]> {
  const { snapshot } = scene;
  if (query === '') {
    const items = categoryId === null ? snapshot.items : (snapshot.itemsByCategory.get(categoryId) ?? []);
    return inScope(
      scene,
      items.map((item) => ({ item, rank: 0 })),
      categoryId,
    );
  }
  const find = async (words: WordGroups) => {
    const found = await reader.findByWords(snapshot, locale, words);
    return inScope(
      scene,
      found.flatMap(({ productId, rank }) => {
        const item = snapshot.itemById.get(productId);
        return item ? [{ item, rank }] : [];
      }),
      categoryId,
    );
  };
  const entries = await find([[query]]);
  if (entries.length > 0) return entries;
  const corrected = correctWords(query, snapshot.vocabulary[locale]);
  return corrected ? find(corrected) : [];
}
