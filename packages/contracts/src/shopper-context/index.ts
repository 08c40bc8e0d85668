import { z } from 'zod';
import { defineEndpoint, NoContent, OrganizationParams, SiteQuery } from '../wire/index.ts';

/** Up to 20 text qualifiers (documented limit); `storeId`, `postalCode`, `zoneId` … of specification section 3. */
const Qualifiers = z
  .record(z.string().max(64), z.string().max(4000).nullable())
  .refine((map) => Object.keys(map).length <= 20, { message: 'at most 20 qualifiers' });

export const ShopperContext = z.looseObject({
  customQualifiers: Qualifiers.optional(),
  assignmentQualifiers: Qualifiers.optional(),
  clientIp: z.ipv4().optional(),
  couponCodes: z.array(z.string().max(256)).optional(),
});
export type ShopperContext = z.infer<typeof ShopperContext>;

const path = '/shopper/shopper-context/v1/organizations/{organizationId}/shopper-context/{usid}';
const params = OrganizationParams.extend({ usid: z.string().min(1).max(100) });

/** 404 when there is none; an empty one is never answered. The usid of the token counts. */
export const getShopperContext = defineEndpoint({
  id: 'getShopperContext',
  summary: 'The shopper context',
  method: 'GET',
  path,
  params,
  response: ShopperContext,
});

export const putShopperContext = defineEndpoint({
  id: 'createShopperContext',
  summary: 'Create or replace the shopper context',
  method: 'PUT',
  path,
  params,
  query: SiteQuery,
  body: ShopperContext,
  status: 201,
  response: NoContent,
});

export const patchShopperContext = defineEndpoint({
  id: 'updateShopperContext',
  summary: 'Merge qualifiers into the shopper context',
  method: 'PATCH',
  path,
  params,
  body: ShopperContext,
  response: ShopperContext,
});
