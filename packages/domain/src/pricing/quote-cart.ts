import { type Cents, sumCents } from '../money/index.ts';
import type { Frequency } from './frequency.ts';
import { paymentAt, quoteRental, type RentalQuote } from './quote-rental.ts';
import type { RentalTerms } from './rental-terms.ts';

/** One line of a cart. The default quantity is 1. */
export type CartLineTerms = RentalTerms & { readonly quantity?: number };

/** Consecutive payments of the same amount. */
export type PaymentSegment = {
  /** Number of the first payment of the segment, counted from 1. */
  readonly firstPaymentNumber: number;
  readonly paymentCount: number;
  readonly paymentCents: Cents;
};

export type CartQuote = RentalQuote & {
  readonly segments: readonly PaymentSegment[];
  /** Quotes of the lines, quantity included, in input order. */
  readonly lines: readonly RentalQuote[];
};

/**
 * Prices several items that are paid together.
 *
 * The k-th payment of a cart is the sum of the k-th payments of its lines. A line that is paid off drops out, and its
 * smaller last payment falls where that line ends, not at the end of the cart. So every cent stays with the item it
 * pays for, a cart of one line equals that line, and the total is the sum of the lines' totals at every frequency.
 *
 * `paymentCents` is the first rent payment. An empty cart has no payments and costs nothing.
 */
export function quoteCart(lines: readonly CartLineTerms[], frequency: Frequency): CartQuote {
  const quotes = lines.map((line) => timesQuantity(quoteRental(line, frequency), line.quantity ?? 1));
  const paymentCount = Math.max(0, ...quotes.map((quote) => quote.paymentCount));
  const payments = Array.from({ length: paymentCount }, (_, index) =>
    sumCents(quotes.map((quote) => paymentAt(quote, index + 1))),
  );
  return {
    frequency,
    paymentCents: payments[0] ?? 0,
    paymentCount,
    lastPaymentCents: payments.at(-1) ?? 0,
    totalCents: sumCents(quotes.map((quote) => quote.totalCents)),
    cashPriceCents: sumCents(quotes.map((quote) => quote.cashPriceCents)),
    costOfRentalCents: sumCents(quotes.map((quote) => quote.costOfRentalCents)),
    segments: segmentsOf(payments),
    lines: quotes,
  };
}

function timesQuantity(quote: RentalQuote, quantity: number): RentalQuote {
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    throw new RangeError(`Quantity must be a positive whole number, got ${quantity}`);
  }
  return {
    ...quote,
    paymentCents: quote.paymentCents * quantity,
    lastPaymentCents: quote.lastPaymentCents * quantity,
    totalCents: quote.totalCents * quantity,
    cashPriceCents: quote.cashPriceCents * quantity,
    costOfRentalCents: quote.costOfRentalCents * quantity,
  };
}

/** Runs of equal payments, in order. */
export function segmentsOf(payments: readonly Cents[]): PaymentSegment[] {
  const segments: PaymentSegment[] = [];
  payments.forEach((paymentCents, index) => {
    const run = segments.at(-1);
    if (run?.paymentCents === paymentCents) {
      segments[segments.length - 1] = { ...run, paymentCount: run.paymentCount + 1 };
    } else {
      segments.push({ firstPaymentNumber: index + 1, paymentCount: 1, paymentCents });
    }
  });
  return segments;
}
