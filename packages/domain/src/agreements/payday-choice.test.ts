import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, diffDays, weekday } from '../dates/index.ts';
import {
  biweeklyOptions,
  LAST_DAY_OF_MONTH,
  moveBiweeklyPayday,
  pairCodeOf,
  pairOf,
  paydayPreferenceOf,
  paydaysOf,
  paydaysOfWeekday,
  SEMIMONTHLY_PAIRS,
} from './index.ts';

const today = '2026-11-21';
const FRIDAY = 5;

describe('paydays of an application', () => {
  const of = (nextPayday: string) => paydaysOf({ frequency: 'BIWEEKLY', nextPayday }, today);

  test('weekday and bi-weekly phase are those of the next payday', () => {
    expect(of('2026-11-27')).toMatchObject({ weekday: FRIDAY, biweeklyPayday: '2026-11-27' });
    expect(of('2026-12-04')).toMatchObject({ weekday: FRIDAY, biweeklyPayday: '2026-12-04' });
  });

  test('a payday that has passed keeps its phase', () => {
    expect(of('2026-11-13').biweeklyPayday).toBe('2026-11-27');
    expect(of('2026-11-20').biweeklyPayday).toBe('2026-12-04');
    const weekly = paydaysOf({ frequency: 'WEEKLY', nextPayday: '2026-11-20' }, today);
    expect(weekly.biweeklyPayday).toBe('2026-11-27');
  });

  test.each([
    ['2026-12-01', [1, 15]],
    ['2026-12-05', [5, 20]],
    ['2026-12-15', [1, 15]],
    ['2026-12-16', [1, 16]],
    ['2026-12-20', [5, 20]],
    ['2026-12-25', [10, 25]],
    ['2026-12-30', [15, 30]],
    ['2026-11-30', [15, 31]],
    ['2026-12-31', [15, 31]],
    ['2027-02-28', [15, 31]],
  ] as const)('semi-monthly pay on %s is paid on %s', (payday, days) =>
    expect(of(payday).semimonthlyDays).toEqual(days),
  );

  test('monthly pay stays on its day; the last day of a short month is the last day of every month', () => {
    expect(of('2026-12-05').dayOfMonth).toBe(5);
    expect(of('2026-11-30').dayOfMonth).toBe(LAST_DAY_OF_MONTH);
    expect(of('2026-12-30').dayOfMonth).toBe(30);
  });

  test('any next payday is one of the derived paydays', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (days) => {
        const nextPayday = addDays(today, days);
        const paydays = of(nextPayday);
        expect(SEMIMONTHLY_PAIRS).toContainEqual(paydays.semimonthlyDays);
        expect(Math.abs(diffDays(nextPayday, paydays.biweeklyPayday)) % 14).toBe(0);
        expect(diffDays(today, paydays.biweeklyPayday)).toBeGreaterThanOrEqual(0);
        expect(diffDays(today, paydays.biweeklyPayday)).toBeLessThan(14);
        expect(paydayPreferenceOf('BIWEEKLY', paydays)).toMatchObject({ weekday: weekday(nextPayday) });
      }),
    );
  });
});

test('without an application, due dates follow delivery', () => {
  expect(paydaysOfWeekday(FRIDAY, '2026-11-23', today)).toEqual({
    weekday: FRIDAY,
    // 11 December, the first Friday after the first 14 days.
    biweeklyPayday: '2026-11-27',
    semimonthlyDays: [1, 16],
    dayOfMonth: 23,
  });
});

test('another weekday keeps the week of the payday', () => {
  expect(moveBiweeklyPayday('2026-12-04', 3, today)).toBe('2026-12-02');
  expect(moveBiweeklyPayday('2026-12-04', 1, today)).toBe('2026-11-23');
  expect(moveBiweeklyPayday('2026-12-04', FRIDAY, today)).toBe('2026-12-04');
});

test('the next bi-weekly payday is one of two days, in order', () => {
  expect(biweeklyOptions('2026-12-04', today)).toEqual(['2026-11-27', '2026-12-04']);
  expect(biweeklyOptions('2026-11-27', today)).toEqual(['2026-11-27', '2026-12-04']);
});

test('pairs are read as they are written, and no others', () => {
  for (const pair of SEMIMONTHLY_PAIRS) expect(pairOf(pairCodeOf(pair))).toBe(pair);
  expect(() => pairOf('1-2')).toThrow(RangeError);
});
