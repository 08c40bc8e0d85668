import { StoreSearchForm } from '@ownpath/contracts/forms';
import {
  type GeocodeResponse,
  geocode,
  getClientLocation,
  type Store,
  searchStores,
} from '@ownpath/contracts/stores';
import { isPostalCode } from '@ownpath/domain/account';
import { canRentIn } from '@ownpath/domain/law';
import {
  type Coordinates,
  geoAvailabilityOf,
  isStateCode,
  NO_STORE_NOTICE_MILES,
  nextVisibleStoreCount,
  STORE_DISTANCE_UNIT,
  STORE_LIST_CAP,
  STORE_LIST_STEP,
} from '@ownpath/domain/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import type { LocationConfig } from './place-query.ts';

/** What a visitor asked the store finder, as the URL carries it. */
export type StoreQuery = {
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** `ip`: near the visitor's address, whatever else is asked; `geo`: the point is their device's. */
  readonly config: LocationConfig | null;
  readonly visibleCount: number;
};

export type StoreSearchResult =
  | { readonly outcome: 'idle' | 'location-needed' | 'postal-code-needed' | 'failed' }
  | { readonly outcome: 'too-many'; readonly waitSeconds: number }
  | {
      readonly outcome: 'found';
      readonly stores: readonly Store[];
      readonly total: number;
      readonly nextVisibleCount: number | null;
      /** Where distances count from. */
      readonly center: Coordinates;
    }
  | { readonly outcome: 'none-nearby' | 'unknown-place' }
  | { readonly outcome: 'affiliate-state' | 'closed-state'; readonly stateCode: string };

function coordinate(text: string | null, limit: number): number | null {
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= limit ? value : null;
}

export function readStoreQuery(url: URL): StoreQuery {
  const shown = Number(url.searchParams.get('show'));
  const config = url.searchParams.get('config');
  return {
    postalCode: url.searchParams.get('postalCode')?.trim() ?? null,
    latitude: coordinate(url.searchParams.get('latitude'), 90),
    longitude: coordinate(url.searchParams.get('longitude'), 180),
    config: config === 'geo' || config === 'ip' ? config : null,
    visibleCount: Number.isInteger(shown)
      ? Math.min(Math.max(shown, STORE_LIST_STEP), STORE_LIST_CAP)
      : STORE_LIST_STEP,
  };
}

/** A place that a query names. `center` is null, and nothing is known of it, when it could not be geocoded. */
export type Place = {
  readonly center: Coordinates | null;
  readonly stateCode: string | null;
  readonly isGeocoded: boolean;
};

/** Null when the call failed, which is only logged (section 8). */
async function geocodeOrNull(
  commerce: CommerceClient,
  query: { readonly zipcode: string } | { readonly latlng: string },
): Promise<GeocodeResponse['results'] | null> {
  try {
    return (await commerce.call(geocode, { query })).results;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(error.message);
    return null;
  }
}

/** Roughly where the visitor's address is; null when that is unknown. A failure is only logged (section 8). */
export async function locateVisitor(commerce: CommerceClient): Promise<Coordinates | null> {
  try {
    const { googleapidata } = await commerce.call(getClientLocation, {});
    const { lat, lng } = googleapidata.location;
    return { latitude: lat, longitude: lng };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status !== 404) console.warn(`The visitor was not located: ${error.code}`);
    return null;
  }
}

/**
 * The point, the middle of the ZIP code, or where the visitor's address is; null when there is no such ZIP code, or
 * none is given.
 */
export async function findPlace(
  commerce: CommerceClient,
  query: Pick<StoreQuery, 'postalCode' | 'latitude' | 'longitude' | 'config'>,
): Promise<Place | null> {
  const { postalCode } = query;
  const point = query.config === 'ip' ? await locateVisitor(commerce) : query;
  const { latitude = null, longitude = null } = point ?? {};
  if (latitude !== null && longitude !== null) {
    const results = await geocodeOrNull(commerce, { latlng: `${latitude},${longitude}` });
    return { center: { latitude, longitude }, stateCode: stateOf(results), isGeocoded: results !== null };
  }
  if (postalCode === null || !isPostalCode(postalCode)) return null;
  const results = await geocodeOrNull(commerce, { zipcode: postalCode });
  if (results === null) return { center: null, stateCode: null, isGeocoded: false };
  const location = results[0]?.geometry.location;
  if (!location) return null;
  const center = { latitude: location.lat, longitude: location.lng };
  return { center, stateCode: stateOf(results), isGeocoded: true };
}

function stateOf(results: GeocodeResponse['results'] | null): string | null {
  const part = results?.[0]?.address_components.find(({ types }) =>
    types.includes('administrative_area_level_1'),
  );
  return part?.short_name ?? null;
}

/** Stores near the place asked for, or why there are none (specification sections 4, 5 and 8). */
export async function findStores(commerce: CommerceClient, query: StoreQuery): Promise<StoreSearchResult> {
  const isByAddress = query.config === 'ip';
  if (!isByAddress && (query.latitude === null || query.longitude === null)) {
    const { postalCode } = query;
    if (postalCode === null) return { outcome: 'idle' };
    const parsed = parseForm(StoreSearchForm, { postalCode });
    if (!parsed.ok) {
      return { outcome: parsed.problems[0]?.code === 'required' ? 'location-needed' : 'postal-code-needed' };
    }
  }
  try {
    const place = await findPlace(commerce, query);
    if (place) return await searchNear(commerce, query, place);
    return { outcome: isByAddress ? 'location-needed' : 'unknown-place' };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { status, retryAfterSeconds: waitSeconds } = error;
    return status === 429 && waitSeconds !== null
      ? { outcome: 'too-many', waitSeconds }
      : { outcome: 'failed' };
  }
}

async function searchNear(
  commerce: CommerceClient,
  { postalCode, latitude, longitude, config, visibleCount }: StoreQuery,
  { center, stateCode, isGeocoded }: Place,
): Promise<StoreSearchResult> {
  const isPoint = config === 'ip' || (latitude !== null && longitude !== null);
  const { data = [], total } = await commerce.call(searchStores, {
    query: {
      countryCode: 'US',
      maxDistance: NO_STORE_NOTICE_MILES,
      distanceUnit: STORE_DISTANCE_UNIT,
      limit: visibleCount,
      ...(isPoint && center ? center : { postalCode: postalCode ?? '' }),
    },
  });
  const [nearest] = data;
  if (!nearest) return isGeocoded ? whyNone(stateCode) : { outcome: 'failed' };
  const next = nextVisibleStoreCount(visibleCount);
  return {
    outcome: 'found',
    stores: data,
    total,
    nextVisibleCount: total > data.length && next > visibleCount ? next : null,
    center: center ?? { latitude: nearest.latitude, longitude: nearest.longitude },
  };
}

function whyNone(stateCode: string | null): StoreSearchResult {
  const availability = geoAvailabilityOf(stateCode);
  switch (availability.type) {
    case 'no-result':
      return { outcome: 'unknown-place' };
    case 'affiliate-state':
      return { outcome: 'affiliate-state', stateCode: availability.stateCode };
    case 'unsupported-location':
      return stateCode !== null && isStateCode(stateCode) && !canRentIn(stateCode, stateCode)
        ? { outcome: 'closed-state', stateCode }
        : { outcome: 'none-nearby' };
  }
}
