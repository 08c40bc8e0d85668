import { createHash, randomBytes } from 'node:crypto';
import { authorizeGuest, getAccessToken, type TokenRequest, TokenResponse } from '@ownpath/contracts/login';
import type { ShopperTokens } from '../session/session-data.ts';
import { buildRequest } from './build-request.server.ts';
import { CLIENT_ID, ORGANIZATION_ID } from './commerce-config.ts';
import { CommerceError, toCommerceError } from './commerce-error.ts';
import { API_ORIGIN, type CommerceFetch } from './commerce-fetch.server.ts';

const TIMEOUT_MS = 10_000;

/** The shopper login service's public-client flow (SLAS with PKCE). */
export type ShopperLogin = {
  /** Starts a new guest. */
  loginGuest(): Promise<ShopperTokens>;
  /** Exchanges a refresh token; null when the service no longer accepts it. */
  refresh(tokens: ShopperTokens): Promise<ShopperTokens | null>;
};

export function createShopperLogin(options: {
  readonly fetch: CommerceFetch;
  readonly siteId: string;
  readonly redirectUri: string;
}): ShopperLogin {
  const { fetch, siteId, redirectUri } = options;

  async function exchange(body: TokenRequest): Promise<Response> {
    const path = getAccessToken.path.replace('{organizationId}', ORGANIZATION_ID);
    return fetch(
      new Request(new URL(path, API_ORIGIN), {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: toForm(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
  }

  return {
    async loginGuest() {
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const authorized = await fetch(
        buildRequest(authorizeGuest, {
          params: { organizationId: ORGANIZATION_ID },
          query: {
            client_id: CLIENT_ID,
            channel_id: siteId,
            redirect_uri: redirectUri,
            response_type: 'code',
            code_challenge: challenge,
            hint: 'guest',
          },
          body: undefined,
          headers: {},
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      const location = authorized.headers.get('Location');
      if (authorized.status !== authorizeGuest.status || !location) {
        throw await toCommerceError(authorizeGuest.id, authorized);
      }
      const answer = new URL(location, redirectUri).searchParams;
      const code = answer.get('code');
      const usid = answer.get('usid');
      if (!code || !usid) throw new CommerceError(authorizeGuest.id, 502, { code: 'MalformedAnswer' });
      const response = await exchange({
        grant_type: 'authorization_code_pkce',
        client_id: CLIENT_ID,
        channel_id: siteId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        usid,
      });
      if (!response.ok) throw await toCommerceError(getAccessToken.id, response);
      return toShopperTokens(TokenResponse.parse(await response.json()), { isRegistered: false });
    },

    async refresh(tokens) {
      const response = await exchange({
        grant_type: 'refresh_token',
        client_id: CLIENT_ID,
        channel_id: siteId,
        refresh_token: tokens.refreshToken,
      });
      if (response.status === 400 || response.status === 401) return null;
      if (!response.ok) throw await toCommerceError(getAccessToken.id, response);
      return toShopperTokens(TokenResponse.parse(await response.json()), tokens);
    },
  };
}

function toForm(body: TokenRequest): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value);
  return form;
}

function toShopperTokens(answer: TokenResponse, known: { readonly isRegistered: boolean }): ShopperTokens {
  const nowMs = Date.now();
  return {
    accessToken: answer.access_token,
    accessExpiresAtMs: nowMs + answer.expires_in * 1000,
    refreshToken: answer.refresh_token,
    refreshExpiresAtMs: nowMs + answer.refresh_token_expires_in * 1000,
    usid: answer.usid,
    customerId: answer.customer_id,
    isRegistered: known.isRegistered,
  };
}
