import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, datePartsOf, diffDays, endOfMonth, isBefore, weekday } from '../dates/index.ts';
import { sumCents } from '../money/index.ts';
import { quoteCart, rentalTerms } from '../pricing/index.ts';
import {
  buildPaymentSchedule,
  type PaydayPreference,
  type ScheduleInput,
  SEMIMONTHLY_PAIRS,
} from './index.ts';

const sofa = rentalTerms(2_499, 78);
const recliner = rentalTerms(1_199, 66);
const FRIDAY = 5;

const input: ScheduleInput = {
  lines: [sofa, recliner],
  payday: { frequency: 'WEEKLY', weekday: FRIDAY },
  firstPaymentDate: '2026-11-21',
  deliveryDate: '2026-11-23',
  sameAsCashDays: 180,
  processingFeeCents: 1_000,
  taxRatePpm: 82_500,
};

describe('sofa and recliner, weekly on Fridays, delivered on a Monday', () => {
  const schedule = buildPaymentSchedule(input);
  const { payments } = schedule;

  test('the first payment covers the first week and carries the fee', () => {
    expect(payments[0]).toEqual({
      number: 1,
      kind: 'FIRST',
      dueDate: '2026-11-21',
      coversFrom: '2026-11-23',
      coversTo: '2026-11-29',
      rentCents: 3_698,
      feeCents: 1_000,
      waiverCents: 0,
      clubCents: 0,
      taxCents: 388,
      totalCents: 5_086,
    });
  });

  test('a short payment of four days reaches the payday', () => {
    expect(payments[1]).toMatchObject({
      kind: 'SHORT',
      dueDate: '2026-11-30',
      coversTo: '2026-12-03',
      rentCents: 2_113,
      taxCents: 174,
      totalCents: 2_287,
    });
  });

  test('regular payments follow on Fridays and get smaller once the recliner is owned', () => {
    expect(payments[2]).toMatchObject({ kind: 'REGULAR', dueDate: '2026-12-04', totalCents: 4_003 });
    expect(payments.at(-2)).toMatchObject({ kind: 'REGULAR', rentCents: 2_499, totalCents: 2_705 });
  });

  test('the last payment is the remainder', () => {
    expect(payments).toHaveLength(79);
    expect(payments.at(-1)).toMatchObject({
      kind: 'LAST',
      dueDate: '2028-05-19',
      rentCents: 1_071,
      taxCents: 88,
      totalCents: 1_159,
    });
  });

  test('totals', () => {
    expect(schedule).toMatchObject({
      totalRentCents: 274_056,
      cashPriceCents: 137_028,
      totalCostToOwnCents: 275_056,
      sameAsCashEndDate: '2027-05-22',
    });
  });
});

test('optional coverage: waiver by rent, club by period, neither taxed', () => {
  const [first, short] = buildPaymentSchedule({
    ...input,
    lines: [sofa],
    options: { waiver: { shareBps: 1_000, cap: null }, clubWeeklyCents: 349 },
  }).payments;
  expect(first).toMatchObject({ waiverCents: 250, clubCents: 349, taxCents: 289, totalCents: 4_387 });
  expect(short).toMatchObject({ rentCents: 1_428, waiverCents: 143, clubCents: 199 });
});

test('a promotional first payment lowers the total and is never billed later', () => {
  const promoted = buildPaymentSchedule({ ...input, promotionalFirstRentCents: 1_000 });
  const plain = buildPaymentSchedule(input);
  expect(promoted.payments[0]).toMatchObject({ rentCents: 1_000, taxCents: 165, totalCents: 2_165 });
  expect(promoted.payments.slice(1)).toEqual(plain.payments.slice(1));
  expect(promoted).toMatchObject({ discountCents: 2_698, totalRentCents: 274_056 - 2_698 });
  expect(buildPaymentSchedule({ ...input, promotionalFirstRentCents: 9_999 })).toEqual(plain);
});

test('a single payment that pays the total is the first payment', () => {
  const { payments } = buildPaymentSchedule({ ...input, lines: [rentalTerms(1_000, 1)] });
  expect(payments.map((payment) => payment.kind)).toEqual(['FIRST']);
});

test('a schedule requires lines and valid terms', () => {
  expect(() => buildPaymentSchedule({ ...input, lines: [] })).toThrow(RangeError);
  expect(() => buildPaymentSchedule({ ...input, lines: [rentalTerms(0, 5)] })).toThrow(RangeError);
});

