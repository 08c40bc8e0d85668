import { type IntlShape, useIntl } from 'react-intl';

/** Calendar dates and instants in the page's language. Instants use the day in UTC, the end of approvals. */
export type DateText = {
  /** `Nov 23`, `23 nov` */
  day(date: string): string;
  /** `Mon, Nov 23`, with the year when it differs from the year of `today` */
  weekday(date: string, today?: string): string;
  /** `Nov 23, 2026`, `23 nov 2026` */
  medium(date: string): string;
  /** `May 20, 2027`, `20 de mayo de 2027` */
  long(date: string): string;
  /** `Friday`, `viernes` */
  weekdayName(date: string): string;
};

function createDateText(intl: IntlShape): DateText {
  const at = (date: string) => new Date(date.length === 10 ? `${date}T00:00:00Z` : date);
  const format = (date: string, options: Parameters<IntlShape['formatDate']>[1]) =>
    intl.formatDate(at(date), { ...options, timeZone: 'UTC' });
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
    weekdayName: (date) => format(date, { weekday: 'long' }),
  };
}

export function useDateText(): DateText {
  return createDateText(useIntl());
}
