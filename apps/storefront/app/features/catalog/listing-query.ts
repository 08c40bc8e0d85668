import type { ProductSearchRequest, ProductSearchResponse, SearchFilter } from '@ownpath/contracts/catalog';
import {
  CATEGORY_LINK_SORT,
  CLEARANCE_FILTER,
  DEFAULT_SORT,
  isSortOption,
  LISTING_PAGE_SIZE,
  pageSizeOf,
  readWeeklyRange,
  type SortOption,
} from '@ownpath/domain/catalog';

/** The most that the commerce API returns at once. */
const MAX_ANSWER = 100;
/** Of one page; "Show more" leads to a page of its own beyond. */
const MAX_TILES = 400;
const MAX_START = 9_600;
/** Values of one facet that are read from the query. */
const MAX_FACET_VALUES = 20;
/** The commerce API refuses longer values. */
const MAX_FACET_VALUE_LENGTH = 100;
const MAX_QUERY_LENGTH = 200;

export type ListingScope =
  | { readonly category: string }
  | { readonly query: string; readonly isExact?: boolean };

type Facets = readonly ProductSearchResponse['facets'][number][];

/** Parameters of a listing's address. Any other may be a facet, which may repeat. */
const LISTING_KEYS: ReadonlySet<string> = new Set('q exact sort start shown limit view isAp upTo'.split(' '));

/** Facets with values. The one that the page itself sets, clearance, is left out because it can't be removed. */
export function shownFacets(facets: Facets): Facets {
  return facets.filter(({ key, values }) => key !== CLEARANCE_FILTER.key && values.length > 0);
}

/** The chosen facet values, in the order of the facets. */
export function listChosen(facets: Facets) {
  return shownFacets(facets).flatMap(({ key, values }) =>
    values.filter(({ selected }) => selected).map(({ value, label, hex }) => ({ key, value, label, hex })),
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
  const upTo = search.get('upTo') ?? '';
  return {
    sort: isSortOption(sort) ? sort : defaultSort,
    start: readCount(search.get('start'), 0, MAX_START),
    shown: readCount(search.get('shown'), pageSize, MAX_TILES),
    pageSize,
    isApproved: search.get('isAp') === 'true',
    weeklyUpToCents: /^\d{3,6}$/.test(upTo) ? Number(upTo) : null,
  };
}

/** Parameters of the address that may be facets. */
export function facetCandidates(search: URLSearchParams): string[] {
  return [...new Set(search.keys())].filter((key) => !LISTING_KEYS.has(key));
}

/** A facet that the site defines: the key of its parameter, and the product field that it filters by. */
export type SiteFacet = { readonly key: string; readonly source?: string | undefined };

/** False for a value that the commerce API would refuse. */
function isReadableValue({ source }: SiteFacet, value: string): boolean {
  if (value.length > MAX_FACET_VALUE_LENGTH) return false;
  return source !== 'weekly-rate' || readWeeklyRange(value) !== null;
}

/** The address's choice among the given facets; values that can't be read are left out. */
export function readFacetFilters(search: URLSearchParams, facets: readonly SiteFacet[]): SearchFilter[] {
  return facetCandidates(search).flatMap((key): SearchFilter[] => {
    const facet = facets.find((one) => one.key === key);
    if (!facet || key === CLEARANCE_FILTER.key) return [];
    const readable = search.getAll(key).filter((value) => isReadableValue(facet, value));
    return readable.length > 0 ? [{ key, values: readable.slice(0, MAX_FACET_VALUES) }] : [];
  });
}

/** The text of `/search?q=`, cut to the length that the commerce API accepts. */
export function readSearchText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}

/** The requests for a category's listing or for a text search: as many as its tiles need. */
export function toSearchRequests(
  query: ListingQuery,
  scope: ListingScope,
  filters: readonly SearchFilter[] = [],
): ProductSearchRequest[] {
  const { weeklyUpToCents, isApproved, start, shown } = query;
  const request = {
    ...scope,
    orderBy: query.sort,
    requestMode: 'query' in scope ? ('SEARCH' as const) : ('BROWSE' as const),
    filters: [
      ...filters,
      ...(weeklyUpToCents === null ? [] : [{ key: 'weeklyUpTo', value: String(weeklyUpToCents) }]),
    ],
    ...(isApproved ? { isAp: true } : {}),
  };
  return Array.from({ length: Math.ceil(shown / MAX_ANSWER) }, (_, index) => ({
    ...request,
    pageSize: Math.min(MAX_ANSWER, shown - index * MAX_ANSWER),
    offset: start + index * MAX_ANSWER,
  }));
}

/**
 * The address of a listing with filters, sorted by popularity; with `isAp` it is limited by the approval
 * (specification section 2).
 */
export function listingHref(
  path: string,
  refine: Readonly<Record<string, readonly string[]>> = {},
  { isApproved = false }: { readonly isApproved?: boolean } = {},
): string {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(refine)) for (const value of values) search.append(key, value);
  search.set('sort', CATEGORY_LINK_SORT);
  if (isApproved) search.set('isAp', 'true');
  return `${path}?${search}`;
}

/** A copy of the query at the first page. */
export function fromTheTop(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of PLACE_KEYS) next.delete(key);
  return next;
}

/** The query with one facet value added or removed, and the position reset. */
export function toggleFacet(search: URLSearchParams, key: string, value: string): string {
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

export function withoutFacets(search: URLSearchParams, facets: Facets): string {
  const next = fromTheTop(search);
  for (const { key } of shownFacets(facets)) next.delete(key);
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

/** The query for one page, counted from 0. */
export function withPage(search: URLSearchParams, index: number, pageSize: number): string {
  const next = fromTheTop(search);
  if (index > 0) next.set('start', String(index * pageSize));
  return `?${next}`;
}

/** The pages that have a link: the first, the last and those around the shown one. Counted from 0. */
export function listPages(current: number, count: number): number[] {
  const last = Math.min(count - 1, Math.floor(MAX_START / LISTING_PAGE_SIZE));
  return Array.from({ length: last + 1 }, (_, index) => index).filter(
    (index) => index === 0 || index === last || Math.abs(index - current) <= 2,
  );
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
