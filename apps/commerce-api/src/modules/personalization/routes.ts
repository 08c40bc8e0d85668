import {
  recordActivity as activityEndpoint,
  getRecommendations,
  getZoneRecommendations,
  listRecommenders,
} from '@ownpath/contracts/personalization';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { recommend } from './recommend.ts';
import { siteRecommenders } from './recommenders.ts';
import { recordActivity } from './record-activity.ts';
import { checkClientAndSite, findRegisteredCaller } from './visitor.ts';

export function personalizationRoutes(deps: Dependencies): Route[] {
  const check = ({ params, request }: { params: { siteId: string }; request: Request }) =>
    checkClientAndSite(deps, params.siteId, request.headers);
  /** A registered shopper is identified by `userId` and authenticated by the token. */
  const customerOf = async ({
    body,
    request,
  }: {
    body: { userId?: string | undefined };
    request: Request;
  }) => (body.userId === undefined ? null : findRegisteredCaller(deps, request.headers));
  return [
    route(activityEndpoint, async (call) => {
      check(call);
      return recordActivity(deps, call.params.activity, call.body, await customerOf(call));
    }),
    route(listRecommenders, async (call) => {
      check(call);
      const recommenders = await siteRecommenders(deps);
      return {
        recommenders: recommenders.map(({ name, zones, displayMessage }) => ({
          name,
          displayMessage: displayMessage[call.locale],
          zones: [...zones],
        })),
      };
    }),
    route(getRecommendations, async (call) => {
      check(call);
      const caller = { customerId: await customerOf(call), locale: call.locale };
      return recommend(deps, { name: call.params.recommender }, call.body, caller);
    }),
    route(getZoneRecommendations, async (call) => {
      check(call);
      const caller = { customerId: await customerOf(call), locale: call.locale };
      return recommend(deps, { zone: call.params.zone }, call.body, caller);
    }),
  ];
}
