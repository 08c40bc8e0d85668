import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents } from '../money/index.ts';
import {
  FREQUENCIES,
  quoteCart,
  regularPayments,
  rentalTerms,
  taxCents,
  totalCostToOwnCents,
  totalPayments,
} from './index.ts';

const sofa = rentalTerms(2_499, 78);
const recliner = rentalTerms(1_199, 66);
const terms = { processingFeeCents: 1_000, taxRatePpm: 82_500, promotionalFirstRentCents: null };
const totalsOf = (changes: Partial<typeof terms> | { promotionalFirstRentCents: number } = {}) =>
  totalPayments(regularPayments(quoteCart([sofa], 'WEEKLY'), { ...terms, ...changes }));

test('the sofa: 78 payments, $1,959.22 with the fee, $2,120.73 with tax of each payment', () => {
  expect(totalsOf()).toEqual({
    paymentCount: 78,
    coverage: { waiverCents: 0, clubCents: 0 },
    segments: [{ count: 78, paymentCents: 2_499 }],
    totalRentCents: 194_922,
    feeCents: 1_000,
    totalCostCents: 195_922,
    taxCents: 289 + 77 * 206,
    totalWithTaxCents: 212_073,
  });
});

test.each([
  [81_250, 2_499, 203],
  [68_750, 2_499, 172],
  [88_750, 10_000, 888],
  [88_750, 10_710, 951],
  [66_250, 97_461, 6_457],
])('a rate of %i millionths on %i cents is %i: three decimals of a percent count', (rate, amount, tax) => {
  expect(taxCents(amount, rate)).toBe(tax);
});

test('tax of all payments at 8.125 % is not that at 8.13 %', () => {
  expect(totalsOf({ taxRatePpm: 81_250 }).taxCents).toBe(284 + 77 * 203);
  expect(taxCents(100_000_00, 81_250)).toBe(812_500);
  expect(taxCents(100_000_00, 81_300)).toBe(813_000);
});

test('a promoted first payment is a run of its own and lowers the total by the difference', () => {
  expect(totalsOf({ promotionalFirstRentCents: 100 })).toMatchObject({
    paymentCount: 78,
    segments: [
      { count: 1, paymentCents: 100 },
      { count: 77, paymentCents: 2_499 },
    ],
    totalRentCents: 192_523,
    totalCostCents: 193_523,
  });
  expect(totalsOf({ promotionalFirstRentCents: 5_000 }).totalRentCents).toBe(194_922);
});

test('runs and single payments come to the same', () => {
  const anyLines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 160 }))
      .map(([rate, weeks]) => rentalTerms(rate, weeks)),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(
      anyLines,
      fc.constantFrom(...FREQUENCIES),
      fc.integer({ min: 0, max: 120_000 }),
      fc.option(fc.integer({ min: 0, max: 5_000 })),
      (lines, frequency, taxRatePpm, promotionalFirstRentCents) => {
        const quote = quoteCart(lines, frequency);
        const runs = regularPayments(quote, { ...terms, taxRatePpm, promotionalFirstRentCents });
        const singles = runs.flatMap(({ count = 1, ...payment }) => Array(count).fill(payment));
        const totals = totalPayments(runs);
        expect(totalPayments(singles)).toEqual(totals);
        expect(totals.paymentCount).toBe(quote.paymentCount);
        expect(totals.totalCostCents).toBe(totalCostToOwnCents(totals.totalRentCents, 1_000));
        expect(sumCents(totals.segments.map((run) => run.count * run.paymentCents))).toBe(
          totals.totalRentCents,
        );
        expect(totals.totalRentCents).toBe(
          quote.totalCents - (quote.paymentCents - (runs[0]?.rentCents ?? 0)),
        );
      },
    ),
  );
});

test('two items that end at different times keep their runs', () => {
  const runs = regularPayments(quoteCart([sofa, recliner], 'WEEKLY'), terms);
  expect(totalPayments(runs)).toMatchObject({
    paymentCount: 78,
    segments: [
      { count: 66, paymentCents: 3_698 },
      { count: 12, paymentCents: 2_499 },
    ],
    totalCostCents: 275_056,
  });
});
