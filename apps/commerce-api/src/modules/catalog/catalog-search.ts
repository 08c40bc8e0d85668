import {
  createLexicon,
  emptyIndex,
  findMatches,
  type Lexicon,
  type Match,
  type ProductIndex,
  type ReadingOptions,
  type SearchDocument,
  type SearchVocabulary,
  type Steps,
  type Understanding,
  understandQuery,
  updateIndex,
} from '@ownpath/domain/search';
import { LRUCache } from 'lru-cache';
import type { CatalogItem, Category } from './catalog-queries.ts';

/** What searches read of a copy of the catalogue. Immutable. */
export type CatalogSearch = {
  readonly vocabulary: SearchVocabulary;
  readonly categories: readonly Category[];
  readonly lexicon: Lexicon;
  readonly index: ProductIndex;
};

/** What a query found in a copy of the catalogue, best first. */
export type Found = { readonly understanding: Understanding; readonly matches: readonly Match[] };

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

type KeptQueries = {
  readonly short: LRUCache<string, Found>;
  last: { readonly key: string; readonly found: Found } | null;
};

const queriesBySearch = new WeakMap<CatalogSearch, KeptQueries>();

/** Longer answers are found faster than they are collected as garbage, once they are old. */
const KEPT_MATCHES = 1000;
export const isKept = ({ matches }: Found): boolean => matches.length <= KEPT_MATCHES;

/**
 * What a query finds, once for a copy of the catalogue: listings of it are kept by the object that is returned. Up to 500 queries
 * and 50,000 matches are kept; of those with many, the last one.
 */
export function searchCatalog(search: CatalogSearch, query: string, options: ReadingOptions = {}): Found {
  const known = queriesBySearch.get(search) ?? {
    short: new LRUCache<string, Found>({ max: 500, maxSize: 50_000 }),
    last: null,
  };
  queriesBySearch.set(search, known);
  const key = JSON.stringify([query, options]);
  const earlier = known.last?.key === key ? known.last.found : known.short.get(key);
  if (earlier) return earlier;
  const { lexicon, index } = search;
  const understanding = understandQuery(query, lexicon, index, options);
  const found = { understanding, matches: findMatches(understanding, lexicon, index) };
  if (isKept(found)) known.short.set(key, found, { size: found.matches.length + 1 });
  else known.last = { key, found };
  return found;
}
