import { z } from 'zod';
import { defineEndpoint, SiteQuery } from '../wire/index.ts';

/** Documented mapping (Shopper SEO v1): a resource, or the address that a redirect leads to. */
export const UrlMapping = z.object({
  resourceType: z.enum(['CATEGORY', 'PRODUCT', 'CONTENT_ASSET']).optional(),
  resourceSubType: z.enum(['STANDARD_CONTENT_ASSET', 'PAGE_DESIGNER_CONTENT_ASSET']).optional(),
  resourceId: z.string().optional(),
  statusCode: z.int().optional(),
  /** A path of the shop, or an https address. */
  destinationUrl: z.string().optional(),
  copySourceParams: z.boolean().optional(),
});
export type UrlMapping = z.infer<typeof UrlMapping>;

export const getUrlMapping = defineEndpoint({
  id: 'getUrlMapping',
  summary: 'What an address of old or spoken form stands for, or where a search that finds nothing leads',
  method: 'GET',
  path: '/site/shopper-seo/v1/organizations/{organizationId}/url-mapping',
  query: SiteQuery.extend({ urlSegment: z.string().min(1).max(2047) }),
  response: UrlMapping,
});
