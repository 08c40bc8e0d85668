import { z } from 'zod';
import { Dollars, Frequency } from '../wire/index.ts';

/** A promotion in the figures: its name, and how much lower all payments are with it. */
export const QuotePromotion = z.object({
  code: z.string(),
  name: z.string(),
  savedCents: z.int(),
  /** The part that counts as paid with the first payment, towards an early purchase too. */
  creditCents: z.int(),
});
export type QuotePromotion = z.infer<typeof QuotePromotion>;

const Coverage = z.object({ waiverCents: z.int(), clubCents: z.int() });

/** Optional coverage that the shopper chose: never a part of total cost or tax, and not paid toward ownership. */
export const QuoteCoverage = z.object({
  firstPayment: Coverage,
  /** The most in one payment. */
  payment: Coverage,
  /** In all payments to the end. */
  total: Coverage,
});
export type QuoteCoverage = z.infer<typeof QuoteCoverage>;

/**
 * Cost of a whole cart at one frequency, from the server's pricing function; before tax unless stated otherwise. Once
 * payment days are chosen, its payments are those of the schedule.
 */
export const CartQuote = z.object({
  frequency: Frequency,
  /** Payment days are chosen: the payments are those of the schedule. */
  isScheduled: z.boolean(),
  /** The regular payment while every item is being paid. */
  paymentCents: z.int(),
  paymentCount: z.int(),
  /** Runs of equal payments, first to last: 66 of $36.98, then 12 of $24.99. */
  segments: z.array(z.object({ count: z.int(), paymentCents: z.int() })),
  /** All rental payments. */
  totalCents: z.int(),
  cashPriceCents: z.int(),
  processingFeeCents: z.int(),
  /** "Total cost": all rental payments and mandatory fees, before tax. */
  totalCostToOwnCents: z.int(),
  /** Millionths: 88750 is 8.875 %. */
  taxRatePpm: z.int(),
  /** Tax of all payments, each rounded by itself. */
  taxCents: z.int(),
  totalWithTaxCents: z.int(),
  firstPaymentRentCents: z.int(),
  firstPaymentTaxCents: z.int(),
  /** Rent, fee, tax and chosen coverage of the first payment. */
  dueAtCheckoutCents: z.int(),
  sameAsCashDays: z.int(),
  rentUpToSameAsCashCents: z.int(),
  promotion: QuotePromotion.nullable(),
  /** Null without coverage. */
  coverage: QuoteCoverage.nullable(),
});
export type CartQuote = z.infer<typeof CartQuote>;

const WireCoverage = z.object({ waiver: Dollars, benefitPlus: Dollars });

/** The `c_*` basket fields that carry a quote; amounts in dollars. */
export const wireQuoteFields = {
  c_rentalFrequency: Frequency,
  c_isPayScheduleChosen: z.boolean(),
  c_totalRenewalPayment: Dollars,
  c_payScheduleTerms: z.int(),
  c_rentalSegments: z.array(z.object({ count: z.int(), payment: Dollars })),
  c_totalRentalAmount: Dollars,
  c_cartTotalCashPrice: Dollars,
  c_processingFee: Dollars,
  c_totalCostToOwn: Dollars,
  c_taxRatePpm: z.int(),
  c_totalTax: Dollars,
  c_totalWithTax: Dollars,
  c_firstPaymentRent: Dollars,
  c_firstPaymentTax: Dollars,
  c_dueAtCheckout: Dollars,
  c_sameAsCashDays: z.int(),
  c_totalRentalAmountUpToSameAsCash: Dollars,
  c_promotion: z.object({ code: z.string(), name: z.string(), saved: Dollars, credit: Dollars }).nullable(),
  c_coverage: z.object({ firstPayment: WireCoverage, payment: WireCoverage, total: WireCoverage }).nullable(),
};
const WireQuote = z.object(wireQuoteFields);
export type WireQuote = z.output<typeof WireQuote>;

const coverageToWire = ({ waiverCents, clubCents }: z.infer<typeof Coverage>) => ({
  waiver: waiverCents,
  benefitPlus: clubCents,
});

const coverageFromWire = ({ waiver, benefitPlus }: z.output<typeof WireCoverage>) => ({
  waiverCents: waiver,
  clubCents: benefitPlus,
});

