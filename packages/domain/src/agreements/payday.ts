import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  datePartsOf,
  daysInMonth,
  diffDays,
  isBefore,
  nextWeekday,
  type Weekday,
} from '../dates/index.ts';
import type { Frequency } from '../pricing/index.ts';

/** Two days of the month, in order; in a month without a day, its last day counts. */
export type SemimonthlyDays = readonly [number, number];

/** When rent is due, by frequency. */
export type PaydayPreference =
  | { readonly frequency: 'WEEKLY'; readonly weekday: Weekday }
  /** `payday` is any one of the paydays, which are 14 days apart. Default: the first weekday after the first period. */
  | { readonly frequency: 'BIWEEKLY'; readonly weekday: Weekday; readonly payday?: CalendarDate }
  | { readonly frequency: 'SEMIMONTHLY'; readonly daysOfMonth?: SemimonthlyDays }
  /** In a month without this day, the last day counts. Default: the day of the month of delivery. */
  | { readonly frequency: 'MONTHLY'; readonly dayOfMonth?: number };

type PaydaySeries = {
  readonly frequency: Frequency;
  readonly daysOfMonth?: SemimonthlyDays | undefined;
  readonly dayOfMonth?: number | undefined;
};

export const SEMIMONTHLY_PAYDAYS: SemimonthlyDays = [1, 16];

const BIWEEKLY_DAYS = 14;

/** The first payday on or after a date. */
export function firstPaydayFrom(
  date: CalendarDate,
  preference: PaydayPreference,
  deliveryDate: CalendarDate,
): CalendarDate {
  switch (preference.frequency) {
    case 'WEEKLY':
      return nextWeekday(date, preference.weekday);
    case 'BIWEEKLY':
      return preference.payday === undefined
        ? nextWeekday(date, preference.weekday)
        : nextBiweeklyPayday(preference.payday, date);
    case 'SEMIMONTHLY':
      return firstDayOfMonthFrom(date, preference.daysOfMonth ?? SEMIMONTHLY_PAYDAYS);
    case 'MONTHLY':
      return firstDayOfMonthFrom(date, [preference.dayOfMonth ?? datePartsOf(deliveryDate).day]);
  }
}

/** The first day on or after `date` that is whole fortnights away from a payday, earlier or later. */
export function nextBiweeklyPayday(payday: CalendarDate, date: CalendarDate): CalendarDate {
  const days = diffDays(date, payday) % BIWEEKLY_DAYS;
  return addDays(date, (days + BIWEEKLY_DAYS) % BIWEEKLY_DAYS);
}

/**
 * The payday a number of payments after the first. Counted from the first, so that month ends do not drift. A monthly
 * preference without a day keeps the day of the first payday.
 */
export function paydayAfter(
  firstPayday: CalendarDate,
  payments: number,
  { frequency, daysOfMonth: days = SEMIMONTHLY_PAYDAYS, dayOfMonth }: PaydaySeries,
): CalendarDate {
  switch (frequency) {
    case 'WEEKLY':
      return addDays(firstPayday, 7 * payments);
    case 'BIWEEKLY':
      return addDays(firstPayday, BIWEEKLY_DAYS * payments);
    case 'SEMIMONTHLY': {
      const isFirstOfMonth = datePartsOf(firstPayday).day === days[0];
      const halves = payments + (isFirstOfMonth ? 0 : 1);
      const month = addMonths(startOfMonth(firstPayday), Math.floor(halves / 2));
      return onDayOfMonth(month, days[halves % 2 === 0 ? 0 : 1]);
    }
    case 'MONTHLY': {
      const day = dayOfMonth ?? datePartsOf(firstPayday).day;
      return onDayOfMonth(addMonths(startOfMonth(firstPayday), payments), day);
    }
  }
}

/** The first day after the first period: 7, 14 or 15 days, or a month, after delivery. */
export function firstPeriodEnd(deliveryDate: CalendarDate, frequency: Frequency): CalendarDate {
  if (frequency === 'MONTHLY') return addMonths(deliveryDate, 1);
  const days = { WEEKLY: 7, BIWEEKLY: BIWEEKLY_DAYS, SEMIMONTHLY: 15 }[frequency];
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
