/** Order of a listing (specification section 9). */
export const SORT_OPTIONS = [
  'AVAILABILITY',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'MOST_POPULAR',
  'RELEVANCE',
] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];
export const DEFAULT_SORT: SortOption = 'AVAILABILITY';
/** Sort order in links to category pages. */
export const CATEGORY_LINK_SORT: SortOption = 'MOST_POPULAR';

/** Products per page. */
export const LISTING_PAGE_SIZE = 16;
export const PAGE_SIZE_OPTIONS = [25, 50, 100] as const;
export const DEFAULT_SEARCH_LIMIT = 25;

export const SUGGESTION_LIMIT = 10;
export const RECENT_SEARCH_LIMIT = 5;
export const SUBMITTED_SEARCH_RESULT_LIMIT = 5;
/** Minimum query length for suggestions, which the specification asks for without a number: people look for a TV, an AC, a PC. */
export const MIN_SEARCH_CHARACTERS = 2;

export const ROOT_CATEGORY_ID = 'root';
/** Category keys with special behavior. */
export const SPECIAL_CATEGORY_IDS = {
  deals: 'deals',
  clearance: 'clearance',
  myItems: 'my-items',
  previouslyRented: 'previously-rented',
} as const;
export const SPECIAL_CATEGORY_LABELS = { deals: 'All Deals', clearance: 'All Clearance' } as const;
/** Added to every search in the clearance category. */
export const CLEARANCE_FILTER = { key: 'clearance', value: 'TRUE' } as const;

/** Badges, each with the product flag that sets it. */
export const PROMO_BADGES = { c_isNew: 'New', c_isSale: 'Sale' } as const;
export type PromoBadge = (typeof PROMO_BADGES)[keyof typeof PROMO_BADGES];

/** Weekly rates in cents, both ends included. */
export type WeeklyRange = { readonly minCents: number; readonly maxCents: number };

/** The range that a filter's value such as `1100-3100` names; null for any other text. */
export function readWeeklyRange(value: string): WeeklyRange | null {
  const [, min, max] = /^(\d{1,7})-(\d{1,7})$/.exec(value) ?? [];
  const range = { minCents: Number(min), maxCents: Number(max) };
  return range.minCents <= range.maxCents ? range : null;
}

export function isSortOption(text: string): text is SortOption {
  return (SORT_OPTIONS as readonly string[]).includes(text);
}

/** Page size from a query string. Any other value gives the default listing size. */
export function pageSizeOf(requested: number): number {
  return (PAGE_SIZE_OPTIONS as readonly number[]).includes(requested) ? requested : LISTING_PAGE_SIZE;
}
