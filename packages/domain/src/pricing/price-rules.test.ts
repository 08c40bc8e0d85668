import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateRules } from '../law/index.ts';
import { US_STATES } from '../stores/index.ts';
import {
  addOnWeeklyRateCents,
  bundleWeeklyRateCents,
  CAP_CLASSES,
  type CapSubject,
  clampToCap,
  clampToCaps,
  clearanceTerms,
  discountPercent,
  endingIn99,
  endingIn99AtMost,
  extendedAisleWeeklyRateCents,
  type Frequency,
  isWithinCap,
  ldwCents,
  limitsUnder,
  type PriceCap,
  processingFeeCents,
  rentalTerms,
  shownWasRateCents,
  tilePrice,
  totalRentCents,
  usedTerms,
  zoneTerms,
} from './index.ts';

describe('price variants', () => {
  test.each([
    [2_698, 2_699],
    [2_374, 2_399],
    [1_234, 1_199],
    [1_249, 1_299],
    [20, 99],
  ])('%i ends in 99 as %i', (cents, expected) => expect(endingIn99(cents)).toBe(expected));

  test('rounding to 99 cents never exceeds a ceiling', () => {
    expect(endingIn99AtMost(2_499)).toBe(2_499);
    expect(endingIn99AtMost(2_498)).toBe(2_399);
    expect(endingIn99AtMost(98)).toBe(98);
  });

  test('zones and grades', () => {
    const base = { terms: rentalTerms(2_499, 78), item: { baseWeeklyRateCents: 2_499, weeks: 78 } };
    expect(zoneTerms({ ...base.item, zoneMultiplierBps: 10_800 })).toEqual(rentalTerms(2_699, 78));
    expect(zoneTerms({ ...base.item, zoneMultiplierBps: 9_500 })).toEqual(rentalTerms(2_399, 78));
    expect(usedTerms(base.terms, 'USED_GREAT')).toEqual(rentalTerms(2_299, 66));
    expect(usedTerms(base.terms, 'USED_GOOD')).toEqual(rentalTerms(2_199, 55));
    expect(usedTerms(base.terms, 'USED_FAIR')).toEqual(rentalTerms(2_099, 43));
    expect(usedTerms(rentalTerms(999, 1), 'USED_FAIR').weeks).toBe(1);
  });

  test('a grade never costs more than the one above it, nor more than new', () => {
    fc.assert(
      fc.property(fc.integer({ min: 199, max: 20_000 }), fc.integer({ min: 4, max: 120 }), (rate, weeks) => {
        const steps = [
          rentalTerms(rate, weeks),
          ...(['USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const).map((grade) =>
            usedTerms({ weeklyRateCents: rate, weeks }, grade),
          ),
        ];
        for (const [index, worse] of steps.slice(1).entries()) {
          const better = steps[index];
          expect(worse.weeklyRateCents).toBeLessThanOrEqual(better?.weeklyRateCents ?? 0);
          expect(worse.cashPriceCents).toBeLessThanOrEqual(better?.cashPriceCents ?? 0);
        }
      }),
    );
  });

  test('bundle, add-on, extended aisle, clearance', () => {
    expect(bundleWeeklyRateCents([2_499, 1_999])).toBe(4_048);
    expect(addOnWeeklyRateCents(999, true)).toBe(799);
    expect(addOnWeeklyRateCents(999, false)).toBe(999);
    expect(extendedAisleWeeklyRateCents(2_499)).toBe(2_749);
    expect(clearanceTerms(rentalTerms(2_499, 78), 60)).toEqual(rentalTerms(2_499, 60));
    expect(() => clearanceTerms(rentalTerms(2_499, 78), 78)).toThrow(RangeError);
  });
});

describe('state caps', () => {
  const anyTerms = fc
    .tuple(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 4, max: 120 }))
    .map(([rate, weeks]) => rentalTerms(rate, weeks));
  const anySubject: fc.Arbitrary<CapSubject> = fc.record({
    merchantCostCents: fc.integer({ min: 5_000, max: 200_000 }),
    capClass: fc.constantFrom(...CAP_CLASSES),
  });
  const caps = US_STATES.map(({ code }) => stateRules[code].priceCap);
  const withoutFees = (zone: readonly (PriceCap | null)[]) => zone.map((cap) => ({ cap, feesCents: 0 }));

  test('New York furniture: 2.15 times cost, total 2.25 times that', () => {
    const subject = { merchantCostCents: 40_000, capClass: 'furniture' } as const;
    const clamped = clampToCap(stateRules.NY.priceCap, rentalTerms(2_499, 78), subject);
    expect(clamped).toEqual({ weeklyRateCents: 2_399, weeks: 78, cashPriceCents: 86_000 });
    expect(isWithinCap(stateRules.NY.priceCap, rentalTerms(2_499, 78), subject)).toBe(false);
  });

  test.each([
    ['NY', 'appliances', 175_000],
    ['NY', 'electronics', 200_000],
    ['NY', 'computers', 175_000],
    ['NY', 'furniture', 215_000],
    ['CA', 'appliances', 165_000],
    ['CA', 'computers', 165_000],
    ['CA', 'electronics', 170_000],
    ['CA', 'furniture', 190_000],
  ] as const)(
    '%s %s: highest cash price and total for a cost of $1,000',
    (state, capClass, maxCashPriceCents) => {
      const subject = { merchantCostCents: 100_000, capClass };
      expect(limitsUnder(stateRules[state].priceCap, rentalTerms(2_499, 78), subject)).toEqual({
        maxCashPriceCents,
        maxTotalRentCents: maxCashPriceCents * 2.25,
      });
    },
  );

  test('Ohio and West Virginia: total by the cash price', () => {
    const terms = { weeklyRateCents: 1_000, weeks: 200, cashPriceCents: 100_000 };
    const subject = { merchantCostCents: 1, capClass: 'furniture' } as const;
    expect(limitsUnder(stateRules.OH.priceCap, terms, subject).maxTotalRentCents).toBe(200_000);
    expect(limitsUnder(stateRules.WV.priceCap, terms, subject).maxTotalRentCents).toBe(240_000);
    expect(isWithinCap(stateRules.OH.priceCap, terms, subject)).toBe(true);
    expect(isWithinCap(stateRules.OH.priceCap, { ...terms, weeks: 201 }, subject)).toBe(false);
  });

  test('cheap electronics are capped like appliances', () => {
    const terms = { weeklyRateCents: 499, weeks: 52, cashPriceCents: 25_000 };
    const cap = stateRules.NY.priceCap;
    expect(isWithinCap(cap, terms, { merchantCostCents: 14_999, capClass: 'electronics' })).toBe(true);
    expect(isWithinCap(cap, terms, { merchantCostCents: 14_000, capClass: 'electronics' })).toBe(false);
    expect(
      clampToCap(cap, terms, { merchantCostCents: 14_000, capClass: 'electronics' }).cashPriceCents,
    ).toBe(24_500);
    expect(isWithinCap(cap, terms, { merchantCostCents: 15_000, capClass: 'electronics' })).toBe(true);
  });

  test('prices inside the cap stay as they are', () => {
    const terms = rentalTerms(2_499, 78);
    expect(
      clampToCap(stateRules.OH.priceCap, terms, { merchantCostCents: 1, capClass: 'furniture' }),
    ).toEqual(terms);
  });

  test('after the clamp every cap of the zone is met, and no price rose', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anySubject,
        fc.array(fc.constantFrom(...caps), { minLength: 1, maxLength: 5 }),
        (terms, subject, zoneCaps) => {
          const clamped = clampToCaps(withoutFees(zoneCaps), terms, subject);
          for (const cap of zoneCaps) expect(isWithinCap(cap, clamped, subject)).toBe(true);
          expect(clamped.weeks).toBe(terms.weeks);
          expect(clamped.weeklyRateCents).toBeLessThanOrEqual(terms.weeklyRateCents);
          expect(clamped.cashPriceCents).toBeLessThanOrEqual(terms.cashPriceCents);
          expect(totalRentCents(clamped)).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('a total cap follows a cash price that another state lowered', () => {
    const subject = { merchantCostCents: 20_000, capClass: 'appliances' } as const;
    const zone = [stateRules.OH.priceCap, stateRules.CA.priceCap];
    const clamped = clampToCaps(withoutFees(zone), rentalTerms(2_499, 78), subject);
    expect(clamped.cashPriceCents).toBe(33_000);
    expect(totalRentCents(clamped)).toBeLessThanOrEqual(66_000);
  });
});

describe('charges', () => {
  const ldwCap = (state: 'CO' | 'CT' | 'IN', frequency: Frequency) =>
    stateRules[state].ldwCap?.[frequency] ?? null;

  test('the waiver stays under the state ceiling', () => {
    expect(ldwCents(2_499, { cap: ldwCap('CT', 'WEEKLY') })).toBe(187);
    expect(ldwCents(2_499)).toBe(250);
    expect(ldwCents(2_499, { cap: ldwCap('IN', 'WEEKLY') })).toBe(249);
    expect(ldwCents(1_000, { shareBps: 3_000, cap: ldwCap('IN', 'WEEKLY') })).toBe(200);
    expect(ldwCents(4_000, { shareBps: 3_000, cap: ldwCap('CO', 'MONTHLY') })).toBe(500);
    expect(ldwCents(4_000, { shareBps: 3_000, cap: ldwCap('CO', 'SEMIMONTHLY') })).toBe(400);
  });

  test('the processing fee stays under the state maximum', () => {
    expect(processingFeeCents(1_500, stateRules.IN.processingFeeMaxCents)).toBe(1_000);
    expect(processingFeeCents(1_500, stateRules.MI.processingFeeMaxCents)).toBe(0);
    expect(processingFeeCents(1_500, stateRules.TX.processingFeeMaxCents)).toBe(1_500);
  });
});

describe('was price and discount', () => {
  const was = { weeklyRateCents: 2_799, since: '2026-09-01' };

  test.each([
    ['fresh and a dollar dearer', 2_699, '2026-11-30', 2_799],
    ['a cent short of a dollar', 2_700, '2026-11-30', null],
    ['ninety-one days old', 2_499, '2026-12-01', null],
    ['not yet begun', 2_499, '2026-08-31', null],
    ['cheaper than now', 2_999, '2026-09-02', null],
  ])('%s', (_, rate, today, expected) => {
    expect(shownWasRateCents(rate, was, today)).toBe(expected);
  });

  test('the retailer may set other limits', () => {
    const limits = { minDifferenceCents: 0, maxAgeDays: 10 };
    expect(shownWasRateCents(2_798, was, '2026-09-11', limits)).toBe(2_799);
    expect(shownWasRateCents(2_799, was, '2026-09-11', limits)).toBeNull();
    expect(shownWasRateCents(2_798, was, '2026-09-12', limits)).toBeNull();
  });

  test('the percentage is rounded down and shown from one percent', () => {
    expect(discountPercent(2_799, 2_499)).toBe(10);
    expect(discountPercent(2_599, 2_299)).toBe(11);
    expect(discountPercent(10_000, 9_901)).toBeNull();
    expect(discountPercent(10_000, 9_900)).toBe(1);
    expect(discountPercent(0, 0)).toBeNull();
  });

  test('a tile shows the same percentage at every frequency', () => {
    expect(tilePrice(2_499, 2_799, 'MONTHLY')).toEqual({
      paymentCents: 10_710,
      oldPaymentCents: 11_996,
      discountPercent: 10,
    });
    expect(tilePrice(2_499, null, 'WEEKLY')).toEqual({
      paymentCents: 2_499,
      oldPaymentCents: null,
      discountPercent: null,
    });
  });
});
