import { deliveryDaysOf, isDeliveryBand } from '@ownpath/domain/catalog';
import { deliveryDayAfter, type OrderDay } from '@ownpath/domain/stores';
import { FormattedMessage } from 'react-intl';

/** First and last day of a delivery, both as `YYYY-MM-DD`. */
export type DeliveryDates = { readonly from: string; readonly to: string };

/** The days that a delivery band promises for an order of this day; null for an unknown band. */
export function deliveryDatesOf(band: string | null, day: OrderDay): DeliveryDates | null {
  if (band === null || !isDeliveryBand(band)) return null;
  const { minDays, maxDays } = deliveryDaysOf(band);
  return { from: deliveryDayAfter(minDays, day), to: deliveryDayAfter(maxDays, day) };
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
