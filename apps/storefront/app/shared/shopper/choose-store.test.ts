import { beforeEach, expect, test, vi } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { chooseStore } from './choose-store.server.ts';
import { visitorWith } from './testing/visitor-with.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const choice = { storeId: '04217', distanceMiles: 1.2, isGuess: false };
const whole = {
  storeId: '04217',
  storeSelect: 'true',
  storeDistance: '{"distance":1.2,"unit":"mi"}',
};
const failed = (code: string) => new CommerceError('updateShopperContext', 400, { code });

test('an existing shopper context is updated, and the basket is priced anew', async () => {
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

test.each(['StoreNotFound', 'StateNotServed'])('%s is the visitor’s to know', async (code) => {
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

test('a basket that cannot be priced now does not hold up the choice', async () => {
  const { visitor } = visitorWith({ updateCart: failed('OrderInProgress') });
  expect(await chooseStore(visitor, choice)).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
