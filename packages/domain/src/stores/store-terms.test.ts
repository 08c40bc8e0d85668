import { expect, test } from 'vitest';
import { storeTermsOf } from './store-terms.ts';

const store = { processingFeeCents: 1500, sameAsCashDays: 120 };

test.each([
  ['TX', { processingFeeCents: 1500, sameAsCashDays: 120 }],
  ['IN', { processingFeeCents: 1000, sameAsCashDays: 120 }],
  ['MI', { processingFeeCents: 0, sameAsCashDays: 120 }],
  ['VT', { processingFeeCents: 1500, sameAsCashDays: 0 }],
])('in %s the state’s limits hold', (stateCode, expected) => {
  expect(storeTermsOf({ ...store, stateCode })).toEqual(expected);
});
