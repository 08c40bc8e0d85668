import { z } from 'zod';
import { defineEndpoint, OrganizationParams } from '../wire/index.ts';

/** Token answer of the shopper login service; `expires_in` and `refresh_token_expires_in` in seconds. */
export const TokenResponse = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  refresh_token_expires_in: z.int(),
  token_type: z.literal('Bearer'),
  usid: z.string(),
  customer_id: z.string(),
  enc_user_id: z.string(),
  idp_access_token: z.string().optional(),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

/** Answers 303 with `Location: {redirect_uri}?usid=…&code=…`. */
export const authorizeGuest = defineEndpoint({
  id: 'authorizeCustomer',
  summary: 'Start a guest session (hint=guest) with PKCE',
  method: 'GET',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/authorize',
  access: 'public',
  status: 303,
  params: OrganizationParams,
  query: z.object({
    client_id: z.string(),
    channel_id: z.string(),
    redirect_uri: z.url(),
    response_type: z.literal('code'),
    code_challenge: z.string().min(43).max(128),
    hint: z.literal('guest'),
    state: z.string().max(512).optional(),
    /** Accepted and not taken over: the answer's usid counts. */
    usid: z.string().optional(),
  }),
  response: z.undefined(),
});

/** Body is `application/x-www-form-urlencoded`. */
export const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code_pkce'),
    client_id: z.string(),
    channel_id: z.string(),
    code: z.string(),
    code_verifier: z.string().min(43).max(128),
    redirect_uri: z.url(),
    usid: z.string().optional(),
    dnt: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    channel_id: z.string(),
    refresh_token: z.string(),
  }),
]);
export type TokenRequest = z.infer<typeof TokenRequest>;

export const getAccessToken = defineEndpoint({
  id: 'getAccessToken',
  summary: 'Exchange a code or a refresh token for tokens',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/token',
  access: 'public',
  params: OrganizationParams,
  query: z.object({}),
  body: TokenRequest,
  response: TokenResponse,
});

/** JSON Web Key Set of the keys that sign tokens. */
export const getJwks = defineEndpoint({
  id: 'getJwksUri',
  summary: 'Public keys of the tokens',
  method: 'GET',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/jwks',
  access: 'public',
  query: z.object({}),
  response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});

export const getOpenIdConfiguration = defineEndpoint({
  id: 'getWellknownOpenidConfiguration',
  summary: 'OpenID Connect discovery document',
  method: 'GET',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/.well-known/openid-configuration',
  access: 'public',
  query: z.object({}),
  response: z.looseObject({ issuer: z.string(), jwks_uri: z.string() }),
});
