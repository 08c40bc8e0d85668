import * as contract from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { introspectToken, revokeToken } from './manage-tokens.ts';
import { askForPasswordReset, resetPasswordByToken } from './password-by-client.ts';
import { exchangeSignInCode, requestSignInCode } from './passwordless.ts';
import { getUserInfo } from './user-info.ts';

const localeOf = (text: string | undefined) => (text?.startsWith('es') ? 'es-US' : 'en-US');
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
    route(contract.authorizePasswordless, async ({ body, request, clientIp }) => {
      await requestSignInCode(deps, {
        authorization: authorizationOf(request),
        channelId: body.channel_id,
        login: body.user_id,
        usid: body.usid,
        locale: localeOf(body.locale),
        clientIp,
      });
      return new Response(null, { status: 200 });
    }),
    route(contract.getPasswordlessToken, ({ body, request, clientIp }) =>
      exchangeSignInCode(deps, {
        authorization: authorizationOf(request),
        code: body.pwdless_login_token,
        login: body.login_id,
        isDoNotTrack: body.dnt === 'true' || body.dnt === '1',
        clientIp,
      }),
    ),
    route(contract.requestPasswordResetToken, async ({ body, request, clientIp }) => {
      await askForPasswordReset(deps, {
        clientId: body.client_id,
        channelId: body.channel_id,
        authorization: authorizationOf(request),
        codeChallenge: body.code_challenge,
        callbackUri: body.callback_uri,
        login: body.user_id,
        locale: localeOf(body.locale),
        clientIp,
      });
      return new Response(null, { status: 200 });
    }),
    route(contract.setPasswordByToken, async ({ body, request, clientIp }) => {
      await resetPasswordByToken(deps, {
        clientId: body.client_id,
        channelId: body.channel_id,
        authorization: authorizationOf(request),
        login: body.user_id,
        token: body.pwd_action_token,
        codeVerifier: body.code_verifier,
        newPassword: body.new_password,
        clientIp,
      });
      return new Response(null, { status: 200 });
    }),
  ];
}
