import { expect, test } from 'vitest';
import { deliveryDatesOf } from './delivery.tsx';

const day = { today: '2026-11-21', visitsFrom: '2026-11-23' };

test.each([
  ['Carryout', { from: '2026-11-23', to: '2026-11-23' }],
  ['1-3 Days', { from: '2026-11-23', to: '2026-11-24' }],
  ['1-2 Weeks', { from: '2026-11-28', to: '2026-12-05' }],
  ['4-6 Weeks', { from: '2026-12-19', to: '2027-01-02' }],
  ['soon', null],
  [null, null],
])('%s from 21 November', (band, expected) => {
  expect(deliveryDatesOf(band, day)).toEqual(expected);
});
