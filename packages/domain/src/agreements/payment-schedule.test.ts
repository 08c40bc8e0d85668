import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, datePartsOf, endOfMonth, isBefore, weekday } from '../dates/index.ts';
import { sumCents } from '../money/index.ts';
import { quoteCart, rentalTerms } from '../pricing/index.ts';
import { buildPaymentSchedule, type PaydayPreference, type ScheduleInput } from './index.ts';

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
  taxBps: 825,
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
      optionsCents: 0,
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

describe('paydays', () => {
  const duesOf = (payday: PaydayPreference, deliveryDate: string, count: number) =>
    buildPaymentSchedule({ ...input, lines: [sofa], payday, deliveryDate, firstPaymentDate: deliveryDate })
      .payments.slice(0, count)
      .map((payment) => `${payment.dueDate} ${payment.kind}`);

  test('there is no short payment when the first period ends on a payday', () => {
    expect(duesOf({ frequency: 'WEEKLY', weekday: 1 }, '2026-11-23', 3)).toEqual([
      '2026-11-23 FIRST',
      '2026-11-30 REGULAR',
      '2026-12-07 REGULAR',
    ]);
  });

  test('semi-monthly on the 1st and 16th', () => {
    expect(duesOf({ frequency: 'SEMIMONTHLY' }, '2026-11-23', 5)).toEqual([
      '2026-11-23 FIRST',
      '2026-12-08 SHORT',
      '2026-12-16 REGULAR',
      '2027-01-01 REGULAR',
      '2027-01-16 REGULAR',
    ]);
  });

  test('monthly on the day of delivery, clamped to the end of short months only', () => {
    expect(duesOf({ frequency: 'MONTHLY' }, '2027-12-31', 4)).toEqual([
      '2027-12-31 FIRST',
      '2028-01-31 REGULAR',
      '2028-02-29 REGULAR',
      '2028-03-31 REGULAR',
    ]);
    expect(duesOf({ frequency: 'MONTHLY' }, '2027-01-31', 3)).toEqual([
      '2027-01-31 FIRST',
      '2027-02-28 REGULAR',
      '2027-03-31 REGULAR',
    ]);
  });

  test('monthly on a chosen day, with one short payment', () => {
    expect(duesOf({ frequency: 'MONTHLY', dayOfMonth: 5 }, '2026-11-23', 4)).toEqual([
      '2026-11-23 FIRST',
      '2026-12-23 SHORT',
      '2027-01-05 REGULAR',
      '2027-02-05 REGULAR',
    ]);
  });
});

test('optional coverage: waiver by rent, club by period, neither taxed', () => {
  const [first, short] = buildPaymentSchedule({
    ...input,
    lines: [sofa],
    options: { hasLdw: true, ldwCap: null, clubWeeklyCents: 349 },
  }).payments;
  expect(first).toMatchObject({ optionsCents: 599, taxCents: 289, totalCents: 4_387 });
  expect(short).toMatchObject({ rentCents: 1_428, optionsCents: 143 + 199 });
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
    fc.constant({ frequency: 'SEMIMONTHLY' } as const),
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

  test('regular payments fall on paydays', () => {
    fc.assert(
      fc.property(anyInput, (it) => {
        const regular = buildPaymentSchedule(it).payments.filter((payment) => payment.kind === 'REGULAR');
        for (const { dueDate } of regular) {
          const { day } = datePartsOf(dueDate);
          if (it.payday.frequency === 'SEMIMONTHLY') expect([1, 16]).toContain(day);
          else if (it.payday.frequency === 'MONTHLY') {
            const wished = it.payday.dayOfMonth ?? datePartsOf(it.deliveryDate).day;
            expect(day === wished || (dueDate === endOfMonth(dueDate) && day < wished)).toBe(true);
          } else expect(weekday(dueDate)).toBe(it.payday.weekday);
        }
      }),
    );
  });
});
