import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffDays } from '../dates/index.ts';
import { stateRules } from '../law/index.ts';
import { US_STATES } from '../stores/index.ts';
import {
  DEFAULT_EARLY_PURCHASE_RULE,
  type EarlyPurchaseRule,
  FREQUENCIES,
  type Frequency,
  ownershipPath,
  paymentAt,
  quoteEarlyPurchase,
  quoteRental,
  type RentalTerms,
  rentalTerms,
  rentUpToSameAsCashCents,
} from './index.ts';
import vectors from './pricing-vectors.json' with { type: 'json' };

const START = '2026-11-21';

function pathOf(
  terms: RentalTerms,
  frequency: Frequency,
  rule: EarlyPurchaseRule = DEFAULT_EARLY_PURCHASE_RULE,
  sameAsCashDays = 180,
) {
  const quote = quoteRental(terms, frequency);
  const payments = Array.from({ length: quote.paymentCount }, (_, index) => paymentAt(quote, index + 1));
  const { cashPriceCents } = terms;
  return ownershipPath({ frequency, payments, cashPriceCents, sameAsCashDays, rule, startDate: START });
}

const sofa = rentalTerms(2_499, 78);

test.each([
  [0, '2026-11-21', 0, 97_461],
  [20, '2027-04-10', 49_980, 47_481],
  [25, '2027-05-15', 62_475, 34_986],
  [27, '2027-05-29', 67_473, 63_725],
  [40, '2027-08-28', 99_960, 47_481],
  [60, '2028-01-15', 149_940, 22_491],
  [78, '2028-05-20', 194_922, 0],
])('week %i of the sofa', (week, date, paid, buyOut) => {
  const path = pathOf(sofa, 'WEEKLY');
  expect([path.dates[week], path.paidCents[week], path.buyOutCents[week]]).toEqual([date, paid, buyOut]);
});

test('matches the early purchase vectors in each of their weeks', () => {
  const path = pathOf(sofa, 'WEEKLY');
  for (const { week, sac, epo50 } of vectors.payoff) {
    expect([week, path.buyOutCents[week]]).toEqual([week, week <= 25 ? sac : epo50]);
  }
});

test('same as cash: its last day, the rise on the day after, and payments that reach it in time', () => {
  expect(pathOf(sofa, 'WEEKLY').sameAsCash).toEqual({
    date: '2027-05-20',
    paymentsMade: 25,
    buyOutCents: 34_986,
    buyOutAfterCents: 66_224,
    neededPaymentCents: 3_899,
  });
  expect(pathOf(sofa, 'WEEKLY', DEFAULT_EARLY_PURCHASE_RULE, 0).sameAsCash).toBeNull();
});

test('when regular payments reach the cash price in time, the last one is the remainder', () => {
  const short = rentalTerms(1_000, 47);
  const path = pathOf(short, 'WEEKLY');
  expect(path.paidCents.slice(-2)).toEqual([23_000, 23_500]);
  expect(path.buyOutCents.slice(-2)).toEqual([500, 0]);
  expect(path.sameAsCash).toMatchObject({ paymentsMade: 24, neededPaymentCents: null, buyOutAfterCents: 0 });
});

const anyTerms = fc
  .tuple(fc.integer({ min: 99, max: 30_000 }), fc.integer({ min: 2, max: 120 }))
  .map(([rate, weeks]) => rentalTerms(rate, weeks));
const anyRule = fc.constantFrom<EarlyPurchaseRule>(...US_STATES.map(({ code }) => stateRules[code].epo), {
  strategy: 'SAC',
});
const anyDays = fc.constantFrom(0, 90, 120, 180);

test('a path never falls in rent paid, ends in ownership, and never costs more than the total', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.constantFrom(...FREQUENCIES),
      anyRule,
      anyDays,
      (terms, frequency, rule, days) => {
        const path = pathOf(terms, frequency, rule, days);
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
      },
    ),
  );
});

test('each amount is the early-purchase quote of that day, and the window has as many payments as the cart shows', () => {
  fc.assert(
    fc.property(
      anyTerms,
      fc.constantFrom(...FREQUENCIES),
      anyRule,
      anyDays,
      (terms, frequency, rule, days) => {
        const path = pathOf(terms, frequency, rule, days);
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
          startDate: START,
          sameAsCashDays: days,
          today: path.dates[made] ?? START,
          pastDueCents: 0,
          taxBps: 825,
        });
        expect(path.buyOutCents[made]).toBe(quote.purchasePriceCents);
        if (path.sameAsCash && path.sameAsCash.neededPaymentCents !== null) {
          const count = path.sameAsCash.paymentsMade;
          expect(path.paymentCents * count).toBe(
            rentUpToSameAsCashCents(terms.weeklyRateCents, frequency, days),
          );
          expect(diffDays(path.dates[count] ?? START, path.sameAsCash.date)).toBeGreaterThanOrEqual(0);
          expect(path.sameAsCash.neededPaymentCents * count).toBeGreaterThanOrEqual(terms.cashPriceCents);
        }
      },
    ),
  );
});
