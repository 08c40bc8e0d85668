import {
  cancelExchange as cancelEndpoint,
  getExchanges as exchangesEndpoint,
  requestExchange as requestEndpoint,
} from '@ownpath/contracts/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { getExchanges } from './get-exchanges.ts';
import { cancelExchange, requestExchange } from './request-exchange.ts';

export function exchangeRoutes(deps: Dependencies): Route[] {
  return [
    route(exchangesEndpoint, (call) =>
      getExchanges(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body?.agreementId,
        locale: call.locale,
      }),
    ),
    route(requestEndpoint, (call) =>
      requestExchange(deps, { customerId: callerOf(call).customerId, locale: call.locale, ...call.body }),
    ),
    route(cancelEndpoint, (call) =>
      cancelExchange(deps, {
        customerId: callerOf(call).customerId,
        agreementId: call.body.agreementId,
        locale: call.locale,
      }),
    ),
  ];
}
