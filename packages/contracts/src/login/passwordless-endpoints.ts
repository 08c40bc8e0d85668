import { z } from 'zod';
import { defineEndpoint, OrganizationParams } from '../wire/index.ts';
import { TokenResponse } from './tokens.ts';

const base = '/shopper/auth/v1/organizations/{organizationId}/oauth2/passwordless';

/** `callback` is accepted and sent by email like `email`: the service sends the message itself. */
export const authorizePasswordless = defineEndpoint({
  id: 'authorizePasswordlessCustomer',
  summary: 'E-mail a sign-in code (private clients); the response is the same for unknown logins',
  method: 'POST',
  path: `${base}/login`,
  access: 'public',
  params: OrganizationParams,
  query: z.object({}),
  body: z.object({
    user_id: z.string().min(1).max(128),
    mode: z.enum(['callback', 'email']),
    channel_id: z.string().max(100),
    locale: z.string().max(16).optional(),
    usid: z.string().max(128).optional(),
    callback_uri: z.url().max(256).optional(),
  }),
  response: z.undefined(),
});

export const getPasswordlessToken = defineEndpoint({
  id: 'getPasswordLessAccessToken',
  summary: 'Exchange an e-mailed sign-in code for tokens (private clients)',
  method: 'POST',
  path: `${base}/token`,
  access: 'public',
  params: OrganizationParams,
  query: z.object({}),
  body: z.object({
    grant_type: z.literal('client_credentials'),
    hint: z.literal('pwdless_login'),
    pwdless_login_token: z.string().min(1).max(64),
    login_id: z.string().max(128).optional(),
    dnt: z.string().max(5).optional(),
  }),
  response: TokenResponse,
});
