import { type DeliveryBand, deliveryDaysOf, isDeliveryBand, latestBand } from '../catalog/index.ts';
import { addDays, type CalendarDate, calendarDateIn, type Instant, isBefore } from '../dates/index.ts';
import { firstVisitDay, visitSlotsOn } from './visit-slots.ts';

/** Delivery band of an item without one: in stock, delivered by the store. */
const USUAL_BAND: DeliveryBand = '1-3 Days';

/** The day of an order, and the first day on which its store can still be told to deliver. */
export type OrderDay = { readonly today: CalendarDate; readonly visitsFrom: CalendarDate };

/** @throws RangeError on an unknown zone or an unreadable instant */
export function orderDayOf(now: Instant, timeZone: string): OrderDay {
  const today = calendarDateIn(now, timeZone);
  return { today, visitsFrom: firstVisitDay(today, now, timeZone) };
}

/** A day on which the store delivers, so many days after the order or as soon after as it can. */
export function deliveryDayAfter(days: number, { today, visitsFrom }: OrderDay): CalendarDate {
  const wanted = addDays(today, days);
  let day = isBefore(wanted, visitsFrom) ? visitsFrom : wanted;
  while (!isDeliveryDay(day)) day = addDays(day, 1);
  return day;
}

/** The promised day for items that are delivered together: the slowest decides. */
export function deliveryDateOf(bands: readonly (string | null)[], day: OrderDay): CalendarDate {
  const known = bands.map((band) => band ?? USUAL_BAND).filter(isDeliveryBand);
  const { maxDays } = deliveryDaysOf(latestBand(known) ?? USUAL_BAND);
  return deliveryDayAfter(maxDays, day);
}

const isDeliveryDay = (day: CalendarDate): boolean => visitSlotsOn(day).length > 0;

/** How many days after the promised one goods from the manufacturer can be delivered. */
const CHOICE_DAYS = 14;

/** Delivery days that a shopper chooses from for goods from the manufacturer, the promised day first. */
export function deliveryChoicesFrom(promised: CalendarDate): CalendarDate[] {
  const days = Array.from({ length: CHOICE_DAYS + 1 }, (_, index) => addDays(promised, index));
  return days.filter(isDeliveryDay);
}