export function quoteToWire(quote: CartQuote): WireQuote {
  return {
    c_rentalFrequency: quote.frequency,
    c_isPayScheduleChosen: quote.isScheduled,
    c_totalRenewalPayment: quote.paymentCents,
    c_payScheduleTerms: quote.paymentCount,
    c_rentalSegments: quote.segments.map(({ count, paymentCents }) => ({ count, payment: paymentCents })),
    c_totalRentalAmount: quote.totalCents,
    c_cartTotalCashPrice: quote.cashPriceCents,
    c_processingFee: quote.processingFeeCents,
    c_totalCostToOwn: quote.totalCostToOwnCents,
    c_taxRatePpm: quote.taxRatePpm,
    c_totalTax: quote.taxCents,
    c_totalWithTax: quote.totalWithTaxCents,
    c_firstPaymentRent: quote.firstPaymentRentCents,
    c_firstPaymentTax: quote.firstPaymentTaxCents,
    c_dueAtCheckout: quote.dueAtCheckoutCents,
    c_sameAsCashDays: quote.sameAsCashDays,
    c_totalRentalAmountUpToSameAsCash: quote.rentUpToSameAsCashCents,
    c_promotion: quote.promotion && {
      code: quote.promotion.code,
      name: quote.promotion.name,
      saved: quote.promotion.savedCents,
      credit: quote.promotion.creditCents,
    },
    c_coverage: quote.coverage && {
      firstPayment: coverageToWire(quote.coverage.firstPayment),
      payment: coverageToWire(quote.coverage.payment),
      total: coverageToWire(quote.coverage.total),
    },
  };
}

export function quoteFromWire(wire: WireQuote): CartQuote {
  return {
    frequency: wire.c_rentalFrequency,
    isScheduled: wire.c_isPayScheduleChosen,
    paymentCents: wire.c_totalRenewalPayment,
    paymentCount: wire.c_payScheduleTerms,
    segments: wire.c_rentalSegments.map(({ count, payment }) => ({ count, paymentCents: payment })),
    totalCents: wire.c_totalRentalAmount,
    cashPriceCents: wire.c_cartTotalCashPrice,
    processingFeeCents: wire.c_processingFee,
    totalCostToOwnCents: wire.c_totalCostToOwn,
    taxRatePpm: wire.c_taxRatePpm,
    taxCents: wire.c_totalTax,
    totalWithTaxCents: wire.c_totalWithTax,
    firstPaymentRentCents: wire.c_firstPaymentRent,
    firstPaymentTaxCents: wire.c_firstPaymentTax,
    dueAtCheckoutCents: wire.c_dueAtCheckout,
    sameAsCashDays: wire.c_sameAsCashDays,
    rentUpToSameAsCashCents: wire.c_totalRentalAmountUpToSameAsCash,
    promotion: wire.c_promotion && {
      code: wire.c_promotion.code,
      name: wire.c_promotion.name,
      savedCents: wire.c_promotion.saved,
      creditCents: wire.c_promotion.credit,
    },
    coverage: wire.c_coverage && {
      firstPayment: coverageFromWire(wire.c_coverage.firstPayment),
      payment: coverageFromWire(wire.c_coverage.payment),
      total: coverageFromWire(wire.c_coverage.total),
    },
  };
}

/** Placeholder for an unknown quote (`paymentCount` 0). */
export const NO_QUOTE: z.output<z.ZodObject<typeof wireQuoteFields>> = {
  c_rentalFrequency: 'WEEKLY',
  c_isPayScheduleChosen: true,
  c_totalRenewalPayment: 0,
  c_payScheduleTerms: 0,
  c_rentalSegments: [],
  c_totalRentalAmount: 0,
  c_cartTotalCashPrice: 0,
  c_processingFee: 0,
  c_totalCostToOwn: 0,
  c_taxRatePpm: 0,
  c_totalTax: 0,
  c_totalWithTax: 0,
  c_firstPaymentRent: 0,
  c_firstPaymentTax: 0,
  c_dueAtCheckout: 0,
  c_sameAsCashDays: 0,
  c_totalRentalAmountUpToSameAsCash: 0,
  c_promotion: null,
  c_coverage: null,
};
