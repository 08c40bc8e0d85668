import { expect, test } from 'vitest';
import { hasPayday, readDate, readIncomeCents, readMonthsAtAddress } from './index.ts';

test.each([
  ['2600', 260_000],
  ['2,600', 260_000],
  ['$2,600.5', 260_050],
  ['0', 0],
  ['26,00', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
  ['100000.01', null],
])('income %s', (text, cents) => expect(readIncomeCents(text)).toBe(cents));

test.each([
  ['2026-11-27', '2026-11-27'],
  ['11/27/2026', '2026-11-27'],
  ['1-2-2027', '2027-01-02'],
  ['2026-02-30', null],
  ['02/30/2026', null],
  ['tomorrow', null],
])('date %s', (text, date) => expect(readDate(text)).toBe(date));

test.each([
  ['2', '3', 27],
  ['', '2', 2],
  ['0', '', 0],
  ['99', '11', 1199],
  ['2', '12', null],
  ['100', '0', null],
  ['', '', null],
  ['two', '', null],
])('%s years and %s months', (years, months, total) =>
  expect(readMonthsAtAddress(years, months)).toBe(total),
);

test('a payday is required only for weekly and bi-weekly pay', () => {
  expect((['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const).filter(hasPayday)).toEqual([
    'WEEKLY',
    'BIWEEKLY',
  ]);
});
