import { z } from 'zod';
import { Condition, Dollars, Frequency } from '../wire/index.ts';

/** The price at one frequency, with every number that must be shown beside the payment. */
export const RentalRate = z.object({
  frequency: Frequency,
  paymentCents: z.int(),
  paymentCount: z.int(),
  /** Differs from `paymentCents` when the total does not divide evenly. */
  lastPaymentCents: z.int(),
  /** All rental payments. */
  totalCents: z.int(),
  /** "Total cost": all rental payments and the mandatory fees of the shopper's store, before tax. */
  totalCostToOwnCents: z.int(),
  /** The same with the tax of the store's place; null where it is not known. */
  totalWithTaxCents: z.int().nullable(),
  cashPriceCents: z.int(),
  /** Struck-through price and whole percent off, only when the was-price rule applies. */
  wasPaymentCents: z.int().nullable(),
  percentOff: z.int().nullable(),
  /** The number of payments at the struck-through price, and the day since which it was charged. */
  wasPaymentCount: z.int().nullable().optional(),
  wasSince: z.string().nullable().optional(),
  /** Price beside a main item; null when the product is not an add-on. */
  addOnPaymentCents: z.int().nullable().optional(),
});
export type RentalRate = z.infer<typeof RentalRate>;

/** Terms of one condition in the shopper's price zone, in all four frequencies. */
export const RentalPrice = z.object({
  condition: Condition,
  rates: z.array(RentalRate),
  sameAsCashDays: z.int(),
});
export type RentalPrice = z.infer<typeof RentalPrice>;

/** An entry of `c_pricePerPricebook`: one price book per zone, condition and frequency. */
export const PricebookEntry = z.object({
  pricebookID: z.string(),
  price: Dollars,
  priceInfo: z.object({
    frequency: Frequency,
    condition: Condition,
    terms: z.int(),
    lastPayment: Dollars,
    totalCost: Dollars,
    totalCostToOwn: Dollars.optional(),
    totalWithTax: Dollars.nullable().optional(),
    cashPrice: Dollars,
    sameAsCashDays: z.int(),
    addOnRate: Dollars.nullable(),
    wasPrice: z
      .object({
        amount: Dollars,
        terms: z.int().nullable(),
        onlineFrom: z.string().nullable(),
        percentOff: z.int().nullable(),
      })
      .nullable(),
  }),
});
export const PricebookEntries = z.array(PricebookEntry);
export type PricebookEntry = z.infer<typeof PricebookEntry>;

export function toPricebookEntries(zoneId: string, prices: readonly RentalPrice[]): PricebookEntry[] {
  return prices.flatMap((price) =>
    price.rates.map((rate) => ({
      pricebookID: `${zoneId}-${price.condition}-${rate.frequency}`,
      price: rate.paymentCents,
      priceInfo: {
        frequency: rate.frequency,
        condition: price.condition,
        terms: rate.paymentCount,
        lastPayment: rate.lastPaymentCents,
        totalCost: rate.totalCents,
        totalCostToOwn: rate.totalCostToOwnCents,
        totalWithTax: rate.totalWithTaxCents,
        cashPrice: rate.cashPriceCents,
        sameAsCashDays: price.sameAsCashDays,
        addOnRate: rate.addOnPaymentCents ?? null,
        wasPrice:
          rate.wasPaymentCents === null
            ? null
            : {
                amount: rate.wasPaymentCents,
                terms: rate.wasPaymentCount ?? null,
                onlineFrom: rate.wasSince ?? null,
                percentOff: rate.percentOff,
              },
      },
    })),
  );
}

export function fromPricebookEntries(entries: readonly PricebookEntry[]): RentalPrice[] {
  const prices = new Map<string, RentalPrice>();
  for (const { price, priceInfo } of entries) {
    const ofCondition = prices.get(priceInfo.condition) ?? {
      condition: priceInfo.condition,
      rates: [],
      sameAsCashDays: priceInfo.sameAsCashDays,
    };
    ofCondition.rates.push({
      frequency: priceInfo.frequency,
      paymentCents: price,
      paymentCount: priceInfo.terms,
      lastPaymentCents: priceInfo.lastPayment,
      totalCents: priceInfo.totalCost,
      totalCostToOwnCents: priceInfo.totalCostToOwn ?? priceInfo.totalCost,
      totalWithTaxCents: priceInfo.totalWithTax ?? null,
      cashPriceCents: priceInfo.cashPrice,
      wasPaymentCents: priceInfo.wasPrice?.amount ?? null,
      percentOff: priceInfo.wasPrice?.percentOff ?? null,
      ...(priceInfo.wasPrice?.terms == null ? {} : { wasPaymentCount: priceInfo.wasPrice.terms }),
      ...(priceInfo.wasPrice?.onlineFrom == null ? {} : { wasSince: priceInfo.wasPrice.onlineFrom }),
      ...(priceInfo.addOnRate === null ? {} : { addOnPaymentCents: priceInfo.addOnRate }),
    });
    prices.set(priceInfo.condition, ofCondition);
  }
  return [...prices.values()];
}
