import type { CartQuote } from '@ownpath/contracts/basket';
import type { PriceTotals } from '../../shared/pricing/price-words.ts';

/** A cart's totals as a price; its runs of payments are told by the segments, not as one odd last payment. */
export function totalsOf(quote: CartQuote): PriceTotals {
  return { ...quote, lastPaymentCents: quote.paymentCents };
}
