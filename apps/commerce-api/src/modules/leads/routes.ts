import { submitWebLead } from '@ownpath/contracts/leads';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { submitLead } from './submit-lead.ts';

export function leadRoutes(deps: Dependencies): Route[] {
  return [route(submitWebLead, (call) => submitLead(deps, call.body, callerOf(call), call.clientIp))];
}
