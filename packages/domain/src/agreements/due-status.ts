import { addDays, addMonths, type CalendarDate, diffDays } from '../dates/index.ts';

/** More days late than this is long overdue: the account asks the customer to contact the store. */
export const OVERDUE_LONG_DAYS = 45;
/** A payment due within this many days is upcoming. */
export const UPCOMING_PAYMENT_DAYS = 7;
/** An agreement can be exchanged from this many months after it was opened (decision 0075). */
const EXCHANGE_AFTER_MONTHS = 6;
export const AUTOPAY_REMINDER_DAYS_BEFORE = 3;
export const AUTOPAY_RETRY_DAYS_AFTER = 2;
/** Extensions move due dates; they never change the total. */
export const EXTENSION_MAX_DAYS = 7;
export const EXTENSION_MAX_DAYS_LATE = 7;
export const EXTENSIONS_PER_YEAR = 2;

export type DueStatus = 'pastDue' | 'dueToday' | 'future';

/** Status of the earliest due date (specification section 4, "Account data"). */
export function dueStatusOf(earliestDueDate: CalendarDate, today: CalendarDate): DueStatus {
  const days = diffDays(earliestDueDate, today);
  return days > 0 ? 'pastDue' : days === 0 ? 'dueToday' : 'future';
}

/** Days since a payment was due; 0 while it is not late. */
export function daysLate(dueDate: CalendarDate, today: CalendarDate): number {
  return Math.max(0, diffDays(dueDate, today));
}

export function isPastDue(numberOfDaysLate: number): boolean {
  return numberOfDaysLate > 0;
}

export function isOverdueLong(numberOfDaysLate: number): boolean {
  return numberOfDaysLate > OVERDUE_LONG_DAYS;
}

/** Due today or within the next days, and not late. */
export function isUpcoming(dueDate: CalendarDate, today: CalendarDate): boolean {
  const days = diffDays(today, dueDate);
  return days >= 0 && days <= UPCOMING_PAYMENT_DAYS;
}

/** The first day on which the agreement can be exchanged. */
export function exchangeDate(openDate: CalendarDate): CalendarDate {
  return addMonths(openDate, EXCHANGE_AFTER_MONTHS);
}

/** The day on which a reminder of an autopay charge is sent. */
export function autopayReminderDate(dueDate: CalendarDate): CalendarDate {
  return addDays(dueDate, -AUTOPAY_REMINDER_DAYS_BEFORE);
}

/** The day on which a failed autopay charge is retried. */
export function autopayRetryDate(dueDate: CalendarDate): CalendarDate {
  return addDays(dueDate, AUTOPAY_RETRY_DAYS_AFTER);
}

export type ExtensionRefusal = 'too-many-days' | 'too-late' | 'used-up' | 'long-overdue';

/** Why a due date can't be moved online by this many days; `null` when it can. */
export function extensionRefusal(request: {
  readonly days: number;
  readonly dueDate: CalendarDate;
  readonly earlierExtensionDates: readonly CalendarDate[];
  readonly today: CalendarDate;
}): ExtensionRefusal | null {
  const late = daysLate(request.dueDate, request.today);
  if (isOverdueLong(late)) return 'long-overdue';
  if (late > EXTENSION_MAX_DAYS_LATE) return 'too-late';
  if (!Number.isInteger(request.days) || request.days < 1 || request.days > EXTENSION_MAX_DAYS) {
    return 'too-many-days';
  }
  const yearAgo = addMonths(request.today, -12);
  const withinYear = request.earlierExtensionDates.filter((date) => diffDays(yearAgo, date) > 0);
  return withinYear.length >= EXTENSIONS_PER_YEAR ? 'used-up' : null;
}
