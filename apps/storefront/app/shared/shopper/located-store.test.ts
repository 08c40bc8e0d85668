import { beforeEach, expect, test, vi } from 'vitest';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { findChosenStore, keepLocatedStore } from './chosen-store.server.ts';
import { visitorWith } from './visitor-stub.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const noContext = new CommerceError('getShopperContext', 404, { code: 'ContextNotFound' });
const located = { data: [{ id: '04217', address1: '123 Main St', postalCode: '75024', distanceMiles: 0.7 }] };
const chosen = { customQualifiers: { storeId: '04230', postalCode: '75201' } };

test('a visitor who has chosen no store has the one near their address, as a guess', async () => {
  const { visitor } = visitorWith({ getShopperContext: noContext, getLocatedStore: located });
  expect(await findChosenStore(visitor.commerce, visitor.session)).toMatchObject({
    id: '04217',
    postalCode: '75024',
    distanceMiles: 0.7,
    isGuess: true,
  });
});

test('the store of the context counts before it', async () => {
  const { visitor, sentTo } = visitorWith({ getShopperContext: chosen, getLocatedStore: located });
  expect(await findChosenStore(visitor.commerce, visitor.session)).toMatchObject({ id: '04230' });
  expect(sentTo('getLocatedStore')).toEqual([]);
});

test('a location that fails is logged, and the visitor has no store', async () => {
  const down = new CommerceError('getLocatedStore', 503, { code: 'ServiceUnavailable' });
  const { visitor } = visitorWith({ getShopperContext: noContext, getLocatedStore: down });
  expect(await findChosenStore(visitor.commerce, visitor.session)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('what a visitor begins keeps the located store, as a guess', async () => {
  const answers = { getShopperContext: noContext, getLocatedStore: located, updateShopperContext: noContext };
  const { visitor, sentTo } = visitorWith(answers);
  await keepLocatedStore(visitor.commerce, visitor.session);
  expect(sentTo('createShopperContext')).toMatchObject([
    { body: { customQualifiers: { storeId: '04217', storeSelect: 'false' } } },
  ]);
});

test.each([
  ['a store is chosen', { getShopperContext: chosen, getLocatedStore: located }],
  ['none is near', { getShopperContext: noContext }],
])('nothing is written when %s', async (_, answers) => {
  const { visitor, sentTo } = visitorWith(answers);
  await keepLocatedStore(visitor.commerce, visitor.session);
  expect(sentTo('createShopperContext')).toEqual([]);
  expect(sentTo('updateShopperContext')).toEqual([]);
});
