import { expect, test } from 'vitest';
import { purchaseTermsOf } from './purchase-terms.server.ts';

const store = (stateCode: string, timeZone: string) => ({
  stateCode,
  timeZone,
  isEpoEnabled: true,
  processingFeeCents: 1000,
});

test('the day is the store’s, not the server’s', () => {
  const lateEvening = '2026-11-22T05:30:00Z';
  expect(purchaseTermsOf(store('TX', 'America/Chicago'), lateEvening)?.today).toBe('2026-11-21');
  expect(purchaseTermsOf(store('NY', 'America/New_York'), lateEvening)?.today).toBe('2026-11-22');
});

test('name of the agreement and early purchase follow the state, the fee is the store’s', () => {
  const now = '2026-11-21T18:00:00Z';
  expect(purchaseTermsOf(store('TX', 'America/Chicago'), now)?.processingFeeCents).toBe(1000);
  expect(purchaseTermsOf(store('VT', 'America/New_York'), now)?.agreement).toBe('rent-to-own');
  expect(
    purchaseTermsOf({ ...store('TX', 'America/Chicago'), isEpoEnabled: false }, now)?.earlyPurchase,
  ).toBeNull();
});

test('a store of which neither the state nor the time zone is known has no terms', () => {
  const now = '2026-11-21T18:00:00Z';
  expect(purchaseTermsOf(store('text', 'America/Chicago'), now)).toBeNull();
  expect(purchaseTermsOf(store('TX', ''), now)).toBeNull();
});
