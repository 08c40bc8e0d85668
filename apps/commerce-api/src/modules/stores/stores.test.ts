import { geocode, getStores, searchStores } from '@ownpath/contracts/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const PLANO = '04217';
/** Closed in the demo since before the tests' day. */
const CLOSED = '04239';

let engine: TestApp;
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const search = (query: object) => engine.call(searchStores, guest, { query });
const near75024 = { countryCode: 'US', postalCode: '75024', distanceUnit: 'mi' };

describe('stores by id', () => {
  test('in the requested order and language, with closed ones, without unknown ones', async () => {
    const query = { ids: `${CLOSED},99999,${PLANO},${PLANO}` };
    const english = await engine.call(getStores, guest, { query });
    expect(english).toMatchObject({ total: 2, data: [{ id: CLOSED }, { id: PLANO, distanceMiles: null }] });
    const spanish = await engine.call(getStores, guest, { query: { ...query, locale: 'es-US' } });
    expect(spanish.data?.[1]?.tagline).toBe('Sus vecinos de Main Street');
    expect(english.data?.[1]?.tagline).toBe('Your neighbors on Main Street');
  });

  test('the geo pool leaves out the store itself and closed neighbors', async () => {
    const { data } = await engine.call(getStores, guest, { query: { ids: PLANO } });
    expect(data?.[0]?.geoPoolStoreIds).toEqual(['04221', '04226', '04230', '04234', '04243']);
  });

  test('restricted categories are included', async () => {
    const { data } = await engine.call(getStores, guest, { query: { ids: '04230' } });
    expect(data?.[0]?.restrictedCategoryIds).toEqual(['gas-ranges']);
  });

  test('unknown ids only: no data at all', async () => {
    const response = await engine.request('GET', pathOf(getStores, {}, { ids: '99999' }), {
      shopper: guest,
    });
    expect(await response.json()).toEqual({ limit: 1, total: 0 });
  });

  test('no ids is 400, no token 401', async () => {
    expect((await engine.request('GET', pathOf(getStores), { shopper: guest })).status).toBe(400);
    expect((await engine.request('GET', pathOf(getStores, {}, { ids: PLANO }))).status).toBe(401);
  });
});

describe('store search', () => {
  test('by ZIP code: nearest first, within the distance, without the closed one', async () => {
    const { data = [], total } = await search({ ...near75024, maxDistance: 30 });
    const miles = data.map((store) => store.distanceMiles ?? -1);
    expect(data[0]?.id).toBe(PLANO);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(30);
    expect(data.map((store) => store.id)).not.toContain(CLOSED);
    expect(total).toBe(data.length);
  });

  test('by point, and a point counts before a ZIP code', async () => {
    const { data } = await search({ latitude: 33.142, longitude: -96.829, postalCode: '93702' });
    expect(data?.[0]).toMatchObject({ id: '04221', distanceMiles: 0 });
  });

  test('the default distance is 100 miles; kilometers are understood', async () => {
    const all = await search(near75024);
    const thirtyMiles = await search({ ...near75024, maxDistance: 30 });
    const thirtyKilometers = await search({ ...near75024, maxDistance: 30, distanceUnit: 'km' });
    expect(all.total).toBeGreaterThan(thirtyMiles.total);
    expect(thirtyMiles.total).toBeGreaterThan(thirtyKilometers.total);
  });

  test('pages', async () => {
    const all = await search(near75024);
    const second = await search({ ...near75024, limit: 2, offset: 2 });
    expect(second.total).toBe(all.total);
    expect(second.data?.map(({ id }) => id)).toEqual(all.data?.slice(2, 4).map(({ id }) => id));
    expect(await search({ ...near75024, offset: 150 })).not.toHaveProperty('data');
  });

  test.each([
    ['an unknown ZIP code', { countryCode: 'US', postalCode: '00000' }],
    ['what is no ZIP code', { countryCode: 'US', postalCode: "' or 1=1" }],
    ['another country', { countryCode: 'CA', postalCode: '75024' }],
    ['the middle of the ocean', { latitude: 30, longitude: -60 }],
    ['Minnesota', { countryCode: 'US', postalCode: '55401' }],
    ['Wisconsin', { countryCode: 'US', postalCode: '53202' }],
    ['New Jersey', { countryCode: 'US', postalCode: '07102' }],
    ['a point in Minnesota', { latitude: 44.98, longitude: -93.27, maxDistance: 2000 }],
  ])('%s finds nothing', async (_, query) => {
    const response = await engine.request('GET', pathOf(searchStores, {}, query), { shopper: guest });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ limit: 200, offset: 0, total: 0 });
  });

  test.each([
    ['nothing to search from', {}],
    ['half a point', { latitude: 33 }],
    ['a latitude that is none', { latitude: 91, longitude: 0 }],
    ['a limit over 200', { ...near75024, limit: 201 }],
  ])('%s is 400', async (_, query) => {
    const response = await engine.request('GET', pathOf(searchStores, {}, query), { shopper: guest });
    expect(response.status).toBe(400);
  });

  test('without a token 401', async () => {
    expect((await engine.request('GET', pathOf(searchStores, {}, near75024))).status).toBe(401);
  });

  test('a store sells on its last day until midnight of its own time zone', async () => {
    const { database } = engine.deps;
    const find = async () => (await search(near75024)).data?.some(({ id }) => id === '04221');
    await database.update(stores).set({ ecommerceCloseDate: '2026-11-21' }).where(eq(stores.id, '04221'));
    expect(await find()).toBe(true);
    // 05:59 UTC on the 22nd is still the evening of the 21st in Texas.
    engine.clock.advance(14 * 3600_000 + 59 * 60_000);
    guest = await engine.createGuest();
    expect(await find()).toBe(true);
    engine.clock.advance(2 * 60_000);
    expect(await find()).toBe(false);
    await database.update(stores).set({ ecommerceCloseDate: null }).where(eq(stores.id, '04221'));
  });
});

