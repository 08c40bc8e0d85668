import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getStateLaw, type StateLaw } from './state-law.ts';
import { deriveStateRule, stateRules } from './state-rules.ts';
import { depositReturnOf, reservationDepositOf } from './store-terms.ts';

const parts = fc.record({
  refundableDepositCents: fc.integer({ min: 0, max: 1_000_000 }),
  nonRefundableDepositCents: fc.integer({ min: 0, max: 1_000_000 }),
});

describe('the deposit of a reservation', () => {
  test('is what the store asks, and never more than that is refunded or kept', () => {
    fc.assert(
      fc.property(parts, fc.boolean(), (store, depositMayBeKept) => {
        const { cents, refundableCents } = reservationDepositOf(store, { depositMayBeKept });
        expect(cents).toBe(store.refundableDepositCents + store.nonRefundableDepositCents);
        expect(refundableCents).toBeLessThanOrEqual(cents);
        expect(refundableCents).toBeGreaterThanOrEqual(store.refundableDepositCents);
        expect(cents - refundableCents).toBe(depositMayBeKept ? store.nonRefundableDepositCents : 0);
      }),
    );
  });

  test('is refundable in full in every state: no source lets a store keep a part', () => {
    const store = { refundableDepositCents: 2_500, nonRefundableDepositCents: 1_050 };
    for (const rule of Object.values(stateRules)) {
      expect(reservationDepositOf(store, rule)).toEqual({ cents: 3_550, refundableCents: 3_550 });
    }
  });

  test.each([
    ['all refundable, ordered', 3_550, true, 3_550],
    ['all refundable, ended', 3_550, false, 3_550],
    ['a part, ordered', 2_500, true, 3_550],
    ['a part, ended', 2_500, false, 2_500],
    ['nothing, ordered', 0, true, 3_550],
    ['nothing, ended', 0, false, 0],
  ])('%s: goes back', (_case, refundableCents, isOrdered, back) => {
    expect(depositReturnOf({ cents: 3_550, refundableCents }, isOrdered)).toBe(back);
  });

  test.each([
    ['statute text seen', true],
    ['secondary', false],
    ['own knowledge', false],
  ] as const)('a law of quality "%s" lets a store keep its part: %s', (quality, mayKeep) => {
    const fees = { cite: '§ 1', source: null, quality, depositMayBeKept: true };
    const law = { ...getStateLaw('TX'), fees } as StateLaw;
    expect(deriveStateRule('TX', law).depositMayBeKept).toBe(mayKeep);
  });
});
