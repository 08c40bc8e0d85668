import { LAST_DAY_OF_MONTH, pairOf, type SemimonthlyCode } from '@ownpath/domain/agreements';
import { useIntl } from 'react-intl';

export const DAYS_OF_MONTH = Array.from({ length: LAST_DAY_OF_MONTH }, (_, index) => index + 1);

/** Days of the month in words: `15th`, `last day`, `1st and 15th`. */
export function useDayText() {
  const intl = useIntl();
  const day = (number: number): string =>
    number === LAST_DAY_OF_MONTH
      ? intl.formatMessage({ id: 'schedule.lastDay' })
      : intl.formatMessage({ id: 'schedule.monthDay' }, { day: number });
  const pair = (code: SemimonthlyCode): string => {
    const [first, second] = pairOf(code);
    return intl.formatMessage({ id: 'schedule.dayPair' }, { first: day(first), second: day(second) });
  };
  return { day, pair };
}
