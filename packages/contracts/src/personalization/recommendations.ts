import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';
import { LocaleQuery, PersonalizationProduct, SiteParams, VisitorBody } from './activities.ts';

/** "Recommendation" of specification section 3. Picture URLs are relative to the shop's origin. */
export const Recommendation = z.object({
  recommenderName: z.string(),
  recoUUID: z.string(),
  displayMessage: z.string(),
  recs: z.array(z.object({ id: z.string(), productName: z.string(), imageUrl: z.string() })),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const RecommendationRequest = VisitorBody.extend({
  /** Where the recommendation is shown: with the viewed product, or in the cart. */
  products: z.array(PersonalizationProduct).max(50).optional(),
  limit: z.int().min(1).max(25).default(10),
  /** Products not to recommend: what stands on the page and in the cart. Left out before the limit. */
  exclude: z.array(z.string().min(1).max(256)).max(200).optional(),
  /** The shopper's store: what it does not rent is left out. */
  storeId: z.string().min(1).max(64).optional(),
});
export type RecommendationRequest = z.output<typeof RecommendationRequest>;

export const listRecommenders = defineEndpoint({
  id: 'listRecommenders',
  summary: 'Recommenders of the site',
  method: 'GET',
  path: '/v3/personalization/recommenders/{siteId}',
  access: 'public',
  params: SiteParams,
  query: LocaleQuery,
  response: z.object({
    recommenders: z.array(
      z.object({ name: z.string(), displayMessage: z.string(), zones: z.array(z.string()) }),
    ),
  }),
});

export const getRecommendations = defineEndpoint({
  id: 'getRecommendations',
  summary: 'Recommended products of a recommender',
  method: 'POST',
  path: '/v3/personalization/recs/{siteId}/{recommender}',
  access: 'public',
  params: SiteParams.extend({ recommender: z.string().min(1).max(100) }),
  query: LocaleQuery,
  body: RecommendationRequest,
  response: Recommendation,
});

export const getZoneRecommendations = defineEndpoint({
  id: 'getZoneRecommendations',
  summary: 'Recommended products for a page zone',
  method: 'POST',
  path: '/v3/personalization/{siteId}/zones/{zone}/recs',
  access: 'public',
  params: SiteParams.extend({ zone: z.string().min(1).max(100) }),
  query: LocaleQuery,
  body: RecommendationRequest,
  response: Recommendation,
});
