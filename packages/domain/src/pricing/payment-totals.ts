import { type Cents, type PartsPerMillion, sumCents } from '../money/index.ts';
import { type Coverage, taxCents } from './charges.ts';
import { type CartQuote, segmentsOf } from './quote-cart.ts';

/** One payment, or `count` equal ones. */
export type PaymentAmounts = Partial<Coverage> & {
  readonly rentCents: Cents;
  readonly feeCents: Cents;
  /** Of one payment: each is rounded by itself, as it is charged. */
  readonly taxCents: Cents;
  readonly count?: number;
};

/** What all payments of an agreement come to. Every page and document shows these figures. */
export type PaymentTotals = {
  readonly paymentCount: number;
  /** Runs of equal rent, first to last. */
  readonly segments: readonly { readonly count: number; readonly paymentCents: Cents }[];
  readonly totalRentCents: Cents;
  readonly feeCents: Cents;
  /** "Total cost": all rental payments and mandatory fees, before tax. */
  readonly totalCostCents: Cents;
  readonly taxCents: Cents;
  readonly totalWithTaxCents: Cents;
  /** In no other figure of these. */
  readonly coverage: Coverage;
};

/** Adds up the payments of an agreement. */
export function totalPayments(payments: readonly PaymentAmounts[]): PaymentTotals {
  const sumOf = (amount: 'rentCents' | 'feeCents' | 'taxCents' | keyof Coverage) =>
    sumCents(payments.map((payment) => (payment[amount] ?? 0) * (payment.count ?? 1)));
  const totalRentCents = sumOf('rentCents');
  const feeCents = sumOf('feeCents');
  const tax = sumOf('taxCents');
  const totalCostCents = totalRentCents + feeCents;
  return {
    paymentCount: payments.reduce((count, payment) => count + (payment.count ?? 1), 0),
    segments: mergedRuns(payments),
    totalRentCents,
    feeCents,
    totalCostCents,
    taxCents: tax,
    totalWithTaxCents: totalCostCents + tax,
    coverage: { waiverCents: sumOf('waiverCents'), clubCents: sumOf('clubCents') },
  };
}

/** What a store, its place and a promotion add to the rent or take off it. */
export type PaymentTerms = {
  readonly processingFeeCents: Cents;
  readonly taxRatePpm: PartsPerMillion;
  /** Rent of the first payment by a promotion; null without one. */
  readonly promotionalFirstRentCents: Cents | null;
};

/** The payments of a cart whose payment days are not chosen yet: full periods only. */
export function regularPayments(quote: CartQuote, terms: PaymentTerms): PaymentAmounts[] {
  const payment = (rentCents: Cents, feeCents: Cents, count: number): PaymentAmounts => ({
    rentCents,
    feeCents,
    taxCents: taxCents(rentCents + feeCents, terms.taxRatePpm),
    count,
  });
  return quote.segments.flatMap(({ firstPaymentNumber, paymentCount, paymentCents }) => {
    if (firstPaymentNumber > 1) return [payment(paymentCents, 0, paymentCount)];
    const firstRent = Math.min(paymentCents, terms.promotionalFirstRentCents ?? paymentCents);
    const first = payment(firstRent, terms.processingFeeCents, 1);
    return paymentCount > 1 ? [first, payment(paymentCents, 0, paymentCount - 1)] : [first];
  });
}

function mergedRuns(payments: readonly PaymentAmounts[]): PaymentTotals['segments'] {
  const rents = payments.flatMap(({ rentCents, count = 1 }) => Array<Cents>(count).fill(rentCents));
  return segmentsOf(rents).map(({ paymentCount, paymentCents }) => ({ count: paymentCount, paymentCents }));
}
