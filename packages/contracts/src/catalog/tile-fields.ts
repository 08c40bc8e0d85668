import { z } from 'zod';
import { Dollars } from '../wire/index.ts';
import { vendorDataOf, WireVendorData, wireProductTypes } from './document-parts.ts';
import type { ProductHit } from './product-hit.ts';
import type { RentalRate } from './rental-price.ts';

export const wireRateKeys = {
  WEEKLY: 'weekly',
  BIWEEKLY: 'biWeekly',
  SEMIMONTHLY: 'semiMonthly',
  MONTHLY: 'monthly',
} as const;

/** Prices of a tile: each frequency with its `old*` and `*PercentageDiscount` and the total cost fields. */
export const WireTilePrices = z.object({
  weeklyPrice: Dollars.optional(),
  biWeeklyPrice: Dollars.optional(),
  semiMonthlyPrice: Dollars.optional(),
  monthlyPrice: Dollars.optional(),
  oldWeeklyPrice: Dollars.optional(),
  oldBiWeeklyPrice: Dollars.optional(),
  oldSemiMonthlyPrice: Dollars.optional(),
  oldMonthlyPrice: Dollars.optional(),
  weeklyPercentageDiscount: z.int().optional(),
  biWeeklyPercentageDiscount: z.int().optional(),
  semiMonthlyPercentageDiscount: z.int().optional(),
  monthlyPercentageDiscount: z.int().optional(),
  totalCost: Dollars.optional(),
  totalCostToOwn: Dollars.optional(),
  cashPrice: Dollars.optional(),
});
export type WireTilePrices = z.output<typeof WireTilePrices>;

function tilePricesOf(rates: readonly RentalRate[]): WireTilePrices {
  const named: Record<string, number> = {};
  for (const rate of rates) {
    const key = wireRateKeys[rate.frequency];
    const capitalised = key.charAt(0).toUpperCase() + key.slice(1);
    named[`${key}Price`] = rate.paymentCents;
    if (rate.wasPaymentCents !== null) named[`old${capitalised}Price`] = rate.wasPaymentCents;
    if (rate.percentOff !== null) named[`${key}PercentageDiscount`] = rate.percentOff;
  }
  const [first] = rates;
  if (!first) return named;
  return {
    ...named,
    totalCost: first.totalCents,
    totalCostToOwn: first.totalCostToOwnCents,
    cashPrice: first.cashPriceCents,
  };
}

const WireText = z.object({ text: z.array(z.string()) });

/** Tile fields of specification section 3, apart from the prices. */
export const WireTileFields = z.object({
  c_ProductUrl: z.string(),
  c_brand: z.string(),
  priceInfo: WireTilePrices,
  inventories: z.array(
    z.object({
      inventoryId: z.string(),
      attributes: z.object({
        grsPdType: WireText,
        addOnPriceEnabled: WireText,
        promoIcons: WireText,
        clearance: WireText,
        offers: WireText,
      }),
    }),
  ),
  c_vendorData: WireVendorData,
});
export type WireTileFields = z.output<typeof WireTileFields>;

export function tileFieldsOf(hit: ProductHit): WireTileFields {
  const isClearance = hit.badges.includes('clearance');
  return {
    c_ProductUrl: hit.urlPath,
    c_brand: hit.brand,
    priceInfo: tilePricesOf(hit.rates),
    inventories: [
      {
        inventoryId: hit.availability.type ?? 'none',
        attributes: {
          grsPdType: { text: [wireProductTypes[hit.kind]] },
          addOnPriceEnabled: { text: [String(hit.isAddOn)] },
          promoIcons: { text: hit.badges },
          clearance: { text: [String(isClearance).toUpperCase()] },
          offers: { text: isClearance ? ['clearance'] : [] },
        },
      },
    ],
    c_vendorData: vendorDataOf(hit.availability),
  };
}
