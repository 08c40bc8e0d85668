import { deliveryDaysOf, isDeliveryBand } from '@ownpath/domain/catalog';
import { addDays, weekday } from '@ownpath/domain/dates';
import { FormattedMessage } from 'react-intl';

const SUNDAY = 0;

/** First and last day of a delivery, both as `YYYY-MM-DD`. */
export type DeliveryDates = { readonly from: string; readonly to: string };

/** The days that a delivery band promises, counted from `today`; null for carry-out and for an unknown band. */
export function deliveryDatesOf(band: string | null, today: string): DeliveryDates | null {
  if (band === null || !isDeliveryBand(band)) return null;
  const { minDays, maxDays } = deliveryDaysOf(band);
  if (maxDays === 0) return null;
  return { from: openDay(addDays(today, minDays)), to: openDay(addDays(today, maxDays)) };
}

/** Stores are closed on Sundays (specification section 9) and deliver on Monday instead. */
function openDay(date: string): string {
  return weekday(date) === SUNDAY ? addDays(date, 1) : date;
}

const bandIds: Record<string, string> = {
  Carryout: 'delivery.carryout',
  '1-3 Days': 'delivery.days1to3',
  '3-7 Days': 'delivery.days3to7',
  '1-2 Weeks': 'delivery.weeks1to2',
  '1-6 Weeks': 'delivery.weeks1to6',
  '2-4 Weeks': 'delivery.weeks2to4',
  '4-6 Weeks': 'delivery.weeks4to6',
};

/** A delivery band as text. */
export function DeliveryBand({ band }: { readonly band: string }) {
  const id = bandIds[band];
  return id ? <FormattedMessage id={id} /> : band;
}
