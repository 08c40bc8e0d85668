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
  return STORE_HOURS[weekday(promised)] === null ? addDays(promised, 1) : promised;
}
