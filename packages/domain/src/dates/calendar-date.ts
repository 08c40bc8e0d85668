/** A day in the proleptic Gregorian calendar, written `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = string;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real day: `2028-02-29` is one, `2027-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  const parts = SHAPE.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** @throws RangeError when the parts are not a real day. Months count from 1. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const text = [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
  if (!isCalendarDate(text)) throw new RangeError(`No such calendar date: ${text}`);
  return text;
}

/** Parts of a date; months count from 1. @throws RangeError when the text is not a real day */
export function datePartsOf(date: CalendarDate): { year: number; month: number; day: number } {
  if (!isCalendarDate(date)) throw new RangeError(`No such calendar date: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/**
 * The same day of the month a number of months later, or the last day of a shorter month (31 January + 1 month is 28
 * or 29 February). Always add to the first date of a series, not to the previous one: otherwise a clamped day stays
 * clamped.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = datePartsOf(date);
  const monthIndex = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthIndex / 12);
  const targetMonth = monthIndex - targetYear * 12 + 1;
  return calendarDate(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function diffDays(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

export function weekday(date: CalendarDate): Weekday {
  // 1 January 1970 was a Thursday.
  return ((((toDayNumber(date) + 4) % 7) + 7) % 7) as Weekday;
}

/** The first date on or after `date` that falls on the weekday. */
export function nextWeekday(date: CalendarDate, day: Weekday): CalendarDate {
  return addDays(date, (day - weekday(date) + 7) % 7);
}

export function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  return diffDays(a, b) > 0;
}

export function earlierOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return isBefore(b, a) ? b : a;
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = datePartsOf(date);
  return calendarDate(year, month, daysInMonth(year, month));
}

function toDayNumber(date: CalendarDate): number {
  const { year, month, day } = datePartsOf(date);
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight.getTime() / DAY_MS;
}

function fromDayNumber(dayNumber: number): CalendarDate {
  const midnight = new Date(dayNumber * DAY_MS);
  return calendarDate(midnight.getUTCFullYear(), midnight.getUTCMonth() + 1, midnight.getUTCDate());
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
