import {
  daysLate,
  EXTENSION_MAX_DAYS,
  EXTENSIONS_PER_YEAR,
  type ExtensionRefusal,
  extensionRefusal,
} from '../agreements/index.ts';
import { addDays, addMonths, type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import { openPayments, type RentalAccount } from './rental-account.ts';

/** How the schedule moves when its next payment moves to `toDueDate`: every payment after it by as many days. */
export type ExtensionOption = {
  readonly days: number;
  readonly toDueDate: CalendarDate;
  readonly toLastDueDate: CalendarDate;
};

export type ExtensionOffer = {
  /** Due dates of the next and the last payment as they are; null when nothing is owed. */
  readonly fromDueDate: CalendarDate | null;
  readonly fromLastDueDate: CalendarDate | null;
  /** Null when the date can be moved. */
  readonly refusal: ExtensionRefusal | 'nothing-owed' | null;
  /** By date; empty with a refusal. */
  readonly options: readonly ExtensionOption[];
  /** Moves left within twelve months. */
  readonly left: number;
  /** The first day of another one; null while one is left. */
  readonly nextOn: CalendarDate | null;
};

/**
 * The days to which the next due date can be moved: up to a week after it, not before tomorrow. Who is a full week late
 * can still move it to today. @param earlier days on which the date was moved before
 */
export function extensionOffer(
  account: RentalAccount,
  earlier: readonly CalendarDate[],
  today: CalendarDate,
): ExtensionOffer {
  const open = openPayments(account).filter(({ rentCents }) => rentCents > 0);
  const from = open[0]?.dueDate;
  const last = open.at(-1)?.dueDate;
  const yearAgo = addMonths(today, -12);
  const used = earlier.filter((date) => diffDays(yearAgo, date) > 0).toSorted();
  const left = Math.max(0, EXTENSIONS_PER_YEAR - used.length);
  const oldest = used.at(-EXTENSIONS_PER_YEAR);
  const nextOn = left > 0 || oldest === undefined ? null : addMonths(oldest, 12);
  if (from === undefined || last === undefined) {
    return { fromDueDate: null, fromLastDueDate: null, refusal: 'nothing-owed', options: [], left, nextOn };
  }
  const dates = { fromDueDate: from, fromLastDueDate: last };
  const refusal = extensionRefusal({ days: 1, dueDate: from, earlierExtensionDates: earlier, today });
  if (refusal !== null) return { ...dates, refusal, options: [], left, nextOn };
  const kept = new Set(account.payments.filter(({ isPaid }) => isPaid).map(({ dueDate }) => dueDate));
  const earliest = daysLate(from, today) === EXTENSION_MAX_DAYS ? today : addDays(today, 1);
  const options = Array.from({ length: EXTENSION_MAX_DAYS }, (_, index) => index + 1)
    .map((days) => ({ days, toDueDate: addDays(from, days), toLastDueDate: addDays(last, days) }))
    .filter(({ toDueDate }) => !isBefore(toDueDate, earliest))
    // Where the most recent payment is settled first, a payment after this one may be paid already.
    .filter(({ days }) => open.every(({ dueDate }) => !kept.has(addDays(dueDate, days))));
  return { ...dates, refusal: options.length === 0 ? 'too-late' : null, options, left, nextOn };
}

/** A payment of a schedule, as far as its date can be moved. */
export type MovablePayment = { readonly dueDate: CalendarDate; readonly isPaid: boolean };

/** The account once its unpaid payments are due so many days later; amounts stay. */
export function moveDueDates<Account extends { readonly payments: readonly MovablePayment[] }>(
  account: Account,
  days: number,
): Account {
  return {
    ...account,
    payments: account.payments.map((payment) =>
      payment.isPaid ? payment : { ...payment, dueDate: addDays(payment.dueDate, days) },
    ),
  };
}
