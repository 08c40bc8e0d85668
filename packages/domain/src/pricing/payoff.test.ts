import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateRules } from '../law/index.ts';
import { US_STATES } from '../stores/index.ts';
import {
  DEFAULT_EARLY_PURCHASE_RULE,
  earlyPurchaseCents,
  FREQUENCIES,
  isWithinSameAsCash,
  paymentAt,
  quoteEarlyPurchase,
  quoteRental,
  rentalTerms,
  rentUpToSameAsCashCents,
  sameAsCashEndDate,
} from './index.ts';

const anyTerms = fc
  .tuple(fc.integer({ min: 99, max: 30_000 }), fc.integer({ min: 2, max: 120 }))
  .map(([rate, weeks]) => rentalTerms(rate, weeks));
const anyRule = fc.constantFrom(...US_STATES.map(({ code }) => stateRules[code].epo), {
  strategy: 'SAC',
} as const);

function progressAfter(terms: ReturnType<typeof rentalTerms>, frequency: (typeof FREQUENCIES)[number]) {
  const quote = quoteRental(terms, frequency);
  let rentPaidCents = 0;
  return Array.from({ length: quote.paymentCount + 1 }, (_, paymentsMade) => {
    rentPaidCents += paymentAt(quote, paymentsMade);
    return {
      totalRentCents: quote.totalCents,
      cashPriceCents: quote.cashPriceCents,
      rentPaidCents,
      paymentCount: quote.paymentCount,
      paymentsMade,
      paymentCents: quote.paymentCents,
    };
  });
}

test('the window ends on its last day', () => {
  expect(sameAsCashEndDate('2026-11-23', 180)).toBe('2027-05-22');
  expect(isWithinSameAsCash('2026-11-23', 180, '2027-05-22')).toBe(true);
  expect(isWithinSameAsCash('2026-11-23', 180, '2027-05-23')).toBe(false);
  expect(isWithinSameAsCash('2026-11-23', 0, '2026-11-23')).toBe(false);
});

test('rent up to same as cash counts whole periods', () => {
  expect(rentUpToSameAsCashCents(2_499, 'WEEKLY', 180)).toBe(62_475);
  expect(rentUpToSameAsCashCents(2_499, 'MONTHLY', 90)).toBe(3 * 10_710);
});

test('no option is negative, above the remaining rent, or rises with payments', () => {
  fc.assert(
    fc.property(anyTerms, fc.constantFrom(...FREQUENCIES), anyRule, (terms, frequency, rule) => {
      let previous = Number.POSITIVE_INFINITY;
      for (const progress of progressAfter(terms, frequency)) {
        const price = earlyPurchaseCents(rule, progress);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(progress.totalRentCents - progress.rentPaidCents);
        expect(price).toBeLessThanOrEqual(previous);
        previous = price;
      }
      expect(previous).toBe(0);
    }),
  );
});

describe('the end of the same-as-cash window', () => {
  const quoteAt = (week: number, today: string) =>
    quoteEarlyPurchase({
      rule: DEFAULT_EARLY_PURCHASE_RULE,
      progress: {
        totalRentCents: 194_922,
        cashPriceCents: 97_461,
        rentPaidCents: week * 2_499,
        paymentCount: 78,
        paymentsMade: week,
        paymentCents: 2_499,
      },
      startDate: '2026-11-23',
      sameAsCashDays: 180,
      today,
      pastDueCents: 2_705,
      taxRatePpm: 82_500,
    });

  test('inside the window the cash price less rent, after it the option', () => {
    expect(quoteAt(25, '2027-05-17')).toEqual({
      basis: 'SAME_AS_CASH',
      purchasePriceCents: 34_986,
      pastDueCents: 2_705,
      taxCents: 2_886,
      totalCents: 40_577,
    });
    expect(quoteAt(27, '2027-05-31')).toMatchObject({ basis: 'EARLY_PURCHASE', purchasePriceCents: 63_725 });
  });
});

test('the payoff does not apply when the option is cheaper, even inside the window', () => {
  const quote = quoteEarlyPurchase({
    rule: DEFAULT_EARLY_PURCHASE_RULE,
    progress: {
      totalRentCents: 100_000,
      cashPriceCents: 90_000,
      rentPaidCents: 10_000,
      paymentCount: 100,
      paymentsMade: 10,
      paymentCents: 1_000,
    },
    startDate: '2026-11-23',
    sameAsCashDays: 180,
    today: '2026-12-01',
    pastDueCents: 0,
    taxRatePpm: 0,
  });
  expect(quote).toMatchObject({ basis: 'EARLY_PURCHASE', totalCents: 45_000 });
});

test('New York never charges less than one payment, nor more than the remainder', () => {
  const progress = {
    totalRentCents: 194_922,
    cashPriceCents: 97_461,
    rentPaidCents: 77 * 2_499,
    paymentCount: 78,
    paymentsMade: 77,
    paymentCents: 2_499,
  };
  expect(earlyPurchaseCents(stateRules.NY.epo, progress)).toBe(2_499);
  expect(earlyPurchaseCents(stateRules.WV.epo, progress)).toBe(1_250);
});

test('a short last payment does not raise the price of the fraction', () => {
  const progress = {
    totalRentCents: 194_922,
    cashPriceCents: 97_461,
    rentPaidCents: 18 * 10_710,
    paymentCount: 19,
    paymentsMade: 18,
    paymentCents: 10_710,
  };
  expect(earlyPurchaseCents({ strategy: 'FRACTION' }, progress)).toBe(1_071);
});
