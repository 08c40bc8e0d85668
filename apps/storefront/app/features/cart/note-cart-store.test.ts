import type { Basket } from '@ownpath/contracts/basket';
import { expect, test } from 'vitest';
import type { Session, SessionData } from '../../platform/session/session.server.ts';
import { noteCartStore } from './note-cart-store.server.ts';

function sessionOf(data: SessionData): Session {
  return {
    read: () => data,
    update: (change) => Object.assign(data, change),
    clear: () => {},
    commit: () => null,
  };
}
const basketAt = (storeId: string | null, pieces = 1) =>
  ({ storeId, items: Array.from({ length: pieces }, () => ({})) }) as unknown as Basket;

test('a changed store of a filled cart is announced once', () => {
  const session = sessionOf({});
  expect(noteCartStore(session, basketAt('04217'))).toBe(false);
  expect(noteCartStore(session, basketAt('04217'))).toBe(false);
  expect(noteCartStore(session, basketAt('01001'))).toBe(true);
  expect(noteCartStore(session, basketAt('01001'))).toBe(false);
});

test('an empty cart has no prices that could change', () => {
  const session = sessionOf({});
  noteCartStore(session, basketAt('04217'));
  expect(noteCartStore(session, basketAt('01001', 0))).toBe(false);
  expect(noteCartStore(session, null)).toBe(false);
  expect(noteCartStore(session, basketAt('04217'))).toBe(false);
});
