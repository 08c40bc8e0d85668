import { type CalendarDate, isBefore } from '../dates/index.ts';

export type Coordinates = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_MILES = 3_958.7613;

/** Great-circle distance in miles (haversine). */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  const latitudeDelta = radians(to.latitude - from.latitude);
  const longitudeDelta = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitudeDelta / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudeDelta / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Distance as displayed: one decimal. */
export function roundToTenthMile(miles: number): number {
  return Math.round(miles * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Store search (specification section 9). Distances in `STORE_DISTANCE_UNIT`. */
export const STORE_SEARCH_MAX_DISTANCE = 100;
export const STORE_SEARCH_LIMIT = 200;
export const STORE_DISTANCE_UNIT = 'mi';
/** Stores shown at first, and added by every "Load More". */
export const STORE_LIST_STEP = 10;
export const STORE_LIST_CAP = 200;
/** "No store was found within 30 miles of your location." */
export const NO_STORE_NOTICE_MILES = 30;
export const NO_STORE_NOTICE_DELAY_MS = 1_000;
export const DEFAULT_POSTAL_CODE = '90210';
/** Store number of a lead without a store. */
export const NO_STORE_NUMBER = '00000';

/** Number of visible stores after another "Load More". */
export function nextVisibleStoreCount(visibleCount: number): number {
  return Math.min(STORE_LIST_CAP, visibleCount + STORE_LIST_STEP);
}

/** A store sells online through its closing date. */
export function isOpenForEcommerce(closeDate: CalendarDate | null | undefined, today: CalendarDate): boolean {
  return closeDate === null || closeDate === undefined || !isBefore(closeDate, today);
}

/** Stores open for e-commerce within the distance, nearest first, each with its distance in miles. */
export function findNearestStores<
  Store extends Coordinates & { readonly ecommerceCloseDate: CalendarDate | null },
>(
  stores: readonly Store[],
  search: {
    readonly from: Coordinates;
    readonly today: CalendarDate;
    readonly maxDistanceMiles?: number;
    readonly limit?: number;
  },
): { readonly store: Store; readonly distanceMiles: number }[] {
  const { from, today } = search;
  const maxDistance = Math.min(
    search.maxDistanceMiles ?? STORE_SEARCH_MAX_DISTANCE,
    STORE_SEARCH_MAX_DISTANCE,
  );
  const limit = Math.min(search.limit ?? STORE_SEARCH_LIMIT, STORE_SEARCH_LIMIT);
  return stores
    .filter((store) => isOpenForEcommerce(store.ecommerceCloseDate, today))
    .map((store) => ({ store, distanceMiles: distanceMiles(from, store) }))
    .filter((found) => found.distanceMiles <= maxDistance)
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .slice(0, limit);
}

/** Service status of a geocoded address (specification section 4, "Geocode store check"). */
export type GeoAvailability =
  | { readonly type: 'no-result' }
  | { readonly type: 'affiliate-state'; readonly stateCode: 'MN' | 'WI' }
  | { readonly type: 'unsupported-location' };

/**
 * Based on the state of the first address found; `null` when no address was found.
 * Called only when no store was found nearby, so every other state has no service either.
 */
export function geoAvailabilityOf(firstResultStateCode: string | null): GeoAvailability {
  if (firstResultStateCode === null) return { type: 'no-result' };
  if (firstResultStateCode === 'MN' || firstResultStateCode === 'WI') {
    return { type: 'affiliate-state', stateCode: firstResultStateCode };
  }
  return { type: 'unsupported-location' };
}

export function isCategoryRestricted(
  restrictedCategoryIds: readonly string[],
  categoryPath: readonly string[],
): boolean {
  return categoryPath.some((id) => restrictedCategoryIds.includes(id));
}

/** The nearest store to a visitor's network address. */
export type LocatedStore = { readonly id: string; readonly distanceMiles: number };
