import { expect, test } from 'vitest';
import { deliveryDatesOf } from './delivery.tsx';

test.each([
  ['1-3 Days', { from: '2026-11-23', to: '2026-11-24' }],
  ['1-2 Weeks', { from: '2026-11-28', to: '2026-12-05' }],
  ['4-6 Weeks', { from: '2026-12-19', to: '2027-01-02' }],
  ['Carryout', null],
  ['soon', null],
  [null, null],
])('%s from 21 November', (band, expected) => {
  expect(deliveryDatesOf(band, '2026-11-21')).toEqual(expected);
});
