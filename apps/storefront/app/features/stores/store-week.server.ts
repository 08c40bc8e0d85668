import { addDays, type CalendarDate, calendarDateIn, weekday } from '@ownpath/domain/dates';
import { isStoreOpen, STORE_HOURS, type StoreHoliday, storeHolidayOn } from '@ownpath/domain/stores';

export type StoreDay = {
  readonly date: CalendarDate;
  readonly holiday: StoreHoliday | null;
  readonly isOpen: boolean;
};

export type StoreWeek = {
  /** From today on, on the store's calendar. */
  readonly days: readonly StoreDay[];
  readonly isOpenNow: boolean;
};

const DAYS = 7;

/** The coming week of a store, its holidays among them; null where the tenant names no time zone. */
export function storeWeek(now: Date, timeZone: string): StoreWeek | null {
  if (timeZone === '') return null;
  const today = calendarDateIn(now, timeZone);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index);
    const holiday = storeHolidayOn(date);
    return { date, holiday, isOpen: holiday === null && STORE_HOURS[weekday(date)] !== null };
  });
  return { days, isOpenNow: days[0]?.isOpen === true && isStoreOpen(now, timeZone) };
}
