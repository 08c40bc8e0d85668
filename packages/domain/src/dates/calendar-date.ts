/** A day in the proleptic Gregorian calendar, written `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = string;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;
/** From 29 February of the year 0 to 1 January 1970. */
const DAYS_UNTIL_1970 = 719_469;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** True for a real day: `2028-02-29` is one, `2027-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  return findParts(text) !== null;
}

function findParts(text: string): { year: number; month: number; day: number } | null {
  if (!SHAPE.test(text)) return null;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : null;
}

/** @throws RangeError when the parts are not a real day. Months count from 1. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const text = [pad(year, 4), pad(month, 2), pad(day, 2)].join('-');
  if (!isCalendarDate(text)) throw new RangeError(`No such calendar date: ${text}`);
  return text;
}

/** Parts of a date; months count from 1. @throws RangeError when the text is not a real day */
export function datePartsOf(date: CalendarDate): { year: number; month: number; day: number } {
  const parts = findParts(date);
  if (parts === null) throw new RangeError(`No such calendar date: ${date}`);
  return parts;
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

/** Days of four-digit years are in the order of their text. */
export function isBefore(a: CalendarDate, b: CalendarDate): boolean {
  return a < b;
}

export function earlierOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return isBefore(b, a) ? b : a;
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = datePartsOf(date);
  return calendarDate(year, month, daysInMonth(year, month));
}

/** Days since 1 January 1970, by arithmetic: ledgers and schedules ask for thousands of them. */
function toDayNumber(date: CalendarDate): number {
  const { year, month, day } = datePartsOf(date);
  // Years that begin in March, so that the leap day is the last of them.
  const shifted = month > 2 ? year : year - 1;
  const monthOfShifted = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leapDays + Math.floor((153 * monthOfShifted + 2) / 5) + day - DAYS_UNTIL_1970;
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
