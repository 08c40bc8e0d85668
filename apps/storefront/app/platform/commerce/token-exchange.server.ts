import { createHash, randomBytes } from 'node:crypto';
import {
  GUEST_AUTHORIZATION,
  getAccessToken,
  NEW_SESSION,
  TokenReading,
  type TokenRequest,
} from '@ownpath/contracts/login';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { ShopperTokens } from '../session/session.server.ts';
import { buildRequest } from './build-request.server.ts';
import { ORGANIZATION_ID } from './commerce-config.ts';
import { toCommerceError } from './commerce-error.ts';
import { type CommerceFetch, sendRequest } from './commerce-fetch.server.ts';

const TIMEOUT_MS = 10_000;

export type LoginServiceOptions = {
  readonly fetch: CommerceFetch;
  readonly siteId: string;
  /** Origin of the shop as browsers reach it; the client's callback URLs use it. */
  readonly publicOrigin: string;
  /** IP address of the visitor: the login service limits attempts by it. */
  readonly clientAddress: string | null;
};

/** A verifier and its challenge (PKCE, S256). */
export type Pkce = { readonly verifier: string; readonly challenge: string };

export function createPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

type Parts = {
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** A call of the login service, whose answer may be a redirect. @throws CommerceError when there is no answer */
export function callLoginService(
  { fetch, clientAddress }: LoginServiceOptions,
  endpoint: Endpoint,
  { query = {}, body, headers = {} }: Parts,
): Promise<Response> {
  const request = buildRequest(endpoint, {
    params: { organizationId: ORGANIZATION_ID },
    query,
    body,
    headers: { ...headers, ...(clientAddress ? { 'X-Forwarded-For': clientAddress } : {}) },
  });
  return sendRequest(endpoint.id, request, fetch, { signal: null, timeoutMs: TIMEOUT_MS });
}

/**
 * Exchanges a code or a refresh token.
 * @param known.guestToken access token of the guest who signs in: the proof that brings the guest's basket along
 * @throws CommerceError when it is rejected, or there is no answer
 */
export async function exchangeForTokens(
  options: LoginServiceOptions,
  body: TokenRequest,
  known: {
    readonly isRegistered: boolean;
    readonly guestToken?: string | undefined;
    /** A refresh that continues in a new session. */
    readonly startsNewSession?: boolean;
  },
): Promise<ShopperTokens> {
  const { guestToken, startsNewSession = false } = known;
  const headers = {
    ...(guestToken === undefined ? {} : { [GUEST_AUTHORIZATION]: `Bearer ${guestToken}` }),
    ...(startsNewSession ? { [NEW_SESSION]: 'true' } : {}),
  };
  const response = await callLoginService(options, getAccessToken, { body, headers });
  if (!response.ok) throw await toCommerceError(getAccessToken.id, response);
  return toShopperTokens(TokenReading.parse(await response.json()), known);
}

function toShopperTokens(answer: TokenReading, known: { readonly isRegistered: boolean }): ShopperTokens {
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
