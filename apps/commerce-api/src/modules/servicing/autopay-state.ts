import { addDays, type CalendarDate, calendarDateIn, minuteOfDayIn } from '@ownpath/domain/dates';
import { type AutopayState, autopayChargesFrom } from '@ownpath/domain/servicing';
import { findPreferenceValue } from '../preferences/index.ts';
import { toRentalAccount } from './agreement-status.ts';
import type { AttemptRow } from './autopay-charge-queries.ts';
import type { AgreementAccount, Queryable } from './servicing-queries.ts';

/** For a site without the setting. */
const DEFAULT_CHARGE_HOUR = 20;

/** The hour of the store's day at which autopay charges: a setting of the site. */
export async function chargeHourOf(queryable: Queryable, siteId: string): Promise<number> {
  const value = await findPreferenceValue(queryable, siteId, 'autopayChargeHour');
  const isHour = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24;
  return isHour ? value : DEFAULT_CHARGE_HOUR;
}

/** The first calendar day at the store whose charges are still to be made. */
export function firstChargeDay(now: Date, timeZone: string, hour: number): CalendarDate {
  const today = calendarDateIn(now, timeZone);
  return minuteOfDayIn(now, timeZone) < hour * 60 ? today : addDays(today, 1);
}

export const hasFailed = ({ paymentId, status }: Pick<AttemptRow, 'paymentId' | 'status'>) =>
  paymentId === null || status === 'failed';

/** What autopay may charge, and what it tried. `startedAt`: of an authorisation that isn't given yet, now. */
export function autopayStateOf(
  { agreement, store }: AgreementAccount,
  attempts: readonly AttemptRow[],
  startedAt: Date,
  hour: number,
): AutopayState {
  return {
    startDate: firstChargeDay(startedAt, store.timeZone, hour),
    attempts: attempts
      .filter(({ agreementId }) => agreementId === agreement.id)
      .map((row) => ({
        number: row.sequence,
        // The retry of a debit that came back counts from the day on which that is known.
        day: row.returnedAt ? calendarDateIn(row.returnedAt, store.timeZone) : row.day,
        hasFailed: hasFailed(row),
      })),
  };
}

/** The charges to come, by the rule that makes them. */
export function comingChargesOf(account: AgreementAccount, state: AutopayState, from: CalendarDate) {
  return autopayChargesFrom(toRentalAccount(account, from), state, from);
}
