import { addDays, type CalendarDate } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type EarlyPurchaseRule, quoteEarlyPurchase } from './early-purchase.ts';
import { type Frequency, PERIOD_DAYS } from './frequency.ts';
import { isWithinSameAsCash, sameAsCashEndDate } from './same-as-cash.ts';

export type OwnershipTerms = {
  readonly frequency: Frequency;
  /** Every rent payment in order. */
  readonly payments: readonly Cents[];
  readonly cashPriceCents: Cents;
  readonly sameAsCashDays: number;
  readonly rule: EarlyPurchaseRule;
  /** The day of delivery. */
  readonly startDate: CalendarDate;
};

/** The end of same-as-cash and its effect. */
export type SameAsCashEnd = {
  /** The last day. */
  readonly date: CalendarDate;
  /** Regular payments until then. */
  readonly paymentsMade: number;
  /** Cost of ownership on that day, and on the day after. */
  readonly buyOutCents: Cents;
  readonly buyOutAfterCents: Cents;
  /** Equal payments that reach the cash price in time; null when the regular ones do. */
  readonly neededPaymentCents: Cents | null;
};

/** From the first day to ownership, before tax and fees. The lists have an entry for 0, 1, 2 … payments. */
export type OwnershipPath = {
  readonly frequency: Frequency;
  /** The regular payment, which is the highest. */
  readonly paymentCents: Cents;
  readonly paymentCount: number;
  readonly totalCents: Cents;
  readonly cashPriceCents: Cents;
  readonly dates: readonly CalendarDate[];
  /** Rent paid by then. */
  readonly paidCents: readonly Cents[];
  /** Cost of ownership on that day; 0 only at the end. */
  readonly buyOutCents: readonly Cents[];
  readonly sameAsCash: SameAsCashEnd | null;
};

/**
 * The rent paid and the cost of ownership after each payment, with the same quotes as an agreement's early purchase. A
 * payment covers the days that pricing counts for it, so that same-as-cash has as many payments as the cart shows.
 * The path is shorter than the schedule when ownership is reached earlier.
 */
export function ownershipPath(terms: OwnershipTerms): OwnershipPath {
  const { payments, frequency, cashPriceCents, startDate } = terms;
  const totalCents = payments.reduce((sum, cents) => sum + cents, 0);
  // A promotional first payment, and payments after one item is paid off, are lower.
  const paymentCents = Math.max(0, ...payments);
  const dateAfter = (count: number) => addDays(startDate, count * PERIOD_DAYS[frequency]);
  const buyOutOn = (today: CalendarDate, paymentsMade: number, rentPaidCents: Cents): Cents =>
    quoteEarlyPurchase({
      rule: terms.rule,
      progress: {
        totalRentCents: totalCents,
        cashPriceCents,
        rentPaidCents,
        paymentCount: payments.length,
        paymentsMade,
        paymentCents,
      },
      startDate,
      sameAsCashDays: terms.sameAsCashDays,
      today,
      pastDueCents: 0,
      taxBps: 0,
    }).purchasePriceCents;

  const dates = [startDate];
  const paidCents = [0];
  const buyOutCents = [buyOutOn(startDate, 0, 0)];
  for (const [index, payment] of payments.entries()) {
    const made = index + 1;
    const date = dateAfter(made);
    const paidBefore = paidCents[index] ?? 0;
    const buyOut = buyOutOn(date, made, paidBefore + payment);
    // A payment never exceeds the remaining cost of ownership.
    const isEarlyEnd =
      buyOut === 0 && (made < payments.length || isWithinSameAsCash(startDate, terms.sameAsCashDays, date));
    const paid = isEarlyEnd ? Math.min(payment, buyOutOn(date, index, paidBefore)) : payment;
    dates.push(date);
    paidCents.push(paidBefore + paid);
    buyOutCents.push(buyOut);
    if (isEarlyEnd) break;
  }

  const endOfWindow = (): SameAsCashEnd | null => {
    if (terms.sameAsCashDays <= 0) return null;
    const date = sameAsCashEndDate(startDate, terms.sameAsCashDays);
    const fitting = Math.floor(terms.sameAsCashDays / PERIOD_DAYS[frequency]);
    const paymentsMade = Math.min(fitting, paidCents.length - 1);
    const paid = paidCents[paymentsMade] ?? 0;
    const isReached = buyOutCents[paymentsMade] === 0;
    return {
      date,
      paymentsMade,
      buyOutCents: buyOutOn(date, paymentsMade, paid),
      buyOutAfterCents: isReached ? 0 : buyOutOn(addDays(date, 1), paymentsMade, paid),
      neededPaymentCents: isReached || fitting === 0 ? null : Math.ceil(cashPriceCents / fitting),
    };
  };

  return {
    frequency,
    paymentCents,
    paymentCount: payments.length,
    totalCents,
    cashPriceCents,
    dates,
    paidCents,
    buyOutCents,
    sameAsCash: endOfWindow(),
  };
}
