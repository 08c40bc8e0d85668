import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDateIn,
  datePartsOf,
  diffDays,
  endOfDay,
  endOfMonth,
  instantAt,
  isBefore,
  isCalendarDate,
  minuteOfDayIn,
  nextWeekday,
  startOfDay,
  weekday,
} from './index.ts';

const anyDate = fc.integer({ min: -10_000, max: 40_000 }).map((days) => addDays('1999-12-31', days));
const usZones = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
);

describe('calendar dates', () => {
  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-4-01', false],
    ['2026-04-31', false],
    ['', false],
  ])('%s is a real day: %s', (text, expected) => expect(isCalendarDate(text)).toBe(expected));

  test('a day that does not exist is rejected', () => {
    expect(() => addDays('2027-02-29', 1)).toThrow(RangeError);
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-15', -3, '2025-12-15'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test('weekdays', () => {
    expect(weekday('2026-11-23')).toBe(1);
    expect(weekday('1969-12-31')).toBe(3);
    expect(nextWeekday('2026-11-30', 5)).toBe('2026-12-04');
    expect(nextWeekday('2026-12-04', 5)).toBe('2026-12-04');
    expect(endOfMonth('2028-02-03')).toBe('2028-02-29');
  });

  test('a day’s number is the platform’s, and the order of days is the order of their texts', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(diffDays('1970-01-01', a)).toBe(Date.parse(`${a}T00:00:00Z`) / 86_400_000);
        expect(isBefore(a, b)).toBe(diffDays(a, b) > 0);
      }),
    );
  });

  test('adding days is the inverse of the difference', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(diffDays(date, moved)).toBe(days);
        expect(weekday(moved)).toBe((((weekday(date) + days) % 7) + 7) % 7);
      }),
    );
  });

  test('adding months keeps the day or ends on the last of the month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -120, max: 120 }), (date, months) => {
        const moved = addMonths(date, months);
        const day = datePartsOf(moved).day;
        return day === datePartsOf(date).day || moved === endOfMonth(moved);
      }),
    );
  });
});

describe('time zones', () => {
  test('an evening in the store is the next day in UTC', () => {
    expect(calendarDateIn('2026-11-22T03:30:00Z', 'America/Chicago')).toBe('2026-11-21');
    expect(minuteOfDayIn('2026-11-22T03:30:00Z', 'America/Chicago')).toBe(21 * 60 + 30);
  });

  test('days around a DST change start at their own midnight', () => {
    expect(startOfDay('2026-03-08', 'America/Chicago').toISOString()).toBe('2026-03-08T06:00:00.000Z');
    expect(startOfDay('2026-03-09', 'America/Chicago').toISOString()).toBe('2026-03-09T05:00:00.000Z');
    expect(startOfDay('2026-11-01', 'America/Chicago').toISOString()).toBe('2026-11-01T05:00:00.000Z');
    expect(endOfDay('2026-11-01', 'America/Chicago').toISOString()).toBe('2026-11-02T05:59:59.999Z');
  });

  test('a skipped time becomes the first moment after the gap, a repeated one its first', () => {
    expect(instantAt('2026-03-08', 150, 'America/Chicago').toISOString()).toBe('2026-03-08T08:00:00.000Z');
    expect(instantAt('2026-11-01', 90, 'America/Chicago').toISOString()).toBe('2026-11-01T06:30:00.000Z');
  });

  test('a zone that skips midnight still has a first moment', () => {
    const start = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(start.toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(calendarDateIn(start, 'America/Sao_Paulo')).toBe('2018-11-04');
  });

  test('unknown zones and unreadable instants are rejected', () => {
    expect(() => calendarDateIn('2026-01-01T00:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
    expect(() => calendarDateIn('yesterday', 'America/Chicago')).toThrow(RangeError);
  });

  test('every date starts on itself, and the millisecond before is on the day before', () => {
    fc.assert(
      fc.property(anyDate, usZones, (date, zone) => {
        const start = startOfDay(date, zone);
        expect(calendarDateIn(start, zone)).toBe(date);
        expect(calendarDateIn(start.getTime() - 1, zone)).toBe(addDays(date, -1));
      }),
    );
  });
});
