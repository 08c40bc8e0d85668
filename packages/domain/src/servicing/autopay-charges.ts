import { AUTOPAY_RETRY_DAYS_AFTER } from '../agreements/index.ts';
import { addDays, type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type PaymentChoice, type PaymentQuote, quotePayment } from './payment-quote.ts';
import { type OpenPayment, openPayments, type RentalAccount } from './rental-account.ts';

const MOST_ATTEMPTS = 2;

/** A charge that was tried for a payment of the schedule. */
export type AutopayAttempt = {
  /** Of the payment in the schedule. */
  readonly number: number;
  readonly day: CalendarDate;
  readonly hasFailed: boolean;
};

export type AutopayState = {
  /** Payments that are due before are not part of the authorisation. */
  readonly startDate: CalendarDate;
  readonly attempts: readonly AutopayAttempt[];
};

export type AutopayCharge = {
  /** Of the payment in the schedule. */
  readonly number: number;
  readonly dueDate: CalendarDate;
  /** Due date, or the day of the retry. */
  readonly date: CalendarDate;
  /** 1, or 2 for the retry. */
  readonly attempt: number;
  readonly choice: PaymentChoice;
  readonly quote: PaymentQuote;
  /** The payment as it was signed; a charge is never more. */
  readonly signedCents: Cents;
};

/**
 * What autopay charges for a payment of the schedule: everything that is due if that is no more than this payment, else
 * as much as this payment. Late fees and missed payments are not charged without being asked for. Null when it is paid.
 */
export function autopayChoice(
  account: RentalAccount,
  number: number,
  today: CalendarDate,
): { readonly choice: PaymentChoice; readonly quote: PaymentQuote } | null {
  const payment = openPayments(account).find((open) => open.number === number && open.rentCents > 0);
  if (!payment) return null;
  const due: PaymentChoice = { kind: 'DUE' };
  const all = quotePayment(account, due, today);
  if (typeof all === 'string') return null;
  const limitCents = withoutLateFee(payment);
  if (all.chargeCents <= limitCents) return { choice: due, quote: all };
  const part: PaymentChoice = { kind: 'PART', amountCents: limitCents };
  const quote = quotePayment(account, part, today);
  return typeof quote === 'string' ? null : { choice: part, quote };
}

function withoutLateFee({ rentCents, taxCents, coverageCents, feeCents }: OpenPayment): Cents {
  return rentCents + taxCents + coverageCents + feeCents;
}

/** The day of the next attempt for a payment; null when it was charged, is being charged, or failed twice. */
function nextAttemptOf({ number, dueDate }: OpenPayment, { startDate, attempts }: AutopayState) {
  if (isBefore(dueDate, startDate)) return null;
  const tried = attempts.filter((attempt) => attempt.number === number);
  const last = tried.at(-1);
  if (!last) return { attempt: 1, date: dueDate };
  if (!last.hasFailed || tried.length >= MOST_ATTEMPTS) return null;
  const retryOn = addDays(last.day, AUTOPAY_RETRY_DAYS_AFTER);
  return { attempt: tried.length + 1, date: isBefore(retryOn, dueDate) ? dueDate : retryOn };
}

function chargeOf(
  account: RentalAccount,
  number: number,
  planned: { readonly attempt: number; readonly date: CalendarDate },
  today: CalendarDate,
): AutopayCharge | null {
  const signed = account.payments.find((payment) => payment.number === number);
  const chosen = autopayChoice(account, number, today);
  if (!signed || !chosen) return null;
  const { dueDate, rentCents, taxCents, coverageCents, feeCents } = signed;
  const signedCents = rentCents + taxCents + coverageCents + feeCents;
  return { ...planned, ...chosen, number, dueDate, signedCents };
}

/**
 * The charge to make on a day; null when there is none. One that could not be made on its day, because no worker ran, is
 * made up to two days later and not after.
 */
export function autopayChargeOn(
  account: RentalAccount,
  state: AutopayState,
  today: CalendarDate,
): AutopayCharge | null {
  for (const payment of openPayments(account)) {
    const planned = nextAttemptOf(payment, state);
    if (!planned || payment.rentCents === 0) continue;
    const daysLate = diffDays(planned.date, today);
    if (daysLate < 0 || daysLate > AUTOPAY_RETRY_DAYS_AFTER) continue;
    return chargeOf(account, payment.number, { ...planned, date: today }, today);
  }
  return null;
}

/**
 * The charges to come in order, each with the account as the one before leaves it, so the list ends when everything is
 * owned. `from` is the first day on which a charge can still be made.
 */
export function autopayChargesFrom(
  account: RentalAccount,
  state: AutopayState,
  from: CalendarDate,
): AutopayCharge[] {
  const planned = openPayments(account)
    .filter(({ rentCents }) => rentCents > 0)
    .flatMap((payment) => {
      const next = nextAttemptOf(payment, state);
      if (!next) return [];
      const daysLate = diffDays(next.date, from);
      if (daysLate > AUTOPAY_RETRY_DAYS_AFTER) return [];
      return [{ number: payment.number, ...next, date: daysLate > 0 ? from : next.date }];
    })
    .toSorted((a, b) => diffDays(b.date, a.date));
  const charges: AutopayCharge[] = [];
  let current = account;
  for (const { number, ...next } of planned) {
    const charge = chargeOf(current, number, next, next.date);
    if (!charge) continue;
    charges.push(charge);
    if (charge.quote.isOwned) break;
    current = charge.quote.after;
  }
  return charges;
}
