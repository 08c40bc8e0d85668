import { z } from 'zod';
import { defineEndpoint, OrganizationParams } from '../wire/index.ts';
import { TokenActionRequest } from './tokens.ts';

const base = '/shopper/auth/v1/organizations/{organizationId}/oauth2';
const usual = { access: 'public', params: OrganizationParams, query: z.object({}) } as const;

export const revokeToken = defineEndpoint({
  id: 'revokeToken',
  summary: 'Revoke a private client’s token; unknown tokens also return success',
  method: 'POST',
  path: `${base}/revoke`,
  ...usual,
  body: TokenActionRequest,
  response: TokenActionRequest,
});

export const Introspection = z.object({
  active: z.boolean(),
  client_id: z.string().optional(),
  exp: z.int().optional(),
  iat: z.int().optional(),
  iss: z.string().optional(),
  scope: z.string().optional(),
  sub: z.string().optional(),
  token_type: z.enum(['access_token', 'refresh_token']).optional(),
});
export type Introspection = z.infer<typeof Introspection>;

export const introspectToken = defineEndpoint({
  id: 'introspectToken',
  summary: 'Introspect a private client’s token',
  method: 'POST',
  path: `${base}/introspect`,
  ...usual,
  body: TokenActionRequest,
  response: Introspection,
});

export const UserInfo = z.object({
  sub: z.string(),
  customer_id: z.string(),
  validated: z.boolean(),
  email: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
export type UserInfo = z.infer<typeof UserInfo>;

export const getUserInfo = defineEndpoint({
  id: 'getUserInfo',
  summary: 'OpenID Connect claims of the token’s subject',
  method: 'GET',
  path: `${base}/userinfo`,
  params: OrganizationParams,
  query: z.object({ channel_id: z.string().max(100).optional() }),
  response: UserInfo,
});

const Mode = z.enum(['callback', 'email']);

/** `callback` is accepted and sent by email like `email`: the service sends the message itself. */
export const requestPasswordResetToken = defineEndpoint({
  id: 'getPasswordResetToken',
  summary: 'E-mail a password reset token; the response is the same for unknown logins',
  method: 'POST',
  path: `${base}/password/reset`,
  ...usual,
  body: z.object({
    user_id: z.string().min(1).max(128),
    mode: Mode,
    channel_id: z.string().max(100),
    locale: z.string().max(16).optional(),
    client_id: z.string().max(40).optional(),
    /** Binds the token to the client that requested it; required for public clients. */
    code_challenge: z.string().min(43).max(128).optional(),
    callback_uri: z.url().max(256).optional(),
  }),
  response: z.undefined(),
});

export const setPasswordByToken = defineEndpoint({
  id: 'resetPasswordWithToken',
  summary: 'Set a new password with the e-mailed token',
  method: 'POST',
  path: `${base}/password/action`,
  ...usual,
  body: z.object({
    client_id: z.string().max(40),
    channel_id: z.string().max(100),
    pwd_action_token: z.string().min(1).max(256),
    code_verifier: z.string().min(43).max(128).optional(),
    new_password: z.string().max(1024),
    user_id: z.string().max(128).optional(),
  }),
  response: z.undefined(),
});
