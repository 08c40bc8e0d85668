import * as contract from '@ownpath/contracts/approval';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { finishIdentityCheck } from './finish-identity-check.ts';
import { getIdentityCheck } from './get-identity-check.ts';

export function identityCheckRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getIdentityCheck, (call) =>
      getIdentityCheck(deps, { customerId: callerOf(call).customerId, locale: call.locale }),
    ),
    route(contract.finishIdentityCheck, async (call) => {
      const { customerId } = callerOf(call);
      await limitAttempts(deps, { call: 'identity-check', clientIp: call.clientIp, account: customerId });
      return finishIdentityCheck(deps, { customerId, locale: call.locale, quiz: call.body.quiz ?? null });
    }),
  ];
}
