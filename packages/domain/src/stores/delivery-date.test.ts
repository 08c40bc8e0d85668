import { expect, test } from 'vitest';
import { deliveryChoicesFrom, deliveryDateOf, isVisitDay, orderDayOf } from './index.ts';

const DALLAS = 'America/Chicago';
const TUESDAY = '2026-11-24T15:00:00Z';
/** An hour after the stores have closed. */
const TUESDAY_EVENING = '2026-11-25T01:00:00Z';

test.each([
  ['the next day at the earliest, for goods that could be carried out', ['Carryout'], TUESDAY, '2026-11-25'],
  [
    'from closing time on the day after that; Thanksgiving is none',
    ['Carryout'],
    TUESDAY_EVENING,
    '2026-11-27',
  ],
  ['the last day of the band', ['1-3 Days'], TUESDAY, '2026-11-27'],
  ['after Thanksgiving instead of on it', ['1-3 Days'], '2026-11-23T15:00:00Z', '2026-11-27'],
  ['on Monday instead of Sunday', ['1-3 Days'], '2026-11-19T15:00:00Z', '2026-11-23'],
  ['of the slowest', ['Carryout', null, '2-4 Weeks'], TUESDAY, '2026-12-22'],
])('the promised day: %s', (_, bands, now, promised) => {
  expect(deliveryDateOf(bands, orderDayOf(now, DALLAS))).toBe(promised);
});

test('a delivery can still be planned for the promised day, at any hour of three weeks with two holidays', () => {
  const start = Date.parse('2026-12-14T00:00:00Z');
  for (let hour = 0; hour < 21 * 24; hour += 1) {
    const now = new Date(start + hour * 3_600_000);
    for (const band of ['Carryout', '1-3 Days', '3-7 Days']) {
      const promised = deliveryDateOf([band], orderDayOf(now, DALLAS));
      expect([now.toISOString(), band, isVisitDay(promised, now, DALLAS)]).toEqual([
        now.toISOString(),
        band,
        true,
      ]);
    }
  }
});

test('goods from the manufacturer come on an opening day of two weeks', () => {
  const choices = deliveryChoicesFrom('2026-12-18');
  expect(choices).toHaveLength(11);
  expect(choices).not.toContain('2026-12-25');
  expect(choices).not.toContain('2026-12-20');
});
