import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { findPlace, findStores, readStoreQuery } from './find-stores.server.ts';

/** Answers by the endpoint's id; remembers what was asked. */
function commerceWith(answers: Record<string, unknown>) {
  const asked: { id: string; query: unknown }[] = [];
  const call = async (endpoint: { id: string }, input: { query?: unknown }) => {
    asked.push({ id: endpoint.id, query: input.query });
    const answer = answers[endpoint.id];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { commerce: { call } as unknown as CommerceClient, asked };
}
const placeIn = (stateCode: string) => ({
  results: [
    {
      address_components: [{ short_name: stateCode, types: ['administrative_area_level_1'] }],
      geometry: { location: { lat: 33, lng: -96 } },
    },
  ],
});
const ask = (query: string) => readStoreQuery(new URL(`https://shop.example/find-a-store${query}`));
const outcomeOf = async (query: string, answers: Record<string, unknown> = {}) =>
  (await findStores(commerceWith(answers).commerce, ask(query))).outcome;
const nothing = { total: 0 };

test('nothing asked, nothing typed, nonsense typed: each is its own answer', async () => {
  expect(await outcomeOf('')).toBe('idle');
  expect(await outcomeOf('?postalCode=')).toBe('location-needed');
  expect(await outcomeOf('?postalCode=++')).toBe('location-needed');
  expect(await outcomeOf('?postalCode=750')).toBe('postal-code-needed');
});

test('why there is no store', async () => {
  const none = (geocode: unknown) => ({ geocode, searchStores: nothing });
  expect(await outcomeOf('?postalCode=00000', none({ results: [] }))).toBe('unknown-place');
  expect(await outcomeOf('?postalCode=99501', none(placeIn('AK')))).toBe('none-nearby');
  expect(await outcomeOf('?latitude=45&longitude=-93', none(placeIn('MN')))).toBe('affiliate-state');
  expect(await outcomeOf('?postalCode=28208', none(placeIn('NC')))).toBe('closed-state');
  expect(await outcomeOf('?postalCode=07030', none(placeIn('NJ')))).toBe('closed-state');
  expect(await outcomeOf('?latitude=45&longitude=-93', none({ results: [] }))).toBe('unknown-place');
});

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a place that cannot be geocoded is logged as null, and its ZIP code is searched all the same', async () => {
  const geocode = new CommerceError('geocode', 503, {});
  const plano = { id: '04217', latitude: 33.064, longitude: -96.823 };
  const found = { geocode, searchStores: { total: 1, data: [plano] } };
  const { commerce, asked } = commerceWith(found);
  expect(await findStores(commerce, ask('?postalCode=75024'))).toMatchObject({
    outcome: 'found',
    center: { latitude: 33.064, longitude: -96.823 },
  });
  expect(asked[1]?.query).toMatchObject({ postalCode: '75024' });
  expect(vi.mocked(console.warn).mock.calls).toEqual([['HTTP error! status: 503']]);
  expect(await outcomeOf('?latitude=33&longitude=-96', found)).toBe('found');
  // Why there is none is not known then.
  expect(await outcomeOf('?postalCode=75024', { geocode, searchStores: nothing })).toBe('failed');
});

test('a failed call has its own outcome, an error in our code is not hidden', async () => {
  const searchStores = new CommerceError('searchStores', 503, { code: 'Timeout' });
  expect(await outcomeOf('?postalCode=75024', { geocode: placeIn('TX'), searchStores })).toBe('failed');
  const limited = new CommerceError('searchStores', 429, {}, { retryAfterSeconds: 40 });
  expect(await outcomeOf('?postalCode=75024', { geocode: limited, searchStores: limited })).toBe('too-many');
  await expect(outcomeOf('?postalCode=75024', { geocode: new TypeError('bug') })).rejects.toThrow('bug');
});

test('more can be loaded while there are more, by ten up to the cap', async () => {
  const found = (query: string, shown: number, total: number) =>
    findStores(
      commerceWith({ geocode: placeIn('TX'), searchStores: { total, data: Array(shown).fill({}) } }).commerce,
      ask(query),
    );
  expect(await found('?postalCode=75024', 10, 24)).toMatchObject({ nextVisibleCount: 20 });
  expect(await found('?postalCode=75024&show=30', 24, 24)).toMatchObject({ nextVisibleCount: null });
  expect(await found('?postalCode=75024&show=900', 200, 300)).toMatchObject({ nextVisibleCount: null });
});

test('a point counts before a postal code, and nonsense coordinates do not count', async () => {
  const { commerce, asked } = commerceWith({ geocode: placeIn('TX'), searchStores: nothing });
  await findStores(commerce, ask('?postalCode=75024&latitude=33.1&longitude=-96.7'));
  expect(asked[0]?.query).toEqual({ latlng: '33.1,-96.7' });
  expect(asked[1]?.query).toMatchObject({ latitude: 33.1, longitude: -96.7, limit: 10 });
  expect(ask('?latitude=91&longitude=abc')).toMatchObject({ latitude: null, longitude: null });
  expect(await findPlace(commerce, ask('?latitude=&longitude='))).toBeNull();
});

test('by the visitor’s address: near where it is, or a location error where that is unknown', async () => {
  const located = { googleapidata: { location: { lat: 33.08, lng: -96.8 } } };
  const { commerce, asked } = commerceWith({
    getClientLocation: located,
    geocode: placeIn('TX'),
    searchStores: { total: 1, data: [{}] },
  });
  expect(await findStores(commerce, ask('?config=ip'))).toMatchObject({ outcome: 'found', total: 1 });
  expect(asked[1]?.query).toEqual({ latlng: '33.08,-96.8' });
  expect(asked[2]?.query).toMatchObject({ maxDistance: 30, distanceUnit: 'mi' });
  const unknown = new CommerceError('getClientLocation', 404, { code: 'NotFound' });
  expect(await outcomeOf('?config=ip', { getClientLocation: unknown })).toBe('location-needed');
});
