import * as contract from '@ownpath/contracts/phone-match';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { answerMatch } from './answer-match.ts';
import { getMatch, resendCode, skipMatch, startMatch } from './start-match.ts';
import { verifyCode } from './verify-code.ts';

type Call = { readonly shopper: Shopper | null; readonly locale: Locale; readonly clientIp: string };
const requestOf = (call: Call) => ({ caller: callerOf(call), locale: call.locale, clientIp: call.clientIp });

export function phoneMatchRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getPhoneMatch, (call) => getMatch(deps, requestOf(call))),
    route(contract.startPhoneMatch, (call) => {
      const { phone, consentVersion } = call.body;
      return startMatch(deps, { ...requestOf(call), phone, consentVersion });
    }),
    route(contract.resendPhoneCode, (call) => resendCode(deps, requestOf(call))),
    route(contract.verifyPhoneCode, (call) => verifyCode(deps, { ...requestOf(call), code: call.body.code })),
    route(contract.answerPhoneMatch, (call) =>
      answerMatch(deps, { ...requestOf(call), isMine: call.body.isMine }),
    ),
    route(contract.skipPhoneMatch, (call) => skipMatch(deps, requestOf(call))),
  ];
}