describe('geocode', () => {
  const ask = (query: object) => engine.call(geocode, null, { query });

  test.each([
    ['a ZIP code', { zipcode: '75024' }, 'Plano, TX 75024, USA'],
    ['a point', { latlng: '33.0640, -96.8230' }, 'TX'],
    ['an address', { address: '123 Main St, Plano, TX 75024' }, 'Plano, TX 75024, USA'],
    ['a town', { address: 'Minneapolis, MN' }, 'Minneapolis, MN'],
  ])('%s is found without a token', async (_, query, formatted) => {
    const { status, results } = await ask(query);
    expect(status).toBe('OK');
    expect(results[0]?.formatted_address).toContain(formatted);
    const state = results[0]?.address_components.find(({ types }) =>
      types.includes('administrative_area_level_1'),
    );
    expect(state?.long_name).toMatch(/^(Texas|Minnesota)$/);
  });

  test('the locator reads the first result’s place', async () => {
    const response = await engine.request('GET', '/maps/api/geocode/json?zipcode=75024');
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'OK',
        results: [
          {
            formatted_address: 'Plano, TX 75024, USA',
            address_components: [
              { long_name: '75024', short_name: '75024', types: ['postal_code'] },
              { long_name: 'Plano', short_name: 'Plano', types: ['locality'] },
              { long_name: 'Texas', short_name: 'TX', types: ['administrative_area_level_1'] },
              { long_name: 'United States', short_name: 'US', types: ['country'] },
            ],
            geometry: { location: { lat: expect.closeTo(33.08, 1), lng: expect.closeTo(-96.8, 1) } },
          },
        ],
      },
    ]);
  });

  test.each([{ zipcode: '00000' }, { latlng: '30,-60' }, { address: 'nowhere' }])(
    '%j is not found',
    async (query) => {
      expect(await ask(query)).toEqual({ status: 'ZERO_RESULTS', results: [] });
    },
  );

  test('nothing given is 400 with the text of the specification', async () => {
    const response = await engine.request('GET', pathOf(geocode));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: 'Either zipcode or lat/lng must be provided.',
    });
  });

  test.each([{ latlng: '95,0' }, { latlng: 'here' }, { latlng: `${'9'.repeat(60)}` }, { zipcode: '7502' }])(
    '%j is 400',
    async (query) => {
      expect((await engine.request('GET', pathOf(geocode, {}, query))).status).toBe(400);
    },
  );
});
