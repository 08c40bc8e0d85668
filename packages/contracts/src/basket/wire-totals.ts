import { z } from 'zod';
import { Dollars } from '../wire/index.ts';
import type { Basket } from './basket.ts';

/** One rental is in one shipment, which Commerce Cloud calls `me`; its costs are in these fields only. */
export const wireTotals = {
  orderTotal: Dollars,
  productTotal: Dollars,
  productSubTotal: Dollars,
  merchandizeTotalTax: Dollars,
  adjustedMerchandizeTotalTax: Dollars,
  shippingTotal: Dollars,
  shippingTotalTax: Dollars,
  adjustedShippingTotalTax: Dollars,
  taxTotal: Dollars,
  taxation: z.literal('net'),
  taxRoundedAtGroup: z.literal(true),
  groupedTaxItems: z.array(z.object({ taxRate: z.number(), taxValue: Dollars })),
};

/** Totals due at checkout: rent, processing fee (in `orderTotal` only) and tax of the first payment. */
export function totalsToWire(quote: Basket['quote']) {
  const rent = quote?.firstPaymentRentCents ?? 0;
  const tax = quote?.firstPaymentTaxCents ?? 0;
  return {
    orderTotal: quote?.dueAtCheckoutCents ?? 0,
    productTotal: rent,
    productSubTotal: rent,
    merchandizeTotalTax: tax,
    adjustedMerchandizeTotalTax: tax,
    shippingTotal: 0,
    shippingTotalTax: 0,
    adjustedShippingTotalTax: 0,
    taxTotal: tax,
    taxation: 'net',
    taxRoundedAtGroup: true,
    groupedTaxItems: quote ? [{ taxRate: quote.taxRatePpm / 1_000_000, taxValue: tax }] : [],
  } as const;
}
