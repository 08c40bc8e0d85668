import { deliveryDaysOf, isDeliveryBand } from '@ownpath/domain/catalog';
import { addDays, weekday } from '@ownpath/domain/dates';

const SUNDAY = 0;

/** First and last day of a delivery, both as `YYYY-MM-DD`. */
export type DeliveryDates = { readonly from: string; readonly to: string };

/**
 * The days that a delivery band promises, counted from `today`; null for carry-out, which is not delivered, and for
 * what is no band.
 */
export function deliveryDatesOf(band: string | null, today: string): DeliveryDates | null {
  if (band === null || !isDeliveryBand(band)) return null;
  const { minDays, maxDays } = deliveryDaysOf(band);
  if (maxDays === 0) return null;
  return { from: openDay(addDays(today, minDays)), to: openDay(addDays(today, maxDays)) };
}

/** Stores are closed on Sundays (specification section 9), and deliver on Monday instead. */
function openDay(date: string): string {
  return weekday(date) === SUNDAY ? addDays(date, 1) : date;
}
