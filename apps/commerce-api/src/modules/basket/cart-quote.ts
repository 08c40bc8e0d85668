import type { CartQuote } from '@ownpath/contracts/basket';
import {
  type CartLineTerms,
  type Frequency,
  firstPayment,
  quoteCart,
  rentUpToSameAsCashCents,
  totalCostToOwnCents,
} from '@ownpath/domain/pricing';
import type { StoreTerms } from '@ownpath/domain/stores';

/** What a store and its state add to the rent. */
export type CartTerms = StoreTerms & { readonly taxRateBps: number };

/** What a cart costs; cart, schedule, order and agreement all get their numbers here. Needs one line or more. */
export function buildCartQuote(
  lines: readonly CartLineTerms[],
  frequency: Frequency,
  terms: CartTerms,
): CartQuote {
  const quote = quoteCart(lines, frequency);
  const first = firstPayment({
    rentCents: quote.paymentCents,
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
    segments: quote.segments.map(({ paymentCount, paymentCents }) => ({ count: paymentCount, paymentCents })),
    totalCents: quote.totalCents,
    cashPriceCents: quote.cashPriceCents,
    processingFeeCents: terms.processingFeeCents,
    totalCostToOwnCents: totalCostToOwnCents(quote.totalCents, terms.processingFeeCents),
    taxRateBps: terms.taxRateBps,
    firstPaymentRentCents: first.rentCents,
    firstPaymentTaxCents: first.taxCents,
    dueAtCheckoutCents: first.totalCents,
    sameAsCashDays: terms.sameAsCashDays,
    rentUpToSameAsCashCents: Math.min(upToSameAsCash, quote.totalCents),
  };
}
