import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';

/** Kinds of specification section 7. */
export const ActivityKind = z.enum([
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

const Id = z.string().min(1).max(256);
export const PersonalizationProduct = z.looseObject({
  id: Id,
  quantity: z.number().min(0).max(1000).optional(),
});

/**
 * Fields of every call of the personalization service. `userId` marks a registered shopper (specification section 7).
 * It counts only with their bearer token, which proves the identity, and is not stored.
 */
export const VisitorBody = z.looseObject({
  cookieId: z.string().min(1).max(256),
  realm: z.string().max(64).optional(),
  instanceType: z.enum(['prd', 'sbx']).optional(),
  userId: z.string().max(256).optional(),
});

/**
 * Fields of all kinds in one schema. Search terms and page URLs can contain personal data: they are accepted and not
 * stored.
 */
export const Activity = VisitorBody.extend({
  product: PersonalizationProduct.optional(),
  products: z.array(PersonalizationProduct).max(100).optional(),
  category: z.looseObject({ id: Id }).optional(),
  recommenderName: z.string().max(100).optional(),
  __recoUUID: z.string().max(100).optional(),
  recoUUID: z.string().max(100).optional(),
  stepNumber: z.int().min(0).max(100).optional(),
});
export type Activity = z.output<typeof Activity>;

/** The header `x-cq-client-id` names the client; `siteId` is the site, with or without its realm (`abcd-rowan`). */
export const SiteParams = z.object({ siteId: z.string().min(1).max(64) });
export const LocaleQuery = z.object({ locale: z.string().max(16).optional() });

export const recordActivity = defineEndpoint({
  id: 'recordActivity',
  summary: 'Record visitor activities, the input for recommendations',
  method: 'POST',
  path: '/v3/activities/{siteId}/{activity}',
  access: 'public',
  params: SiteParams.extend({ activity: ActivityKind }),
  query: z.object({}),
  body: Activity,
  /** Not in the specification; our own. */
  response: z.object({ uuid: z.string() }),
});
