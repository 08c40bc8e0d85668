import {
  createLexicon,
  emptyIndex,
  findMatches,
  type Lexicon,
  type Matches,
  type ProductIndex,
  type ReadingOptions,
  type SearchDocument,
  type SearchVocabulary,
  type Steps,
  type Understanding,
  understandQuery,
  updateIndex,
} from '@ownpath/domain/search';
import type { CatalogItem, Category } from './catalog-queries.ts';

/** What searches read of a copy of the catalogue. Immutable. */
export type CatalogSearch = {
  readonly vocabulary: SearchVocabulary;
  readonly categories: readonly Category[];
  readonly lexicon: Lexicon;
  readonly index: ProductIndex;
};

/** What a query found in a copy of the catalogue. */
export type Found = { readonly understanding: Understanding; readonly matches: Matches };

const both = (text: { readonly 'en-US': string; readonly 'es-US': string }) => [text['en-US'], text['es-US']];

function toDocument(item: CatalogItem, categoryById: ReadonlyMap<string, Category>): SearchDocument {
  const { product, variants, categoryIds } = item;
  const features = product.features;
  return {
    id: product.id,
    brand: product.brand,
    names: both(product.name),
    texts: [
      product.model,
      product.rmsItemNumber,
      ...item.taxonomy.flatMap(({ id, name }) => both(categoryById.get(id)?.name ?? name)),
      ...variants.flatMap(({ colorName }) => both(colorName)),
      ...(product.itemNoun ? both(product.itemNoun) : []),
      ...product.specifications.flatMap(({ value }) => both(value)),
    ],
    abouts: [...both(product.shortDescription), ...features['en-US'], ...features['es-US']],
    categoryIds,
    colorIds: variants.map(({ colorId }) => colorId),
    isSet: product.kind === 'bundle',
    rows: product.specifications.map(({ label, value }) => ({
      label: label['en-US'],
      value: value['en-US'],
    })),
  };
}

/** Whether two values that came from JSON are the same. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type SearchChange = {
  readonly vocabulary: SearchVocabulary;
  readonly categories: readonly Category[];
  /** Products that changed, as they were and as they are. */
  readonly before: readonly CatalogItem[];
  readonly after: readonly CatalogItem[];
  /** All products, for when words or categories changed; `after` by default. */
  all?(): readonly CatalogItem[];
};

/** After a change of the catalogue: products are indexed one by one while words and categories stay the same. */
export function* refreshSearch(known: CatalogSearch | null, change: SearchChange): Steps<CatalogSearch> {
  const { vocabulary, categories, before, after } = change;
  const { measures } = vocabulary;
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const documentsOf = (items: readonly CatalogItem[]) =>
    items.filter(({ product }) => product.isOnline).map((item) => toDocument(item, categoryById));
  const namesOf = (all: readonly Category[]) => all.map(({ id, name }) => [id, name]);
  const isKept =
    known !== null &&
    isSameJson(known.vocabulary, vocabulary) &&
    isSameJson(namesOf(known.categories), namesOf(categories));
  if (!isKept) {
    const added = documentsOf(change.all?.() ?? after);
    return {
      vocabulary,
      categories,
      lexicon: createLexicon(vocabulary, categories),
      index: yield* updateIndex(emptyIndex, { removed: [], added, measures }),
    };
  }
  const [removed, added] = [documentsOf(before), documentsOf(after)];
  // A price or a unit changes nothing that a search reads.
  if (isSameJson(removed, added)) return known;
  return { ...known, index: yield* updateIndex(known.index, { removed, added, measures }) };
}

const newestBySearch = new WeakMap<CatalogSearch, { readonly key: string; readonly found: Found }>();

/**
 * What a query finds in a copy of the catalogue. Only the newest answer is kept, because a call asks for it more than once:
 * collecting older ones takes longer than finding them again.
 */
export function searchCatalog(search: CatalogSearch, query: string, options: ReadingOptions = {}): Found {
  const key = JSON.stringify([query, options]);
  const newest = newestBySearch.get(search);
  if (newest?.key === key) return newest.found;
  const { lexicon, index } = search;
  const understanding = understandQuery(query, lexicon, index, options);
  const found = { understanding, matches: findMatches(understanding, lexicon, index) };
  newestBySearch.set(search, { key, found });
  return found;
}
