import { z } from 'zod';
import { Dollars, Frequency } from '../wire/index.ts';

/** Cost of a whole cart at one frequency, from the server's pricing function; before tax unless stated otherwise. */
export const CartQuote = z.object({
  frequency: Frequency,
  /** The regular payment while every item is being paid. */
  paymentCents: z.int(),
  paymentCount: z.int(),
  /** Runs of equal payments, first to last: 66 of $36.98, then 12 of $24.99. */
  segments: z.array(z.object({ count: z.int(), paymentCents: z.int() })),
  totalCents: z.int(),
  cashPriceCents: z.int(),
  processingFeeCents: z.int(),
  /** Total of all payments and mandatory fees, before tax. */
  totalCostToOwnCents: z.int(),
  taxRateBps: z.int(),
  firstPaymentRentCents: z.int(),
  firstPaymentTaxCents: z.int(),
  /** Rent, fee and tax of the first payment. */
  dueAtCheckoutCents: z.int(),
  sameAsCashDays: z.int(),
  rentUpToSameAsCashCents: z.int(),
});
export type CartQuote = z.infer<typeof CartQuote>;

/** The `c_*` basket fields that carry a quote; amounts in dollars. */
export const wireQuoteFields = {
  c_rentalFrequency: Frequency,
  c_totalRenewalPayment: Dollars,
  c_payScheduleTerms: z.int(),
  c_rentalSegments: z.array(z.object({ count: z.int(), payment: Dollars })),
  c_totalRentalAmount: Dollars,
  c_cartTotalCashPrice: Dollars,
  c_processingFee: Dollars,
  c_totalCostToOwn: Dollars,
  c_taxRateBps: z.int(),
  c_firstPaymentRent: Dollars,
  c_firstPaymentTax: Dollars,
  c_dueAtCheckout: Dollars,
  c_sameAsCashDays: z.int(),
  c_totalRentalAmountUpToSameAsCash: Dollars,
};
const WireQuote = z.object(wireQuoteFields);
export type WireQuote = z.output<typeof WireQuote>;

export function quoteToWire(quote: CartQuote): WireQuote {
  return {
    c_rentalFrequency: quote.frequency,
    c_totalRenewalPayment: quote.paymentCents,
    c_payScheduleTerms: quote.paymentCount,
    c_rentalSegments: quote.segments.map(({ count, paymentCents }) => ({ count, payment: paymentCents })),
    c_totalRentalAmount: quote.totalCents,
    c_cartTotalCashPrice: quote.cashPriceCents,
    c_processingFee: quote.processingFeeCents,
    c_totalCostToOwn: quote.totalCostToOwnCents,
    c_taxRateBps: quote.taxRateBps,
    c_firstPaymentRent: quote.firstPaymentRentCents,
    c_firstPaymentTax: quote.firstPaymentTaxCents,
    c_dueAtCheckout: quote.dueAtCheckoutCents,
    c_sameAsCashDays: quote.sameAsCashDays,
    c_totalRentalAmountUpToSameAsCash: quote.rentUpToSameAsCashCents,
  };
}

export function quoteFromWire(wire: WireQuote): CartQuote {
  return {
    frequency: wire.c_rentalFrequency,
    paymentCents: wire.c_totalRenewalPayment,
    paymentCount: wire.c_payScheduleTerms,
    segments: wire.c_rentalSegments.map(({ count, payment }) => ({ count, paymentCents: payment })),
    totalCents: wire.c_totalRentalAmount,
    cashPriceCents: wire.c_cartTotalCashPrice,
    processingFeeCents: wire.c_processingFee,
    totalCostToOwnCents: wire.c_totalCostToOwn,
    taxRateBps: wire.c_taxRateBps,
    firstPaymentRentCents: wire.c_firstPaymentRent,
    firstPaymentTaxCents: wire.c_firstPaymentTax,
    dueAtCheckoutCents: wire.c_dueAtCheckout,
    sameAsCashDays: wire.c_sameAsCashDays,
    rentUpToSameAsCashCents: wire.c_totalRentalAmountUpToSameAsCash,
  };
}
