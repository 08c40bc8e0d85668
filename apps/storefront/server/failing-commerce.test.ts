import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ConsentCategory, parseConsent } from '@ownpath/domain/consent';
import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadListing } from '../app/features/catalog/load-listing.server.ts';
import { recordChoice } from '../app/features/consent/record-choice.server.ts';
import { loadAssetText } from '../app/features/content/asset-text.server.ts';
import { findStores, readStoreQuery } from '../app/features/stores/find-stores.server.ts';
import { guessStore } from '../app/features/stores/guess-store.server.ts';
import { keepEvents } from '../app/platform/analytics/keep-events.server.ts';
import { keepBrowserError } from '../app/platform/browser-errors/keep-browser-error.server.ts';
import { createCommerceClient } from '../app/platform/commerce/client.server.ts';
import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import { commerceContext, sessionContext, siteContext } from '../app/platform/load-context.server.ts';
import { deriveSessionKey, readSession, type Session } from '../app/platform/session/session.server.ts';
import { loader as recommendationsLoader } from '../app/routes/recommendations.ts';
import { openSavedList } from '../app/shared/saved-items/saved-list.server.ts';
import { chooseStore } from '../app/shared/shopper/chosen-store.server.ts';
import { httpCommerceFetch } from './commerce-engine.ts';

const HOUR_MS = 3_600_000;
const key = deriveSessionKey('a secret of more than thirty-two characters');
const broken = { title: 'Service Unavailable', type: 'about:blank', detail: 'no\nsearch today' };

type Answer = { readonly status: number; readonly body: unknown };

/** What the API on the other host answers, by a part of the address; anything else is 503. */
const answers = new Map<string, Answer>();
const asked: string[] = [];
let api: Server;
let overHttp: CommerceFetch;

