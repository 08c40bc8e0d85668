import { geocode, type Store, searchStores } from '@ownpath/contracts/stores';
import {
  geoAvailabilityOf,
  NO_STORE_NOTICE_MILES,
  nextVisibleStoreCount,
  STORE_LIST_CAP,
  STORE_LIST_STEP,
} from '@ownpath/domain/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';

/** What a visitor typed into the store finder, as the URL carries it. */
export type StoreQuery = {
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly visibleCount: number;
};

export type StoreSearchResult =
  | { readonly outcome: 'idle' }
  | { readonly outcome: 'postal-code-needed' }
  | {
      readonly outcome: 'found';
      readonly stores: readonly Store[];
      readonly total: number;
      readonly nextVisibleCount: number | null;
    }
  | { readonly outcome: 'none-nearby' | 'unknown-place' }
  | { readonly outcome: 'affiliate-state'; readonly stateCode: 'MN' | 'WI' };

const POSTAL_CODE = /^\d{5}$/;

function coordinate(text: string | null, limit: number): number | null {
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= limit ? value : null;
}

export function readStoreQuery(url: URL): StoreQuery {
  const shown = Number(url.searchParams.get('show'));
  return {
    postalCode: url.searchParams.get('postalCode'),
    latitude: coordinate(url.searchParams.get('latitude'), 90),
    longitude: coordinate(url.searchParams.get('longitude'), 180),
    visibleCount: Number.isInteger(shown)
      ? Math.min(Math.max(shown, STORE_LIST_STEP), STORE_LIST_CAP)
      : STORE_LIST_STEP,
  };
}

/** Stores near the place asked for, or why there are none (specification sections 4 and 8). */
export async function findStores(commerce: CommerceClient, query: StoreQuery): Promise<StoreSearchResult> {
  const point =
    query.latitude !== null && query.longitude !== null
      ? { latitude: query.latitude, longitude: query.longitude }
      : null;
  if (!point && query.postalCode === null) return { outcome: 'idle' };
  const postalCode = query.postalCode?.trim() ?? '';
  if (!point && !POSTAL_CODE.test(postalCode)) return { outcome: 'postal-code-needed' };

  const { data = [], total } = await commerce.call(searchStores, {
    query: {
      countryCode: 'US',
      maxDistance: NO_STORE_NOTICE_MILES,
      limit: query.visibleCount,
      ...(point ?? { postalCode }),
    },
  });
  if (data.length > 0) {
    const next = nextVisibleStoreCount(query.visibleCount);
    return {
      outcome: 'found',
      stores: data,
      total,
      nextVisibleCount: total > data.length && next > query.visibleCount ? next : null,
    };
  }
  return explainNoStore(
    commerce,
    point ? { latlng: `${point.latitude},${point.longitude}` } : { zipcode: postalCode },
  );
}

async function explainNoStore(
  commerce: CommerceClient,
  place: { latlng: string } | { zipcode: string },
): Promise<StoreSearchResult> {
  const { results } = await commerce.call(geocode, { query: place });
  const state = results[0]?.address_components.find((part) =>
    part.types.includes('administrative_area_level_1'),
  );
  const availability = geoAvailabilityOf(state?.short_name ?? null);
  switch (availability.type) {
    case 'no-result':
      return { outcome: 'unknown-place' };
    case 'affiliate-state':
      return { outcome: 'affiliate-state', stateCode: availability.stateCode };
    case 'unsupported-location':
      return { outcome: 'none-nearby' };
  }
}
