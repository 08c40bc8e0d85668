import { addDays } from '@ownpath/domain/dates';
import { DEFAULT_EARLY_PURCHASE_RULE, ownershipPath } from '@ownpath/domain/pricing';
import { expect, test } from 'vitest';
import { axisDates, chartLines, chartPlaces } from './chart-places.ts';

const pathOf = (weeks: number, sameAsCashDays = 180) =>
  ownershipPath({
    frequency: 'WEEKLY',
    payments: Array.from({ length: weeks }, (_, index) => ({
      dueDate: addDays('2026-11-21', 7 * index),
      rentCents: 2_499,
    })),
    creditCents: 0,
    cashPriceCents: Math.ceil((weeks * 2_499) / 2),
    sameAsCashDays,
    rule: DEFAULT_EARLY_PURCHASE_RULE,
    startDate: '2026-11-21',
  });

test('the first day is at the left, ownership at the right', () => {
  const path = pathOf(78);
  const { x, y } = chartPlaces(path, 200_000);
  expect([x(0), x(39), x(78), y(0), y(194_922)]).toEqual([0, 49.35, 100, 0, 97.46]);
});

test('on the last day of same-as-cash the price jumps: one line ends low, the next starts high', () => {
  const path = pathOf(78);
  const places = chartPlaces(path, 200_000);
  const { inWindow, afterWindow } = chartLines(path, places);
  const x = places.xOfDate('2027-05-20');
  expect(inWindow.at(-1)).toEqual({ x, y: 16.24 });
  expect(afterWindow[0]).toEqual({ x, y: 32.49 });
  expect(afterWindow.at(-1)).toEqual({ x: 100, y: 0 });
});

test('a path without same-as-cash has no window; one that ends within it has no line after', () => {
  const without = pathOf(78, 0);
  expect(chartLines(without, chartPlaces(without, 200_000)).inWindow).toEqual([]);
  const short = pathOf(40);
  expect(chartLines(short, chartPlaces(short, 200_000)).afterWindow).toEqual([]);
});

test.each([
  [78, ['2026-11-21', '2027-02-21', '2027-05-21', '2027-08-21', '2027-11-21', '2028-02-21', '2028-05-13']],
  [4, ['2026-11-21', '2026-11-28']],
])('dates of %i weeks', (weeks, dates) => {
  const path = pathOf(weeks);
  expect(axisDates(path, chartPlaces(path, 1))).toEqual(dates);
});
