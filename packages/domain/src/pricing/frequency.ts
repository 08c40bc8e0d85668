import { type Cents, multiplyByRatio } from '../money/index.ts';

/** How often rent is paid. */
export type Frequency = 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';

export const FREQUENCIES: readonly Frequency[] = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'];

export const DEFAULT_FREQUENCY: Frequency = 'WEEKLY';

/** Days that one payment covers in pricing; a month counts as 30. */
export const PERIOD_DAYS: Readonly<Record<Frequency, number>> = {
  WEEKLY: 7,
  BIWEEKLY: 14,
  SEMIMONTHLY: 15,
  MONTHLY: 30,
};

/** A weekly amount for another period: W w, B 2w, S 15w/7, M 30w/7, rounded half up
 *  (specification section 9). */
export function perPeriod(weeklyCents: Cents, frequency: Frequency): Cents {
  return forDays(weeklyCents, PERIOD_DAYS[frequency]);
}

/** A weekly amount for a number of days, rounded half up: the short payment before a payday. */
export function forDays(weeklyCents: Cents, days: number): Cents {
  return multiplyByRatio(weeklyCents, days, 7);
}
