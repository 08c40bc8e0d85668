import {
  addDays,
  type CalendarDate,
  datePartsOf,
  diffDays,
  endOfMonth,
  isBefore,
  nextWeekday,
  type Weekday,
  weekday,
} from '../dates/index.ts';
import type { Frequency } from '../pricing/index.ts';
import {
  firstPeriodEnd,
  nextBiweeklyPayday,
  type PaydayPreference,
  SEMIMONTHLY_PAYDAYS,
  type SemimonthlyDays,
} from './payday.ts';

/** A day that no month exceeds: the last day of every month. */
export const LAST_DAY_OF_MONTH = 31;

/** Half a month apart, as employers pay: every day with the one 14 or 15 days later, and the last day of the month. */
export const SEMIMONTHLY_PAIRS: readonly SemimonthlyDays[] = [
  ...Array.from({ length: 15 }, (_, index) => index + 1).flatMap((day): SemimonthlyDays[] => [
    [day, day + 14],
    [day, day + 15],
  ]),
  [15, LAST_DAY_OF_MONTH],
  [16, LAST_DAY_OF_MONTH],
];

/** `1-15`: how forms and calls write a pair. */
export type SemimonthlyCode = `${number}-${number}`;

export function pairCodeOf([first, second]: SemimonthlyDays): SemimonthlyCode {
  return `${first}-${second}`;
}

/** @throws RangeError when the code is none of `SEMIMONTHLY_PAIRS` */
export function pairOf(code: SemimonthlyCode): SemimonthlyDays {
  const pair = SEMIMONTHLY_PAIRS.find((days) => pairCodeOf(days) === code);
  if (pair === undefined) throw new RangeError(`No such pair of paydays: ${code}`);
  return pair;
}

/** A shopper's paydays for each frequency. */
export type Paydays = {
  readonly weekday: Weekday;
  /** One of the bi-weekly paydays. */
  readonly biweeklyPayday: CalendarDate;
  readonly semimonthlyDays: SemimonthlyDays;
  readonly dayOfMonth: number;
};

/** What an application says about pay: how often, and when next. */
export type StatedPay = { readonly frequency: Frequency; readonly nextPayday: CalendarDate };

/** Paydays that follow from the application; the shopper can change them. */
export function paydaysOf({ frequency, nextPayday }: StatedPay, today: CalendarDate): Paydays {
  const day = weekday(nextPayday);
  const upcoming =
    frequency === 'WEEKLY' && isBefore(nextPayday, today) ? nextWeekday(today, day) : nextPayday;
  return {
    weekday: day,
    biweeklyPayday: nextBiweeklyPayday(upcoming, today),
    semimonthlyDays: semimonthlyDaysOf(nextPayday),
    dayOfMonth: isEndOfMonth(nextPayday) ? LAST_DAY_OF_MONTH : datePartsOf(nextPayday).day,
  };
}

/** Paydays of a weekday alone, without an application: due dates follow delivery as closely as possible. */
export function paydaysOfWeekday(day: Weekday, deliveryDate: CalendarDate, today: CalendarDate): Paydays {
  const first = nextWeekday(firstPeriodEnd(deliveryDate, 'BIWEEKLY'), day);
  return {
    weekday: day,
    biweeklyPayday: nextBiweeklyPayday(first, today),
    semimonthlyDays: SEMIMONTHLY_PAYDAYS,
    dayOfMonth: datePartsOf(deliveryDate).day,
  };
}

/** The bi-weekly payday moved to another weekday of the same pay week, on or after today. */
export function moveBiweeklyPayday(payday: CalendarDate, day: Weekday, today: CalendarDate): CalendarDate {
  // Three days before to three days after, so that the week stays the same one.
  return nextBiweeklyPayday(nextWeekday(addDays(payday, -3), day), today);
}

/** The next two days on which a bi-weekly payday of this weekday can be: the shopper's own, and a week beside it. */
export function biweeklyOptions(payday: CalendarDate, today: CalendarDate): readonly CalendarDate[] {
  return [payday, addDays(payday, 7)]
    .map((candidate) => nextBiweeklyPayday(candidate, today))
    .sort((a, b) => diffDays(b, a));
}

export function paydayPreferenceOf(frequency: Frequency, paydays: Paydays): PaydayPreference {
  switch (frequency) {
    case 'WEEKLY':
      return { frequency, weekday: paydays.weekday };
    case 'BIWEEKLY':
      return { frequency, weekday: paydays.weekday, payday: paydays.biweeklyPayday };
    case 'SEMIMONTHLY':
      return { frequency, daysOfMonth: paydays.semimonthlyDays };
    case 'MONTHLY':
      return { frequency, dayOfMonth: paydays.dayOfMonth };
  }
}

/**
 * The likely other payday of the month. Of several that are usual (the 15th goes with the 1st and with the last day)
 * the one whose rent never falls due before the pay arrives.
 */
function semimonthlyDaysOf(payday: CalendarDate): SemimonthlyDays {
  const { day } = datePartsOf(payday);
  if (isEndOfMonth(payday)) return [15, LAST_DAY_OF_MONTH];
  if (day === 1 || day === 15) return [1, 15];
  return day < 15 ? [day, day + 15] : [day - 15, day];
}

function isEndOfMonth(date: CalendarDate): boolean {
  return date === endOfMonth(date);
}
