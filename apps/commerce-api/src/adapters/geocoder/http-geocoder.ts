import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Env, SettingError } from '../../env.ts';
import { type GeocodedPlace, type Geocoder, PortError } from '../../ports/index.ts';
import { realSleep, type Sleep, withTimeLimit } from '../time-limit.ts';

const SECRET = /^[\w-]{16,200}={0,2}$/;

/**
 * The signature of a geocoding address: HMAC-SHA1 over path and query with the secret, both in the alphabet of
 * base64url, padding kept (developers.google.com/maps/documentation/maps-static/digital-signature).
 * @throws RangeError `Couldn't sign the request` for a secret of another form
 */
export function signatureOf(url: URL, secret: string): string {
  if (!SECRET.test(secret)) throw new RangeError("Couldn't sign the request");
  const digest = createHmac('sha1', Buffer.from(secret, 'base64url')).update(`${url.pathname}${url.search}`);
  return digest.digest('base64').replaceAll('+', '-').replaceAll('/', '_');
}

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

/** Types of a town's name, by preference. */
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
  /** Address of the provider's call, without a query. */
  readonly url: string;
  readonly key: string;
  /** base64url. */
  readonly signingSecret: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly sleep?: Sleep;
};

/**
 * A geocoding service with Google's API, by signed requests. Finds US places only. Redirects are not followed; calls
 * time out after 5 seconds. Errors contain neither the place nor the key.
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

/**
 * The geocoding service of the settings; null without one (the bundled ZIP table is used).
 * @throws SettingError when half of its settings is missing
 */
export function chooseGeocoder(
  env: Pick<Env, 'GEOCODER_URL' | 'GEOCODER_KEY' | 'GEOCODER_SIGNING_SECRET'>,
): Geocoder | null {
  const { GEOCODER_URL: url, GEOCODER_KEY: key, GEOCODER_SIGNING_SECRET: signingSecret } = env;
  if (!key && !signingSecret) return null;
  if (!key || !signingSecret) {
    const missing = key ? 'GEOCODER_SIGNING_SECRET' : 'GEOCODER_KEY';
    throw new SettingError(`The setting ${missing} is missing: a geocoding service needs key and secret.`);
  }
  return createHttpGeocoder({ url, key, signingSecret });
}
