import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  datePartsOf,
  daysInMonth,
  isBefore,
  nextWeekday,
  type Weekday,
} from '../dates/index.ts';
import type { Frequency } from '../pricing/index.ts';

/** When rent is due, by frequency. Semi-monthly rent is always due on the 1st and the 16th. */
export type PaydayPreference =
  | { readonly frequency: 'WEEKLY' | 'BIWEEKLY'; readonly weekday: Weekday }
  | { readonly frequency: 'SEMIMONTHLY' }
  /** In a month without this day, the last day counts. Default: the day of the month of delivery. */
  | { readonly frequency: 'MONTHLY'; readonly dayOfMonth?: number };

export const SEMIMONTHLY_PAYDAYS = [1, 16] as const;

/** The first payday on or after a date. */
export function firstPaydayFrom(
  date: CalendarDate,
  preference: PaydayPreference,
  deliveryDate: CalendarDate,
): CalendarDate {
  switch (preference.frequency) {
    case 'WEEKLY':
    case 'BIWEEKLY':
      return nextWeekday(date, preference.weekday);
    case 'SEMIMONTHLY':
      return firstDayOfMonthFrom(date, SEMIMONTHLY_PAYDAYS);
    case 'MONTHLY':
      return firstDayOfMonthFrom(date, [preference.dayOfMonth ?? datePartsOf(deliveryDate).day]);
  }
}

/**
 * The payday a number of payments after the first. Counted from the first, so that month ends do not drift.
 * `dayOfMonth` is the requested monthly payday, which a short first month may have moved.
 */
export function paydayAfter(
  firstPayday: CalendarDate,
  payments: number,
  frequency: Frequency,
  dayOfMonth = datePartsOf(firstPayday).day,
): CalendarDate {
  switch (frequency) {
    case 'WEEKLY':
      return addDays(firstPayday, 7 * payments);
    case 'BIWEEKLY':
      return addDays(firstPayday, 14 * payments);
    case 'SEMIMONTHLY': {
      const isFirstOfMonth = datePartsOf(firstPayday).day === SEMIMONTHLY_PAYDAYS[0];
      const halves = payments + (isFirstOfMonth ? 0 : 1);
      const { year, month } = datePartsOf(addMonths(startOfMonth(firstPayday), Math.floor(halves / 2)));
      return calendarDate(year, month, SEMIMONTHLY_PAYDAYS[halves % 2 === 0 ? 0 : 1]);
    }
    case 'MONTHLY':
      return onDayOfMonth(addMonths(startOfMonth(firstPayday), payments), dayOfMonth);
  }
}

/** The first day after the first period: 7, 14 or 15 days, or a month, after delivery. */
export function firstPeriodEnd(deliveryDate: CalendarDate, frequency: Frequency): CalendarDate {
  if (frequency === 'MONTHLY') return addMonths(deliveryDate, 1);
  const days = { WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15 }[frequency];
  return addDays(deliveryDate, days);
}

function firstDayOfMonthFrom(date: CalendarDate, days: readonly number[]): CalendarDate {
  const months = [startOfMonth(date), addMonths(startOfMonth(date), 1)];
  const found = months
    .flatMap((month) => days.map((day) => onDayOfMonth(month, day)))
    .find((candidate) => !isBefore(candidate, date));
  if (found === undefined) throw new RangeError('Days of the month lie between 1 and 31');
  return found;
}

function onDayOfMonth(date: CalendarDate, day: number): CalendarDate {
  const { year, month } = datePartsOf(date);
  return calendarDate(year, month, Math.min(day, daysInMonth(year, month)));
}

function startOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = datePartsOf(date);
  return calendarDate(year, month, 1);
}
