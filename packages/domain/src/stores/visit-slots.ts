import { type DeliveryBand, deliveryDaysOf, isDeliveryBand, latestBand } from '../catalog/index.ts';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  datePartsOf,
  type Instant,
  instantAt,
  isBefore,
  nextWeekday,
  weekday,
} from '../dates/index.ts';
import type { Locale } from '../site/index.ts';
import { STORE_HOURS } from './store-hours.ts';

/** Length of a delivery's or pick-up's time window. */
const SLOT_MINUTES = 120;
/** Days on which a visit can be booked, from the first one on. */
export const VISIT_CHOICE_DAYS = 28;

/** Who has chosen no time by then, on the opening day before the promised day, is given one. Minutes after midnight. */
export const VISIT_GIVEN_AT_MINUTE = 15 * 60;

/** Minutes after midnight on the store's clock. */
export type VisitSlot = { readonly startMinute: number; readonly endMinute: number };

export type StoreHoliday = 'new-year' | 'thanksgiving' | 'christmas';

/** The retailer's holidays, on which every store is closed. */
export function storeHolidayOn(date: CalendarDate): StoreHoliday | null {
  const { year, month, day } = datePartsOf(date);
  if (month === 1 && day === 1) return 'new-year';
  if (month === 12 && day === 25) return 'christmas';
  return date === addDays(nextWeekday(calendarDate(year, 11, 1), 4), 21) ? 'thanksgiving' : null;
}

/** The time windows of a day, in order; empty when the store is closed. */
export function visitSlotsOn(date: CalendarDate): VisitSlot[] {
  const hours = STORE_HOURS[weekday(date)];
  if (hours === null || storeHolidayOn(date) !== null) return [];
  const count = Math.floor((hours.closeMinute - hours.openMinute) / SLOT_MINUTES);
  return Array.from({ length: count }, (_, index) => {
    const startMinute = hours.openMinute + index * SLOT_MINUTES;
    return { startMinute, endMinute: startMinute + SLOT_MINUTES };
  });
}

function openingDayBefore(date: CalendarDate): CalendarDate {
  let before = addDays(date, -1);
  while (visitSlotsOn(before).length === 0) before = addDays(before, -1);
  return before;
}

/** A visit on this day can be booked, changed or cancelled until the store closes on the opening day before. */
export function visitChangeableUntil(date: CalendarDate, timeZone: string): Date {
  const before = openingDayBefore(date);
  return instantAt(before, STORE_HOURS[weekday(before)]?.closeMinute ?? 0, timeZone);
}

/** From then on a delivery promised for this day, for which no time was chosen, is given one (decision 0070). */
export function visitGivenFrom(promisedOn: CalendarDate, timeZone: string): Date {
  return instantAt(openingDayBefore(promisedOn), VISIT_GIVEN_AT_MINUTE, timeZone);
}

/** The first day on or after `from` on which a visit can still be booked. */
export function firstVisitDay(from: CalendarDate, now: Instant, timeZone: string): CalendarDate {
  let day = from;
  while (!isVisitDay(day, now, timeZone)) day = addDays(day, 1);
  return day;
}

/** The store is open that day, and it is not too late to book it. */
export function isVisitDay(day: CalendarDate, now: Instant, timeZone: string): boolean {
  return visitSlotsOn(day).length > 0 && new Date(now) < visitChangeableUntil(day, timeZone);
}

/** The first day on which goods of these delivery bands can be there: the slowest decides. */
export function goodsReadyOn(bands: readonly (string | null)[], orderedOn: CalendarDate): CalendarDate {
  const known = bands.filter((band) => band !== null).filter(isDeliveryBand);
  const slowest: DeliveryBand = latestBand(known) ?? '1-3 Days';
  return addDays(orderedOn, deliveryDaysOf(slowest).minDays);
}

/** The Monday of a day's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((weekday(date) + 6) % 7));
}

/** True when the day lies in the time in which a visit can be booked, which begins with `first`. */
export function isInVisitRange(day: CalendarDate, first: CalendarDate): boolean {
  return !isBefore(day, first) && !isBefore(addDays(first, VISIT_CHOICE_DAYS), day);
}

const HALVES: Readonly<Record<Locale, readonly [string, string]>> = {
  'en-US': ['AM', 'PM'],
  'es-US': ['a.m.', 'p.m.'],
};

const hourText = (hour: number) => String(hour % 12 === 0 ? 12 : hour % 12);
const halfText = (hour: number, locale: Locale) => HALVES[locale][hour < 12 ? 0 : 1];

/** `6 PM` of `18:00`: a full hour. Not by `Intl`, whose spaces and points differ between servers and browsers. */
export function fullHourText(time: string, locale: Locale): string {
  const hour = Number(time.slice(0, 2));
  return `${hourText(hour)} ${halfText(hour, locale)}`;
}

/** `2–4 PM`, `10 AM–12 PM` of a window between full hours, such as `14:00` and `16:00`. */
export function windowText(startsAt: string, endsAt: string, locale: Locale): string {
  const start = Number(startsAt.slice(0, 2));
  const isOneHalf = halfText(start, locale) === halfText(Number(endsAt.slice(0, 2)), locale);
  return `${isOneHalf ? hourText(start) : fullHourText(startsAt, locale)}–${fullHourText(endsAt, locale)}`;
}
