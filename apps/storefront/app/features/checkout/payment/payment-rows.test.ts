import { expect, test } from 'vitest';
import { BANK, NEW_CARD } from '../../../shared/payment-method/method-list.tsx';
import { methodOf, usableRows, WALLET } from './payment-rows.ts';

const card = (id: string, isExpired = false) => ({
  id,
  brand: 'Visa',
  last4: '4242',
  isExpired,
  isDefault: false,
});
const rows = [NEW_CARD, BANK, WALLET];

test('the first saved card that has not expired is chosen at first; without one, the first row', () => {
  expect(methodOf([card('old', true), card('good')], rows, null)).toBe('good');
  expect(methodOf([card('old', true)], rows, null)).toBe(NEW_CARD);
  expect(methodOf([], [BANK], null)).toBe(BANK);
  expect(methodOf([], [], null)).toBe('');
});

test('a choice stays, unless it is gone or its card has expired', () => {
  expect(methodOf([card('one'), card('two')], rows, 'two')).toBe('two');
  expect(methodOf([card('one')], rows, BANK)).toBe(BANK);
  expect(methodOf([card('one')], rows, 'two')).toBe('one');
  expect(methodOf([card('one'), card('two', true)], rows, 'two')).toBe('one');
  expect(methodOf([], [NEW_CARD], WALLET)).toBe(NEW_CARD);
});

test('the rows are those of the store; a wallet is not for autopay', () => {
  const methods = (['CREDIT_CARD', 'ACH', 'VENMO', 'PAYPAL'] as const).map((id) => ({ id, frameUrl: '' }));
  expect(usableRows({ methods, isAutopay: false })).toEqual(rows);
  expect(usableRows({ methods, isAutopay: true })).toEqual([NEW_CARD, BANK]);
  expect(usableRows({ methods: methods.slice(2), isAutopay: false })).toEqual([WALLET]);
  expect(usableRows({ methods: methods.slice(2), isAutopay: true })).toEqual([]);
});
