import { daysLate, isOverdueLong, isPastDue, isUpcoming } from '../agreements/index.ts';
import { type CalendarDate, calendarDate, diffDays, endOfMonth } from '../dates/index.ts';

/** Alerts on the account page by name (specification section 3), most serious first. */
export const ACCOUNT_ALERTS = [
  'AnyPaymentOverDue45Days',
  'AnyPaymentOverDue',
  'AllSavedPaymentsExpired',
  'AnyUpcomingPaymentWithIn1Week',
  'NotEnrolledInAnyAutoPay',
] as const;

export type AccountAlert = (typeof ACCOUNT_ALERTS)[number];

/** A saved card; `alertName` is a hash of it, the `{hash}` among the alert names of specification section 3. */
export type AlertCard = {
  readonly alertName: string;
  /** `MMYY` */
  readonly expiry: string;
};

const CARD_ALERTS_BEFORE: AccountAlert = 'AnyUpcomingPaymentWithIn1Week';

/**
 * Alerts of an account. Long overdue replaces overdue. Each card that has expired or is about to has an alert of its own,
 * unless all of them have expired.
 */
export function listAccountAlerts(account: {
  readonly agreements: readonly { readonly dueDate: CalendarDate; readonly isAutopayEnabled: boolean }[];
  readonly cards: readonly AlertCard[];
  readonly today: CalendarDate;
}): string[] {
  const { agreements, cards, today } = account;
  const late = agreements.map((agreement) => daysLate(agreement.dueDate, today));
  const isLongOverdue = late.some(isOverdueLong);
  const ending = cards.filter(({ expiry }) => cardExpiryStatus(expiry, today) !== 'valid');
  const isAllExpired =
    cards.length > 0 && cards.every(({ expiry }) => cardExpiryStatus(expiry, today) === 'expired');
  const holds: Record<AccountAlert, boolean> = {
    AnyPaymentOverDue45Days: isLongOverdue,
    AnyPaymentOverDue: !isLongOverdue && late.some(isPastDue),
    AllSavedPaymentsExpired: isAllExpired,
    AnyUpcomingPaymentWithIn1Week: agreements.some((agreement) => isUpcoming(agreement.dueDate, today)),
    NotEnrolledInAnyAutoPay:
      agreements.length > 0 && !agreements.some((agreement) => agreement.isAutopayEnabled),
  };
  return ACCOUNT_ALERTS.flatMap((alert) => [
    ...(alert === CARD_ALERTS_BEFORE && !isAllExpired ? ending.map(({ alertName }) => alertName) : []),
    ...(holds[alert] ? [alert] : []),
  ]);
}

/**
 * Interest in a category: views divided by days since the last view, at least one day
 * (specification section 9).
 */
export function categoryInterestScore(
  viewCount: number,
  lastViewedOn: CalendarDate,
  today: CalendarDate,
): number {
  return viewCount / Math.max(1, diffDays(lastViewedOn, today));
}

/** Longer first names are replaced by "Account" on the account button. */
export const SHOWN_FIRST_NAME_MAX_LENGTH = 6;

/** The first name for the account button; `null` when the button says "Account". */
export function shownFirstName(firstName: string | null | undefined): string | null {
  const name = firstName?.trim() ?? '';
  return name !== '' && [...name].length <= SHOWN_FIRST_NAME_MAX_LENGTH ? name : null;
}

/** A card that ends within this many days is expiring. */
export const CARD_EXPIRING_DAYS = 60;

export type CardExpiryStatus = 'valid' | 'expiring' | 'expired';

/** The last day of a card from its `MMYY`; `undefined` for other text. */
export function cardExpiryDate(mmyy: string): CalendarDate | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(mmyy) ?? [];
  if (month === undefined || year === undefined) return undefined;
  return endOfMonth(calendarDate(2000 + Number(year), Number(month), 1));
}

/** Expired after the end of its month. Unreadable text counts as expired. */
export function cardExpiryStatus(mmyy: string, today: CalendarDate): CardExpiryStatus {
  const lastDay = cardExpiryDate(mmyy);
  if (lastDay === undefined) return 'expired';
  const daysLeft = diffDays(today, lastDay);
  if (daysLeft < 0) return 'expired';
  return daysLeft <= CARD_EXPIRING_DAYS ? 'expiring' : 'valid';
}
