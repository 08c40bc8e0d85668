import { z } from 'zod';
import { defineEndpoint, NoContent, OrganizationParams, SiteQuery } from '../wire/index.ts';

/** Up to 20 text qualifiers (documented limit); `storeId`, `postalCode`, `zoneId` … of specification section 3. */
const Qualifiers = z
  .record(z.string().max(64), z.string().max(4000).nullable())
  .refine((map) => Object.keys(map).length <= 20, { message: 'at most 20 qualifiers' });

export const GeoLocation = z.object({
  city: z.string().max(100).optional(),
  country: z.string().max(100).optional(),
  countryCode: z.string().max(3).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  metroCode: z.string().max(20).optional(),
  postalCode: z.string().max(20).optional(),
  region: z.string().max(100).optional(),
  regionCode: z.string().max(20).optional(),
});

/** Documented qualifiers besides the two maps. Stored and returned; they do not change prices or stock. */
export const SessionQualifiers = z.object({
  effectiveDateTime: z.iso.datetime({ offset: true }).nullable().optional(),
  sourceCode: z.string().max(256).nullable().optional(),
  customerGroupIds: z.array(z.string().max(256)).max(100).nullable().optional(),
  clientIp: z.ipv4().nullable().optional(),
  geoLocation: GeoLocation.nullable().optional(),
  couponCodes: z.array(z.string().max(256)).max(100).nullable().optional(),
});
export type SessionQualifiers = z.infer<typeof SessionQualifiers>;

/** In a PATCH, null deletes a qualifier. */
export const ShopperContext = SessionQualifiers.extend({
  customQualifiers: Qualifiers.optional(),
  assignmentQualifiers: Qualifiers.optional(),
});
export type ShopperContext = z.infer<typeof ShopperContext>;

/** A client reads back only the qualifiers that it wrote. */
const ReadQualifiers = z.record(z.string(), z.string().nullable().catch(null)).optional().catch(undefined);
const ShopperContextReading = z.object({
  customQualifiers: ReadQualifiers,
  assignmentQualifiers: ReadQualifiers,
});

const path = '/shopper/shopper-context/v1/organizations/{organizationId}/shopper-context/{usid}';
const params = OrganizationParams.extend({ usid: z.string().min(1).max(100) });
const WriteQuery = SiteQuery.extend({ evaluateContextWithClientIp: z.stringbool().optional() });

/**
 * 404 when there is no context; an empty one is never returned. The usid must be the token's own: another one is 404.
 * A client that lost its usid and sends `undefined` or `null` gets the context of its token.
 */
export const getShopperContext = defineEndpoint({
  id: 'getShopperContext',
  summary: 'The shopper context',
  method: 'GET',
  path,
  params,
  response: ShopperContext,
  reading: ShopperContextReading,
});

export const putShopperContext = defineEndpoint({
  id: 'createShopperContext',
  summary: 'Create or replace the shopper context',
  method: 'PUT',
  path,
  params,
  query: WriteQuery,
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
  query: WriteQuery,
  body: ShopperContext,
  response: ShopperContext,
  reading: ShopperContextReading,
});

export const deleteShopperContext = defineEndpoint({
  id: 'deleteShopperContext',
  summary: 'Delete the shopper context',
  method: 'DELETE',
  path,
  params,
  status: 204,
  response: NoContent,
});
