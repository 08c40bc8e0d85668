import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reservationEndOf, takesReservations } from './reservation-period.ts';

const HOUR_MS = 60 * 60_000;
const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const hours = fc.integer({ min: 0, max: 24 * 30 });

test('a first reservation lasts the period of the store; without a period there is none', () => {
  fc.assert(
    fc.property(hours, moment, (reservationPeriodHours, now) => {
      const end = reservationEndOf({ reservationPeriodHours }, null, now);
      if (reservationPeriodHours === 0) expect(end).toBeNull();
      else expect(end?.getTime()).toBe(now.getTime() + reservationPeriodHours * HOUR_MS);
    }),
  );
});

test('however often a cart is reserved, no reservation ends later than the first one', () => {
  fc.assert(
    fc.property(hours, moment, fc.nat(40 * 24 * HOUR_MS), (reservationPeriodHours, first, laterMs) => {
      const firstEnd = first.getTime() + reservationPeriodHours * HOUR_MS;
      const now = new Date(first.getTime() + laterMs);
      const end = reservationEndOf({ reservationPeriodHours }, first, now);
      if (firstEnd > now.getTime()) expect(end?.getTime()).toBe(firstEnd);
      else expect(end).toBeNull();
    }),
  );
});

test.each([
  [true, 48, true],
  [false, 48, false],
  [true, 0, false],
])('reservations %s for %i hours: taken %s', (isReservationEnabled, reservationPeriodHours, taken) => {
  expect(takesReservations({ isReservationEnabled, reservationPeriodHours })).toBe(taken);
});
