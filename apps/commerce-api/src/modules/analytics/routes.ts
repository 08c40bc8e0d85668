import { collectEvents } from '@ownpath/contracts/analytics';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { keepEvents } from './keep-events.ts';

export function analyticsRoutes(deps: Dependencies): Route[] {
  return [
    route(collectEvents, async (call) => {
      const { body, clientIp } = call;
      await limitAttempts(deps, { call: 'analytics-events', clientIp });
      await keepEvents(deps, callerOf(call).siteId, body.events);
      return { success: true as const };
    }),
  ];
}
