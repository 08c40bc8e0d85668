import { describe, expect, test } from 'vitest';
import {
  listablePrices,
  type PriceRow,
  quoteRates,
  toProductPrices,
  toRentalPrices,
} from './product-prices.ts';

const row: PriceRow = {
  kind: 'standard',
  isBlocked: false,
  deliveryBand: '1-3 Days',
  condition: 'NEW',
  weeklyRateCents: 2499,
  weeks: 78,
  cashPriceCents: 97_461,
  wasWeeklyRateCents: null,
  wasWeeks: null,
  wasPriceSince: null,
  homeUnits: 1,
  poolUnits: 1,
  members: [],
};
const store = { isExtendedAisleEnabled: true };
const STORE = { processingFeeCents: 1_000, taxRatePpm: 82_500, sameAsCashDays: 180 };
const today = '2026-11-21';
const pricesOf = (...rows: Partial<PriceRow>[]) =>
  toProductPrices(
    rows.map((changes) => ({ ...row, ...changes })),
    store,
    today,
  );

describe('rates', () => {
  test('all four frequencies come to the same total (domain notes, section 1)', () => {
    const [price] = toRentalPrices(pricesOf({}), STORE);
    expect(price?.sameAsCashDays).toBe(180);
    expect(
      price?.rates.map(({ frequency, paymentCents, paymentCount, lastPaymentCents }) => [
        frequency,
        paymentCents,
        paymentCount,
        lastPaymentCents,
      ]),
    ).toEqual([
      ['WEEKLY', 2499, 78, 2499],
      ['BIWEEKLY', 4998, 39, 4998],
      ['SEMIMONTHLY', 5355, 37, 2142],
      ['MONTHLY', 10_710, 19, 2142],
    ]);
    expect(new Set(price?.rates.map(({ totalCents }) => totalCents))).toEqual(new Set([194_922]));
    expect(new Set(price?.rates.map(({ cashPriceCents }) => cashPriceCents))).toEqual(new Set([97_461]));
    // The fee is part of the total cost; tax is rounded with each payment.
    expect(new Set(price?.rates.map((rate) => rate.totalCostToOwnCents))).toEqual(new Set([195_922]));
    expect(price?.rates.map((rate) => rate.totalWithTaxCents)).toEqual([212_073, 212_073, 212_093, 212_093]);
  });

  test.each([
    ['dearer by a dollar, since 90 days', 2599, '2026-08-23', 2599],
    ['since 91 days', 2599, '2026-08-22', null],
    ['dearer by less than a dollar', 2598, '2026-11-01', null],
    ['from tomorrow', 2999, '2026-11-22', null],
  ])('was-price %s', (_, wasWeeklyRateCents, wasPriceSince, shown) => {
    const [price] = pricesOf({ wasWeeklyRateCents, wasPriceSince });
    expect(price?.wasWeeklyRateCents).toBe(shown);
    const [weekly, biweekly] = price ? quoteRates(price, STORE) : [];
    expect(weekly?.wasPaymentCents).toBe(shown);
    expect(biweekly?.wasPaymentCents).toBe(shown && shown * 2);
    expect(weekly?.percentOff).toBe(shown && 3);
  });
});

test('a lower payment for more weeks than before is no saving', () => {
  const was = { wasWeeklyRateCents: 2799, wasPriceSince: '2026-11-01' };
  const shown = (wasWeeks: number) => pricesOf({ ...was, wasWeeks })[0]?.wasWeeklyRateCents;
  expect([shown(77), shown(78), shown(91)]).toEqual([null, 2799, 2799]);
});

describe('order of conditions', () => {
  const fair = { condition: 'USED_FAIR', weeklyRateCents: 1999 } as const;
  const good = { condition: 'USED_GOOD', weeklyRateCents: 2199 } as const;
  const gone = { homeUnits: 0, poolUnits: 0 } as const;
  const names = (prices: readonly { condition: string }[]) => prices.map(({ condition }) => condition);

  test('orderable first, then new, then the cheaper', () => {
    expect(names(pricesOf({}, { ...fair, ...gone }, good))).toEqual(['NEW', 'USED_GOOD', 'USED_FAIR']);
    expect(names(pricesOf({ ...gone }, good, fair))).toEqual(['USED_FAIR', 'USED_GOOD', 'NEW']);
  });

  test('shoppers see what can be ordered', () => {
    expect(names(listablePrices(pricesOf({ ...gone }, fair, { ...good, ...gone })))).toEqual(['USED_FAIR']);
  });

  test('with nothing to order they see new items as not available', () => {
    const prices = listablePrices(pricesOf({ ...gone }, { ...fair, ...gone }));
    expect(names(prices)).toEqual(['NEW']);
    expect(prices[0]?.availability.orderable).toBe(false);
  });
});
