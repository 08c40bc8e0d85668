import {
  getPromotionsForCampaign,
  getPromotions as promotionsEndpoint,
  getStorePromotions as storePromotionsEndpoint,
} from '@ownpath/contracts/promotions';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { getStorePromotions } from './get-store-promotions.ts';
import { getCampaignPromotions, getPromotions } from './list-promotions.ts';

const idsOf = (sent: string | readonly string[]) =>
  [sent]
    .flat()
    .flatMap((text) => text.split(','))
    .filter(Boolean);

export function promotionRoutes(deps: Dependencies): Route[] {
  return [
    route(promotionsEndpoint, (call) => getPromotions(deps, idsOf(call.query.ids), call.locale)),
    route(getPromotionsForCampaign, (call) =>
      getCampaignPromotions(deps, call.params.campaignId, call.query, call.locale),
    ),
    route(storePromotionsEndpoint, (call) =>
      getStorePromotions(deps, callerOf(call), call.query.c_store_id, call.locale),
    ),
  ];
}
