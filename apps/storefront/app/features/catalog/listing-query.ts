import type { ProductSearchRequest } from '@ownpath/contracts/catalog';
import { DEFAULT_SORT, isSortOption, LISTING_PAGE_SIZE, type SortOption } from '@ownpath/domain/catalog';

/** The engine answers at most this many at once. */
const MAX_TILES = 96;
/** Values of one facet that are read from a URL. */
const MAX_FACET_VALUES = 20;
/** The engine refuses longer ones; no facet has them. */
const MAX_FACET_VALUE_LENGTH = 100;

const MAX_QUERY_LENGTH = 200;

/** Facets that a listing offers; each is a query parameter that may stand several times. */
export const facetKeys = ['availability', 'condition', 'delivery', 'price', 'brand', 'color'] as const;
export type FacetKey = (typeof facetKeys)[number];

/** What a listing's URL asks for. */
export type ListingQuery = {
  readonly sort: SortOption;
  readonly shown: number;
  readonly filters: Readonly<Record<FacetKey, readonly string[]>>;
};

/** `defaultSort` holds while the URL names none: words are best answered by relevance. */
export function readListingQuery(
  search: URLSearchParams,
  defaultSort: SortOption = DEFAULT_SORT,
): ListingQuery {
  const sort = search.get('sort') ?? '';
  const shown = Number(search.get('shown'));
  const valuesOf = (key: FacetKey) =>
    search
      .getAll(key)
      .filter((value) => value.length <= MAX_FACET_VALUE_LENGTH)
      .slice(0, MAX_FACET_VALUES);
  return {
    sort: isSortOption(sort) ? sort : defaultSort,
    shown: Number.isInteger(shown)
      ? Math.min(Math.max(shown, LISTING_PAGE_SIZE), MAX_TILES)
      : LISTING_PAGE_SIZE,
    filters: {
      availability: valuesOf('availability'),
      condition: valuesOf('condition'),
      delivery: valuesOf('delivery'),
      price: valuesOf('price'),
      brand: valuesOf('brand'),
      color: valuesOf('color'),
    },
  };
}

/** The words of `/search?q=`, as long as the engine reads. */
export function readSearchText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

/** A category's listing, or the answer to words. */
export function toSearchRequest(
  query: ListingQuery,
  scope: { readonly category: string } | { readonly query: string },
): ProductSearchRequest {
  return {
    ...scope,
    orderBy: query.sort,
    pageSize: query.shown,
    offset: 0,
    requestMode: 'query' in scope ? 'SEARCH' : 'BROWSE',
    filters: facetKeys.flatMap((key) =>
      query.filters[key].length > 0 ? [{ key, values: [...query.filters[key]] }] : [],
    ),
  };
}

/** The URL's query with one facet value switched; the list starts at the top again. */
export function toggleFacet(search: URLSearchParams, key: FacetKey, value: string): string {
  const next = new URLSearchParams(search);
  const values = next.getAll(key);
  next.delete(key);
  next.delete('shown');
  for (const kept of values.filter((candidate) => candidate !== value)) next.append(key, kept);
  if (!values.includes(value)) next.append(key, value);
  return `?${next}`;
}

export function withoutFacets(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const key of [...facetKeys, 'shown']) next.delete(key);
  return `?${next}`;
}

export function withMore(search: URLSearchParams, shown: number): string {
  const next = new URLSearchParams(search);
  next.set('shown', String(Math.min(shown + LISTING_PAGE_SIZE, MAX_TILES)));
  return `?${next}`;
}

/** How tiles stand: in columns, or one below the other. A choice of the eye, so the engine never hears of it. */
export type ListingView = 'grid' | 'list';

export function readListingView(search: URLSearchParams): ListingView {
  return search.get('view') === 'list' ? 'list' : 'grid';
}

export function withView(search: URLSearchParams, view: ListingView): string {
  const next = new URLSearchParams(search);
  next.delete('view');
  if (view === 'list') next.set('view', view);
  return `?${next}`;
}
