import type { ScheduledPayment } from '@ownpath/contracts/checkout';

/** A line of the schedule: a payment, a run of equal payments, or the day that same-as-cash ends. */
export type TimelineEntry =
  | { readonly kind: 'first' | 'short' | 'single' | 'last'; readonly payment: ScheduledPayment }
  | {
      readonly kind: 'run';
      readonly payment: ScheduledPayment;
      readonly count: number;
      readonly untilDate: string;
    }
  | { readonly kind: 'same-as-cash'; readonly date: string };

/**
 * Folds a schedule into a few lines without leaving a payment out. The first, short and last payments get a line
 * each; equal regular ones become a run. The same-as-cash day is inserted by date.
 */
export function foldSchedule(
  payments: readonly ScheduledPayment[],
  sameAsCashEndsOn: string | null,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const [index, payment] of payments.entries()) {
    const isLast = index === payments.length - 1 && payments.length > 1;
    const kind = isLast ? 'last' : payment.kind;
    const previous = entries.at(-1);
    if (kind === 'first' || kind === 'short' || kind === 'last') entries.push({ kind, payment });
    else if (previous && isSameRun(previous, payment)) {
      entries[entries.length - 1] = {
        kind: 'run',
        payment: previous.payment,
        count: (previous.kind === 'run' ? previous.count : 1) + 1,
        untilDate: payment.dueDate,
      };
    } else entries.push({ kind: 'single', payment });
  }
  return sameAsCashEndsOn === null ? entries : insertByDate(entries, sameAsCashEndsOn);
}

type PaymentEntry = Exclude<TimelineEntry, { kind: 'same-as-cash' }>;

function isSameRun(entry: TimelineEntry, payment: ScheduledPayment): entry is PaymentEntry {
  if (entry.kind !== 'run' && entry.kind !== 'single') return false;
  return entry.payment.totalCents === payment.totalCents && entry.payment.rentCents === payment.rentCents;
}

function insertByDate(entries: readonly TimelineEntry[], date: string): TimelineEntry[] {
  const index = entries.findIndex((entry) => entry.kind !== 'same-as-cash' && entry.payment.dueDate > date);
  const end = index === -1 ? entries.length : index;
  return [...entries.slice(0, end), { kind: 'same-as-cash', date }, ...entries.slice(end)];
}

/** How many payments are short: the one that reaches the payday, and a last one below the one before it. */
export function countShort(payments: readonly ScheduledPayment[]): number {
  return payments.filter(
    ({ kind, rentCents }, index) =>
      kind === 'short' || (kind === 'last' && rentCents < (payments[index - 1]?.rentCents ?? 0)),
  ).length;
}
