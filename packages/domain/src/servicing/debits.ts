import { addBusinessDays, addDays, type CalendarDate, isBefore } from '../dates/index.ts';

/** Version of the text that authorises the debit of a payment on agreements; change it with every edit of the text. */
export const PAYMENT_DEBIT_TEXT_VERSION = 'payment-debit-2026-11';

/** A debit counts at once; it is provisional until the bank has not returned it in time. */
export const DEBIT_STATES = ['pending', 'settled', 'returned'] as const;
export type DebitState = (typeof DEBIT_STATES)[number];

/** Why a bank returned a debit: too little money; an account that is closed or unknown; the customer did not authorise it. */
export const DEBIT_RETURN_REASONS = ['insufficient-funds', 'account-closed', 'not-authorized'] as const;
export type DebitReturnReason = (typeof DEBIT_RETURN_REASONS)[number];

/**
 * Business days after which a debit counts as settled: it reaches the bank on the first, which returns it within two
 * banking days more (Nacha Operating Rules, R01 to R04), and the return is known on the next.
 */
const DEBIT_BUSINESS_DAYS = 4;

/** Returns of an account after which it isn't debited any more. */
const MOST_RETURNS = 2;

/** The day on which a debit counts as settled. @param madeOn the store's calendar day */
export function debitSettlesOn(madeOn: CalendarDate): CalendarDate {
  return addBusinessDays(madeOn, DEBIT_BUSINESS_DAYS);
}

/**
 * True for an account that isn't debited any more: it came back twice, or once because it is closed, unknown or not
 * authorised, which the rules of the network forbid to present again.
 */
export function isDebitBlocked(returns: readonly DebitReturnReason[]): boolean {
  return returns.length >= MOST_RETURNS || returns.some((reason) => reason !== 'insufficient-funds');
}

export type ReturnedPayment = {
  readonly number: number;
  readonly dueDate: CalendarDate;
  /** A late fee was charged for it: it was late before the debit was made. */
  readonly hasLateFee: boolean;
};

/**
 * When payments are due again whose debit came back: on the day on which that is known, so that no late fee counts days on
 * which the customer thought that they were paid. Always before the payment after them; one that was late before, and one
 * that is not due yet, keep their date. @returns dates by number
 */
export function dueDatesAfterReturn(
  returned: readonly ReturnedPayment[],
  schedule: readonly { readonly number: number; readonly dueDate: CalendarDate }[],
  today: CalendarDate,
): ReadonlyMap<number, CalendarDate> {
  const dates = new Map(schedule.map(({ number, dueDate }) => [number, dueDate]));
  const moved = new Map<number, CalendarDate>();
  for (const { number, dueDate, hasLateFee } of returned.toSorted((a, b) => b.number - a.number)) {
    const next = dates.get(number + 1);
    const latest = next === undefined ? today : addDays(next, -1);
    const date = isBefore(latest, today) ? latest : today;
    const again = hasLateFee || isBefore(date, dueDate) ? dueDate : date;
    dates.set(number, again);
    moved.set(number, again);
  }
  return moved;
}
