import { getIeConfigurations } from '@ownpath/contracts/rules';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { listContentRules } from './list-content-rules.ts';

export function ruleRoutes(deps: Dependencies): Route[] {
  return [route(getIeConfigurations, (call) => listContentRules(deps, call.body.rulesquery, callerOf(call)))];
}
