import { z } from 'zod';
import { Condition, Dollars, ReadableFlag, ReadableText, readableItems } from '../wire/index.ts';
import { Availability } from './availability.ts';
import {
  filterImageGroups,
  imageGroupsOf,
  variationAttributesOf,
  WireImageGroup,
  WireVariationAttribute,
} from './document-parts.ts';
import { ProductKind, ProductVariant } from './product-detail.ts';
import { ProductHit } from './product-hit.ts';
import type { RentalRate } from './rental-price.ts';
import { tileFieldsOf, WireTileFields, WireTilePrices, wireRateKeys } from './tile-fields.ts';

const WireRate = z.object({
  price: Dollars,
  oldPrice: Dollars.nullable(),
  percentageDiscount: z.int().nullable(),
  terms: z.int(),
  lastPayment: Dollars,
  totalWithTax: Dollars.nullable().optional(),
});
type WireRate = z.output<typeof WireRate>;

/** Price names of specification section 3 (weeklyPrice, oldWeeklyPrice, …), each with its total cost fields. */
const WireHit = z.object({
  id: z.string(),
  product: WireTileFields.extend({
    id: z.string(),
    productId: z.string(),
    title: z.string(),
    productName: z.string(),
    c_kind: ProductKind,
    c_tint: z.string(),
    priceInfo: WireTilePrices.extend({
      rates: z.partialRecord(z.enum(['weekly', 'biWeekly', 'semiMonthly', 'monthly']), WireRate),
    }),
    attributes: z.object({
      categoryCode: z.string(),
      badges: z.array(z.string()),
      addOnPriceEnabled: z.boolean(),
      inventoryCondition: Condition,
    }),
    imageGroups: z.array(WireImageGroup),
    variationAttributes: z.array(WireVariationAttribute),
    representedProduct: z.object({ id: z.string() }).optional(),
    variants: z.array(
      ProductVariant.extend({ productId: z.string(), variationValues: z.record(z.string(), z.string()) }),
    ),
    availability: Availability,
  }),
});
type WireHit = z.output<typeof WireHit>;

function toWire(hit: ProductHit): WireHit {
  const rates: Partial<Record<'weekly' | 'biWeekly' | 'semiMonthly' | 'monthly', WireRate>> = {};
  for (const rate of hit.rates) {
    const key = wireRateKeys[rate.frequency];
    rates[key] = {
      price: rate.paymentCents,
      oldPrice: rate.wasPaymentCents,
      percentageDiscount: rate.percentOff,
      terms: rate.paymentCount,
      lastPayment: rate.lastPaymentCents,
      totalWithTax: rate.totalWithTaxCents,
    };
  }
  const tile = tileFieldsOf(hit);
  const representedId = hit.variants[0]?.id;
  return {
    id: hit.id,
    product: {
      ...tile,
      id: hit.id,
      productId: hit.id,
      title: hit.name,
      productName: hit.name,
      c_kind: hit.kind,
      c_tint: hit.tint,
      priceInfo: {
        rates,
        ...tile.priceInfo,
      },
      attributes: {
        categoryCode: hit.primaryCategoryId,
        badges: hit.badges,
        addOnPriceEnabled: hit.isAddOn,
        inventoryCondition: hit.condition,
      },
      imageGroups: filterImageGroups(imageGroupsOf(hit.name, hit.variants, 'first'), 'large,swatch'),
      variationAttributes: variationAttributesOf(hit.variants),
      ...(representedId === undefined ? {} : { representedProduct: { id: representedId } }),
      variants: hit.variants.map((variant) => ({
        ...variant,
        productId: variant.id,
        variationValues: { color: variant.colorId },
      })),
      availability: hit.availability,
    },
  };
}

const ReadRate = WireRate.extend({
  oldPrice: Dollars.nullable().catch(null),
  percentageDiscount: z.int().nullable().catch(null),
  totalWithTax: Dollars.nullable().optional().catch(null),
})
  .optional()
  .catch(undefined);

/** The only field of a tile that a client requires: the product's id. */
const ReadHit = z.object({
  id: z.string(),
  product: z.object({
    title: ReadableText,
    c_brand: ReadableText,
    c_kind: ProductKind.catch('standard'),
    c_ProductUrl: z.string().optional().catch(undefined),
    c_tint: ReadableText,
    priceInfo: z
      .object({
        totalCost: Dollars.optional().catch(undefined),
        totalCostToOwn: Dollars.optional().catch(undefined),
        cashPrice: Dollars.optional().catch(undefined),
        rates: z
          .object({ weekly: ReadRate, biWeekly: ReadRate, semiMonthly: ReadRate, monthly: ReadRate })
          .catch({}),
      })
      .catch({ rates: {} }),
    attributes: z
      .object({
        categoryCode: ReadableText,
        badges: readableItems(z.string()),
        addOnPriceEnabled: ReadableFlag,
        inventoryCondition: Condition.catch('NEW'),
      })
      .catch({ categoryCode: '', badges: [], addOnPriceEnabled: false, inventoryCondition: 'NEW' }),
    variants: readableItems(ProductVariant),
    availability: Availability.catch({ type: null, orderable: true, stockLevel: 0, deliveryBand: null }),
  }),
});
type ReadHit = z.output<typeof ReadHit>;

function fromWire({ id, product }: ReadHit): ProductHit {
  const { priceInfo, attributes } = product;
  const rates: RentalRate[] = [];
  for (const [frequency, key] of Object.entries(wireRateKeys)) {
    const rate = priceInfo.rates[key];
    // A payment without its total cost is not shown.
    if (!rate || priceInfo.totalCost === undefined || priceInfo.cashPrice === undefined) continue;
    rates.push({
      frequency: frequency as keyof typeof wireRateKeys,
      paymentCents: rate.price,
      paymentCount: rate.terms,
      lastPaymentCents: rate.lastPayment,
      totalCents: priceInfo.totalCost,
      totalCostToOwnCents: priceInfo.totalCostToOwn ?? priceInfo.totalCost,
      totalWithTaxCents: rate.totalWithTax ?? null,
      cashPriceCents: priceInfo.cashPrice,
      wasPaymentCents: rate.oldPrice,
      percentOff: rate.percentageDiscount,
    });
  }
  return {
    id,
    name: product.title || id,
    brand: product.c_brand,
    kind: product.c_kind,
    urlPath: product.c_ProductUrl ?? encodeURIComponent(id),
    primaryCategoryId: attributes.categoryCode,
    tint: product.c_tint,
    badges: attributes.badges,
    isAddOn: attributes.addOnPriceEnabled,
    variants: product.variants,
    condition: attributes.inventoryCondition,
    rates,
    availability: product.availability,
  };
}

/** A tile of any tenant, in the form that pages use. */
export const ProductHitReading = ReadHit.transform(fromWire);

export const ProductHitCodec = z.codec(WireHit, ProductHit, { decode: fromWire, encode: toWire });
