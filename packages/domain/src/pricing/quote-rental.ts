import type { Cents } from '../money/index.ts';
import { type Frequency, perPeriod } from './frequency.ts';
import { assertRentalTerms, type RentalTerms, totalRentCents } from './rental-terms.ts';

/** The rent of one item at one frequency. All payments are equal except the last, which may be smaller. */
export type RentalQuote = {
  readonly frequency: Frequency;
  readonly paymentCents: Cents;
  readonly paymentCount: number;
  readonly lastPaymentCents: Cents;
  readonly totalCents: Cents;
  readonly cashPriceCents: Cents;
  /** Cost of renting above the cash price. */
  readonly costOfRentalCents: Cents;
};

/**
 * Prices an item: n = ceil(T / p) payments of p, the last one T - (n - 1) p, so that every frequency has the same
 * total.
 * @throws RangeError on invalid terms
 */
export function quoteRental(terms: RentalTerms, frequency: Frequency): RentalQuote {
  assertRentalTerms(terms);
  const totalCents = totalRentCents(terms);
  const paymentCents = Math.min(perPeriod(terms.weeklyRateCents, frequency), totalCents);
  const paymentCount = Math.ceil(totalCents / paymentCents);
  return {
    frequency,
    paymentCents,
    paymentCount,
    lastPaymentCents: totalCents - (paymentCount - 1) * paymentCents,
    totalCents,
    cashPriceCents: terms.cashPriceCents,
    costOfRentalCents: totalCents - terms.cashPriceCents,
  };
}

/** The amount of the payment with this number, counted from 1; 0 after the last. */
export function paymentAt(quote: RentalQuote, paymentNumber: number): Cents {
  if (paymentNumber < 1 || paymentNumber > quote.paymentCount) return 0;
  return paymentNumber === quote.paymentCount ? quote.lastPaymentCents : quote.paymentCents;
}
