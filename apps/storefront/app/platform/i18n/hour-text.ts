import { useIntl } from 'react-intl';

/** `8 PM`, `8 p. m.`: an hour of the day, 0 to 23, in the page's language. */
export function useHourText(): (hour: number) => string {
  const intl = useIntl();
  return (hour) =>
    intl.formatDate(Date.UTC(2000, 0, 1, hour), { hour: 'numeric', hour12: true, timeZone: 'UTC' });
}