beforeAll(async () => {
  api = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    const found = [...answers].find(([part]) => call.includes(part))?.[1];
    const { status, body } = found ?? { status: 503, body: broken };
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  overHttp = httpCommerceFetch(new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`));
});
afterAll(() => void api.close());
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  answers.clear();
  asked.splice(0);
});
const logged = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));

function sessionOf(visitor: 'guest' | 'registered'): Session {
  const session = readSession(new Request('http://shop.test/'), key, false);
  session.update({
    tokens: {
      accessToken: 'token',
      accessExpiresAtMs: Date.now() + HOUR_MS,
      refreshToken: 'refresh',
      refreshExpiresAtMs: Date.now() + HOUR_MS,
      usid: 'usid',
      customerId: 'customer',
      isRegistered: visitor === 'registered',
    },
  });
  return session;
}

function shopper(visitor: 'guest' | 'registered' = 'guest') {
  const session = sessionOf(visitor);
  const pauses: number[] = [];
  const commerce = createCommerceClient({
    // A new function each time, so that no test reads another's cache.
    fetch: (request) => overHttp(request),
    session,
    siteId: 'rowan',
    locale: 'en-US',
    publicOrigin: 'http://shop.test',
    clientAddress: '192.0.2.7',
    signal: new AbortController().signal,
    pause: async (ms) => void pauses.push(ms),
  });
  return { session, commerce, pauses, clientAddress: '192.0.2.7' };
}

test('a search that fails throws its status, status text and body, and logs them in one line', async () => {
  const { commerce } = shopper();
  const text = `Request failed 503 Service Unavailable ${JSON.stringify(broken)}`;
  await expect(loadListing(commerce, new URLSearchParams(), { query: 'sofa' })).rejects.toThrow(text);
  expect(logged()).toEqual([text]);
  expect(asked.filter((call) => call.includes('/search?'))).toHaveLength(1);
});

test('preferences that fail are asked for twice more, ever more slowly, then logged and ignored', async () => {
  answers.set('GET /shopper/shopper-context', { status: 404, body: { ...broken, code: 'ContextNotFound' } });
  answers.set('googleapi', { status: 200, body: { googleapidata: { location: { lat: 33, lng: -96 } } } });
  const visitor = shopper();
  expect(await guessStore(visitor, { point: { latitude: 33, longitude: -96 }, storeId: null })).toBe(false);
  expect(logged().at(-1)).toBe('No store was assigned: HTTP error! Status: 503');
  expect(asked.filter((call) => call.includes('getcustompreferences'))).toHaveLength(3);
  expect(visitor.pauses).toEqual([1_000, 2_000]);
});

test('a geocoder that fails gives null: the store search goes on by the ZIP code, or says that it failed', async () => {
  const { commerce } = shopper();
  const asksFor = readStoreQuery(new URL('http://shop.test/find-a-store?postalCode=75024'));
  expect(await findStores(commerce, asksFor)).toEqual({ outcome: 'failed' });
  expect(logged()).toEqual(['HTTP error! status: 503']);
});

test('personalization that fails shows no recommendations, and is logged', async () => {
  answers.set('GET /shopper/shopper-context', {
    status: 200,
    body: { customQualifiers: { storeId: '04217' } },
  });
  answers.set('/baskets', { status: 200, body: { baskets: [], total: 0 } });
  const { commerce, session } = shopper();
  const context = new RouterContextProvider();
  context.set(commerceContext, commerce);
  context.set(sessionContext, session);
  context.set(siteContext, { siteId: 'rowan', locale: 'en-US' } as never);
  const url = new URL('http://shop.test/recommendations?zone=cart');
  const args = { url, context, params: {}, request: new Request(url) };
  const loaded = await recommendationsLoader(args as never);
  expect(loaded.data).toEqual({ products: [] });
  expect(logged()).toEqual([
    expect.stringMatching(/^No recommendations: getZoneRecommendations answered 503/),
  ]);
});

test('a cookie choice without its proof: more is not allowed, and less holds', async () => {
  const before = parseConsent('1.11111111-1111-4111-8111-111111111111.functional', false);
  const choose = (categories: readonly ConsentCategory[]) =>
    recordChoice(shopper().commerce, 'en-US', { before, categories, shownIn: 'page' });
  expect(await choose(['functional', 'advertising'])).toBeNull();
  expect(await choose([])).toEqual(expect.any(String));
  expect(await choose(['functional'])).toEqual(expect.any(String));
  expect(logged()).toEqual(Array(3).fill(expect.stringMatching(/^A cookie choice has no proof/)));
});

describe('failures that the shopper does not see are only logged', () => {
  test('a content asset', async () => {
    expect(await loadAssetText(shopper('guest').commerce, 'store-locator')).toEqual([]);
    expect(logged()).toEqual([expect.stringContaining('store-locator')]);
  });

  test('the shopper context: one with the store only is created', async () => {
    answers.set('/stores', { status: 200, body: { total: 0, limit: 1, offset: 0, data: [] } });
    answers.set('PUT', { status: 201, body: undefined });
    const visitor = shopper();
    expect(await chooseStore(visitor, { storeId: '04217', distanceMiles: 1, isGuess: false })).toBe(true);
    expect(logged()).toEqual([
      expect.stringMatching(/^The shopper context was not written whole/),
      expect.stringMatching(/^The basket stays as it is/),
    ]);
  });

  test('where the visitor’s address is', async () => {
    const byAddress = readStoreQuery(new URL('http://shop.test/find-a-store?config=ip'));
    expect(await findStores(shopper().commerce, byAddress)).toEqual({ outcome: 'location-needed' });
    expect(logged()).toEqual([expect.stringMatching(/^The visitor was not located/)]);
  });

  test('the events of a page', async () => {
    const shown = { event: 'pageview', pageName: null, path: '/', previousPath: null } as const;
    await keepEvents(shopper().commerce, { siteId: 'rowan', usid: 'usid-1' }, [shown]);
    expect(logged()[0]).toMatch(/^Events are not kept/);
  });

  test('an error of a browser', async () => {
    const { commerce } = shopper();
    await keepBrowserError(commerce, { path: '/cart', error: 'TypeError: x is not a function' });
    expect(asked).toContainEqual(expect.stringMatching(/^POST .*custom-logger.*logPOST/));
    expect(logged()).toEqual([expect.stringMatching(/^An error of a browser is not logged/)]);
    asked.splice(0);
    for (const path of ['', 'https://elsewhere.test/'])
      await keepBrowserError(commerce, { path, error: 'x' });
    await keepBrowserError(commerce, { path: '/cart', error: '' });
    expect(asked).toEqual([]);
  });

  test('the list of saved items', async () => {
    const { commerce, session } = shopper('registered');
    await openSavedList(commerce, session);
    expect(session.read().savedListId).toBeUndefined();
    expect(logged()).toEqual([expect.stringMatching(/^The list of saved items could not be created/)]);
  });
});
