import { describe, expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay } from './index.ts';

describe('business days', () => {
  test.each([
    ['2026-11-21', false], // Saturday
    ['2026-11-22', false], // Sunday
    ['2026-11-23', true],
    ['2026-11-26', false], // Thanksgiving
    ['2026-05-25', false], // Memorial Day
    ['2026-05-18', true],
    ['2026-07-03', false], // Independence Day falls on a Saturday
    ['2027-07-05', false], // and on a Sunday
    ['2027-01-18', false], // Martin Luther King Jr. Day
    ['2026-06-19', false],
  ])('%s: %s', (date, expected) => expect(isBusinessDay(date)).toBe(expected));

  test('weekends and holidays do not count', () => {
    expect(addBusinessDays('2026-11-20', 3)).toBe('2026-11-25');
    expect(addBusinessDays('2026-11-25', 3)).toBe('2026-12-01');
    expect(addBusinessDays('2026-11-25', 0)).toBe('2026-11-25');
  });
});
