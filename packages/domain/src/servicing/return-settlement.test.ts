import { describe, expect, test } from 'vitest';
import { type CoveredPeriod, coveredDays, settleReturn } from './return-settlement.ts';

const amounts = { rentCents: 2499, taxCents: 206, coverageCents: 250 };
const nothing = { rentCents: 0, taxCents: 0, coverageCents: 0 };
const week = (number: number, from: string, to: string, paid: CoveredPeriod['paid']): CoveredPeriod => ({
  number,
  from,
  to,
  ...amounts,
  paid,
});
const unpaid = week(2, '2026-12-04', '2026-12-10', nothing);
const paid = week(2, '2026-12-04', '2026-12-10', amounts);
/** Days of seven, rounded to a cent. */
const share = (days: number) =>
  [2499, 206, 250].map((cents) => Math.round((cents * days) / 7)) as [number, number, number];

describe('a payment that is not paid is owed by the day', () => {
  test.each([
    ['before it falls due: nothing', '2026-12-03', 0],
    ['on its first day: a seventh', '2026-12-04', 1],
    ['in the middle: three sevenths', '2026-12-06', 3],
    ['on its last day: all of it', '2026-12-10', 7],
    ['later: all of it', '2026-12-20', 7],
  ])('picked up %s', (_, day, days) => {
    const [rent, tax, coverage] = share(days);
    const { lines, totalCents } = settleReturn([unpaid], 0, day);
    expect(totalCents).toBe(0 - rent - tax - coverage);
    expect(lines).toHaveLength(days === 0 ? 0 : 1);
  });
});

describe('a payment that is paid is given back by the day', () => {
  test.each([
    ['before its first day: all of it', '2026-12-03', 0],
    ['on its first day: six sevenths', '2026-12-04', 1],
    ['in the middle: four sevenths', '2026-12-06', 3],
    ['on its last day: nothing', '2026-12-10', 7],
  ])('picked up %s', (_, day, days) => {
    const [rent, tax, coverage] = share(days);
    const back = [2499 - rent, 206 - tax, 250 - coverage];
    const { lines, totalCents } = settleReturn([paid], 0, day);
    expect(totalCents).toBe(back.reduce((sum, cents) => sum + cents, 0));
    if (days < 7) {
      const [rentCents, taxCents, coverageCents] = back;
      expect(lines).toEqual([
        {
          number: 2,
          from: '2026-12-04',
          to: '2026-12-10',
          days: 7,
          daysUsed: days,
          rentCents,
          taxCents,
          coverageCents,
        },
      ]);
    }
  });
});

test('extra rent that shortened the last payment, and suspense, come back; rent that is owed is taken off', () => {
  const last = week(9, '2027-01-22', '2027-01-28', { rentCents: 1000, taxCents: 82, coverageCents: 0 });
  const { lines, totalCents } = settleReturn([unpaid, last], 500, '2026-12-06');
  expect(lines.map(({ number, rentCents }) => [number, rentCents])).toEqual([
    [2, -1071],
    [9, 1000],
  ]);
  expect(totalCents).toBe(1000 + 82 + 500 - (1071 + 88 + 107));
});

test('days follow the due dates: a date that was moved moves them, and the first begin with rent', () => {
  const rows = [
    { dueOn: '2026-11-20', coversTo: '2026-12-03' },
    { dueOn: '2026-12-04', coversTo: '2026-12-10' },
    { dueOn: '2026-12-16', coversTo: '2026-12-17' },
    { dueOn: '2026-12-23', coversTo: null },
  ];
  expect(coveredDays(rows, '2026-11-24')).toEqual([
    { from: '2026-11-24', to: '2026-12-03' },
    { from: '2026-12-04', to: '2026-12-10' },
    { from: '2026-12-16', to: '2026-12-22' },
    { from: '2026-12-23', to: '2026-12-23' },
  ]);
});