describe('any schedule', () => {
  const anyLine = fc
    .tuple(
      fc.integer({ min: 99, max: 20_000 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([rate, weeks, quantity]) => ({ ...rentalTerms(rate, weeks), quantity }));
  const anyPayday: fc.Arbitrary<PaydayPreference> = fc.oneof(
    fc.record({
      frequency: fc.constantFrom('WEEKLY', 'BIWEEKLY'),
      weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
    }),
    fc.integer({ min: -400, max: 3_000 }).map((days): PaydayPreference => {
      const payday = addDays('2026-01-01', days);
      return { frequency: 'BIWEEKLY', weekday: weekday(payday), payday };
    }),
    fc.constant({ frequency: 'SEMIMONTHLY' } as const),
    fc.record({
      frequency: fc.constant('SEMIMONTHLY'),
      daysOfMonth: fc.constantFrom(...SEMIMONTHLY_PAIRS),
    }),
    fc.record({ frequency: fc.constant('MONTHLY'), dayOfMonth: fc.integer({ min: 1, max: 31 }) }),
    fc.constant({ frequency: 'MONTHLY' } as const),
  );
  const anyInput = fc
    .tuple(fc.array(anyLine, { minLength: 1, maxLength: 4 }), anyPayday, fc.nat(2_000))
    .map(([lines, payday, days]): ScheduleInput => {
      const deliveryDate = addDays('2026-01-01', days);
      return { ...input, lines, payday, deliveryDate, firstPaymentDate: deliveryDate };
    });

  test('rent adds up to the quoted total and covers every day once', () => {
    fc.assert(
      fc.property(anyInput, (it) => {
        const { payments, totalRentCents, totalCostToOwnCents } = buildPaymentSchedule(it);
        const quote = quoteCart(it.lines, it.payday.frequency);
        expect(sumCents(payments.map((payment) => payment.rentCents))).toBe(quote.totalCents);
        expect(totalRentCents).toBe(quote.totalCents);
        expect(totalCostToOwnCents).toBe(quote.totalCents + 1_000);
        payments.slice(1).forEach((payment, index) => {
          const previous = payments[index];
          if (previous === undefined) throw new Error('unreachable');
          expect(payment.coversFrom).toBe(addDays(previous.coversTo, 1));
          expect(isBefore(previous.dueDate, payment.dueDate)).toBe(true);
          expect(payment.rentCents).toBeGreaterThan(0);
        });
      }),
    );
  });

  test('at most one payment is short: the second, and it never costs more than a full one', () => {
    fc.assert(
      fc.property(anyInput, (it) => {
        const { payments } = buildPaymentSchedule(it);
        const short = payments.filter((payment) => payment.kind === 'SHORT');
        expect(short.length).toBeLessThanOrEqual(1);
        for (const payment of short) {
          expect(payment.number).toBe(2);
          expect(payment.rentCents).toBeLessThanOrEqual(payments[0]?.rentCents ?? 0);
        }
      }),
    );
  });

  const isOnDay = (date: string, day: number) =>
    datePartsOf(date).day === day || (date === endOfMonth(date) && datePartsOf(date).day < day);

  test('after the first period every payment falls on a payday, and the short one reaches the first payday', () => {
    fc.assert(
      fc.property(anyInput, (it) => {
        const { payday } = it;
        const isPayday = (date: string): boolean => {
          switch (payday.frequency) {
            case 'WEEKLY':
              return weekday(date) === payday.weekday;
            case 'BIWEEKLY':
              return payday.payday === undefined
                ? weekday(date) === payday.weekday
                : diffDays(payday.payday, date) % 14 === 0;
            case 'SEMIMONTHLY':
              return (payday.daysOfMonth ?? [1, 16]).some((day) => isOnDay(date, day));
            case 'MONTHLY':
              return isOnDay(date, payday.dayOfMonth ?? datePartsOf(it.deliveryDate).day);
          }
        };
        const { payments } = buildPaymentSchedule(it);
        const [, second, ...others] = payments;
        for (const { dueDate } of others) expect(isPayday(dueDate)).toBe(true);
        if (second && !isPayday(second.dueDate)) {
          // A short payment that pays off the agreement is its last one.
          expect(['SHORT', 'LAST']).toContain(second.kind);
          expect(isPayday(addDays(second.coversTo, 1))).toBe(true);
        }
      }),
    );
  });

  test('between due dates lies one period', () => {
    const longest = { WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 17, MONTHLY: 31 };
    fc.assert(
      fc.property(anyInput, (it) => {
        const { payments } = buildPaymentSchedule(it);
        for (const { coversFrom, coversTo } of payments) {
          expect(diffDays(coversFrom, coversTo) + 1).toBeLessThanOrEqual(longest[it.payday.frequency]);
        }
      }),
    );
  });
});
