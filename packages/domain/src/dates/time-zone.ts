import { addDays, type CalendarDate, calendarDate, datePartsOf } from './calendar-date.ts';

/** A moment: a `Date`, an ISO text with offset, or milliseconds since 1970. */
export type Instant = Date | string | number;

type WallClock = { date: CalendarDate; minuteOfDay: number; asUtcMs: number };

const MINUTE_MS = 60_000;
/** The retailer's own calendar, where no store is known. */
export const HEAD_OFFICE_TIME_ZONE = 'America/Chicago';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Asking `Intl` takes long, and openings and closings of the same days are asked for again and again. */
const instants = new Map<string, number>();
const MAX_INSTANTS = 1_000;

/**
 * The calendar date in the IANA time zone at the moment.
 * @throws RangeError on an unknown zone or an unreadable instant
 */
export function calendarDateIn(instant: Instant, timeZone: string): CalendarDate {
  return wallClock(toMs(instant), timeZone).date;
}

/** Minutes after midnight in the time zone, 0 to 1439. */
export function minuteOfDayIn(instant: Instant, timeZone: string): number {
  return wallClock(toMs(instant), timeZone).minuteOfDay;
}

/**
 * The moment of a local date and minute in the time zone.
 * A time that a DST change skips becomes the first moment after the gap; of a repeated time, the first one counts.
 */
export function instantAt(date: CalendarDate, minuteOfDay: number, timeZone: string): Date {
  const key = `${date} ${minuteOfDay} ${timeZone}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  const instant = findInstant(date, minuteOfDay, timeZone);
  if (instants.size >= MAX_INSTANTS) instants.clear();
  instants.set(key, instant);
  return new Date(instant);
}

function findInstant(date: CalendarDate, minuteOfDay: number, timeZone: string): number {
  const { year, month, day } = datePartsOf(date);
  const wanted = Date.UTC(year, month - 1, day) + minuteOfDay * MINUTE_MS;
  const dayMs = 24 * 60 * MINUTE_MS;
  // Offsets on both sides of a nearby DST change.
  const offsets = [wanted - dayMs, wanted + dayMs].map((ms) => wallClock(ms, timeZone).asUtcMs - ms);
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find((ms) => wallClock(ms, timeZone).asUtcMs === wanted);
  return exact ?? firstMomentShowing(wanted, candidates, timeZone);
}

/** The first moment of a calendar date in the time zone. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  return instantAt(date, 0, timeZone);
}

/** The last millisecond of a calendar date in the time zone; quotes are "valid to midnight". */
export function endOfDay(date: CalendarDate, timeZone: string): Date {
  return new Date(startOfDay(addDays(date, 1), timeZone).getTime() - 1);
}

function firstMomentShowing(wanted: number, candidates: readonly number[], timeZone: string): number {
  let before = Math.min(...candidates) - MINUTE_MS;
  let after = Math.max(...candidates) + MINUTE_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClock(middle, timeZone).asUtcMs >= wanted) after = middle;
    else before = middle;
  }
  return after;
}

function wallClock(ms: number, timeZone: string): WallClock {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(ms).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const millisecond = ((ms % 1000) + 1000) % 1000;
  return {
    date: calendarDate(read('year'), read('month'), read('day')),
    minuteOfDay: read('hour') * 60 + read('minute'),
    asUtcMs:
      Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')) +
      millisecond,
  };
}

function toMs(instant: Instant): number {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError('Unreadable instant');
  return ms;
}
