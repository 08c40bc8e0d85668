import { expect, test } from 'vitest';
import { isRoutingNumber, readDepositCents } from './bank-fields.ts';

test.each([
  ['111000025', true],
  ['021000021', true],
  ['111000026', false],
  ['11100002', false],
  ['000000000', false],
  ['11100002a', false],
])('routing number %s: %s', (text, expected) => {
  expect(isRoutingNumber(text)).toBe(expected);
});

test.each([
  ['$0.32', 32],
  ['.32', 32],
  ['32', 32],
  ['5', 5],
  [' 0.05 ', 5],
  ['0', null],
  ['1.32', null],
  ['100', null],
  ['', null],
  ['-5', null],
])('deposit %s: %s cents', (text, expected) => {
  expect(readDepositCents(text)).toBe(expected);
});
