import { BASIS_POINTS_PER_UNIT, type BasisPoints, type Cents, multiplyByRatio } from '../money/index.ts';
import type { RentalQuote } from './quote-rental.ts';
import { type RentalTerms, totalRentCents } from './rental-terms.ts';

export type PromotedFirstPayment = {
  /** Rent charged with the first payment. */
  readonly firstPaymentRentCents: Cents;
  /** Value of the promotion; credited as if paid, and never billed later. */
  readonly discountCents: Cents;
  readonly totalCents: Cents;
  readonly costOfRentalCents: Cents;
};

/**
 * "Your first payment is $10": a whole period at a reduced amount, and a total lower by the difference.
 * A promotion above the regular payment changes nothing.
 */
export function promoteFirstPayment(quote: RentalQuote, promotionalRentCents: Cents): PromotedFirstPayment {
  const firstRent = quote.paymentCount === 1 ? quote.lastPaymentCents : quote.paymentCents;
  const firstPaymentRentCents = Math.min(firstRent, Math.max(0, promotionalRentCents));
  const discountCents = firstRent - firstPaymentRentCents;
  return {
    firstPaymentRentCents,
    discountCents,
    totalCents: quote.totalCents - discountCents,
    costOfRentalCents: quote.costOfRentalCents - discountCents,
  };
}

/** Percentage off the weekly rate for the whole term. The cash price stays, unless the rent falls below it. */
export function discountRate(terms: RentalTerms, percentOffBps: BasisPoints): RentalTerms {
  if (percentOffBps < 0 || percentOffBps >= BASIS_POINTS_PER_UNIT) {
    throw new RangeError(`A rate discount lies between 0 and 100 %, got ${percentOffBps} basis points`);
  }
  const kept = BASIS_POINTS_PER_UNIT - percentOffBps;
  const weeklyRateCents = Math.max(1, multiplyByRatio(terms.weeklyRateCents, kept, BASIS_POINTS_PER_UNIT));
  const total = totalRentCents({ weeklyRateCents, weeks: terms.weeks });
  return { weeklyRateCents, weeks: terms.weeks, cashPriceCents: Math.min(terms.cashPriceCents, total) };
}
