import type { CartQuote, QuoteCoverage, QuotePromotion } from '@ownpath/contracts/basket';
import type { CoverageTerms, StoreTerms } from '@ownpath/domain/law';
import {
  type CartLineTerms,
  type Coverage,
  type Frequency,
  type PaymentAmounts,
  quoteCart,
  regularPayments,
  rentUpToSameAsCashCents,
  sumOfCoverage,
  totalPayments,
} from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { CouponRow } from './basket-parts-queries.ts';

/** The promotion that a cart's prices contain. */
export type AppliedPromotion = {
  readonly code: string;
  readonly name: NonNullable<CouponRow['promotion']>['name'];
  /** How much lower it makes the rent by its rates. */
  readonly rentSavedCents: number;
};

/** What a store, its state and a promotion add to the rent or take off it. */
export type CartTerms = StoreTerms & {
  readonly taxRatePpm: number;
  /** Rent of the first payment by a promotion; null without one. */
  readonly promotionalFirstRentCents: number | null;
  readonly promotion: AppliedPromotion | null;
  /** What may be sold beside the rent. */
  readonly coverage: CoverageTerms;
};

/**
 * What a cart costs. Cart, schedule, order and agreement all use these numbers. Needs at least one line.
 * @param scheduled the payments, once their days are chosen; without them, full periods
 */
export function buildCartQuote(
  lines: readonly CartLineTerms[],
  frequency: Frequency,
  terms: CartTerms,
  locale: Locale,
  scheduled?: readonly PaymentAmounts[],
): CartQuote {
  const quote = quoteCart(lines, frequency);
  const payments = scheduled ?? regularPayments(quote, terms);
  const totals = totalPayments(payments);
  const [first] = payments;
  if (!first) throw new RangeError('A cart needs a line');
  // The first period is a full one: the rest of its rent is credited, and never billed later.
  const creditCents = quote.paymentCents - first.rentCents;
  const upToSameAsCash = lines.reduce(
    (total, line) =>
      total +
      rentUpToSameAsCashCents(line.weeklyRateCents, frequency, terms.sameAsCashDays) * (line.quantity ?? 1),
    0,
  );
  return {
    frequency,
    isScheduled: scheduled !== undefined,
    paymentCents: quote.paymentCents,
    paymentCount: totals.paymentCount,
    segments: [...totals.segments],
    totalCents: totals.totalRentCents,
    cashPriceCents: quote.cashPriceCents,
    processingFeeCents: totals.feeCents,
    totalCostToOwnCents: totals.totalCostCents,
    taxRatePpm: terms.taxRatePpm,
    taxCents: totals.taxCents,
    totalWithTaxCents: totals.totalWithTaxCents,
    firstPaymentRentCents: first.rentCents,
    firstPaymentTaxCents: first.taxCents,
    dueAtCheckoutCents: first.rentCents + first.feeCents + first.taxCents + sumOfCoverage(coverageIn(first)),
    sameAsCashDays: terms.sameAsCashDays,
    rentUpToSameAsCashCents: Math.min(upToSameAsCash - creditCents, totals.totalRentCents),
    promotion: quotePromotion(terms.promotion, creditCents, locale),
    coverage: quoteCoverage(payments, totals.coverage),
  };
}

const coverageIn = ({ waiverCents = 0, clubCents = 0 }: Partial<Coverage>): Coverage => ({
  waiverCents,
  clubCents,
});

function quoteCoverage(payments: readonly PaymentAmounts[], total: Coverage): QuoteCoverage | null {
  const [first] = payments;
  if (!first || sumOfCoverage(total) === 0) return null;
  const most = (of: keyof Coverage) => Math.max(...payments.map((payment) => payment[of] ?? 0));
  const payment = { waiverCents: most('waiverCents'), clubCents: most('clubCents') };
  return { firstPayment: coverageIn(first), payment, total };
}

function quotePromotion(
  promotion: AppliedPromotion | null,
  creditCents: number,
  locale: Locale,
): QuotePromotion | null {
  if (!promotion) return null;
  const { code, name, rentSavedCents } = promotion;
  const savedCents = rentSavedCents + creditCents;
  return savedCents > 0 ? { code, name: name[locale], savedCents, creditCents } : null;
}
