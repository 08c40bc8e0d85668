import type { ProductSearchRequest, ProductSearchResponse } from '@ownpath/contracts/catalog';
import {
  CATEGORY_LINK_SORT,
  DEFAULT_SORT,
  isSortOption,
  pageSizeOf,
  type SortOption,
} from '@ownpath/domain/catalog';

/** The engine answers at most this many at once. */
const MAX_TILES = 100;
const MAX_START = 9_900;
/** Values of one facet that are read from a URL. */
const MAX_FACET_VALUES = 20;
/** The engine refuses longer ones; no facet has them. */
const MAX_FACET_VALUE_LENGTH = 100;

const MAX_QUERY_LENGTH = 200;

/** Facets that a listing offers; each is a query parameter that may stand several times. */
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
 * What somebody chose to narrow the list, in the order of the facets. What the page itself is about, like clearance,
 * is chosen too and can't be taken back: it is left out.
 */
export function listChosen(facets: ProductSearchResponse['facets']) {
  return facetKeys.flatMap((key) =>
    (facets.find((facet) => facet.key === key)?.values ?? [])
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({ key, value, label })),
  );
}

/** Where in the list the page stands; a change of what is listed starts at the top again. */
const PLACE_KEYS = ['start', 'shown'] as const;

/** What a listing's URL asks for. */
export type ListingQuery = {
  readonly sort: SortOption;
  /** Tiles before the first one shown. */
  readonly start: number;
  readonly shown: number;
  /** Tiles that each "Show more" brings. */
  readonly pageSize: number;
  readonly filters: Readonly<Record<FacetKey, readonly string[]>>;
  /** Only what the shopper's approval has room for. */
  readonly isApproved: boolean;
  /** What a week may cost at most, in cents; null for any. */
  readonly weeklyUpToCents: number | null;
};

function readCount(text: string | null, min: number, max: number): number {
  const count = Number(text);
  return Number.isInteger(count) ? Math.min(Math.max(count, min), max) : min;
}

/** `defaultSort` holds while the URL names none: words are best answered by relevance. */
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

/** The words of `/search?q=`, as long as the engine reads. */
export function readSearchText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

/** A category's listing, or the answer to words. */
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
 * The address of a listing, built from what refines it, the most popular first; `isAp` where an approval's amount is
 * used (specification section 2).
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

/** The URL's query with one facet value switched; the list starts at the top again. */
export function toggleFacet(search: URLSearchParams, key: FacetKey, value: string): string {
  const next = fromTheTop(search);
  const values = next.getAll(key);
  next.delete(key);
  for (const kept of values.filter((candidate) => candidate !== value)) next.append(key, kept);
  if (!values.includes(value)) next.append(key, value);
  return `?${next}`;
}

/** Only what the approval has room for, or everything again. */
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

/** A form that changes one of these sends the rest of the address along. */
export function keptEntries(search: URLSearchParams, changedKey: string): [string, string][] {
  return [...fromTheTop(search)].filter(([key]) => key !== changedKey);
}

type Place = Pick<ListingQuery, 'start' | 'shown' | 'pageSize'>;

/** The next tiles: after those of the page, or on a page of their own once it is full. */
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

/** The tiles before those of the page; null at the top. */
export function withPrevious(search: URLSearchParams, { start, pageSize }: Place): string | null {
  if (start === 0) return null;
  const next = fromTheTop(search);
  const before = Math.max(0, start - pageSize);
  if (before > 0) next.set('start', String(before));
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
