import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCents } from '../money/index.ts';
import {
  discountRate,
  FREQUENCIES,
  paymentAt,
  promoteFirstPayment,
  quoteCart,
  quoteRental,
  rentalTerms,
  totalCostToOwnCents,
} from './index.ts';

const sofa = rentalTerms(2_499, 78);
const recliner = rentalTerms(1_199, 66);
const anyTerms = fc
  .tuple(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 160 }))
  .map(([rate, weeks]) => rentalTerms(rate, weeks));
const anyFrequency = fc.constantFrom(...FREQUENCIES);

describe('one item', () => {
  test('a term shorter than a period is a single payment', () => {
    expect(quoteRental(rentalTerms(1_000, 3), 'MONTHLY')).toMatchObject({
      paymentCents: 3_000,
      paymentCount: 1,
      lastPaymentCents: 3_000,
    });
  });

  test('invalid terms are rejected', () => {
    expect(() => quoteRental({ weeklyRateCents: 0, weeks: 78, cashPriceCents: 0 }, 'WEEKLY')).toThrow(
      RangeError,
    );
    expect(() => quoteRental({ weeklyRateCents: 24.99, weeks: 78, cashPriceCents: 0 }, 'WEEKLY')).toThrow(
      RangeError,
    );
    expect(() => quoteRental(rentalTerms(100, 0), 'WEEKLY')).toThrow(RangeError);
  });

  test('the total is the same at every frequency, and the payments add up to it', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        for (const frequency of FREQUENCIES) {
          const quote = quoteRental(terms, frequency);
          const payments = Array.from({ length: quote.paymentCount }, (_, k) => paymentAt(quote, k + 1));
          expect(quote.totalCents).toBe(terms.weeklyRateCents * terms.weeks);
          expect(sumCents(payments)).toBe(quote.totalCents);
          expect(quote.lastPaymentCents).toBeGreaterThan(0);
          expect(quote.lastPaymentCents).toBeLessThanOrEqual(quote.paymentCents);
          expect(quote.costOfRentalCents + quote.cashPriceCents).toBe(quote.totalCents);
        }
      }),
    );
  });

  test('fees are added to the total', () => {
    expect(totalCostToOwnCents(194_922, 1_000)).toBe(195_922);
  });
});

describe('a cart of several items', () => {
  test('66 payments of $36.98, then 12 of $24.99', () => {
    const quote = quoteCart([sofa, recliner], 'WEEKLY');
    expect(quote).toMatchObject({
      paymentCents: 3_698,
      paymentCount: 78,
      totalCents: 274_056,
      cashPriceCents: 137_028,
    });
    expect(quote.segments).toEqual([
      { firstPaymentNumber: 1, paymentCount: 66, paymentCents: 3_698 },
      { firstPaymentNumber: 67, paymentCount: 12, paymentCents: 2_499 },
    ]);
  });

  test('bi-weekly: 33 payments, then 6', () => {
    expect(quoteCart([sofa, recliner], 'BIWEEKLY').segments).toEqual([
      { firstPaymentNumber: 1, paymentCount: 33, paymentCents: 7_396 },
      { firstPaymentNumber: 34, paymentCount: 6, paymentCents: 4_998 },
    ]);
  });

  test('a short last payment falls where its own line ends', () => {
    const quote = quoteCart([sofa, recliner], 'SEMIMONTHLY');
    expect(quote.paymentCount).toBe(37);
    expect(quote.segments).toEqual([
      { firstPaymentNumber: 1, paymentCount: 30, paymentCents: 7_924 },
      { firstPaymentNumber: 31, paymentCount: 1, paymentCents: 5_355 + 79_134 - 30 * 2_569 },
      { firstPaymentNumber: 32, paymentCount: 5, paymentCents: 5_355 },
      { firstPaymentNumber: 37, paymentCount: 1, paymentCents: 2_142 },
    ]);
    expect(quoteCart([sofa, recliner], 'MONTHLY')).toMatchObject({ paymentCents: 15_849, paymentCount: 19 });
  });

  test('an empty cart costs nothing', () => {
    expect(quoteCart([], 'MONTHLY')).toMatchObject({ paymentCount: 0, totalCents: 0, segments: [] });
  });

  test('a quantity counts as that many lines, and a fractional one is rejected', () => {
    const twice = quoteCart([{ ...sofa, quantity: 2 }], 'MONTHLY');
    const { lines: _, ...both } = quoteCart([sofa, sofa], 'MONTHLY');
    expect(twice).toMatchObject(both);
    expect(() => quoteCart([{ ...sofa, quantity: 0 }], 'WEEKLY')).toThrow(RangeError);
  });

  test('segments add up to the total of the lines at every frequency, and never rise', () => {
    fc.assert(
      fc.property(fc.array(anyTerms, { maxLength: 6 }), anyFrequency, (lines, frequency) => {
        const quote = quoteCart(lines, frequency);
        const total = sumCents(lines.map((line) => line.weeklyRateCents * line.weeks));
        expect(quote.totalCents).toBe(total);
        expect(sumCents(quote.segments.map((run) => run.paymentCents * run.paymentCount))).toBe(total);
        expect(sumCents(quote.segments.map((run) => run.paymentCount))).toBe(quote.paymentCount);
        quote.segments.slice(1).forEach((run, index) => {
          expect(run.paymentCents).toBeLessThan(quote.segments[index]?.paymentCents ?? 0);
        });
      }),
    );
  });
});

describe('promotions', () => {
  test('a first payment of $10 lowers the total by the difference', () => {
    expect(promoteFirstPayment(quoteRental(sofa, 'WEEKLY'), 1_000)).toEqual({
      firstPaymentRentCents: 1_000,
      discountCents: 1_499,
      totalCents: 193_423,
      costOfRentalCents: 95_962,
    });
  });

  test('a promotion above the payment changes nothing', () => {
    expect(promoteFirstPayment(quoteRental(sofa, 'WEEKLY'), 5_000)).toMatchObject({
      discountCents: 0,
      totalCents: 194_922,
    });
  });

  test('a percentage off the rate lasts for the whole term', () => {
    expect(discountRate(sofa, 1_000)).toEqual({ weeklyRateCents: 2_249, weeks: 78, cashPriceCents: 97_461 });
    expect(discountRate(sofa, 6_000).cashPriceCents).toBe(78 * 1_000);
    expect(() => discountRate(sofa, 10_000)).toThrow(RangeError);
  });
});
