import type { CartQuote } from '@ownpath/contracts/basket';
import {
  type CartLineTerms,
  type Frequency,
  firstPayment,
  type PaymentSegment,
  quoteCart,
  rentUpToSameAsCashCents,
  totalCostToOwnCents,
} from '@ownpath/domain/pricing';
import type { StoreTerms } from '@ownpath/domain/stores';

/** What a store and its state add to the rent. */
export type CartTerms = StoreTerms & {
  readonly taxRateBps: number;
  /** Rent of the first payment by a promotion; null without one. */
  readonly promotionalFirstRentCents: number | null;
};

/** Runs of equal payments; a promoted first payment is a run of its own. */
function segmentsOf(
  segments: readonly PaymentSegment[],
  firstRentCents: number,
): { count: number; paymentCents: number }[] {
  const runs = segments.map(({ paymentCount, paymentCents }) => ({ count: paymentCount, paymentCents }));
  const [first, ...others] = runs;
  if (!first || first.paymentCents === firstRentCents) return runs;
  const rest = { ...first, count: first.count - 1 };
  return [{ count: 1, paymentCents: firstRentCents }, ...(rest.count > 0 ? [rest] : []), ...others];
}

/** What a cart costs; cart, schedule, order and agreement all get their numbers here. Needs one line or more. */
export function buildCartQuote(
  lines: readonly CartLineTerms[],
  frequency: Frequency,
  terms: CartTerms,
): CartQuote {
  const quote = quoteCart(lines, frequency);
  // As `promoteFirstPayment`: the difference is credited, and never billed later.
  const firstRentCents = Math.min(quote.paymentCents, terms.promotionalFirstRentCents ?? quote.paymentCents);
  const discountCents = quote.paymentCents - firstRentCents;
  const totalCents = quote.totalCents - discountCents;
  const first = firstPayment({
    rentCents: firstRentCents,
    ldwCents: 0,
    clubCents: 0,
    processingCents: terms.processingFeeCents,
    taxBps: terms.taxRateBps,
  });
  const upToSameAsCash = lines.reduce(
    (total, line) =>
      total +
      rentUpToSameAsCashCents(line.weeklyRateCents, frequency, terms.sameAsCashDays) * (line.quantity ?? 1),
    0,
  );
  return {
    frequency,
    paymentCents: quote.paymentCents,
    paymentCount: quote.paymentCount,
    segments: segmentsOf(quote.segments, firstRentCents),
    totalCents,
    cashPriceCents: quote.cashPriceCents,
    processingFeeCents: terms.processingFeeCents,
    totalCostToOwnCents: totalCostToOwnCents(totalCents, terms.processingFeeCents),
    taxRateBps: terms.taxRateBps,
    firstPaymentRentCents: first.rentCents,
    firstPaymentTaxCents: first.taxCents,
    dueAtCheckoutCents: first.totalCents,
    sameAsCashDays: terms.sameAsCashDays,
    rentUpToSameAsCashCents: Math.min(upToSameAsCash - discountCents, totalCents),
  };
}
