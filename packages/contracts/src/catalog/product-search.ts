import { z } from 'zod';
import { Dollars, defineEndpoint, SiteQuery } from '../wire/index.ts';
import {
  CURRENCY,
  CurrencyParameter,
  filterImageGroups,
  imageGroupsOf,
  imageOf,
  ListParameter,
  productTypeOf,
  variationAttributesOf,
  WireImage,
  WireImageGroup,
  WireProductType,
  WireVariationAttribute,
} from './document-parts.ts';
import type { ProductHit } from './product-hit.ts';
import { tileFieldsOf, WireTileFields } from './tile-fields.ts';

/** Documented values of `expand`; `none` switches all parts off. */
export const SEARCH_PARTS = [
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
  'promotions',
  'custom_properties',
  'page_meta_tags',
] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];
/** Parts of a call without `expand`. */
export const USUAL_SEARCH_PARTS: readonly SearchPart[] = [
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
];

const Ref = z.object({ id: z.string() });
const WirePriceTable = z.object({ price: Dollars, pricebook: z.string(), quantity: z.int() });

const WireSearchHit = WireTileFields.partial().extend({
  productId: z.string(),
  productName: z.string(),
  hitType: z.string(),
  productType: WireProductType,
  currency: z.string().optional(),
  image: WireImage.optional(),
  imageGroups: z.array(WireImageGroup).optional(),
  orderable: z.boolean().optional(),
  price: Dollars.optional(),
  priceMax: Dollars.optional(),
  priceRanges: z.array(z.object({ minPrice: Dollars, maxPrice: Dollars, pricebook: z.string() })).optional(),
  tieredPrices: z.array(WirePriceTable).optional(),
  representedProduct: Ref.optional(),
  representedProducts: z.array(Ref).optional(),
  variationAttributes: z.array(WireVariationAttribute).optional(),
  variants: z
    .array(
      z.object({
        productId: z.string(),
        orderable: z.boolean(),
        price: Dollars.optional(),
        variationValues: z.record(z.string(), z.string()),
      }),
    )
    .optional(),
  /** All our promotions need a code. Documented: coupon promotions are not returned here. */
  productPromotions: z.array(z.never()).optional(),
});
type WireSearchHit = z.output<typeof WireSearchHit>;

/** The parts of a hit that a call requested. */
export type SearchHitOptions = {
  readonly parts: ReadonlySet<SearchPart>;
  /** Null: the flag was not sent, so no image groups. */
  readonly allImages: boolean | null;
  readonly imgTypes: string | null;
  readonly perPricebook: boolean;
  readonly allVariationProperties: boolean;
};

/** A hit with the fields that only the documented search returns. */
export type PricedHit = ProductHit & {
  readonly zoneId: string | null;
  /** Range of the weekly rates over all available conditions, in cents; null without prices. */
  readonly priceRange: { readonly minCents: number; readonly maxCents: number } | null;
};

function pricesOf(hit: PricedHit, perPricebook: boolean): Partial<WireSearchHit> {
  const { priceRange, zoneId, rates } = hit;
  const weekly = rates[0]?.paymentCents;
  if (priceRange === null || weekly === undefined || zoneId === null) return { currency: CURRENCY };
  return {
    currency: CURRENCY,
    price: weekly,
    priceMax: priceRange.maxCents,
    ...(perPricebook
      ? {
          priceRanges: [
            { minPrice: priceRange.minCents, maxPrice: priceRange.maxCents, pricebook: `${zoneId}-WEEKLY` },
          ],
          tieredPrices: rates.map(({ frequency, paymentCents }) => ({
            price: paymentCents,
            pricebook: `${zoneId}-${hit.condition}-${frequency}`,
            quantity: 1,
          })),
        }
      : {}),
  };
}

function imagesOf(hit: PricedHit, { allImages, imgTypes }: SearchHitOptions): Partial<WireSearchHit> {
  const [first] = hit.variants;
  if (!first) return {};
  const groups =
    allImages === null ? undefined : imageGroupsOf(hit.name, hit.variants, allImages ? 'all' : 'first');
  return {
    image: imageOf(hit.name, first),
    ...(groups
      ? { imageGroups: allImages && imgTypes !== null ? filterImageGroups(groups, imgTypes) : groups }
      : {}),
  };
}

