import { addDays, type CalendarDate, isBefore } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type EarlyPurchaseRule, quoteEarlyPurchase } from './early-purchase.ts';
import type { Frequency } from './frequency.ts';
import { isWithinSameAsCash, sameAsCashEndDate } from './same-as-cash.ts';

export type OwnershipTerms = {
  readonly frequency: Frequency;
  /** The schedule of the agreement, in order. Rent is paid in advance, the first time on signing. */
  readonly payments: readonly { readonly dueDate: CalendarDate; readonly rentCents: Cents }[];
  /** Rent that a promotion credits with the first payment. */
  readonly creditCents: Cents;
  readonly cashPriceCents: Cents;
  readonly sameAsCashDays: number;
  readonly rule: EarlyPurchaseRule;
  /** The day of delivery, from which same-as-cash is counted. */
  readonly startDate: CalendarDate;
};

/** The last day of same-as-cash, and what the scheduled payments reach by then. */
export type SameAsCashEnd = {
  readonly date: CalendarDate;
  /** Scheduled payments until then. */
  readonly paymentsMade: number;
  /** Rent paid by then, and the part of the cash price that it and a promotion's credit reach. */
  readonly paidCents: Cents;
  readonly reachedCents: Cents;
  /** Cost of ownership on that day, and on the day after. */
  readonly buyOutCents: Cents;
  readonly buyOutAfterCents: Cents;
  /** What rent paid and buy-out on the day after come to above the cash price. */
  readonly aboveCashPriceCents: Cents;
  /** Added to each payment after the first, it reaches the cash price; null when none is missing or none follows. */
  readonly extraPaymentCents: Cents | null;
  readonly extraPaymentCount: number;
  /** The day on which scheduled payments alone reach the cash price; null when they don't. */
  readonly reachedOn: CalendarDate | null;
};

/** From the first day to ownership, before tax and fees. The lists have an entry for 0, 1, 2 … payments. */
export type OwnershipPath = {
  readonly frequency: Frequency;
  /** The regular payment, which is the highest. */
  readonly paymentCents: Cents;
  readonly paymentCount: number;
  readonly totalCents: Cents;
  readonly cashPriceCents: Cents;
  /** The day of delivery. */
  readonly startDate: CalendarDate;
  /** The day of that payment; the first entry is the day of signing. */
  readonly dates: readonly CalendarDate[];
  /** Rent paid with it. */
  readonly paidCents: readonly Cents[];
  /** Cost of ownership on that day, after the payment; 0 only at the end. */
  readonly buyOutCents: readonly Cents[];
  readonly sameAsCash: SameAsCashEnd | null;
};

/**
 * The rent paid and the cost of ownership after each payment of a schedule, with the same quotes as an agreement's early
 * purchase. The path is shorter than the schedule when ownership is reached earlier.
 * @throws RangeError without payments
 */
export function ownershipPath(terms: OwnershipTerms): OwnershipPath {
  const { payments, frequency, cashPriceCents, startDate, sameAsCashDays } = terms;
  const [firstPayment] = payments;
  if (!firstPayment) throw new RangeError('A path to ownership needs a payment');
  const totalCents = payments.reduce((sum, { rentCents }) => sum + rentCents, 0);
  // A promotional first payment, short ones, and payments after one item is paid off are lower.
  const paymentCents = Math.max(...payments.map(({ rentCents }) => rentCents));
  const buyOutOn = (today: CalendarDate, paymentsMade: number, paidCents: Cents): Cents =>
    quoteEarlyPurchase({
      rule: terms.rule,
      progress: {
        totalRentCents: totalCents + terms.creditCents,
        cashPriceCents,
        rentPaidCents: paidCents + (paymentsMade > 0 ? terms.creditCents : 0),
        paymentCount: payments.length,
        paymentsMade,
        paymentCents,
      },
      startDate,
      sameAsCashDays,
      today,
      pastDueCents: 0,
      taxRatePpm: 0,
    }).purchasePriceCents;

  const dates = [firstPayment.dueDate];
  const paidCents = [0];
  const buyOutCents = [buyOutOn(firstPayment.dueDate, 0, 0)];
  for (const [index, { dueDate, rentCents }] of payments.entries()) {
    const made = index + 1;
    const paidBefore = paidCents[index] ?? 0;
    const buyOut = buyOutOn(dueDate, made, paidBefore + rentCents);
    // A payment never exceeds the remaining cost of ownership.
    const isEarlyEnd =
      buyOut === 0 && (made < payments.length || isWithinSameAsCash(startDate, sameAsCashDays, dueDate));
    const paid = isEarlyEnd ? Math.min(rentCents, buyOutOn(dueDate, index, paidBefore)) : rentCents;
    dates.push(dueDate);
    paidCents.push(paidBefore + paid);
    buyOutCents.push(buyOut);
    if (isEarlyEnd) break;
  }

  const endOfWindow = (): SameAsCashEnd | null => {
    if (sameAsCashDays <= 0) return null;
    const date = sameAsCashEndDate(startDate, sameAsCashDays);
    const paymentsMade = dates.slice(1).filter((dueDate) => !isBefore(date, dueDate)).length;
    const paid = paidCents[paymentsMade] ?? 0;
    const buyOut = buyOutOn(date, paymentsMade, paid);
    const isOwned = buyOutCents[paymentsMade] === 0;
    const buyOutAfter = isOwned ? 0 : buyOutOn(addDays(date, 1), paymentsMade, paid);
    const extraPaymentCount = Math.max(0, paymentsMade - 1);
    return {
      date,
      paymentsMade,
      paidCents: paid,
      reachedCents: isOwned ? cashPriceCents : cashPriceCents - buyOut,
      buyOutCents: buyOut,
      buyOutAfterCents: buyOutAfter,
      aboveCashPriceCents: Math.max(0, paid + buyOutAfter - cashPriceCents),
      extraPaymentCents: isOwned || extraPaymentCount === 0 ? null : Math.ceil(buyOut / extraPaymentCount),
      extraPaymentCount: isOwned ? 0 : extraPaymentCount,
      reachedOn: isOwned ? (dates.at(-1) ?? date) : null,
    };
  };

  return {
    frequency,
    paymentCents,
    paymentCount: payments.length,
    totalCents,
    cashPriceCents,
    startDate,
    dates,
    paidCents,
    buyOutCents,
    sameAsCash: endOfWindow(),
  };
}
