import { beforeEach, expect, test, vi } from 'vitest';
import english from '../../../../translations/en-US.json' with { type: 'json' };
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { CommerceError } from '../../../platform/commerce/commerce-error.ts';
import type { Session } from '../../../platform/session/session.server.ts';
import { isCheckoutPath } from './checkout-paths.ts';
import { endCheckoutSession, keepSessionAlive, loadSessionTimes } from './checkout-session.server.ts';
import { sessionProblemIds } from './checkout-session.ts';

type Sent = {
  readonly id: string;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly body?: unknown;
};

/** A commerce API that answers by endpoint id and records what it is sent. */
function shopWith(answers: Readonly<Record<string, unknown>>, customerId: string | undefined = 'c') {
  const sent: Sent[] = [];
  const call = async (endpoint: { readonly id: string }, input: object) => {
    sent.push({ id: endpoint.id, ...input });
    const answer = answers[endpoint.id];
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  };
  const tokens = customerId === undefined ? undefined : { customerId };
  return {
    commerce: { call } as unknown as CommerceClient,
    session: { read: () => ({ tokens }) } as unknown as Session,
    sent,
    changes: () => sent.filter(({ id }) => id !== 'getCustomerBaskets').map(({ id }) => id),
  };
}
const cart = { basketId: 'cart', isTemporary: false, sessionAliveCount: 0, sessionTrackingId: null };
const temporary = { basketId: 'temp', isTemporary: true, sessionAliveCount: 4, sessionTrackingId: 'track-7' };
const down = (id: string) => new CommerceError(id, 503, { code: 'Timeout' });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

test('keeping alive counts up on the temporary basket, never on the cart', async () => {
  const shop = shopWith({ getCustomerBaskets: { baskets: [cart, temporary] } });
  expect(await keepSessionAlive(shop.commerce, shop.session)).toEqual({
    tempBasketId: 'temp',
    problem: null,
  });
  expect(shop.sent.at(-1)).toMatchObject({
    id: 'updateBasket',
    params: { basketId: 'temp' },
    body: { c_sessionAlive: 5, c_customerSessionTrackingID: 'track-7' },
  });
});

test('without a temporary basket an empty one is created, with a tracking id', async () => {
  const shop = shopWith({
    getCustomerBaskets: { baskets: [cart] },
    createBasket: { ...temporary, sessionAliveCount: 0, sessionTrackingId: null },
  });
  await keepSessionAlive(shop.commerce, shop.session);
  expect(shop.changes()).toEqual(['createBasket', 'updateBasket']);
  expect(shop.sent.find(({ id }) => id === 'createBasket')).toMatchObject({
    query: { temporary: true },
    body: {},
  });
  expect(shop.sent.at(-1)).toMatchObject({
    body: { c_sessionAlive: 1, c_customerSessionTrackingID: expect.stringMatching(/^[\da-f-]{36}$/) },
  });
});

test('the end deletes the temporary baskets and leaves the cart', async () => {
  const shop = shopWith({ getCustomerBaskets: { baskets: [cart, temporary] } });
  expect(await endCheckoutSession(shop.commerce, shop.session)).toEqual({
    tempBasketId: null,
    problem: null,
  });
  expect(shop.sent.at(-1)).toMatchObject({ id: 'deleteBasket', params: { basketId: 'temp' } });
  expect(shop.changes()).toEqual(['deleteBasket']);
});

test.each(['BasketNotFound', 'OrderInProgress'])('a deletion refused with %s is no failure', async (code) => {
  const shop = shopWith({
    getCustomerBaskets: { baskets: [temporary] },
    deleteBasket: new CommerceError('deleteBasket', 409, { code }),
  });
  expect(await endCheckoutSession(shop.commerce, shop.session)).toMatchObject({ problem: null });
});

test.each([
  ['creation fails', { createBasket: down('createBasket') }, 'Failed to create a temporary basket'],
  ['creation returns no id', { createBasket: {} }, 'Something is wrong. Please try again'],
  [
    'the update fails',
    { getCustomerBaskets: { baskets: [temporary] }, updateBasket: down('updateBasket') },
    'Something is wrong. Please try again',
  ],
])('when %s the shopper reads the specified text', async (_, answers, text) => {
  const shop = shopWith({ getCustomerBaskets: { baskets: [] }, ...answers });
  const { problem } = await keepSessionAlive(shop.commerce, shop.session);
  expect(problem && english[sessionProblemIds[problem]]).toBe(text);
});

test('when the deletion fails the shopper reads the specified text', async () => {
  const shop = shopWith({ getCustomerBaskets: { baskets: [temporary] }, deleteBasket: down('deleteBasket') });
  const { problem } = await endCheckoutSession(shop.commerce, shop.session);
  expect(problem && english[sessionProblemIds[problem]]).toBe('Failed to delete the temporary basket');
});

test('a visitor without a session costs no call', async () => {
  const shop = shopWith({});
  const noSession = { read: () => ({}) } as unknown as Session;
  expect(await keepSessionAlive(shop.commerce, noSession)).toEqual({ tempBasketId: null, problem: null });
  expect(shop.sent).toEqual([]);
});

test('the times are the retailer’s preferences; without them nothing is watched', async () => {
  const customPreferences = { checkoutSessionTimeout: 600, basketRefreshTime: 300 };
  const set = shopWith({ getCustomPreferences: { customPreferences } });
  expect(await loadSessionTimes(set.commerce)).toEqual({ idleMs: 600_000, refreshMs: 300_000 });
  const unset = shopWith({ getCustomPreferences: { customPreferences: { basketRefreshTime: 300 } } });
  expect(await loadSessionTimes(unset.commerce)).toBeNull();
});

test.each([
  ['/checkout', true],
  ['/checkout/', true],
  ['/checkout/delivery', true],
  ['/instant-approval', true],
  ['/payfone', true],
  ['/submit-application', true],
  ['/checkout/confirmation/00100001', false],
  ['/checkout/agreement/00100001', false],
  ['/docusign-redirect', false],
  ['/cart', false],
  ['/account', false],
])('%s is watched: %s', (path, isWatched) => {
  expect(isCheckoutPath(path)).toBe(isWatched);
});
