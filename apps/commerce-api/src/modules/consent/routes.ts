import { recordCookieChoice } from '@ownpath/contracts/consent';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { storeCookieChoice } from './record-cookie-choice.ts';

export function consentRoutes(deps: Dependencies): Route[] {
  return [
    route(recordCookieChoice, async (call) => {
      const { body, clientIp, locale } = call;
      await limitAttempts(deps, { call: 'cookie-choice', clientIp });
      const { consentId: id, ...shown } = body;
      await storeCookieChoice(deps, { id, siteId: callerOf(call).siteId, ...shown, locale });
      return { success: true as const };
    }),
  ];
}
