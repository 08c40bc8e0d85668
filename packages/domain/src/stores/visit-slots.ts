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
import { STORE_HOURS } from './store-hours.ts';

/** Length of a delivery's or pick-up's time window. */
const SLOT_MINUTES = 120;
/** Days on which a visit can be booked, from the first one on. */
export const VISIT_CHOICE_DAYS = 28;

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

/** A visit on this day can be booked, changed or cancelled until the store closes on the opening day before. */
export function visitChangeableUntil(date: CalendarDate, timeZone: string): Date {
  let before = addDays(date, -1);
  while (visitSlotsOn(before).length === 0) before = addDays(before, -1);
  return instantAt(before, STORE_HOURS[weekday(before)]?.closeMinute ?? 0, timeZone);
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
