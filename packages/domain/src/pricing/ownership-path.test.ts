import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPaymentSchedule, paydayOfDelivery } from '../agreements/index.ts';
import { addDays } from '../dates/index.ts';
import { stateRules } from '../law/index.ts';
import { US_STATES } from '../stores/index.ts';
import {
  DEFAULT_EARLY_PURCHASE_RULE,
  type EarlyPurchaseRule,
  FREQUENCIES,
  type Frequency,
  type OwnershipTerms,
  ownershipPath,
  quoteEarlyPurchase,
  type RentalTerms,
  rentalTerms,
} from './index.ts';
import vectors from './pricing-vectors.json' with { type: 'json' };

const SIGNED = '2026-11-21';
const DELIVERED = '2026-11-23';

function pathOf(
  terms: RentalTerms,
  frequency: Frequency,
  changes: Partial<OwnershipTerms> & { readonly firstRentCents?: number } = {},
) {
  const { firstRentCents, ...rest } = changes;
  const schedule = buildPaymentSchedule({
    lines: [terms],
    payday: paydayOfDelivery(frequency, DELIVERED),
    deliveryDate: DELIVERED,
    firstPaymentDate: SIGNED,
    sameAsCashDays: 180,
    processingFeeCents: 1_000,
    taxRatePpm: 82_500,
    ...(firstRentCents === undefined ? {} : { promotionalFirstRentCents: firstRentCents }),
  });
  return ownershipPath({
    frequency,
    payments: schedule.payments,
    creditCents: schedule.discountCents,
    cashPriceCents: terms.cashPriceCents,
    sameAsCashDays: 180,
    rule: DEFAULT_EARLY_PURCHASE_RULE,
    startDate: DELIVERED,
    ...rest,
  });
}

const sofa = rentalTerms(2_499, 78);

test.each([
  [0, '2026-11-21', 0, 97_461],
  [1, '2026-11-21', 2_499, 94_962],
  [2, '2026-11-30', 4_998, 92_463],
  [26, '2027-05-17', 64_974, 32_487],
  [27, '2027-05-24', 67_473, 63_725],
  [78, '2028-05-15', 194_922, 0],
])('payment %i of the sofa, paid in advance', (payment, date, paid, buyOut) => {
  const path = pathOf(sofa, 'WEEKLY');
  expect([path.dates[payment], path.paidCents[payment], path.buyOutCents[payment]]).toEqual([
    date,
    paid,
    buyOut,
  ]);
});

test('matches the early purchase vectors after as many payments', () => {
  const path = pathOf(sofa, 'WEEKLY');
  for (const { week, sac, epo50 } of vectors.payoff) {
    expect([week, path.buyOutCents[week]]).toEqual([week, week <= 26 ? sac : epo50]);
  }
});

test('by the last day 26 payments reach $649.74, $13.00 more 25 times closes the gap, then the price rises', () => {
  expect(pathOf(sofa, 'WEEKLY').sameAsCash).toEqual({
    date: '2027-05-22',
    paymentsMade: 26,
    paidCents: 64_974,
    reachedCents: 64_974,
    buyOutCents: 32_487,
    buyOutAfterCents: 64_974,
    aboveCashPriceCents: 32_487,
    extraPaymentCents: 1_300,
    extraPaymentCount: 25,
    reachedOn: null,
  });
  expect(pathOf(sofa, 'WEEKLY', { sameAsCashDays: 0 }).sameAsCash).toBeNull();
});

test('monthly payments fall on real months', () => {
  const path = pathOf(sofa, 'MONTHLY');
  expect(path.dates.slice(0, 5)).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-12-23',
    '2027-01-23',
    '2027-02-23',
  ]);
  expect(path.sameAsCash).toMatchObject({ date: '2027-05-22', paymentsMade: 6, paidCents: 64_260 });
});

test('rent that a promotion credits counts towards the cash price and towards the price after it', () => {
  const plain = pathOf(sofa, 'WEEKLY');
  const promoted = pathOf(sofa, 'WEEKLY', { firstRentCents: 100 });
  expect(promoted.totalCents).toBe(194_922 - 2_399);
  expect(promoted.paidCents[26]).toBe(64_974 - 2_399);
  expect(promoted.buyOutCents).toEqual(plain.buyOutCents);
  expect(promoted.sameAsCash).toMatchObject({
    paidCents: 62_575,
    reachedCents: 64_974,
    buyOutCents: 32_487,
    aboveCashPriceCents: 32_487 - 2_399,
  });
});

