import { type CalendarDate, isBefore } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { quoteEarlyPurchase } from '../pricing/index.ts';
import {
  addParts,
  NO_PARTS,
  type OpenPayment,
  openPayments,
  type PaymentParts,
  partsOf,
  progressOf,
  type RentalAccount,
  sumOfParts,
} from './rental-account.ts';

/** What it costs to own everything today, item by item. */
export type BuyOut = {
  /** Which price applies: same as cash, or the early purchase option of the agreement. */
  readonly basis: 'SAME_AS_CASH' | 'EARLY_PURCHASE';
  /** Before tax and past-due amounts. */
  readonly priceCents: Cents;
  /** Rent that counts towards it: what was paid, and what is past due. */
  readonly rentCountedCents: Cents;
  /** All other rent of the schedule. */
  readonly rentLeftCents: Cents;
  /** Rent, tax, coverage and fees that were due before today. */
  readonly pastDue: PaymentParts;
  /** Price, its tax and what is past due, before money in suspense is used. */
  readonly parts: PaymentParts;
  readonly totalCents: Cents;
};

/**
 * The price of ownership on a day; null where the store offers none or nothing is left to buy. Rent that is past due is
 * owed besides, and counts towards ownership as if it had been paid before.
 */
export function buyOutOf(account: RentalAccount, today: CalendarDate): BuyOut | null {
  const open = openPayments(account);
  if (account.earlyPurchase === null || open.every(({ rentCents }) => rentCents === 0)) return null;
  const isOwedBesides = ({ dueDate, rentCents }: OpenPayment) => isBefore(dueDate, today) || rentCents === 0;
  const progress = progressOf(
    account,
    open.filter((payment) => !isOwedBesides(payment)),
  );
  const quote = quoteEarlyPurchase({
    rule: account.earlyPurchase,
    progress,
    startDate: account.startDate,
    sameAsCashDays: account.sameAsCashDays,
    today,
    pastDueCents: 0,
    taxRatePpm: account.taxRatePpm,
  });
  const pastDue = partsOf(open.filter(isOwedBesides));
  const price = { ...NO_PARTS, buyOutCents: quote.purchasePriceCents, taxCents: quote.taxCents };
  const parts = addParts(pastDue, price);
  return {
    basis: quote.basis,
    priceCents: quote.purchasePriceCents,
    rentCountedCents: progress.rentPaidCents,
    rentLeftCents: Math.max(0, progress.totalRentCents - progress.rentPaidCents),
    pastDue,
    parts,
    totalCents: sumOfParts(parts),
  };
}
