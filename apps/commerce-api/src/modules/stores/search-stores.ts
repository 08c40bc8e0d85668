import type { StoreList } from '@ownpath/contracts/stores';
import { getStateRule } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import {
  type Coordinates,
  distanceMiles,
  roundToTenthMile,
  STORE_DISTANCE_UNIT,
  STORE_SEARCH_LIMIT,
  STORE_SEARCH_MAX_DISTANCE,
} from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { GeocodedPlace } from '../../ports/index.ts';
import { isSelling } from './selling-store.ts';
import {
  listStoresById,
  listStoresInBox,
  type Queryable,
  type SearchBox,
  type StoreRow,
} from './stores-queries.ts';
import { toStore } from './to-store.ts';

const MILES_PER_KILOMETER = 0.621_371;

export type StoreSearch = {
  readonly countryCode?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly maxDistance?: number | undefined;
  readonly distanceUnit?: 'mi' | 'km' | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly locale: Locale;
};

type Origin = { readonly from: Coordinates; readonly place: GeocodedPlace | null };

/** A point takes precedence over a postal code, as documented. Null: there is no such place. */
async function findOrigin(deps: Pick<Dependencies, 'ports'>, search: StoreSearch): Promise<Origin | null> {
  const { latitude, longitude, postalCode } = search;
  if (latitude !== undefined && longitude !== undefined) {
    const from = { latitude, longitude };
    return { from, place: await deps.ports.geocoder.findByPoint(from) };
  }
  if (latitude !== undefined || longitude !== undefined || postalCode === undefined) {
    throw new DomainError('InvalidParameters', 'Give a postalCode, or latitude and longitude.');
  }
  if ((search.countryCode ?? 'US').toUpperCase() !== 'US') return null;
  const place = await deps.ports.geocoder.findByPostalCode(postalCode);
  return place && { from: place, place };
}

/** Slightly less than the exact 69.17, so that the box is never too small. */
const MILES_PER_DEGREE_OF_LATITUDE = 68.7;

/** A box in degrees that contains every point within the distance; near a pole or the date line, all longitudes. */
export function searchBoxAround(from: Coordinates, miles: number): SearchBox {
  const latitudeDelta = miles / MILES_PER_DEGREE_OF_LATITUDE;
  const minLatitude = Math.max(-90, from.latitude - latitudeDelta);
  const maxLatitude = Math.min(90, from.latitude + latitudeDelta);
  const farthest = Math.max(Math.abs(minLatitude), Math.abs(maxLatitude));
  const narrowing = Math.cos((farthest * Math.PI) / 180);
  const longitudeDelta = latitudeDelta / narrowing;
  const isWrapped =
    farthest >= 89 || !(from.longitude - longitudeDelta >= -180) || !(from.longitude + longitudeDelta <= 180);
  if (isWrapped) return { minLatitude, maxLatitude, minLongitude: -180, maxLongitude: 180 };
  return {
    minLatitude,
    maxLatitude,
    minLongitude: from.longitude - longitudeDelta,
    maxLongitude: from.longitude + longitudeDelta,
  };
}

/** The nearest first. */
export async function listSellingNear(
  queryable: Queryable,
  from: Coordinates,
  maxMiles: number,
  now: Date,
): Promise<{ readonly row: StoreRow; readonly miles: number }[]> {
  const rows = await listStoresInBox(queryable, searchBoxAround(from, maxMiles), now);
  return rows
    .filter(isSelling)
    .map((row) => ({ row, miles: distanceMiles(from, row) }))
    .filter(({ miles }) => miles <= maxMiles)
    .sort((a, b) => a.miles - b.miles || a.row.id.localeCompare(b.row.id));
}

/**
 * Stores that sell online near a place, the nearest first. A search from a state that is not served finds none, even
 * if there are stores across the border (specification sections 4 and 8).
 * @throws DomainError `InvalidParameters` without a place; @throws PortError when the geocoder is down
 */
export async function searchStores(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>,
  search: StoreSearch,
): Promise<StoreList> {
  const limit = search.limit ?? STORE_SEARCH_LIMIT;
  const origin = await findOrigin(deps, search);
  const stateCode = origin?.place?.stateCode;
  const offset = search.offset ?? 0;
  if (!origin || (stateCode && !getStateRule(stateCode).enabled)) return { limit, offset, total: 0 };

  const maxDistance = search.maxDistance ?? STORE_SEARCH_MAX_DISTANCE;
  const unit = search.distanceUnit ?? 'km';
  const maxMiles = unit === 'km' ? maxDistance * MILES_PER_KILOMETER : maxDistance;
  const found = await listSellingNear(deps.database, origin.from, maxMiles, deps.clock.now());
  const page = found
    .slice(offset, offset + limit)
    .map(({ row, miles }) => toStore(row, search.locale, { miles: roundToTenthMile(miles), unit }));
  return { limit, offset, total: found.length, ...(page.length > 0 ? { data: page } : {}) };
}

/** The nearest store that sells online within the distance; none in a state that is not served. */
export async function findNearestStore(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  place: GeocodedPlace,
  maxMiles: number,
): Promise<{ readonly id: string; readonly distanceMiles: number } | null> {
  if (place.stateCode && !getStateRule(place.stateCode).enabled) return null;
  const [nearest] = await listSellingNear(deps.database, place, maxMiles, deps.clock.now());
  return nearest ? { id: nearest.row.id, distanceMiles: roundToTenthMile(nearest.miles) } : null;
}

/** The store that a caller was located at, with its distance, as a list of one or none. */
export async function listLocatedStore(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  located: { readonly id: string; readonly distanceMiles: number } | null,
  locale: Locale,
): Promise<StoreList> {
  const rows = located ? await listStoresById(deps.database, [located.id], deps.clock.now()) : [];
  const data = rows.map((row) =>
    toStore(row, locale, { miles: located?.distanceMiles ?? 0, unit: STORE_DISTANCE_UNIT }),
  );
  return { limit: 1, total: data.length, ...(data.length > 0 ? { data } : {}) };
}

/** Stores by id in the order asked, closed ones too; unknown ids are left out. */
export async function listStores(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<StoreList> {
  const ids = [...new Set(request.ids)];
  const rows = await listStoresById(deps.database, ids, deps.clock.now());
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStore(row, request.locale, null)] : [];
  });
  return { limit: ids.length, total: found.length, ...(found.length > 0 ? { data: found } : {}) };
}
