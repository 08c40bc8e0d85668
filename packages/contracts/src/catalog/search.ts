import { z } from 'zod';
import {
  Condition,
  Dollars,
  defineCustomEndpoint,
  ReadableFlag,
  ReadableText,
  readableItems,
} from '../wire/index.ts';
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

export const SortOrder = z.enum([
  'AVAILABILITY',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'MOST_POPULAR',
  'RELEVANCE',
]);
export type SortOrder = z.infer<typeof SortOrder>;

const WireRate = z.object({
  price: Dollars,
  oldPrice: Dollars.nullable(),
  percentageDiscount: z.int().nullable(),
  terms: z.int(),
  lastPayment: Dollars,
});
type WireRate = z.output<typeof WireRate>;

/** Price names of specification section 3 (weeklyPrice, oldWeeklyPrice, …) with the honest line beside them. */
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
})
  .optional()
  .catch(undefined);

/** What a client needs of a tile: the product's id. */
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
    // A payment without what it comes to in the end is not shown.
    if (!rate || priceInfo.totalCost === undefined || priceInfo.cashPrice === undefined) continue;
    rates.push({
      frequency: frequency as keyof typeof wireRateKeys,
      paymentCents: rate.price,
      paymentCount: rate.terms,
      lastPaymentCents: rate.lastPayment,
      totalCents: priceInfo.totalCost,
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

/** Any tenant's tile as pages use it. */
export const ProductHitReading = ReadHit.transform(fromWire);

export const ProductHitCodec = z.codec(WireHit, ProductHit, { decode: fromWire, encode: toWire });

/** One value or several (specification section 3). */
export const SearchFilter = z.object({
  key: z.string().max(40),
  value: z.string().max(100).optional(),
  values: z.array(z.string().max(100)).max(50).optional(),
});
export type SearchFilter = z.infer<typeof SearchFilter>;

/**
 * Body of specification section 7: filters, orderBy, pageSize, requestMode, languageCodes, category, visitorId. The
 * names of section 3 count where those are absent: sort, limit, cat. Whatever else a client sends (storeIds, customer,
 * refine, categoryData, …) decides nothing: the store is that of the shopper.
 */
export const ProductSearchRequest = z.object({
  filters: z.array(SearchFilter).max(20).optional(),
  orderBy: SortOrder.optional(),
  sort: SortOrder.optional(),
  pageSize: z.int().min(1).max(100).optional(),
  limit: z.int().min(1).max(100).optional(),
  offset: z.int().min(0).max(10_000).optional(),
  requestMode: z.enum(['SEARCH', 'BROWSE']).optional(),
  languageCodes: z.array(z.enum(['EN_US', 'ES_US'])).optional(),
  query: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  cat: z.string().max(100).optional(),
  visitorId: z.string().max(100).optional(),
  /** Of the suggestion that led here; carried on into the answer when it is one of ours. */
  attributionToken: z.string().max(400).optional(),
  isAp: z.boolean().optional(),
});
export type ProductSearchRequest = z.infer<typeof ProductSearchRequest>;

export const ProductSearchResponse = z.object({
  results: z.array(ProductHitCodec),
  totalSize: z.int(),
  offset: z.int(),
  pageSize: z.int(),
  orderBy: SortOrder,
  facets: z.array(
    z.object({
      key: z.string(),
      /** Its name in the language of the call. */
      label: z.string(),
      values: z.array(
        z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() }),
      ),
    }),
  ),
  attributionToken: z.string(),
});
/** Tiles are what a listing can't do without; it is whole without a facet. */
const ProductSearchReading = z.object({
  results: readableItems(ProductHitReading),
  totalSize: z.int().catch(0),
  offset: z.int().catch(0),
  pageSize: z.int().catch(0),
  orderBy: SortOrder.catch('AVAILABILITY'),
  facets: readableItems(
    z.object({
      key: z.string(),
      label: ReadableText,
      values: readableItems(
        z.object({ value: z.string(), label: z.string(), count: z.int(), selected: ReadableFlag }),
      ),
    }),
  ),
  attributionToken: ReadableText,
});
export type ProductSearchResponse = z.output<typeof ProductSearchResponse>;

const { results: _, ...otherFields } = ProductSearchResponse.shape;
const OtherFields = z.object(otherFields);
/** The engine caches its tiles and sends them with every listing that they are in. An entry lives as long as its tile. */
const encodedHits = new WeakMap<ProductHit, z.input<typeof ProductHitCodec>>();

function encodeHit(hit: ProductHit): z.input<typeof ProductHitCodec> {
  const cached = encodedHits.get(hit);
  if (cached) return cached;
  const encoded = z.encode(ProductHitCodec, hit);
  encodedHits.set(hit, encoded);
  return encoded;
}

export const searchProducts = defineCustomEndpoint({
  id: 'searchProducts',
  summary: 'Products of a category or a query, with facets that are true for the shopper’s store',
  api: 'product',
  endpoint: 'search',
  body: ProductSearchRequest,
  response: ProductSearchResponse,
  reading: ProductSearchReading,
  encode: ({ results, ...rest }) => ({ results: results.map(encodeHit), ...z.encode(OtherFields, rest) }),
});
