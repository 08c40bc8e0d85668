import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { type IntlShape, useIntl } from 'react-intl';

/** Calendar dates, and the days of instants, in the page's language. */
export type DateText = {
  /** `Nov 23`, `23 nov` */
  day(date: string): string;
  /** `Mon, Nov 23`, with the year when it differs from the year of `today` */
  weekday(date: string, today?: string): string;
  /** `Nov 23, 2026`, `23 nov 2026` */
  medium(date: string): string;
  /** `May 20, 2027`, `20 de mayo de 2027` */
  long(date: string): string;
  /** `December 14`, `14 de diciembre` */
  monthDay(date: string): string;
  /** `Friday`, `viernes` */
  weekdayName(date: string): string;
};

const CALENDAR_DATE_LENGTH = 'YYYY-MM-DD'.length;

function createDateText(intl: IntlShape, timeZone: string): DateText {
  const format = (date: string, options: Parameters<IntlShape['formatDate']>[1]) =>
    date.length === CALENDAR_DATE_LENGTH
      ? intl.formatDate(`${date}T00:00:00Z`, { ...options, timeZone: 'UTC' })
      : intl.formatDate(date, { ...options, timeZone });
  return {
    day: (date) => format(date, { month: 'short', day: 'numeric' }),
    weekday: (date, today) =>
      format(date, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        ...(today !== undefined && today.slice(0, 4) !== date.slice(0, 4) ? { year: 'numeric' } : {}),
      }),
    medium: (date) => format(date, { year: 'numeric', month: 'short', day: 'numeric' }),
    long: (date) => format(date, { year: 'numeric', month: 'long', day: 'numeric' }),
    monthDay: (date) => format(date, { month: 'long', day: 'numeric' }),
    weekdayName: (date) => format(date, { weekday: 'long' }),
  };
}

/** @param timeZone of the store that an approval or order belongs to: an instant is a day there */
export function useDateText(timeZone = HEAD_OFFICE_TIME_ZONE): DateText {
  return createDateText(useIntl(), timeZone);
}
