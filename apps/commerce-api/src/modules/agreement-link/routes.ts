import { beginAgreementLink, confirmAgreementLink } from '@ownpath/contracts/agreement-link';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { beginLink, confirmLink } from './link-agreement.ts';

export function agreementLinkRoutes(deps: Dependencies): Route[] {
  return [
    route(beginAgreementLink, (call) =>
      beginLink(deps, {
        ...call.body,
        customerId: callerOf(call).customerId,
        clientIp: call.clientIp,
        locale: call.locale,
      }),
    ),
    route(confirmAgreementLink, (call) =>
      confirmLink(deps, {
        code: call.body.code,
        customerId: callerOf(call).customerId,
        clientIp: call.clientIp,
      }),
    ),
  ];
}
