import { formatInstant, HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { asLocale } from '@ownpath/domain/site';
import { useIntl } from 'react-intl';

/** An instant to the minute, in the store's time zone: `November 25, 2026 at 5:22 PM CST` */
export function useInstantText(timeZone: string | null): (instant: string) => string {
  const { locale } = useIntl();
  return (instant) => formatInstant(new Date(instant), timeZone ?? HEAD_OFFICE_TIME_ZONE, asLocale(locale));
}