function variationsOf(hit: PricedHit, { allVariationProperties }: SearchHitOptions): Partial<WireSearchHit> {
  const weekly = hit.rates[0]?.paymentCents;
  return {
    variationAttributes: variationAttributesOf(hit.variants),
    ...(allVariationProperties
      ? {
          variants: hit.variants.map((variant) => ({
            productId: variant.id,
            orderable: variant.orderable,
            ...(weekly === undefined ? {} : { price: weekly }),
            variationValues: { color: variant.colorId },
          })),
        }
      : {}),
  };
}

function representedOf(hit: PricedHit): Partial<WireSearchHit> {
  const refs = hit.variants.map(({ id }) => ({ id }));
  return refs[0] ? { representedProduct: refs[0], representedProducts: refs } : {};
}

/** A tile in the documented form, limited to the requested parts. Amounts stay in cents: the endpoint encodes them. */
export function toSearchHit(hit: PricedHit, options: SearchHitOptions): WireSearchHit {
  const { parts } = options;
  const productType = productTypeOf(hit.kind, hit.variants);
  return {
    productId: hit.id,
    productName: hit.name,
    hitType: Object.keys(productType)[0] ?? 'item',
    productType,
    ...tileFieldsOf(hit),
    ...(parts.has('availability') ? { orderable: hit.availability.orderable } : {}),
    ...(parts.has('prices') ? pricesOf(hit, options.perPricebook) : {}),
    ...(parts.has('images') ? imagesOf(hit, options) : {}),
    ...(parts.has('variations') ? variationsOf(hit, options) : {}),
    ...(parts.has('represented_products') ? representedOf(hit) : {}),
    ...(parts.has('promotions') ? { productPromotions: [] } : {}),
  };
}

const WireRefinementValue = z.object({
  value: z.string(),
  label: z.string(),
  hitCount: z.int(),
});
export const WireRefinement = z.object({
  attributeId: z.string(),
  label: z.string(),
  values: z.array(WireRefinementValue),
});
export type WireRefinement = z.infer<typeof WireRefinement>;

export const Suggestion = z.object({
  suggestedPhrases: z.array(z.object({ phrase: z.string(), exactMatch: z.boolean() })).optional(),
  suggestedTerms: z.array(
    z.object({
      originalTerm: z.string(),
      terms: z.array(
        z.object({
          value: z.string(),
          exactMatch: z.boolean(),
          completed: z.boolean(),
          corrected: z.boolean(),
        }),
      ),
    }),
  ),
});
export type Suggestion = z.infer<typeof Suggestion>;

const ProductSearchQuery = SiteQuery.extend({
  q: z.string().max(200).optional(),
  refine: z.union([z.string().max(4000), z.array(z.string().max(4000)).max(20)]).optional(),
  sort: z.string().max(256).optional(),
  currency: CurrencyParameter.optional(),
  expand: ListParameter.optional(),
  allImages: z.stringbool().optional(),
  imgTypes: z.string().max(50).optional(),
  perPricebook: z.stringbool().optional(),
  allVariationProperties: z.stringbool().optional(),
  includedCustomVariationProperties: ListParameter.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  offset: z.coerce.number().int().min(0).max(10_000).optional(),
});
export type ProductSearchQuery = z.output<typeof ProductSearchQuery>;

export const productSearch = defineEndpoint({
  id: 'productSearch',
  summary: 'Documented product search: hits, refinements for the shopper’s store, sorting options',
  method: 'GET',
  path: '/search/shopper-search/v1/organizations/{organizationId}/product-search',
  query: ProductSearchQuery,
  response: z.object({
    limit: z.int(),
    offset: z.int(),
    total: z.int(),
    query: z.string(),
    hits: z.array(WireSearchHit),
    refinements: z.array(WireRefinement),
    searchPhraseSuggestions: Suggestion,
    sortingOptions: z.array(z.object({ id: z.string(), label: z.string() })),
    selectedSortingOption: z.string(),
    selectedRefinements: z.record(z.string(), z.string()).optional(),
  }),
});
export type ProductSearchResult = z.output<(typeof productSearch)['response']>;
