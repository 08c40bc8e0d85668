import * as contract from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { introspectToken, revokeToken } from './manage-tokens.ts';
import { getUserInfo } from './user-info.ts';

const authorizationOf = (request: Request) => request.headers.get('authorization');

/** Calls about tokens that exist, and about the bearer. */
export function accountRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.revokeToken, ({ body, request }) =>
      revokeToken(deps, { ...body, authorization: authorizationOf(request) }),
    ),
    route(contract.introspectToken, ({ body, request }) =>
      introspectToken(deps, { ...body, authorization: authorizationOf(request) }),
    ),
    route(contract.getUserInfo, (call) => getUserInfo(deps, callerOf(call))),
  ];
}
