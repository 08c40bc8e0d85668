import { beforeEach, expect, test, vi } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { visitorWith } from '../../shared/shopper/visitor-stub.ts';
import { readStoreQuery } from './find-stores.server.ts';
import { locateStore } from './locate-store.server.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const noContext = new CommerceError('getShopperContext', 404, { code: 'ContextNotFound' });
const contextOf = (storeSelect: string) => ({ customQualifiers: { storeId: '04230', storeSelect } });
const answers = {
  getShopperContext: noContext,
  geocode: { results: [{ address_components: [], geometry: { location: { lat: 33.08, lng: -96.8 } } }] },
  searchStores: { total: 1, data: [{ id: '04217', distanceMiles: 1.2 }] },
  updateShopperContext: noContext,
};
const noStores = { searchStores: { total: 0 } };

function locate(
  change: Record<string, unknown>,
  { accept = 'application/json', query = '?postalCode=75024' } = {},
) {
  const { visitor, sentTo } = visitorWith({ ...answers, ...change });
  const request = new Request('https://shop.example/store-guess', { headers: { Accept: accept } });
  const asked = readStoreQuery(new URL(query, request.url));
  return { result: locateStore(request, visitor, asked, '/c/furniture?sort=price'), sentTo };
}

test.each([
  ['the visitor has none', {}],
  ['the one they have was guessed', { getShopperContext: contextOf('false') }],
])('the nearest store is assigned as a guess when %s', async (_, change) => {
  const { result, sentTo } = locate(change);
  expect(await result).toMatchObject({ outcome: 'found' });
  expect(sentTo('searchStores')).toMatchObject([{ query: { postalCode: '75024', limit: 1 } }]);
  expect(sentTo('createShopperContext')).toMatchObject([
    { body: { customQualifiers: { storeId: '04217', storeSelect: 'false' } } },
  ]);
});

test('a store that was chosen meanwhile, as in another tab, stays', async () => {
  const { result, sentTo } = locate({ getShopperContext: contextOf('true') });
  expect(await result).toMatchObject({ outcome: 'found' });
  expect(sentTo('searchStores')).toEqual([]);
  expect(sentTo('createShopperContext')).toEqual([]);
});

test.each([
  [
    'too many searches',
    { searchStores: new CommerceError('searchStores', 429, { code: 'TooMany' }, { retryAfterSeconds: 9 }) },
    'too-many',
  ],
  ['no answer', { searchStores: new CommerceError('searchStores', 503, { code: 'Timeout' }) }, 'failed'],
  ['no such place', { geocode: { results: [] }, ...noStores }, 'unknown-place'],
  [
    'a store that closed meanwhile',
    { getStores: new CommerceError('getStores', 404, { code: 'StoreNotFound' }) },
    'failed',
  ],
])('%s is said, with the way to the store finder', async (_, change, outcome) => {
  const { result, sentTo } = locate(change);
  expect(await result).toEqual({
    outcome,
    finder: '/find-a-store?postalCode=75024&returnTo=%2Fc%2Ffurniture%3Fsort%3Dprice',
  });
  expect(sentTo('createShopperContext')).toEqual([]);
});

test('without JavaScript the visitor comes back to the page, or to the store finder with what was asked', async () => {
  const accept = 'text/html';
  const back = (await locate({}, { accept }).result) as Response;
  expect(back.headers.get('Location')).toBe('/c/furniture?sort=price');
  const unknown = { getClientLocation: new CommerceError('getClientLocation', 404, { code: 'NotFound' }) };
  const away = (await locate(unknown, { accept, query: '?config=ip' }).result) as Response;
  expect(away.headers.get('Location')).toBe(
    '/find-a-store?config=ip&returnTo=%2Fc%2Ffurniture%3Fsort%3Dprice',
  );
});
