import { expect, test } from 'vitest';
import { storeWeek } from './store-week.server.ts';

function at(instant: string) {
  const week = storeWeek(new Date(instant), 'America/Chicago');
  if (!week) throw new Error('a store with a time zone has a week');
  return week;
}

test('whether a store without a time zone is open is not known', () => {
  expect(storeWeek(new Date('2026-11-25T03:00:00Z'), '')).toBeNull();
});

test('the week begins with the store’s own today, and closes on Sundays and holidays', () => {
  // Tuesday evening in Chicago, Wednesday in London.
  const { days } = at('2026-11-25T03:00:00Z');
  expect(days.map(({ date }) => date)).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ]);
  expect(days.filter(({ isOpen }) => !isOpen)).toEqual([
    { date: '2026-11-26', holiday: 'thanksgiving', isOpen: false },
    { date: '2026-11-29', holiday: null, isOpen: false },
  ]);
});

test('a store is open from ten to six, not on a holiday', () => {
  expect(at('2026-11-25T16:00:00Z').isOpenNow).toBe(true);
  expect(at('2026-11-26T00:00:00Z').isOpenNow).toBe(false);
  expect(at('2026-11-26T18:00:00Z').isOpenNow).toBe(false);
});
