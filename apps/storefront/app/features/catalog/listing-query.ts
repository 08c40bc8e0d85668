import type { ProductSearchRequest, ProductSearchResponse } from '@ownpath/contracts/catalog';
import {
  CATEGORY_LINK_SORT,
  DEFAULT_SORT,
  isSortOption,
  pageSizeOf,
  type SortOption,
} from '@ownpath/domain/catalog';

/** The most that the commerce API returns at once. */
const MAX_TILES = 100;
const MAX_START = 9_900;
/** Values of one facet that are read from the query. */
const MAX_FACET_VALUES = 20;
/** The commerce API refuses longer values. */
const MAX_FACET_VALUE_LENGTH = 100;

const MAX_QUERY_LENGTH = 200;

/** Facets of a listing. Each is a query parameter that may repeat. */
export const facetKeys = [
  'availability',
  'condition',
  'delivery',
  'price',
  'brand',
  'color',
  'size',
] as const;
export type FacetKey = (typeof facetKeys)[number];

/**
 * The chosen facet values, in the order of the facets. A value that the page itself sets, like clearance, is left
 * out because it can't be removed.
 */
export function listChosen(facets: ProductSearchResponse['facets']) {
  return facetKeys.flatMap((key) =>
    (facets.find((facet) => facet.key === key)?.values ?? [])
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({ key, value, label })),
  );
}

/** Position in the list; a change of the filters resets it. */
const PLACE_KEYS = ['start', 'shown'] as const;

/** The parsed query of a listing's address. */
export type ListingQuery = {
  readonly sort: SortOption;
  /** Tiles before the first one shown. */
  readonly start: number;
  readonly shown: number;
  /** Tiles that each "Show more" adds. */
  readonly pageSize: number;
  readonly filters: Readonly<Record<FacetKey, readonly string[]>>;
  /** Only products within the shopper's approval. */
  readonly isApproved: boolean;
  /** Highest weekly rate in cents; null for any. */
  readonly weeklyUpToCents: number | null;
};

function readCount(text: string | null, min: number, max: number): number {
  const count = Number(text);
  return Number.isInteger(count) ? Math.min(Math.max(count, min), max) : min;
}

/** @param defaultSort used while the query names none; a text search passes relevance */
export function readListingQuery(
  search: URLSearchParams,
  defaultSort: SortOption = DEFAULT_SORT,
): ListingQuery {
  const sort = search.get('sort') ?? '';
  const pageSize = pageSizeOf(Number(search.get('limit')));
  const valuesOf = (key: FacetKey) =>
    search
      .getAll(key)
      .filter((value) => value.length <= MAX_FACET_VALUE_LENGTH)
      .slice(0, MAX_FACET_VALUES);
  const upTo = search.get('upTo') ?? '';
  return {
    sort: isSortOption(sort) ? sort : defaultSort,
    start: readCount(search.get('start'), 0, MAX_START),
    shown: readCount(search.get('shown'), pageSize, MAX_TILES),
    pageSize,
    filters: {
      availability: valuesOf('availability'),
      condition: valuesOf('condition'),
      delivery: valuesOf('delivery'),
      price: valuesOf('price'),
      brand: valuesOf('brand'),
      color: valuesOf('color'),
      size: valuesOf('size'),
    },
    isApproved: search.get('isAp') === 'true',
    weeklyUpToCents: /^\d{3,6}$/.test(upTo) ? Number(upTo) : null,
  };
}

/** The text of `/search?q=`, cut to the length that the commerce API accepts. */
export function readSearchText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

/** The request for a category's listing or for a text search. */
export function toSearchRequest(
  query: ListingQuery,
  scope: { readonly category: string } | { readonly query: string },
): ProductSearchRequest {
  const { filters, weeklyUpToCents, isApproved } = query;
  return {
    ...scope,
    orderBy: query.sort,
    pageSize: query.shown,
    offset: query.start,
    requestMode: 'query' in scope ? 'SEARCH' : 'BROWSE',
    filters: [
      ...facetKeys.flatMap((key) => (filters[key].length > 0 ? [{ key, values: [...filters[key]] }] : [])),
      ...(weeklyUpToCents === null ? [] : [{ key: 'weeklyUpTo', value: String(weeklyUpToCents) }]),
    ],
    ...(isApproved ? { isAp: true } : {}),
  };
}

/**
 * The address of a listing with filters, sorted by popularity; with `isAp` it is limited by the approval
 * (specification section 2).
 */
export function listingHref(
  path: string,
  refine: Partial<Record<FacetKey | 'upTo', readonly string[]>> = {},
  { isApproved = false }: { readonly isApproved?: boolean } = {},
): string {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(refine)) for (const value of values) search.append(key, value);
  search.set('sort', CATEGORY_LINK_SORT);
  if (isApproved) search.set('isAp', 'true');
  return `${path}?${search}`;
}

function fromTheTop(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of PLACE_KEYS) next.delete(key);
  return next;
}

/** The query with one facet value added or removed, and the position reset. */
export function toggleFacet(search: URLSearchParams, key: FacetKey, value: string): string {
  const next = fromTheTop(search);
  const values = next.getAll(key);
  next.delete(key);
  for (const other of values.filter((candidate) => candidate !== value)) next.append(key, other);
  if (!values.includes(value)) next.append(key, value);
  return `?${next}`;
}

/** Turns the limit by the approval on or off. */
export function toggleApproved(search: URLSearchParams): string {
  const next = fromTheTop(search);
  if (next.get('isAp') === 'true') next.delete('isAp');
  else next.set('isAp', 'true');
  return `?${next}`;
}

export function withoutFacets(search: URLSearchParams): string {
  const next = fromTheTop(search);
  for (const key of facetKeys) next.delete(key);
  next.delete('isAp');
  return `?${next}`;
}

/** The query's other parameters, which a form that changes `changedKey` sends along. */
export function otherEntries(search: URLSearchParams, changedKey: string): [string, string][] {
  return [...fromTheTop(search)].filter(([key]) => key !== changedKey);
}

type Place = Pick<ListingQuery, 'start' | 'shown' | 'pageSize'>;

/** The query for more tiles: below those of the page, or on a new page once this one is full. */
export function withMore(search: URLSearchParams, { start, shown, pageSize }: Place): string {
  const next = new URLSearchParams(search);
  if (shown + pageSize <= MAX_TILES) {
    next.set('shown', String(shown + pageSize));
  } else {
    next.set('start', String(start + shown));
    next.delete('shown');
  }
  return `?${next}`;
}

/** The query for the previous page; null on the first. */
export function withPrevious(search: URLSearchParams, { start, pageSize }: Place): string | null {
  if (start === 0) return null;
  const next = fromTheTop(search);
  const before = Math.max(0, start - pageSize);
  if (before > 0) next.set('start', String(before));
  return `?${next}`;
}

/** Tiles in columns or as a list. Affects the layout only and is not part of the search request. */
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
