import { z } from 'zod';
import { defineEndpoint, OrganizationParams, SiteQuery } from '../wire/index.ts';
import { ProductCodec } from './product-codec.ts';

const ProductQuery = SiteQuery.extend({
  allImages: z.stringbool().optional(),
  perPricebook: z.stringbool().optional(),
  expand: z.string().optional(),
  currency: z.string().optional(),
});

export const getProduct = defineEndpoint({
  id: 'getProduct',
  summary: 'A product with prices and availability for the shopper context',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/products/{id}',
  params: OrganizationParams.extend({ id: z.string().min(1).max(100) }),
  query: ProductQuery,
  response: ProductCodec,
});

export const getProducts = defineEndpoint({
  id: 'getProducts',
  summary: 'Up to 24 products by id; unknown ids are left out',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/products',
  query: ProductQuery.extend({ ids: z.string().min(1) }),
  response: z.object({ limit: z.int(), total: z.int(), data: z.array(ProductCodec) }),
});
