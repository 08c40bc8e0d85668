import { signUpForDeals as signUpEndpoint } from '@ownpath/contracts/deals';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { signUpForDeals } from './sign-up-for-deals.ts';

export function dealsRoutes(deps: Dependencies): Route[] {
  return [
    route(signUpEndpoint, (call) => {
      const { email, phone, optIn, source } = call.body;
      const { locale, clientIp } = call;
      return signUpForDeals(
        deps,
        { email, phone, hasOptedIn: optIn === '1' },
        {
          caller: callerOf(call),
          locale,
          clientIp,
          source,
        },
      );
    }),
  ];
}
