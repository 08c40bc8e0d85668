import { calendarDateIn, type Instant, minuteOfDayIn, type Weekday, weekday } from '../dates/index.ts';

export type OpeningHours = { readonly openMinute: number; readonly closeMinute: number };

const TEN_TO_SIX: OpeningHours = { openMinute: 10 * 60, closeMinute: 18 * 60 };

/** Monday to Saturday 10:00 AM to 6:00 PM, Sunday closed (specification section 9).
 *  Minutes after midnight on the store's clock; `null` is closed. */
export const STORE_HOURS: Readonly<Record<Weekday, OpeningHours | null>> = {
  0: null,
  1: TEN_TO_SIX,
  2: TEN_TO_SIX,
  3: TEN_TO_SIX,
  4: TEN_TO_SIX,
  5: TEN_TO_SIX,
  6: TEN_TO_SIX,
};

export function isStoreOpen(now: Instant, storeTimeZone: string): boolean {
  const hours = STORE_HOURS[weekday(calendarDateIn(now, storeTimeZone))];
  if (hours === null) return false;
  const minute = minuteOfDayIn(now, storeTimeZone);
  return minute >= hours.openMinute && minute < hours.closeMinute;
}
