import {
  authorizeGuest as authorizeEndpoint,
  getAccessToken,
  getJwks,
  getOpenIdConfiguration,
} from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { authorizeGuest } from './authorize-guest.ts';
import { describeProvider } from './describe-provider.ts';
import { exchangeCode } from './exchange-code.ts';
import { refreshSession } from './refresh-session.ts';

export function loginRoutes(deps: Dependencies): Route[] {
  return [
    route(authorizeEndpoint, async ({ query }) => {
      const { location } = await authorizeGuest(deps, {
        clientId: query.client_id,
        channelId: query.channel_id,
        redirectUri: query.redirect_uri,
        codeChallenge: query.code_challenge,
        state: query.state,
      });
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    }),

    route(getAccessToken, ({ body }) => {
      const client = { clientId: body.client_id, channelId: body.channel_id };
      if (body.grant_type === 'refresh_token') {
        return refreshSession(deps, { ...client, refreshToken: body.refresh_token });
      }
      return exchangeCode(deps, {
        ...client,
        code: body.code,
        codeVerifier: body.code_verifier,
        redirectUri: body.redirect_uri,
        usid: body.usid,
        isDoNotTrack: body.dnt === 'true' || body.dnt === '1',
      });
    }),

    route(getJwks, () => deps.tokens.listPublicKeys()),
    route(getOpenIdConfiguration, async () => describeProvider(deps.config)),
  ];
}
