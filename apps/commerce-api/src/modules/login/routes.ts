import * as contract from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { deviceHeaders, KNOWN_DEVICE_HEADER } from '../customers/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { authorizeGuest } from './authorize-guest.ts';
import { beginIdentityLogin, IDENTITY_PROVIDER_HINT } from './begin-identity-login.ts';
import { completeIdentityLogin } from './complete-identity-login.ts';
import { describeProvider } from './describe-provider.ts';
import { endSession } from './end-session.ts';
import { exchangeCode } from './exchange-code.ts';
import { logInCustomer } from './log-in-customer.ts';
import { getUserInfo, introspectToken, revokeToken } from './manage-tokens.ts';
import { askForPasswordReset, resetPasswordByToken } from './password-by-client.ts';
import { exchangeSignInCode, requestSignInCode } from './passwordless.ts';
import { refreshSession } from './refresh-session.ts';
import { startPrivateGuest } from './start-private-guest.ts';

/** Not in `index.ts`, which the engine's dependencies import. */
export { loginJobs } from './login-jobs.ts';

const redirectTo = (
  { location }: { readonly location: string },
  headers: Readonly<Record<string, string>> = {},
) => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } });

const isDoNotTrack = (dnt: string | undefined) => dnt === 'true' || dnt === '1';

/** Secret of a private client where `Authorization` carries the shopper's password. */
const CLIENT_AUTHORIZATION = 'x-slas-client-auth';

function signInRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.authorizeGuest, async ({ query, clientIp }) => {
      const start = {
        clientId: query.client_id,
        channelId: query.channel_id,
        redirectUri: query.redirect_uri,
        codeChallenge: query.code_challenge,
        state: query.state,
      };
      if (query.hint === 'guest') {
        await limitAttempts(deps, { call: 'guest-session', clientIp });
        return redirectTo(await authorizeGuest(deps, start));
      }
      if (query.hint !== IDENTITY_PROVIDER_HINT) {
        throw new DomainError('BadRequest', 'invalid_request: no such hint.');
      }
      await limitAttempts(deps, { call: 'identity-provider', clientIp });
      const locale = query.ui_locales?.startsWith('es') ? 'es-US' : 'en-US';
      return redirectTo(await beginIdentityLogin(deps, { ...start, locale }));
    }),
    route(contract.identityProviderCallback, async ({ query }) => {
      const { state, code, error, iss: issuer } = query;
      return redirectTo(await completeIdentityLogin(deps, { state, code, error, issuer }));
    }),
    route(contract.authenticateCustomer, async ({ body, request: { headers }, clientIp }) => {
      const signedIn = await logInCustomer(deps, {
        clientId: body.client_id,
        clientAuthorization: headers.get(CLIENT_AUTHORIZATION),
        channelId: body.channel_id,
        redirectUri: body.redirect_uri,
        codeChallenge: body.code_challenge,
        state: body.state,
        authorization: headers.get('authorization'),
        knownDevices: headers.get(KNOWN_DEVICE_HEADER),
        clientIp,
      });
      return redirectTo(signedIn, { [KNOWN_DEVICE_HEADER]: signedIn.deviceProof });
    }),
  ];
}

function sessionRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getAccessToken, async ({ body, request, clientIp }) => {
      const client = {
        clientId: body.client_id,
        channelId: body.channel_id,
        authorization: request.headers.get('authorization'),
      };
      if (body.grant_type === 'client_credentials') {
        await limitAttempts(deps, { call: 'guest-session', clientIp });
        return startPrivateGuest(deps, { ...client, isDoNotTrack: isDoNotTrack(body.dnt) });
      }
      if (body.grant_type === 'refresh_token') {
        return refreshSession(deps, {
          ...client,
          refreshToken: body.refresh_token,
          isDoNotTrack: body.dnt === undefined ? undefined : isDoNotTrack(body.dnt),
          startsNewSession: request.headers.get(contract.NEW_SESSION) === 'true',
        });
      }
      return exchangeCode(deps, {
        ...client,
        code: body.code,
        codeVerifier: body.code_verifier ?? null,
        redirectUri: body.redirect_uri,
        usid: body.usid,
        isDoNotTrack: isDoNotTrack(body.dnt),
        guestAuthorization: request.headers.get(contract.GUEST_AUTHORIZATION),
      });
    }),
    route(contract.logoutCustomer, (call) => {
      const { refresh_token: refreshToken, hint, post_logout_redirect_uri: returnUrl } = call.query;
      return endSession(deps, {
        shopper: callerOf(call),
        refreshToken,
        isEverywhere: hint === 'all-sessions',
        returnUrl,
      });
    }),
    route(contract.logoutCustomerByPost, (call) => {
      const { refresh_token: refreshToken, hint, post_logout_redirect_uri: returnUrl } = call.body;
      return endSession(deps, {
        shopper: callerOf(call),
        refreshToken,
        isEverywhere: hint === 'all-sessions',
        returnUrl,
      });
    }),
  ];
}

export function loginRoutes(deps: Dependencies): Route[] {
  return [
    ...signInRoutes(deps),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    route(contract.getJwks, () => deps.tokens.listPublicKeys()),
    route(contract.getOpenIdConfiguration, async () => describeProvider(deps.config)),
  ];
}

const localeOf = (text: string | undefined) => (text?.startsWith('es') ? 'es-US' : 'en-US');
const authorizationOf = (request: Request) => request.headers.get('authorization');

/** Calls about existing tokens and their bearer. */
function accountRoutes(deps: Dependencies): Route[] {
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
        locale: localeOf(body.locale),
        clientIp,
      });
      return new Response(null, { status: 200 });
    }),
    route(contract.getPasswordlessToken, ({ body, request, clientIp }) =>
      exchangeSignInCode(deps, {
        authorization: authorizationOf(request),
        guestAuthorization: request.headers.get(contract.GUEST_AUTHORIZATION),
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
      const { deviceProof } = await resetPasswordByToken(deps, {
        clientId: body.client_id,
        channelId: body.channel_id,
        authorization: authorizationOf(request),
        login: body.user_id,
        token: body.pwd_action_token,
        codeVerifier: body.code_verifier,
        newPassword: body.new_password,
        clientIp,
      });
      return new Response(null, { status: 200, headers: deviceHeaders(deviceProof) });
    }),
  ];
}
