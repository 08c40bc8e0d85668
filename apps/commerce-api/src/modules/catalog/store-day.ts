import { calendarDateIn } from '@ownpath/domain/dates';

/** The retailer's own calendar, for shoppers without a store. */
const HEAD_OFFICE_TIME_ZONE = 'America/Chicago';

/** Today on the calendar of the shopper's store, `YYYY-MM-DD`: decides was-prices and what is online. */
export function storeDay(store: { readonly timeZone: string } | null, now: Date): string {
  return calendarDateIn(now, store?.timeZone ?? HEAD_OFFICE_TIME_ZONE);
}
