import { z } from 'zod';
import { type GeocodedPlace, type Geocoder, PortError } from '../../ports/index.ts';
import { realSleep, type Sleep, withTimeLimit } from '../time-limit.ts';
import { signatureOf } from './sign-request.ts';

const PORT = 'geocoder';
const TIME_LIMIT_MS = 5_000;
const IN_THE_US = 'country:US';

const Component = z.object({ short_name: z.string(), long_name: z.string(), types: z.array(z.string()) });
type Component = z.infer<typeof Component>;
const Answer = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(Component),
      geometry: z.object({
        location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      }),
    }),
  ),
});
type Result = z.infer<typeof Answer>['results'][number];

/** Towns go by several types; the first of these that is there names it. */
const TOWN_TYPES = ['locality', 'postal_town', 'sublocality', 'neighborhood'] as const;

function toPlace({ address_components: components, geometry }: Result): GeocodedPlace | null {
  const find = (type: string): Component | undefined => components.find(({ types }) => types.includes(type));
  if (find('country')?.short_name !== 'US') return null;
  const town = TOWN_TYPES.flatMap((type) => find(type) ?? [])[0];
  return {
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
    postalCode: find('postal_code')?.short_name ?? null,
    city: town?.long_name ?? null,
    stateCode: find('administrative_area_level_1')?.short_name ?? null,
  };
}

export type HttpGeocoderSettings = {
  /** Address of the party's call, without a query. */
  readonly url: string;
  readonly key: string;
  /** base64url. */
  readonly signingSecret: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly sleep?: Sleep;
};

/**
 * A geocoding service with Google's call and shape, by signed requests. Only places of the US count. Redirects are
 * not followed; a call is given up after 5 seconds. Faults name neither the place asked for nor the key.
 */
export function createHttpGeocoder(settings: HttpGeocoderSettings): Geocoder {
  const { sleep = realSleep, fetch: send = fetch } = settings;

  function addressOf(query: Readonly<Record<string, string>>): string {
    const url = new URL(settings.url);
    for (const [name, value] of Object.entries({ ...query, key: settings.key })) {
      url.searchParams.set(name, value);
    }
    try {
      url.searchParams.set('signature', signatureOf(url, settings.signingSecret));
    } catch (cause) {
      throw new PortError(PORT, 'rejected', "Couldn't sign the request", { cause });
    }
    return url.href;
  }

  async function ask(query: Readonly<Record<string, string>>): Promise<GeocodedPlace | null> {
    const address = addressOf(query);
    return withTimeLimit(PORT, TIME_LIMIT_MS, sleep, async (signal) => {
      const response = await send(address, { redirect: 'error', signal }).catch(() => {
        throw new PortError(PORT, 'unavailable', 'could not be reached');
      });
      if (!response.ok) throw new PortError(PORT, 'unavailable', `HTTP error! status: ${response.status}`);
      const answer = Answer.safeParse(await response.json().catch(() => null));
      if (!answer.success) throw new PortError(PORT, 'malformed', 'answered in another shape');
      const { status, results } = answer.data;
      if (status === 'ZERO_RESULTS') return null;
      if (status !== 'OK') throw new PortError(PORT, 'rejected', 'did not accept the request');
      return results[0] ? toPlace(results[0]) : null;
    });
  }

  return {
    findByPostalCode: (postalCode) => ask({ components: `postal_code:${postalCode}|${IN_THE_US}` }),
    async findByPoint(point) {
      const place = await ask({ latlng: `${point.latitude},${point.longitude}` });
      return place && { ...place, ...point };
    },
    findByAddress: (address) => ask({ address, components: IN_THE_US }),
  };
}
