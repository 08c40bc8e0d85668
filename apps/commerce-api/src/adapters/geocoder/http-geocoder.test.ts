import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Geocoder, PortError } from '../../ports/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createBundledGeocoder } from './bundled.ts';
import {
  chooseGeocoder,
  createHttpGeocoder,
  type HttpGeocoderSettings,
  signatureOf,
} from './http-geocoder.ts';

const KEY = 'key-of-the-tests';
const SECRET = 'c2VjcmV0LW9mLXRoZS10ZXN0cw==';
const PROVIDER_URL = 'https://geocoding.test/maps/api/geocode/json';

/** A service that answers signed requests from the ZIP table. */
async function serve(address: string): Promise<Response> {
  const url = new URL(address);
  const [unsigned = '', signature] = `${url.pathname}${url.search}`.split('&signature=');
  const expected = createHmac('sha1', Buffer.from(SECRET, 'base64')).update(unsigned).digest('base64url');
  if (
    decodeURIComponent(signature ?? '').replaceAll('=', '') !== expected ||
    url.searchParams.get('key') !== KEY
  ) {
    return Response.json({ status: 'REQUEST_DENIED', results: [] });
  }
  const table = createBundledGeocoder();
  const [latitude, longitude] = (url.searchParams.get('latlng') ?? '').split(',').map(Number);
  const postalCode = /postal_code:(.*)\|/.exec(url.searchParams.get('components') ?? '')?.[1];
  const sought = url.searchParams.get('address');
  const place = sought
    ? await table.findByAddress(sought)
    : postalCode
      ? await table.findByPostalCode(postalCode)
      : await table.findByPoint({ latitude: latitude ?? 0, longitude: longitude ?? 0 });
  if (!place) return Response.json({ status: 'ZERO_RESULTS', results: [] });
  const component = (type: string, name: string | null) => ({
    long_name: name ?? '',
    short_name: name ?? '',
    types: [type, 'political'],
  });
  const address_components = [
    component('locality', place.city),
    component('administrative_area_level_1', place.stateCode),
    component('country', 'US'),
    component('postal_code', place.postalCode),
  ];
  const geometry = { location: { lat: place.latitude, lng: place.longitude } };
  return Response.json({ status: 'OK', results: [{ formatted_address: 'x', address_components, geometry }] });
}

const create = (settings: Partial<HttpGeocoderSettings> = {}) =>
  createHttpGeocoder({ url: PROVIDER_URL, key: KEY, signingSecret: SECRET, fetch: serve, ...settings });

/** Contract of every geocoder. */
describe.each<[string, Geocoder]>([
  ['bundled', createBundledGeocoder()],
  ['over HTTP', create()],
])('%s', (_, geocoder) => {
  test('a ZIP code, a point and an address have a place; an unknown one is null', async () => {
    const plano = { city: 'Plano', stateCode: 'TX', postalCode: '75024' };
    expect(await geocoder.findByPostalCode('75024')).toMatchObject(plano);
    const point = { latitude: 33.0812, longitude: -96.7921 };
    expect(await geocoder.findByPoint(point)).toMatchObject({ ...point, stateCode: 'TX' });
    expect(await geocoder.findByAddress('123 Main St #4 & Co., Plano, TX 75024')).toMatchObject(plano);
    expect(await geocoder.findByPostalCode('00000')).toBeNull();
    expect(await geocoder.findByPoint({ latitude: 30, longitude: -60 })).toBeNull();
    expect(await geocoder.findByAddress('nowhere')).toBeNull();
  });
});

test('the signature matches the provider’s own example', () => {
  const url = new URL('https://maps.googleapis.com/maps/api/geocode/json?address=New+York&client=clientID');
  expect(signatureOf(url, 'vNIXE0xscrmjlyV-12Nj_BvUPaw=')).toBe('chaRF2hTJKOScPr-RQCEhZbSzIE=');
});

test('a place abroad is null, a town is found by its other names', async () => {
  const answer = (country: string) => async () =>
    Response.json({
      status: 'OK',
      results: [
        {
          address_components: [
            { long_name: 'Brooklyn', short_name: 'BK', types: ['sublocality'] },
            { long_name: country, short_name: country, types: ['country'] },
          ],
          geometry: { location: { lat: 40.6, lng: -73.9 } },
        },
      ],
    });
  expect(await create({ fetch: answer('US') }).findByAddress('Brooklyn')).toEqual({
    latitude: 40.6,
    longitude: -73.9,
    postalCode: null,
    city: 'Brooklyn',
    stateCode: null,
  });
  expect(await create({ fetch: answer('CA') }).findByAddress('Brooklyn')).toBeNull();
});

test.each<[string, Partial<HttpGeocoderSettings>, string, string]>([
  [
    'an error status',
    { fetch: async () => new Response('', { status: 500 }) },
    'unavailable',
    'HTTP error! status: 500',
  ],
  [
    'no connection',
    { fetch: () => Promise.reject(new TypeError('failed')) },
    'unavailable',
    'could not be reached',
  ],
  ['no JSON', { fetch: async () => new Response('<html>') }, 'malformed', 'another shape'],
  ['a wrong secret', { signingSecret: 'YW5vdGhlci1zZWNyZXQtaGVyZQ==' }, 'rejected', 'did not accept'],
  ['a secret that is none', { signingSecret: '?' }, 'rejected', "Couldn't sign the request"],
  [
    'no answer',
    { fetch: () => new Promise(() => {}), sleep: async () => {} },
    'timeout',
    'no answer within 5000 ms',
  ],
])('%s is a fault without place and key', async (_, settings, fault, message) => {
  const error = await create(settings)
    .findByAddress('12 Secret Lane')
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PortError);
  expect(error).toMatchObject({ fault, message: expect.stringContaining(message) });
  expect((error as PortError).message).not.toMatch(/Secret Lane|key-of/);
});

test('settings: none, both, or an error that names the missing one', () => {
  const none = { GEOCODER_URL: PROVIDER_URL, GEOCODER_KEY: undefined, GEOCODER_SIGNING_SECRET: undefined };
  expect(chooseGeocoder(none)).toBeNull();
  expect(chooseGeocoder({ ...none, GEOCODER_KEY: KEY, GEOCODER_SIGNING_SECRET: SECRET })).not.toBeNull();
  expect(() => chooseGeocoder({ ...none, GEOCODER_KEY: KEY })).toThrow('GEOCODER_SIGNING_SECRET is missing');
  expect(() => chooseGeocoder({ ...none, GEOCODER_SIGNING_SECRET: SECRET })).toThrow(
    'GEOCODER_KEY is missing',
  );
});

describe('the engine with a service', () => {
  let engine: TestApp;
  let isDown = false;
  beforeAll(async () => {
    const geocoder = create({
      fetch: async (url) => (isDown ? new Response('', { status: 502 }) : serve(url)),
    });
    engine = await createTestApp({ overrides: ({ ports }) => ({ ports: { ...ports, geocoder } }) });
  });
  afterAll(() => engine.close());

  test('geocodes by a signed request; 503 while the service is down', async () => {
    const ask = () => engine.request('GET', '/maps/api/geocode/json?zipcode=75024');
    const response = await ask();
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { status: 'OK', results: [{ formatted_address: 'Plano, TX 75024, USA' }] },
    ]);
    isDown = true;
    expect((await ask()).status).toBe(503);
  });
});
