import { expect, test } from 'vitest';
import { listZonePrices } from './zone-prices.ts';

const LINES = [
  'Z1\tNEW\t2000\t78\t90000\t2500\t84\t2026-11-01',
  'Z10\tUSED_GOOD\t1500\t60\t50000\t\t\t',
].join('\n');

test('prices are read of one zone or of all', () => {
  const first = {
    zoneId: 'Z1',
    condition: 'NEW',
    weeklyRateCents: 2_000,
    weeks: 78,
    cashPriceCents: 90_000,
    wasWeeklyRateCents: 2_500,
    wasWeeks: 84,
    wasPriceSince: '2026-11-01',
  };
  expect(listZonePrices(LINES, 'Z1')).toEqual([first]);
  expect(listZonePrices(LINES)).toMatchObject([
    first,
    { zoneId: 'Z10', wasWeeks: null, wasPriceSince: null },
  ]);
  expect(listZonePrices(LINES, 'Z2')).toEqual([]);
  expect(listZonePrices('')).toEqual([]);
});
