import {
  AUTOPAY_RETRY_DAYS_AFTER,
  daysLate,
  OVERDUE_LONG_DAYS,
  UPCOMING_PAYMENT_DAYS,
} from '../agreements/index.ts';
import { type CalendarDate, diffDays } from '../dates/index.ts';

/** A customer who pays by themselves is told of a payment this many days before it is due. */
export const REMINDER_DAYS_BEFORE = 3;
/** Days late on which the customer is told: four mails for one late payment, the last one asks to call the store. */
export const LATE_NOTICE_DAYS = [1, UPCOMING_PAYMENT_DAYS, 15, OVERDUE_LONG_DAYS + 1] as const;

/** `before`: it will be due; a number: the mail for that many days late. */
export type PaymentNotice = 'before' | (typeof LATE_NOTICE_DAYS)[number];

/**
 * The mail that is due about a payment on a day, whether or not it was sent already; null for none. Autopay tells of its
 * charges itself, and its second try comes before the first mail about a late payment.
 */
export function paymentNoticeOf(
  dueDate: CalendarDate,
  today: CalendarDate,
  isAutopay: boolean,
): PaymentNotice | null {
  const late = daysLate(dueDate, today);
  if (late === 0) {
    const isSoon = dueDate > today && diffDays(today, dueDate) <= REMINDER_DAYS_BEFORE;
    return isSoon && !isAutopay ? 'before' : null;
  }
  if (isAutopay && late <= AUTOPAY_RETRY_DAYS_AFTER) return null;
  return LATE_NOTICE_DAYS.findLast((days) => days <= late) ?? null;
}
