import { expect, test, vi } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { visitorWith } from '../../shared/shopper/visitor-stub.ts';
import { findDefaultStores } from './default-place.server.ts';
import { readStoreQuery } from './find-stores.server.ts';

const idle = readStoreQuery(new URL('https://shop.example/find-a-store'));
const geocode = {
  results: [
    {
      address_components: [{ short_name: 'CA', types: ['administrative_area_level_1'] }],
      geometry: { location: { lat: 34, lng: -118 } },
    },
  ],
};
const searchStores = { total: 1, data: [{ id: '05119', latitude: 34, longitude: -118.3 }] };
const answers = (autoAssignStoreParams: unknown, changes: object = {}) => ({
  getCustomPreferences: { customPreferences: { autoAssignStoreParams } },
  geocode,
  searchStores,
  ...changes,
});

test.each([
  ['the retailer’s', { fallbackPostalCode: '73301' }, '73301'],
  ['90210 where the retailer sets none', { maxDistance: 30 }, '90210'],
  ['90210 for what is no ZIP code', { fallbackPostalCode: 'LA' }, '90210'],
  ['90210 without the preference', undefined, '90210'],
])(
  'a visitor whose place is unknown sees the stores near %s, and none is assigned',
  async (_, params, zip) => {
    const { visitor, sentTo } = visitorWith(answers(params));
    const found = await findDefaultStores(visitor.commerce, idle);
    expect(found?.query.postalCode).toBe(zip);
    expect(found?.result).toMatchObject({ outcome: 'found', total: 1 });
    expect(sentTo('searchStores')).toMatchObject([{ query: { postalCode: zip } }]);
    expect([...sentTo('createShopperContext'), ...sentTo('updateShopperContext')]).toEqual([]);
  },
);

test.each([
  ['no store is near', { searchStores: { total: 0 } }],
  ['a call fails', { searchStores: new CommerceError('searchStores', 503, { code: 'Timeout' }) }],
  ['there are no preferences', { getCustomPreferences: new CommerceError('getCustomPreferences', 404, {}) }],
])('the visitor is only asked when %s', async (_, changes) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { visitor } = visitorWith(answers({ fallbackPostalCode: '73301' }, changes));
  expect(await findDefaultStores(visitor.commerce, idle)).toBeNull();
});
