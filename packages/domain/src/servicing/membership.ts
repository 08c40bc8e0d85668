import { addDays, type CalendarDate, isBefore } from '../dates/index.ts';
import { type Cents, sumCents } from '../money/index.ts';

/** A payment of the schedule, as far as it pays for the membership. */
export type MembershipPayment = {
  /** Counted from 1. */
  readonly number: number;
  readonly dueDate: CalendarDate;
  /** The last day covered, as signed. */
  readonly coversTo: CalendarDate;
  /** The membership's fee in this payment. */
  readonly feeCents: Cents;
  /** What is paid of it. */
  readonly paidCents: Cents;
};

export type MembershipEnd = {
  /** The last day with its benefits. */
  readonly endsOn: CalendarDate;
  /** Given back: fees paid for time that has not begun. */
  readonly creditCents: Cents;
  /** Numbers of the payments whose fee is not paid, or not all of it: it is not charged any more. */
  readonly droppedNumbers: readonly number[];
  readonly droppedCents: Cents;
};

/**
 * What ending a membership on a day does (decision 0077): the time that was paid for and has begun stays, fees paid for later
 * are given back, and no unpaid fee is charged, late ones included.
 * @param payments by number
 */
export function membershipEnd(payments: readonly MembershipPayment[], today: CalendarDate): MembershipEnd {
  let endsOn = today;
  let creditCents = 0;
  payments.forEach(({ dueDate, coversTo, feeCents, paidCents }, index) => {
    if (isBefore(today, dueDate)) creditCents += paidCents;
    else if (feeCents > 0 && paidCents >= feeCents) {
      const next = payments[index + 1];
      // A date that was moved lengthens the time before it.
      const lastDay = next ? addDays(next.dueDate, -1) : coversTo;
      if (isBefore(endsOn, lastDay)) endsOn = lastDay;
    }
  });
  const dropped = payments.filter(({ feeCents, paidCents }) => paidCents < feeCents);
  return {
    endsOn,
    creditCents,
    droppedNumbers: dropped.map(({ number }) => number),
    droppedCents: sumCents(dropped.map(({ feeCents, paidCents }) => feeCents - paidCents)),
  };
}
