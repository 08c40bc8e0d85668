import { unsubscribe as unsubscribeEndpoint } from '@ownpath/contracts/subscriptions';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { unsubscribe } from './stop-offers.ts';

export function subscriptionRoutes(deps: Dependencies): Route[] {
  return [
    route(unsubscribeEndpoint, ({ body, clientIp }) =>
      unsubscribe(deps, { token: body.token, email: body.email, clientIp }),
    ),
  ];
}
