import { beforeEach, expect, test, vi } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { visitorWith } from '../../shared/shopper/visitor-stub.ts';
import { guessStore } from './guess-store.server.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const noContext = new CommerceError('getShopperContext', 404, { code: 'ContextNotFound' });
const preferences = (autoAssignStoreEnabled: boolean) => ({
  customPreferences: {
    autoAssignStoreEnabled,
    autoAssignStoreParams: { maxDistance: 30, distanceUnit: 'mi', fallbackPostalCode: '90210' },
  },
});
const answers = {
  getShopperContext: noContext,
  getClientLocation: { googleapidata: { location: { lat: 33.08, lng: -96.8 } } },
  getCustomPreferences: preferences(true),
  searchStores: { total: 1, data: [{ id: '04217', distanceMiles: 1.2 }] },
  updateShopperContext: noContext,
};
const noHint = { point: null, storeId: null };

test('the nearest store to the visitor’s address is assigned, as a guess, within the site’s distance', async () => {
  const { visitor, sentTo } = visitorWith(answers);
  expect(await guessStore(visitor, noHint)).toBe(true);
  expect(sentTo('searchStores')).toMatchObject([{ query: { maxDistance: 30, limit: 1, latitude: 33.08 } }]);
  expect(sentTo('createShopperContext')).toMatchObject([
    { body: { customQualifiers: { storeId: '04217', storeSelect: 'false' } } },
  ]);
});

test('the device’s place counts before the address, and the store remembered before both', async () => {
  const byDevice = visitorWith(answers);
  await guessStore(byDevice.visitor, { point: { latitude: 40, longitude: -75 }, storeId: null });
  expect(byDevice.sentTo('getClientLocation')).toEqual([]);
  expect(byDevice.sentTo('searchStores')).toMatchObject([{ query: { latitude: 40, longitude: -75 } }]);
  const remembered = visitorWith(answers);
  await guessStore(remembered.visitor, { point: null, storeId: '04230' });
  expect(remembered.sentTo('searchStores')).toEqual([]);
  expect(remembered.sentTo('createShopperContext')).toMatchObject([
    { body: { customQualifiers: { storeId: '04230', storeSelect: 'false' } } },
  ]);
});

test.each([
  ['the site does not want it', { getCustomPreferences: preferences(false) }],
  [
    'the visitor’s place is unknown',
    { getClientLocation: new CommerceError('getClientLocation', 404, { code: 'NotFound' }) },
  ],
  ['no store is near', { searchStores: { total: 0 } }],
  ['they have a store', { getShopperContext: { customQualifiers: { storeId: '04217' } } }],
  ['a call fails', { searchStores: new CommerceError('searchStores', 503, { code: 'Timeout' }) }],
])('none is assigned when %s', async (_, change) => {
  const { visitor, sentTo } = visitorWith({ ...answers, ...change });
  expect(await guessStore(visitor, noHint)).toBe(false);
  expect(sentTo('createShopperContext')).toEqual([]);
});
