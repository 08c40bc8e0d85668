import { deleteBasket } from '@ownpath/contracts/basket';
import { getCategory, searchProducts } from '@ownpath/contracts/catalog';
import { getShopperContext } from '@ownpath/contracts/shopper-context';
import { searchStores } from '@ownpath/contracts/stores';
import { beforeEach, expect, test } from 'vitest';
import type { CommerceFetch } from './commerce-fetch.server.ts';
import { answerLogin, visitorClient } from './stub-visitor.server.ts';

/** What the API was asked, as `visitor call`. */
let asked: string[] = [];
/** State of the catalogue in each visitor's store; an API that names none lacks the call. */
let states: Readonly<Record<string, string>> | null;
let isHanging = false;
let fetch: CommerceFetch;

beforeEach(() => {
  asked = [];
  states = { ada: 'plano 1', ben: 'plano 1', cleo: 'frisco 1' };
  isHanging = false;
  // A new function: what another test's API answered is not remembered.
  fetch = async (request) => {
    const { pathname } = new URL(request.url);
    const visitor = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const call = pathname.split('/').at(-1) ?? '';
    asked.push(`${visitor} ${call}`);
    if (call === 'catalogstate') {
      if (isHanging) throw new DOMException('too late', 'TimeoutError');
      if (!states) return Response.json({ title: 'Not Found' }, { status: 404 });
      return Response.json({ state: states[visitor], place: 'today', storeIds: [] });
    }
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const login = answerLogin(pathname);
    if (login) return login;
    if (call === 'store-search') return Response.json({ total: 0, limit: 1, data: [] });
    if (call === 'search') {
      return Response.json({ results: [], totalSize: asked.length, attributionToken: `of ${visitor}` });
    }
    if (call === 'ada' || call === 'visit-of-ada')
      return Response.json({ customQualifiers: { storeId: '04217' } });
    if (call === 'visit-of-ben') return Response.json({ title: 'Not Found' }, { status: 404 });
    return Response.json({ id: call, name: `${visitor} ${asked.length}` });
  };
});

const clientOf = (visitor: string) => visitorClient(fetch, visitor, { siteId: 'stated' });

const sofas = { params: { id: 'sofas' } };
const find = (more: object = {}) => ({ body: { query: 'sofa', requestMode: 'SEARCH' as const, ...more } });

test('visitors with a session share what depends on the catalogue, while its state is the same', async () => {
  const first = await clientOf('ada').call(getCategory, sofas);
  expect(await clientOf('ben').call(getCategory, sofas)).toBe(first);
  expect(asked).toEqual(['ada catalogstate', 'ada sofas', 'ben catalogstate']);
  // In another store, and after a change, it is another state.
  expect(await clientOf('cleo').call(getCategory, sofas)).not.toEqual(first);
  states = { ada: 'plano 2' };
  expect(await clientOf('ada').call(getCategory, sofas)).not.toEqual(first);
});

test('an answer that visitors share cannot be changed by one of them', async () => {
  const category = await clientOf('ada').call(getCategory, sofas);
  expect(() => category.path.push({ id: 'mine', name: 'Mine' })).toThrow(TypeError);
});

test('the state is read once for a page, and again after the visitor has changed something', async () => {
  const ada = clientOf('ada');
  await Promise.all([ada.call(getCategory, sofas), ada.call(getCategory, { params: { id: 'chairs' } })]);
  expect(asked.filter((call) => call.endsWith('catalogstate'))).toHaveLength(1);
  await ada.call(deleteBasket, { params: { basketId: 'b' } });
  states = { ada: 'plano 2' };
  await ada.call(getCategory, sofas);
  expect(asked.slice(-2)).toEqual(['ada catalogstate', 'ada sofas']);
});

test('the state of a store that is known is not read, until the visitor has changed something', async () => {
  const known = { state: 'plano 1', place: 'today', storeIds: ['04217'] };
  const clientWhoKnows = (visitor: string) =>
    visitorClient(fetch, visitor, {
      siteId: 'known',
      stateIn: (store, read) => (store.siteId === 'known' && store.storeId === '04217' ? known : read()),
    });
  const ada = clientWhoKnows('ada');
  const first = await ada.call(getCategory, sofas);
  expect(asked).toEqual(['ada visit-of-ada', 'ada sofas']);
  // One who has chosen no store asks, and gets what is kept for the same state.
  expect(await clientWhoKnows('ben').call(getCategory, sofas)).toBe(first);
  expect(asked.slice(2)).toEqual(['ben visit-of-ben', 'ben catalogstate']);
  await ada.call(deleteBasket, { params: { basketId: 'b' } });
  states = { ada: 'plano 2' };
  expect(await ada.call(getCategory, sofas)).not.toEqual(first);
  expect(asked.slice(-2)).toEqual(['ada catalogstate', 'ada sofas']);
});

test('a search is shared without the token that belongs to its visitor', async () => {
  const found = await clientOf('ada').call(searchProducts, find());
  expect(found.attributionToken).toBe('');
  expect(await clientOf('ben').call(searchProducts, find())).toBe(found);
});

test.each([{ isAp: true }, { category: 'my-items' }, { cat: 'my-items' }])(
  'what an approval limits is never shared: %j',
  async (more) => {
    const found = await clientOf('ada').call(searchProducts, find(more));
    expect((await clientOf('ben').call(searchProducts, find(more))).totalSize).not.toBe(found.totalSize);
    expect(asked).toEqual(['ada search', 'ben search']);
  },
);

test('what is refused to the visitor who asked first is not refused to one who waits for the same', async () => {
  const usual = fetch;
  fetch = async (request) => {
    if (request.headers.get('Authorization') === 'Bearer ada' && request.url.includes('/sofas')) {
      return Response.json({ title: 'Too Many Requests' }, { status: 429 });
    }
    return usual(request);
  };
  const [ada, ben] = await Promise.allSettled(
    ['ada', 'ben'].map((visitor) => clientOf(visitor).call(getCategory, sofas)),
  );
  expect(ada).toMatchObject({ status: 'rejected', reason: { status: 429 } });
  expect(ben).toMatchObject({ status: 'fulfilled', value: { id: 'sofas' } });
});

test('what is the same for whoever asks is shared by visitors with a session', async () => {
  const asAnyone = (visitor: string) => clientOf(visitor).call(searchStores, { query: {} }, { as: 'anyone' });
  expect(await asAnyone('ben')).toBe(await asAnyone('ada'));
  expect(asked.filter((call) => call.endsWith('store-search'))).toEqual(['of-the-shop store-search']);
});

test('an API that names no state is asked for it once, and its visitors share nothing', async () => {
  states = null;
  const first = await clientOf('ada').call(getCategory, sofas);
  expect(await clientOf('ben').call(getCategory, sofas)).not.toEqual(first);
  expect(asked).toEqual(['ada catalogstate', 'ada sofas', 'ben sofas']);
});

test('a state that does not come in time fails the read: it would wait as long again', async () => {
  isHanging = true;
  await expect(clientOf('ada').call(getCategory, sofas)).rejects.toThrow('Timeout');
  expect(asked).toEqual(['ada catalogstate']);
});

test('what a page reads twice of its visitor is asked for once, until they change something', async () => {
  const ada = clientOf('ada');
  const read = () => ada.call(getShopperContext, { params: { usid: 'ada' } });
  await Promise.all([read(), read()]);
  expect(asked).toEqual(['ada ada']);
  await ada.call(deleteBasket, { params: { basketId: 'b' } });
  await read();
  expect(asked).toEqual(['ada ada', 'ada b', 'ada ada']);
});
