import { describe, expect, test } from 'vitest';
import {
  firstVisitDay,
  goodsReadyOn,
  isInVisitRange,
  mondayOf,
  storeHolidayOn,
  visitChangeableUntil,
  visitGivenFrom,
  visitSlotsOn,
  windowText,
} from './visit-slots.ts';

const DALLAS = 'America/Chicago';

describe('time windows of a store', () => {
  test('four of two hours on opening days, none on Sundays and holidays', () => {
    expect(visitSlotsOn('2026-11-25').map(({ startMinute, endMinute }) => [startMinute, endMinute])).toEqual([
      [600, 720],
      [720, 840],
      [840, 960],
      [960, 1080],
    ]);
    for (const closed of ['2026-11-22', '2026-11-26', '2026-12-25', '2027-01-01']) {
      expect(visitSlotsOn(closed)).toEqual([]);
    }
  });

  test('Thanksgiving is the fourth Thursday of November', () => {
    const days = ['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22'];
    expect(days.map(storeHolidayOn)).toEqual(days.map(() => 'thanksgiving'));
    expect(storeHolidayOn('2028-11-30')).toBeNull();
  });
});

describe('until when a visit can be changed', () => {
  test.each([
    ['a weekday: 6 PM of the day before', '2026-11-25', '2026-11-25T00:00:00.000Z'],
    ['a Monday: Saturday', '2026-11-23', '2026-11-22T00:00:00.000Z'],
    ['after a holiday: the day before the holiday', '2026-11-27', '2026-11-26T00:00:00.000Z'],
    ['after the change of clocks', '2026-11-02', '2026-10-31T23:00:00.000Z'],
  ])('%s', (_, day, instant) => {
    expect(visitChangeableUntil(day, DALLAS).toISOString()).toBe(instant);
  });

  test('the first day that can be booked skips closed days and those that are too soon', () => {
    expect(firstVisitDay('2026-11-25', '2026-11-24T23:59:59Z', DALLAS)).toBe('2026-11-25');
    // Tuesday 6 PM: Wednesday is too soon, Thursday is Thanksgiving, and Friday can be booked until Wednesday evening.
    expect(firstVisitDay('2026-11-25', '2026-11-25T00:00:00Z', DALLAS)).toBe('2026-11-27');
  });
});

test('goods are there after the shortest time of the slowest item', () => {
  expect(goodsReadyOn(['1-3 Days', null], '2026-11-24')).toBe('2026-11-25');
  expect(goodsReadyOn(['1-3 Days', '2-4 Weeks'], '2026-11-24')).toBe('2026-12-08');
});

test('weeks begin on Monday; four weeks can be booked', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(mondayOf)).toEqual(Array(3).fill('2026-11-23'));
  expect(
    ['2026-11-24', '2026-11-25', '2026-12-23', '2026-12-24'].map((day) => isInVisitRange(day, '2026-11-25')),
  ).toEqual([false, true, true, false]);
});

test('time windows in both languages', () => {
  expect([windowText('10:00', '12:00', 'en-US'), windowText('14:00:00', '16:00:00', 'en-US')]).toEqual([
    '10 AM–12 PM',
    '2–4 PM',
  ]);
  expect([windowText('10:00', '12:00', 'es-US'), windowText('12:00', '14:00', 'es-US')]).toEqual([
    '10 a.m.–12 p.m.',
    '12–2 p.m.',
  ]);
});

test.each([
  ['a weekday: 3 PM of the day before', '2026-11-25', '2026-11-24T21:00:00.000Z'],
  ['a Monday: Saturday', '2026-11-23', '2026-11-21T21:00:00.000Z'],
  ['after a holiday: the day before the holiday', '2026-11-27', '2026-11-25T21:00:00.000Z'],
  ['in summer time', '2026-08-25', '2026-08-24T20:00:00.000Z'],
])('a time is given from then on: %s', (_, promisedOn, instant) => {
  expect(visitGivenFrom(promisedOn, DALLAS).toISOString()).toBe(instant);
});
