import { authorizeGuest } from '@ownpath/contracts/login';
import type { ShopperTokens } from '../session/session.server.ts';
import { CLIENT_ID } from './commerce-config.ts';
import { CommerceError, isCommerceError, toCommerceError } from './commerce-error.ts';
import {
  callLoginService,
  createPkce,
  exchangeForTokens,
  type LoginServiceOptions,
} from './token-exchange.server.ts';

/** The public-client flow of the shopper login service (SLAS with PKCE). */
export type ShopperLogin = {
  /** Starts a new guest session. */
  loginGuest(): Promise<ShopperTokens>;
  /** Exchanges a refresh token; null when the service no longer accepts it. */
  refresh(tokens: ShopperTokens): Promise<ShopperTokens | null>;
  /** Tokens of a new session, whose first use ends this one; null when the service no longer accepts it. */
  continueInNewSession(tokens: ShopperTokens): Promise<ShopperTokens | null>;
};

export function createShopperLogin(options: LoginServiceOptions): ShopperLogin {
  const { siteId } = options;
  const redirectUri = `${options.publicOrigin}/callback`;

  async function refreshAs(
    { refreshToken }: ShopperTokens,
    known: Parameters<typeof exchangeForTokens>[2],
  ): Promise<ShopperTokens | null> {
    const grant = { grant_type: 'refresh_token', client_id: CLIENT_ID, channel_id: siteId } as const;
    try {
      return await exchangeForTokens(options, { ...grant, refresh_token: refreshToken }, known);
    } catch (error) {
      if (isCommerceError(error) && (error.status === 400 || error.status === 401)) return null;
      throw error;
    }
  }

  return {
    async loginGuest() {
      const { verifier, challenge } = createPkce();
      const authorized = await callLoginService(options, authorizeGuest, {
        query: {
          client_id: CLIENT_ID,
          channel_id: siteId,
          redirect_uri: redirectUri,
          response_type: 'code',
          code_challenge: challenge,
          hint: 'guest',
        },
      });
      const location = authorized.headers.get('Location');
      if (authorized.status !== authorizeGuest.status || !location) {
        throw await toCommerceError(authorizeGuest.id, authorized);
      }
      const answer = new URL(location, redirectUri).searchParams;
      const code = answer.get('code');
      const usid = answer.get('usid');
      if (!code || !usid) throw new CommerceError(authorizeGuest.id, 502, { code: 'MalformedAnswer' });
      return exchangeForTokens(
        options,
        {
          grant_type: 'authorization_code_pkce',
          client_id: CLIENT_ID,
          channel_id: siteId,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          usid,
        },
        { isRegistered: false },
      );
    },

    refresh: (tokens) => refreshAs(tokens, tokens),
    continueInNewSession: (tokens) => refreshAs(tokens, { ...tokens, startsNewSession: true }),
  };
}
