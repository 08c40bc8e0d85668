import type { SearchVocabulary, Steps } from '@ownpath/domain/search';
import type { CatalogItem, Category, Localized } from './catalog-queries.ts';
import { type CatalogSearch, isSameJson, refreshSearch } from './catalog-search.ts';
import type { Facet } from './facet-definitions.ts';

/** The whole catalogue as of one revision. Immutable. */
export type CatalogSnapshot = {
  readonly revision: number;
  readonly items: readonly CatalogItem[];
  readonly itemById: ReadonlyMap<string, CatalogItem>;
  readonly productIdByVariantId: ReadonlyMap<string, string>;
  /** Ancestors included. */
  readonly itemsByCategory: ReadonlyMap<string, readonly CatalogItem[]>;
  /** Online ones in menu order, parents first. */
  readonly categories: readonly Category[];
  readonly categoryById: ReadonlyMap<string, Category>;
  /** Share of an add-on's own rate that is charged together with a main item, in basis points. */
  readonly addOnRateBps: ReadonlyMap<string, number>;
  /** By id; `hex` as in #2f5d50. */
  readonly colors: ReadonlyMap<string, { readonly name: Localized; readonly hex: string }>;
  /** The retailer's, in the order in which they are shown. */
  readonly facets: readonly Facet[];
  /** Names of a specification facet's values, by facet key and value. */
  readonly specificationNames: ReadonlyMap<string, ReadonlyMap<string, Localized>>;
  readonly search: CatalogSearch;
};

function createSnapshot(
  revision: number,
  items: readonly CatalogItem[],
  categories: readonly Category[],
  facets: readonly Facet[],
  search: CatalogSearch,
): CatalogSnapshot {
  const itemsByCategory = new Map<string, CatalogItem[]>();
  for (const item of items) {
    for (const id of item.categoryIds) {
      const listed = itemsByCategory.get(id);
      if (listed) listed.push(item);
      else itemsByCategory.set(id, [item]);
    }
  }
  return {
    revision,
    items,
    itemById: new Map(items.map((item) => [item.product.id, item])),
    productIdByVariantId: new Map(
      items.flatMap(({ product, variants }) => variants.map(({ id }) => [id, product.id] as const)),
    ),
    itemsByCategory,
    categories,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    addOnRateBps: new Map(
      items.flatMap(({ addOns }) => addOns.map(({ productId, rateBps }) => [productId, rateBps] as const)),
    ),
    colors: new Map(
      items.flatMap((item) =>
        item.variants.map(
          ({ colorId, colorName, colorHex }) => [colorId, { name: colorName, hex: colorHex }] as const,
        ),
      ),
    ),
    facets,
    specificationNames: new Map(
      facets.map((facet) => [
        facet.key,
        new Map(
          items.flatMap((item) => specificationNamesOf(item, facet).map((name) => [name['en-US'], name])),
        ),
      ]),
    ),
    search,
  };
}

/** What a copy derives from its products beside themselves: unchanged while these fields are. */
const derivedFrom = ({ product, variants, categoryIds, addOns }: CatalogItem) => {
  const { name, brand, isOnline, specifications } = product;
  return JSON.stringify([name, brand, isOnline, specifications, variants, categoryIds, addOns]);
};

export type SnapshotChange = Pick<CatalogSnapshot, 'revision' | 'items' | 'categories' | 'facets'> & {
  readonly searchVocabulary: SearchVocabulary;
  /** Products that `items` are a new state of; those that are not among `items` are gone. Null: `items` are all. */
  readonly changedIds: readonly string[] | null;
};

/** A copy of the catalogue after a change: the same as one made of all products. Its index for searches is made in steps. */
export function* refreshSnapshot(
  known: CatalogSnapshot | null,
  change: SnapshotChange,
): Steps<CatalogSnapshot> {
  const { revision, changedIds, items, categories, searchVocabulary: vocabulary } = change;
  // The same object while it is the same: what was computed for it counts.
  const facets = known && isSameJson(known.facets, change.facets) ? known.facets : change.facets;
  if (!known || changedIds === null) {
    const search = yield* refreshSearch(null, { vocabulary, categories, before: [], after: items });
    return createSnapshot(revision, items, categories, facets, search);
  }
  const changed = new Map(items.map((item) => [item.product.id, item]));
  const gone = new Set(changedIds);
  const others = () => known.items.filter(({ product }) => !gone.has(product.id));
  const before = changedIds.flatMap((id) => known.itemById.get(id) ?? []);
  const search = yield* refreshSearch(known.search, {
    vocabulary,
    categories,
    before,
    after: items,
    all: () => [...others(), ...items],
  });
  const isDerivedSame =
    changed.size === changedIds.length &&
    items.every((item) => {
      const earlier = known.itemById.get(item.product.id);
      return earlier !== undefined && derivedFrom(earlier) === derivedFrom(item);
    }) &&
    isSameJson(known.categories, categories) &&
    known.facets === facets;
  if (!isDerivedSame) return createSnapshot(revision, [...others(), ...items], categories, facets, search);
  const renewed = (item: CatalogItem) => changed.get(item.product.id) ?? item;
  const itemsByCategory = new Map(known.itemsByCategory);
  for (const id of new Set(items.flatMap(({ categoryIds }) => categoryIds)))
    itemsByCategory.set(id, itemsByCategory.get(id)?.map(renewed) ?? []);
  const itemById = new Map(known.itemById);
  for (const item of items) itemById.set(item.product.id, item);
  return { ...known, revision, items: known.items.map(renewed), itemById, itemsByCategory, search };
}

/** Calendar dates compare as texts; an open end sorts after every date. */
function isWithin(today: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= today) && (to === null || today <= to);
}

/** Whether shoppers may see the product on that day. */
export function isOnlineOn({ product }: Pick<CatalogItem, 'product'>, today: string): boolean {
  return product.isOnline && isWithin(today, product.onlineFrom, product.onlineTo);
}

/** Badge ids of that day. */
export function badgesOn({ badges }: Pick<CatalogItem, 'badges'>, today: string): string[] {
  return badges.filter(({ startsOn, endsOn }) => isWithin(today, startsOn, endsOn)).map(({ id }) => id);
}

/** One of the product's categories is among those that the store does not sell. */
export function isRestricted(
  item: Pick<CatalogItem, 'categoryIds'>,
  store: { readonly restrictedCategoryIds: readonly string[] } | null,
): boolean {
  return store?.restrictedCategoryIds.some((id) => item.categoryIds.includes(id)) ?? false;
}

/** The text before the measures: `Queen` of `Queen, 60 × 80`. */
const nameOf = (text: string) => text.split(',')[0]?.trim() ?? text;

/** Names of the values of a product under a specification facet; the English one is the filter's value. */
export function specificationNamesOf({ product }: Pick<CatalogItem, 'product'>, facet: Facet): Localized[] {
  if (facet.source !== 'specification') return [];
  return product.specifications
    .filter(({ label }) => facet.rows.includes(label['en-US']))
    .map(({ value }) => ({ 'en-US': nameOf(value['en-US']), 'es-US': nameOf(value['es-US']) }));
}
