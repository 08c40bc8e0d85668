import { expect, test } from 'vitest';
import type { Session, SessionData } from '../../platform/session/session.server.ts';
import { visitorWith } from '../shopper/visitor-stub.ts';
import { runPendingSave, storePendingSave } from './pending-save.server.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const line = { itemId: 'i1', productId: 'sofa', variantId: 'sofa-slate' };
const answers = {
  getCustomerProductLists: { data: [{ id: 'l1', type: 'wish_list', items: [] }] },
  createCustomerProductListItem: { id: 'x', productId: 'sofa-slate' },
  getCustomerBaskets: { baskets: [{ basketId: 'b1', isTemporary: false, items: [line] }] },
};

function sessionOf(isRegistered: boolean): Session {
  const data = { tokens: { customerId: 'c1', isRegistered } } as SessionData;
  return {
    read: () => data,
    update: (change) => Object.assign(data, change),
    clear: () => {},
    commit: () => null,
  };
}

test("a guest's pending save moves the item from the cart to the list after signing in, once", async () => {
  const session = sessionOf(true);
  const { visitor, sentTo } = visitorWith(answers);
  storePendingSave(session, 'sofa-slate', NOW_MS);
  await runPendingSave(visitor.commerce, session, NOW_MS + 60_000);
  await runPendingSave(visitor.commerce, session, NOW_MS + 60_000);
  expect(sentTo('createCustomerProductListItem')).toMatchObject([{ body: { productId: 'sofa-slate' } }]);
  expect(sentTo('removeItemFromBasket')).toEqual([{ params: { basketId: 'b1', itemId: 'i1' } }]);
});

test('after half an hour nothing is moved, nor later', async () => {
  const session = sessionOf(true);
  const { visitor, sentTo } = visitorWith(answers);
  storePendingSave(session, 'sofa-slate', NOW_MS);
  await runPendingSave(visitor.commerce, session, NOW_MS + 31 * 60_000);
  await runPendingSave(visitor.commerce, session, NOW_MS);
  expect(sentTo('createCustomerProductListItem')).toEqual([]);
  expect(sentTo('removeItemFromBasket')).toEqual([]);
});

test('an item that could not be saved stays in the cart', async () => {
  const session = sessionOf(false);
  const { visitor, sentTo } = visitorWith(answers);
  storePendingSave(session, 'sofa-slate', NOW_MS);
  await runPendingSave(visitor.commerce, session, NOW_MS);
  expect(sentTo('removeItemFromBasket')).toEqual([]);
});
