import { collectEvents } from '@ownpath/contracts/analytics';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { countSearches } from './count-searches.ts';
import { keepEvents } from './keep-events.ts';

export function analyticsRoutes(deps: Dependencies): Route[] {
  return [
    route(collectEvents, async (call) => {
      const { body, clientIp, locale } = call;
      const { siteId } = callerOf(call);
      await limitAttempts(deps, { call: 'analytics-events', clientIp });
      await keepEvents(deps, siteId, body.events);
      if (body.searched) await countSearches(deps, { siteId, locale }, body.searched);
      return { success: true as const };
    }),
  ];
}
