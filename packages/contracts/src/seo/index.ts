import { z } from 'zod';
import { defineCustomEndpoint, defineEndpoint, SiteQuery } from '../wire/index.ts';

/** Documented mapping (Shopper SEO v1): a resource, or the target of a redirect. */
export const UrlMapping = z.object({
  resourceType: z.enum(['CATEGORY', 'PRODUCT', 'CONTENT_ASSET']).optional(),
  resourceSubType: z.enum(['STANDARD_CONTENT_ASSET', 'PAGE_DESIGNER_CONTENT_ASSET']).optional(),
  resourceId: z.string().optional(),
  statusCode: z.int().optional(),
  /** A path of the shop, or an https URL. */
  destinationUrl: z.string().optional(),
  copySourceParams: z.boolean().optional(),
});
export type UrlMapping = z.infer<typeof UrlMapping>;

/** A malformed field counts as absent. */
const UrlMappingReading = z.object({
  resourceType: UrlMapping.shape.resourceType.catch(undefined),
  resourceSubType: UrlMapping.shape.resourceSubType.catch(undefined),
  resourceId: UrlMapping.shape.resourceId.catch(undefined),
  statusCode: UrlMapping.shape.statusCode.catch(undefined),
  destinationUrl: UrlMapping.shape.destinationUrl.catch(undefined),
  copySourceParams: UrlMapping.shape.copySourceParams.catch(undefined),
});

export const getUrlMapping = defineEndpoint({
  id: 'getUrlMapping',
  summary: 'Resolve a legacy or vanity URL, or the redirect of a search without results',
  method: 'GET',
  path: '/site/shopper-seo/v1/organizations/{organizationId}/url-mapping',
  query: SiteQuery.extend({ urlSegment: z.string().min(1).max(2047) }),
  response: UrlMapping,
  reading: UrlMappingReading,
});

/** Page types that the API lists for a sitemap. The shop knows its content pages itself. */
export const SitePageKind = z.enum(['products', 'categories', 'stores']);
export type SitePageKind = z.infer<typeof SitePageKind>;

export const listSitePages = defineCustomEndpoint({
  id: 'listSitePages',
  summary: 'URLs of all public pages of one kind, for a sitemap',
  api: 'sitemap',
  endpoint: 'pages',
  body: z.object({ kind: SitePageKind }),
  /** Paths of the shop without site and locale prefix, in a stable order. */
  response: z.object({ paths: z.array(z.string()) }),
});
