import { expect, test } from 'vitest';
import { renewGuestView } from './guest-view.server.ts';

const MINUTE_MS = 60_000;
const facts = { storeId: '04217', isGuess: false, distanceMiles: null, cartCount: 1 };

test('a guest’s note stays while it is the same and young, so that no page sets a cookie for it', () => {
  const noted = renewGuestView({}, facts, 0);
  expect(noted).toEqual({ ...facts, untilMs: 10 * MINUTE_MS });
  expect(renewGuestView({ guestView: noted }, facts, 4 * MINUTE_MS)).toBe(noted);
  expect(renewGuestView({ guestView: noted }, facts, 6 * MINUTE_MS)).toEqual({
    ...facts,
    untilMs: 16 * MINUTE_MS,
  });
});

test.each([
  ['another store', { ...facts, storeId: '04218' }],
  ['a confirmed one', { ...facts, isGuess: true }],
  ['another place', { ...facts, distanceMiles: 1.2 }],
  ['something more in the cart', { ...facts, cartCount: 2 }],
  ['an approval', null],
])('%s makes another note', (_, others) => {
  const noted = renewGuestView({}, facts, 0);
  const renewed = renewGuestView({ guestView: noted }, others, 0);
  expect(renewed).toEqual(others && { ...others, untilMs: 10 * MINUTE_MS });
});
