import { z } from 'zod';
import { defineEndpoint, OrganizationParams, SiteQuery } from '../wire/index.ts';

/** `a,b`, or the parameter sent more than once. */
const Ids = z.union([z.string().min(1).max(4000), z.array(z.string().max(256)).max(100)]);

/** Documented promotion (Shopper Promotions v1); days are given as their UTC midnights. */
export const Promotion = z.object({
  id: z.string(),
  name: z.string(),
  calloutMsg: z.string(),
  details: z.string(),
  currency: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  image: z.string().optional(),
  c_promotionCode: z.string(),
  c_pif: z.boolean(),
});
export type Promotion = z.infer<typeof Promotion>;

const PromotionResult = z.object({ limit: z.int(), total: z.int(), data: z.array(Promotion) });

export const getPromotions = defineEndpoint({
  id: 'getPromotions',
  summary: 'Enabled promotions by id, regardless of dates; unknown ids are omitted',
  method: 'GET',
  path: '/pricing/shopper-promotions/v1/organizations/{organizationId}/promotions',
  query: SiteQuery.extend({ ids: Ids }),
  response: PromotionResult,
});

export const getPromotionsForCampaign = defineEndpoint({
  id: 'getPromotionsForCampaign',
  summary: 'Promotions of a campaign, limited to a date range when both dates are given',
  method: 'GET',
  path: '/pricing/shopper-promotions/v1/organizations/{organizationId}/promotions/campaigns/{campaignId}',
  params: OrganizationParams.extend({ campaignId: z.string().min(1).max(256) }),
  query: SiteQuery.extend({
    startDate: z.string().max(40).optional(),
    endDate: z.string().max(40).optional(),
    currency: z.literal('USD').optional(),
  }),
  response: PromotionResult,
});

/** Promotion of specification section 3; the other fields of a "My Offers" tile are ours. */
export const StorePromotion = z.object({
  promotionCode: z.string(),
  promoID: z.string(),
  /** Paid in full: for registered shoppers. */
  pif: z.boolean(),
  restrictedStores: z.array(z.string()),
  name: z.string(),
  details: z.string(),
  ctaUrl: z.string().optional(),
  icon: z.string().optional(),
  startDate: z.string(),
  endDate: z.string(),
});
export type StorePromotion = z.infer<typeof StorePromotion>;

export const getStorePromotions = defineEndpoint({
  id: 'getStorePromotions',
  summary: 'Offers active today at a store; offers for registered shoppers are listed only for them',
  method: 'GET',
  path: '/custom/get-promotions-store/v1/organizations/{organizationId}/getpromotionsrac',
  query: SiteQuery.extend({ c_store_id: z.string().regex(/^\d{5}$/) }),
  response: z.object({ PromoObj: z.array(StorePromotion) }),
});
