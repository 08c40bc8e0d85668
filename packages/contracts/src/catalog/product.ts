import { z } from 'zod';
import { Dollars, defineEndpoint, OrganizationParams, readableItems, SiteQuery } from '../wire/index.ts';
import { CurrencyParameter, ListParameter, WireImageGroup } from './document-parts.ts';
import { ProductCodec, ProductReading } from './product-codec.ts';

const ProductQuery = SiteQuery.extend({
  allImages: z.stringbool().optional(),
  imgTypes: z.string().max(50).optional(),
  perPricebook: z.stringbool().optional(),
  expand: ListParameter.optional(),
  currency: CurrencyParameter.optional(),
  inventoryIds: ListParameter.optional(),
});
export type ProductQuery = z.output<typeof ProductQuery>;

const PRODUCTS = '/product/shopper-products/v1/organizations/{organizationId}/products';

export const getProduct = defineEndpoint({
  id: 'getProduct',
  summary: 'A product, or a variant, with prices and availability for the shopper context',
  method: 'GET',
  path: `${PRODUCTS}/{id}`,
  params: OrganizationParams.extend({ id: z.string().min(1).max(100) }),
  query: ProductQuery,
  response: ProductCodec,
  reading: ProductReading,
});

export const getProducts = defineEndpoint({
  id: 'getProducts',
  summary: 'Up to 24 products by id; unknown ids are omitted',
  method: 'GET',
  path: PRODUCTS,
  query: ProductQuery.extend({ ids: ListParameter }),
  response: z.object({ limit: z.int(), total: z.int(), data: z.array(ProductCodec) }),
  reading: z.object({
    limit: z.int().catch(0),
    total: z.int().catch(0),
    data: readableItems(ProductReading),
  }),
});

const ofProduct = OrganizationParams.extend({ productId: z.string().min(1).max(100) });

export const getProductImages = defineEndpoint({
  id: 'getProductImages',
  summary: 'The image groups of a product or a variant',
  method: 'GET',
  path: `${PRODUCTS}/{productId}/images`,
  params: ofProduct,
  query: ProductQuery,
  response: z.object({ id: z.string(), imageGroups: z.array(WireImageGroup) }),
});

export const getProductPrices = defineEndpoint({
  id: 'getProductPrices',
  summary: 'The prices of a product or a variant at the shopper’s store; empty until a store is chosen',
  method: 'GET',
  path: `${PRODUCTS}/{productId}/prices`,
  params: ofProduct,
  query: ProductQuery,
  response: z.object({
    productId: z.string(),
    currency: z.string(),
    price: Dollars.optional(),
    priceMax: Dollars.optional(),
    prices: z.record(z.string(), Dollars).optional(),
    tieredPrices: z.array(z.object({ price: Dollars, pricebook: z.string(), quantity: z.int() })).optional(),
    priceRanges: z
      .array(z.object({ minPrice: Dollars, maxPrice: Dollars, pricebook: z.string() }))
      .optional(),
  }),
});

export const getProductPromotions = defineEndpoint({
  id: 'getProductPromotions',
  summary: 'Promotions that need no code; always empty, because every promotion here needs one (documented)',
  method: 'GET',
  path: `${PRODUCTS}/{productId}/promotions`,
  params: ofProduct,
  query: ProductQuery,
  response: z.object({ productId: z.string(), productPromotions: z.array(z.never()) }),
});
