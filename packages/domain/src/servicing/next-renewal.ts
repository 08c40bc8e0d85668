import { addDays, type CalendarDate, isBefore } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { openPayments, partsOf, type RentalAccount, sumOfParts } from './rental-account.ts';

/** The payment that rents the goods for one more period. */
export type Renewal = {
  /** The first day of that period. */
  readonly dueDate: CalendarDate;
  readonly rentCents: Cents;
  readonly taxCents: Cents;
  /** Optional coverage and club. */
  readonly coverageCents: Cents;
  /** All of it. */
  readonly totalCents: Cents;
  /** The last day that is paid for; null where nothing was paid yet. */
  readonly paidThrough: CalendarDate | null;
};

/** The next renewal, from today on; null once no rent is to come. What is past due is owed besides. */
export function nextRenewal(account: RentalAccount, today: CalendarDate): Renewal | null {
  const open = openPayments(account).filter(({ rentCents }) => rentCents > 0);
  const next = open.find(({ dueDate }) => !isBefore(dueDate, today));
  const [first] = open;
  if (!next || !first) return null;
  const parts = partsOf([next]);
  const isAnyPaid = account.payments.some(({ isPaid }) => isPaid);
  return {
    dueDate: next.dueDate,
    rentCents: parts.rentCents,
    taxCents: parts.taxCents,
    coverageCents: parts.coverageCents,
    totalCents: sumOfParts(parts),
    paidThrough: isAnyPaid ? addDays(first.dueDate, -1) : null,
  };
}
