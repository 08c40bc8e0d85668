import { z } from 'zod';
import { defineEndpoint, OrganizationParams } from '../wire/index.ts';
import { LogoutResponse, TokenRequest, TokenResponse } from './tokens.ts';

const base = '/shopper/auth/v1/organizations/{organizationId}/oauth2';

const start = {
  channel_id: z.string().max(100),
  redirect_uri: z.url().max(256),
  /** PKCE S256; required for public clients. */
  code_challenge: z.string().min(43).max(128).optional(),
  state: z.string().max(512).optional(),
};

/** Answers 303 with `Location: {redirect_uri}?usid=…&code=…`, or the provider's page for another hint. */
export const authorizeGuest = defineEndpoint({
  id: 'authorizeCustomer',
  summary: 'Start a guest session (hint=guest) or a sign-in with the identity provider (hint=okta)',
  method: 'GET',
  path: `${base}/authorize`,
  access: 'public',
  status: 303,
  params: OrganizationParams,
  query: z.object({
    ...start,
    client_id: z.string().max(40),
    response_type: z.literal('code'),
    hint: z.string().max(256),
    ui_locales: z.string().max(256).optional(),
    /** Accepted as documented. What a guest has is taken over by `GUEST_AUTHORIZATION` only. */
    usid: z.string().max(256).optional(),
  }),
  response: z.undefined(),
});

/** Return URL of the identity provider (not documented, our extension); answers 303 to the client. */
export const identityProviderCallback = defineEndpoint({
  id: 'identityProviderCallback',
  summary: 'Return from the identity provider (not in the platform’s API)',
  method: 'GET',
  path: `${base}/idp/callback`,
  access: 'public',
  status: 303,
  params: OrganizationParams,
  query: z.object({
    state: z.string().min(1).max(512),
    code: z.string().max(2048).optional(),
    error: z.string().max(256).optional(),
    /** Issuer identification (RFC 9207). */
    iss: z.string().max(512).optional(),
  }),
  response: z.undefined(),
});

/** `Authorization: Basic base64(login:password)`; answers 303 with `Location: {redirect_uri}?usid=…&code=…`. */
export const authenticateCustomer = defineEndpoint({
  id: 'authenticateCustomer',
  summary: 'Sign in a registered customer with login and password; 401 if either is wrong',
  method: 'POST',
  path: `${base}/login`,
  access: 'public',
  status: 303,
  params: OrganizationParams,
  query: z.object({}),
  body: z.object({
    ...start,
    client_id: z.string().max(40).optional(),
    /** Accepted as documented. What a guest has is taken over by `GUEST_AUTHORIZATION` only. */
    usid: z.string().max(128).optional(),
  }),
  response: z.undefined(),
});

export const getAccessToken = defineEndpoint({
  id: 'getAccessToken',
  summary:
    'Exchange a code, a refresh token or a private client’s credentials for tokens; with X-Guest-Authorization a sign-in takes over that guest’s basket and approval, with X-New-Session a refresh starts a new session',
  method: 'POST',
  path: `${base}/token`,
  access: 'public',
  params: OrganizationParams,
  query: z.object({}),
  body: TokenRequest,
  response: TokenResponse,
});

const logout = {
  path: `${base}/logout`,
  params: OrganizationParams,
  response: LogoutResponse,
} as const;
const LogoutFields = z.object({
  client_id: z.string().max(40),
  refresh_token: z.string().max(256),
  channel_id: z.string().max(100).optional(),
  hint: z.literal('all-sessions').optional(),
  /** Return URL of the identity provider, of an origin of the client's; our extension. */
  post_logout_redirect_uri: z.url().max(256).optional(),
});

export const logoutCustomer = defineEndpoint({
  id: 'logoutCustomer',
  summary:
    'End the current session immediately; hint=all-sessions ends all of the customer’s sessions. After a sign-in with the identity provider, `idp_logout_url` is the URL to redirect to',
  method: 'GET',
  ...logout,
  query: LogoutFields,
});

export const logoutCustomerByPost = defineEndpoint({
  id: 'logoutCustomerByPost',
  summary:
    'Log out as with the documented GET, with fields in the body to keep tokens out of URLs (not in the platform’s API)',
  method: 'POST',
  ...logout,
  query: z.object({}),
  body: LogoutFields,
});

/** JSON Web Key Set of the keys that sign tokens. */
export const getJwks = defineEndpoint({
  id: 'getJwksUri',
  summary: 'Public keys for verifying tokens (JWKS)',
  method: 'GET',
  path: `${base}/jwks`,
  access: 'public',
  query: z.object({}),
  response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});

export const getOpenIdConfiguration = defineEndpoint({
  id: 'getWellknownOpenidConfiguration',
  summary: 'OpenID Connect discovery document',
  method: 'GET',
  path: `${base}/.well-known/openid-configuration`,
  access: 'public',
  query: z.object({}),
  response: z.looseObject({ issuer: z.string(), jwks_uri: z.string() }),
});
