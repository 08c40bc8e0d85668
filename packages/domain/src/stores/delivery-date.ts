import { type DeliveryBand, deliveryDaysOf, isDeliveryBand, latestBand } from '../catalog/index.ts';
import { addDays, type CalendarDate, weekday } from '../dates/index.ts';
import { STORE_HOURS } from './store-hours.ts';

/** Delivery band of an item without one: in stock, delivered by the store. */
const USUAL_BAND: DeliveryBand = '1-3 Days';

/** The promised day for items that are delivered together: the slowest decides; stores deliver on opening days. */
export function deliveryDateOf(bands: readonly (string | null)[], today: CalendarDate): CalendarDate {
  const known = bands.map((band) => band ?? USUAL_BAND).filter(isDeliveryBand);
  const { maxDays } = deliveryDaysOf(latestBand(known) ?? USUAL_BAND);
  const promised = addDays(today, maxDays);
  return isOpeningDay(promised) ? promised : addDays(promised, 1);
}

const isOpeningDay = (day: CalendarDate): boolean => STORE_HOURS[weekday(day)] !== null;

/** How many days after the promised one goods from the manufacturer can be delivered. */
const CHOICE_DAYS = 14;

/** Delivery days that a shopper chooses from for goods from the manufacturer, the promised day first. */
export function deliveryChoicesFrom(promised: CalendarDate): CalendarDate[] {
  const days = Array.from({ length: CHOICE_DAYS + 1 }, (_, index) => addDays(promised, index));
  return days.filter(isOpeningDay);
}
