import { beforeEach, expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { chooseStore, findChosenStore } from './chosen-store.server.ts';
import { visitorWith } from './visitor-stub.ts';

const session = { read: () => ({ tokens: { usid: 'u' } }) } as unknown as Session;
const visitorOf = (customQualifiers: Record<string, string>) =>
  ({ call: async () => ({ customQualifiers }) }) as unknown as CommerceClient;

test('a store that was assigned and not confirmed is a guess', async () => {
  const plano = { storeId: '04217', postalCode: '75024' };
  expect(await findChosenStore(visitorOf({ ...plano, storeSelect: 'false' }), session)).toMatchObject({
    id: '04217',
    postalCode: '75024',
    isGuess: true,
  });
  for (const chosen of [plano, { ...plano, storeSelect: 'true' }]) {
    expect(await findChosenStore(visitorOf(chosen), session)).toMatchObject({ isGuess: false });
  }
});

test('a context without a store, and a visitor without a session, have none', async () => {
  expect(await findChosenStore(visitorOf({ postalCode: '75024' }), session)).toBeNull();
  const newVisitor = { read: () => ({}) } as unknown as Session;
  expect(await findChosenStore(visitorOf({ storeId: '04217' }), newVisitor)).toBeNull();
});

test.each(['far', '{', '{"distance":-1,"unit":"mi"}', '{"distance":1,"unit":"km"}', '[]', '1', 'null'])(
  'a distance that can’t be read is none: %s',
  async (storeDistance) => {
    const store = await findChosenStore(visitorOf({ storeId: '04217', storeDistance }), session);
    expect(store).toMatchObject({ id: '04217', distanceMiles: null });
  },
);

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const choice = { storeId: '04217', distanceMiles: 1.2, isGuess: false };
const whole = {
  storeId: '04217',
  storeSelect: 'true',
  storeDistance: '{"distance":1.2,"unit":"mi"}',
};
const failed = (code: string) => new CommerceError('updateShopperContext', 400, { code });

test('an existing shopper context is updated, and the basket is repriced', async () => {
  const { visitor, sentTo } = visitorWith({});
  expect(await chooseStore(visitor, choice)).toBe(true);
  expect(sentTo('updateShopperContext')).toMatchObject([{ body: { customQualifiers: whole } }]);
  expect(sentTo('createShopperContext')).toEqual([]);
  expect(sentTo('updateCart')).toHaveLength(1);
});

test('without one, a context is created', async () => {
  const { visitor, sentTo } = visitorWith({ updateShopperContext: failed('ContextNotFound') });
  await chooseStore(visitor, choice);
  expect(sentTo('createShopperContext')).toMatchObject([{ body: { customQualifiers: whole } }]);
});

test('on an error a context with the store only is created', async () => {
  const { visitor, sentTo } = visitorWith({ updateShopperContext: failed('InvalidParameters') });
  expect(await chooseStore(visitor, choice)).toBe(true);
  expect(sentTo('createShopperContext')).toMatchObject([
    { body: { customQualifiers: { storeId: '04217' } } },
  ]);
  expect(warn).toHaveBeenCalledOnce();
});

test.each(['StoreNotFound', 'StateNotServed'])('%s is thrown to the caller', async (code) => {
  const { visitor, sentTo } = visitorWith({ updateShopperContext: failed(code) });
  await expect(chooseStore(visitor, choice)).rejects.toMatchObject({ code });
  expect(sentTo('createShopperContext')).toEqual([]);
});

test('a missing client address warns, and the store is not updated', async () => {
  const { visitor, sentTo } = visitorWith({}, null);
  expect(await chooseStore(visitor, choice)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect(sentTo('updateShopperContext')).toEqual([]);
  expect(sentTo('updateCart')).toEqual([]);
});

test('a basket that cannot be repriced does not block the choice', async () => {
  const { visitor } = visitorWith({ updateCart: failed('OrderInProgress') });
  expect(await chooseStore(visitor, choice)).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
