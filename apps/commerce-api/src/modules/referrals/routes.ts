import * as contract from '@ownpath/contracts/referrals';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { acceptInvitation, lookUpInvitation, stopInvitations } from './accept-invitation.ts';
import { getReferrals } from './get-referrals.ts';
import { sendInvitation } from './send-invitation.ts';

export function referralRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getReferrals, (call) => getReferrals(deps, callerOf(call), call.locale)),
    route(contract.sendInvitation, (call) => {
      const { email, friendName } = call.body;
      const { clientIp, locale } = call;
      return sendInvitation(deps, { caller: callerOf(call), email, friendName, clientIp, locale });
    }),
    route(contract.lookUpInvitation, (call) =>
      lookUpInvitation(deps, { caller: callerOf(call), code: call.body.code, clientIp: call.clientIp }),
    ),
    route(contract.acceptInvitation, (call) => {
      const { code, referralId } = call.body;
      return acceptInvitation(deps, { caller: callerOf(call), code, referralId, clientIp: call.clientIp });
    }),
    route(contract.stopInvitations, (call) => stopInvitations(deps, call.body.token)),
  ];
}