test('when scheduled payments reach the cash price in time, the last one is the remainder', () => {
  const path = pathOf(rentalTerms(1_000, 47), 'WEEKLY');
  expect(path.paidCents.slice(-2)).toEqual([23_000, 23_500]);
  expect(path.buyOutCents.slice(-2)).toEqual([500, 0]);
  expect(path.sameAsCash).toMatchObject({
    paymentsMade: 24,
    reachedCents: 23_500,
    extraPaymentCents: null,
    buyOutAfterCents: 0,
    reachedOn: path.dates.at(-1),
  });
});

test('without a payment there is no path', () => {
  expect(() => pathOf(sofa, 'WEEKLY', { payments: [] })).toThrow(RangeError);
});

const anyTerms = fc
  .tuple(fc.integer({ min: 99, max: 30_000 }), fc.integer({ min: 2, max: 120 }))
  .map(([rate, weeks]) => rentalTerms(rate, weeks));
const anyRule = fc.constantFrom<EarlyPurchaseRule>(...US_STATES.map(({ code }) => stateRules[code].epo), {
  strategy: 'SAC',
});
const anyDays = fc.constantFrom(0, 90, 120, 180);
const anyPath = fc
  .tuple(anyTerms, fc.constantFrom(...FREQUENCIES), anyRule, anyDays)
  .map(([terms, frequency, rule, sameAsCashDays]) => ({
    terms,
    rule,
    sameAsCashDays,
    path: pathOf(terms, frequency, { rule, sameAsCashDays }),
  }));

test('a path never falls in rent paid, ends in ownership, and never costs more than the total', () => {
  fc.assert(
    fc.property(anyPath, ({ terms, path }) => {
      expect(path.buyOutCents.indexOf(0)).toBe(path.buyOutCents.length - 1);
      path.paidCents.forEach((paid, index) => {
        expect(paid).toBeGreaterThanOrEqual(path.paidCents[index - 1] ?? 0);
        expect(paid + (path.buyOutCents[index] ?? 0)).toBeLessThanOrEqual(path.totalCents);
      });
      const within = path.sameAsCash?.paymentsMade ?? -1;
      for (let made = 0; made <= within; made += 1) {
        expect((path.paidCents[made] ?? 0) + (path.buyOutCents[made] ?? 0)).toBeLessThanOrEqual(
          terms.cashPriceCents,
        );
      }
    }),
  );
});

test('each amount is the early-purchase quote of that day, and the extra payments reach the cash price', () => {
  fc.assert(
    fc.property(anyPath, ({ terms, rule, sameAsCashDays, path }) => {
      const made = Math.floor((path.dates.length - 2) / 2);
      const quote = quoteEarlyPurchase({
        rule,
        progress: {
          totalRentCents: path.totalCents,
          cashPriceCents: terms.cashPriceCents,
          rentPaidCents: path.paidCents[made] ?? 0,
          paymentCount: path.paymentCount,
          paymentsMade: made,
          paymentCents: path.paymentCents,
        },
        startDate: DELIVERED,
        sameAsCashDays,
        today: path.dates[made] ?? SIGNED,
        pastDueCents: 0,
        taxRatePpm: 82_500,
      });
      expect(path.buyOutCents[made]).toBe(quote.purchasePriceCents);
      const end = path.sameAsCash;
      if (!end) return;
      expect(end.date).toBe(addDays(DELIVERED, sameAsCashDays));
      expect(path.dates.slice(1).filter((date) => date <= end.date)).toHaveLength(end.paymentsMade);
      if (end.extraPaymentCents !== null) {
        const closed = end.reachedCents + end.extraPaymentCents * end.extraPaymentCount;
        expect(closed).toBeGreaterThanOrEqual(terms.cashPriceCents);
        expect(closed - terms.cashPriceCents).toBeLessThan(end.extraPaymentCount);
      }
    }),
  );
});
