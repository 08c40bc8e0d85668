import { expect, test } from 'vitest';
import { methodOf, NEW_CARD } from './method-list.tsx';

const card = (id: string, isExpired = false) => ({
  id,
  brand: 'Visa',
  last4: '4242',
  isExpired,
  isDefault: false,
});

test('the first saved card that has not expired is chosen at first; without one, another card', () => {
  expect(methodOf([card('old', true), card('good')], null)).toBe('good');
  expect(methodOf([card('old', true)], null)).toBe(NEW_CARD);
  expect(methodOf([], null)).toBe(NEW_CARD);
});

test('a choice stays, unless its card is gone or has expired', () => {
  expect(methodOf([card('one'), card('two')], 'two')).toBe('two');
  expect(methodOf([card('one')], NEW_CARD)).toBe(NEW_CARD);
  expect(methodOf([card('one')], 'two')).toBe('one');
  expect(methodOf([card('one'), card('two', true)], 'two')).toBe('one');
});
