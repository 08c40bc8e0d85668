import type { Hono } from 'hono';
import type { Dependencies } from './dependencies.ts';
import { apiDocsPages } from './http/api-docs/index.ts';
import type { Route } from './http/route.ts';
import { serveRoutes } from './http/serve-routes.ts';
import { agreementLinkRoutes } from './modules/agreement-link/index.ts';
import { analyticsRoutes } from './modules/analytics/index.ts';
import { approvalRoutes } from './modules/approval/index.ts';
import { bankRoutes } from './modules/bank/index.ts';
import { basketRoutes } from './modules/basket/index.ts';
import { catalogRoutes } from './modules/catalog/index.ts';
import { checkoutRoutes } from './modules/checkout/index.ts';
import { clientLogRoutes } from './modules/client-log/index.ts';
import { consentRoutes } from './modules/consent/index.ts';
import { contentRoutes } from './modules/content/index.ts';
import { customerRoutes } from './modules/customers/index.ts';
import { dealsRoutes } from './modules/deals/index.ts';
import { documentRoutes } from './modules/documents/index.ts';
import { identityCheckRoutes } from './modules/identity-check/index.ts';
import { leadRoutes } from './modules/leads/index.ts';
import { loginRoutes } from './modules/login/routes.ts';
import { orderRoutes } from './modules/orders/index.ts';
import { personalizationRoutes } from './modules/personalization/index.ts';
import { phoneMatchRoutes } from './modules/phone-match/index.ts';
import { preferenceRoutes } from './modules/preferences/index.ts';
import { profileRoutes } from './modules/profile/index.ts';
import { promotionRoutes } from './modules/promotions/index.ts';
import { referralRoutes } from './modules/referrals/index.ts';
import { ruleRoutes } from './modules/rules/index.ts';
import { seoRoutes } from './modules/seo/index.ts';
import { exchangeRoutes, servicingRoutes } from './modules/servicing/index.ts';
import { shopperContextRoutes } from './modules/shopper-context/index.ts';
import { storeChangeRoutes } from './modules/store-change/index.ts';
import { storeMessageRoutes } from './modules/store-messages/index.ts';
import { createStoreLocator, storeRoutes } from './modules/stores/index.ts';
import { subscriptionRoutes } from './modules/subscriptions/index.ts';
import { visitRoutes } from './modules/visits/index.ts';

/** All calls of the engine and their handlers. */
export function createRoutes(deps: Dependencies): Route[] {
  return [
    ...loginRoutes(deps),
    ...catalogRoutes(deps),
    ...promotionRoutes(deps),
    ...seoRoutes(deps),
    ...storeRoutes(deps),
    ...shopperContextRoutes(deps),
    ...contentRoutes(deps),
    ...customerRoutes(deps),
    ...profileRoutes(deps),
    ...agreementLinkRoutes(deps),
    ...referralRoutes(deps),
    ...basketRoutes(deps),
    ...approvalRoutes(deps),
    ...identityCheckRoutes(deps),
    ...phoneMatchRoutes(deps),
    ...checkoutRoutes(deps),
    ...bankRoutes(deps),
    ...documentRoutes(deps),
    ...servicingRoutes(deps),
    ...exchangeRoutes(deps),
    ...visitRoutes(deps),
    ...preferenceRoutes(deps),
    ...storeChangeRoutes(deps),
    ...leadRoutes(deps),
    ...storeMessageRoutes(deps),
    ...dealsRoutes(deps),
    ...subscriptionRoutes(deps),
    ...clientLogRoutes(deps),
    ...consentRoutes(deps),
    ...analyticsRoutes(deps),
    ...ruleRoutes(deps),
    ...personalizationRoutes(deps),
    ...orderRoutes(deps),
  ];
}

/** The whole commerce API on bare paths, with its documentation; no side effects until a request arrives. */
export function createApp(deps: Dependencies): Hono {
  const routes = createRoutes(deps);
  const pages = apiDocsPages(routes.map(({ endpoint }) => endpoint));
  return serveRoutes(routes, pages, deps, createStoreLocator(deps));
}
