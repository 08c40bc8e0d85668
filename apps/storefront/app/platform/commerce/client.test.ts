import { getCustomerBaskets } from '@ownpath/contracts/basket';
import { getContent } from '@ownpath/contracts/content';
import { getCustomer } from '@ownpath/contracts/customers';
import { getClientLocation, searchStores } from '@ownpath/contracts/stores';
import type { Locale } from '@ownpath/domain/site';
import { expect, test } from 'vitest';
import type { CommerceClient } from './client.server.ts';
import type { CommerceFetch } from './commerce-fetch.server.ts';
import { answerLogin, visitorClient } from './stub-visitor.server.ts';

/** An API that numbers its answers. */
function countingApi() {
  const asked: string[] = [];
  const fetch: CommerceFetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const login = answerLogin(pathname);
    if (login) return login;
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? 'nobody';
    const of = searchParams.get('locale') ?? '';
    asked.push(`${token} ${pathname.split('/').at(-1)} ${of}`);
    if (pathname.endsWith('/store-search')) {
      return Response.json({ total: 0, limit: 1, offset: 0, data: [] });
    }
    if (pathname.includes('getgoogleapi')) {
      return Response.json({ googleapidata: { location: { lat: asked.length, lng: 0 } } });
    }
    return Response.json({ id: 'footer', name: 'Footer', c_body: `${token} ${asked.length}` });
  };
  return { fetch, asked };
}

const clientOf = (
  fetch: CommerceFetch,
  token: string | null,
  locale: Locale = 'en-US',
  clientAddress: string | null = null,
) => visitorClient(fetch, token, { siteId: 'counted', locale, clientAddress });

const asset = { params: { contentId: 'footer' } };
const askForStores = (client: CommerceClient) =>
  client.call(searchStores, { query: { postalCode: '75024' } });

test('public reads are made once for all visitors without a session', async () => {
  const { fetch, asked } = countingApi();
  for (const _ of [1, 2]) await askForStores(clientOf(fetch, null));
  expect(asked).toEqual(['of-the-shop store-search en-US']);
  await askForStores(clientOf(fetch, null, 'es-US'));
  expect(asked.at(-1)).toBe('of-the-shop store-search es-US');
});

test('a visitor with a session reads their own answers, which are never cached', async () => {
  const { fetch, asked } = countingApi();
  await askForStores(clientOf(fetch, null));
  for (const token of ['ada', 'ada', 'ben']) {
    await askForStores(clientOf(fetch, token));
  }
  expect(asked.slice(1).map((call) => call.split(' ')[0])).toEqual(['ada', 'ada', 'ben']);
});

test('visitors without a session share answers with those near the same store only', async () => {
  const { fetch, asked } = countingApi();
  /** The last figure of the address is the store. */
  const near: CommerceFetch = async (request) => {
    if (!request.url.includes('getlocatedstore')) return fetch(request);
    const id = request.headers.get('X-Forwarded-For')?.split('.').at(-1) ?? '';
    asked.push(`located ${id}`);
    if (id === '9') return Response.json({ title: 'Down' }, { status: 503 });
    if (id === '8') return Response.json({ title: 'Not Found' }, { status: 404 });
    return Response.json({ total: 1, limit: 1, data: [{ id, latitude: 33, longitude: -96 }] });
  };
  for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.1', '192.0.2.2']) {
    await askForStores(clientOf(near, null, 'en-US', address));
  }
  const asksForStores = 'of-the-shop store-search en-US';
  const expected = ['located 1', asksForStores, 'located 1', 'located 2', asksForStores];
  expect(asked.splice(0)).toEqual(expected);
  // An API without the call locates nobody, and is not asked for every page.
  for (const _ of [1, 2]) await askForStores(clientOf(near, null, 'en-US', '192.0.2.8'));
  expect(asked.splice(0)).toEqual(['located 8', asksForStores]);
  // While the store is not known, nothing is shared.
  for (const _ of [1, 2]) await askForStores(clientOf(near, null, 'en-US', '192.0.2.9'));
  expect(asked.filter((call) => call === asksForStores)).toHaveLength(2);
});

test('an answer that does not match the contract is not cached', async () => {
  let calls = 0;
  const { fetch } = countingApi();
  const client = clientOf((request) => {
    if (!request.url.includes('/store-search')) return fetch(request);
    calls += 1;
    return Promise.resolve(Response.json({ data: 'many' }));
  }, null);
  for (const _ of [1, 2]) await expect(askForStores(client)).rejects.toThrow('502 MalformedAnswer');
  expect(calls).toBe(2);
});

test('content is cached per language for all visitors, with or without a session', async () => {
  const { fetch, asked } = countingApi();
  const first = await clientOf(fetch, 'ada').call(getContent, asset);
  expect(await clientOf(fetch, null).call(getContent, asset)).toEqual(first);
  expect(asked).toEqual(['of-the-shop footer en-US']);
  expect(await clientOf(fetch, 'ada', 'es-US').call(getContent, asset)).not.toEqual(first);
});

test('a visitor’s location is never returned to another visitor', async () => {
  const { fetch } = countingApi();
  const answers = [];
  for (const _ of [1, 2]) answers.push(await clientOf(fetch, null).call(getClientLocation, {}));
  expect(answers[0]).not.toEqual(answers[1]);
});

test('a read for all visitors is repeated when the session of the shop’s own guest is gone', async () => {
  const { fetch, asked } = countingApi();
  let refusals = 0;
  const forgetful: CommerceFetch = async (request) => {
    const isRead = request.headers.has('Authorization');
    if (isRead && refusals === 0) {
      refusals += 1;
      return Response.json({ type: 'https://api.test/errors/invalid-token' }, { status: 401 });
    }
    return fetch(request);
  };
  for (const token of [null, 'ada']) {
    refusals = 0;
    asked.length = 0;
    await clientOf(forgetful, token, token ? 'es-US' : 'en-US').call(getContent, asset);
    expect(asked).toHaveLength(1);
  }
});

test('calls that go on as a new guest ask for what is theirs, also when another call renewed the session first', async () => {
  const asked: string[] = [];
  const { promise: isRenewed, resolve: renew } = Promise.withResolvers<void>();
  const client = clientOf(async (request) => {
    const { pathname } = new URL(request.url);
    const login = answerLogin(pathname);
    if (login) return login;
    const token = request.headers.get('Authorization')?.replace('Bearer ', '');
    const isBaskets = pathname.endsWith('/baskets');
    asked.push(`${token} ${pathname.split('/customers/')[1]}`);
    if (token === 'ended') {
      // The answer to this call comes after the other one went on with a new token.
      if (isBaskets) await isRenewed;
      return Response.json({ type: 'https://api.test/errors/invalid-token' }, { status: 401 });
    }
    renew();
    return isBaskets ? Response.json({ total: 0, baskets: [] }) : Response.json({ customerId: 'c' });
  }, 'ended');
  const params = { customerId: 'ended' };
  await Promise.all([client.call(getCustomerBaskets, { params }), client.call(getCustomer, { params })]);
  expect(asked.toSorted()).toEqual([
    'ended ended',
    'ended ended/baskets',
    'of-the-shop c',
    'of-the-shop c/baskets',
  ]);
});
