import { LOCALES } from '@ownpath/domain/site';
import { Hono } from 'hono';
import { SANDBOX_IDENTITY_CLIENT } from '../identity-provider/sandbox-accounts.ts';
import {
  claimsOfAccount,
  createSandboxAuthority,
  type SandboxAuthority,
} from '../identity-provider/sandbox-authority.ts';
import type { SandboxServerParts } from './server-parts.ts';
import { signInRoutes } from './sign-in-routes.ts';

/** Where the single-sign-on party stands below the origin of the parties. */
export const IDENTITY_PATH = '/idp';
const { id: CLIENT_ID, secret: CLIENT_SECRET } = SANDBOX_IDENTITY_CLIENT;

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/end-session`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  scopes_supported: ['openid', 'email', 'profile'],
  claims_supported: ['sub', 'email', 'email_verified', 'given_name', 'family_name', 'name'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
  ui_locales_supported: LOCALES,
  authorization_response_iss_parameter_supported: true,
});

type Form = Readonly<Record<string, unknown>>;

/** True with the right secret, false without any, null for a wrong client or secret. */
function isClientProven(header: string | undefined, form: Form): boolean | null {
  const [scheme, encoded = ''] = (header ?? '').split(' ');
  const basic = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
  const [id, secret] = scheme === 'Basic' ? basic : [form.client_id, form.client_secret];
  if (id !== CLIENT_ID) return null;
  if (secret === undefined) return false;
  return secret === CLIENT_SECRET ? true : null;
}

function protocolRoutes(authority: SandboxAuthority): Hono {
  const app = new Hono();
  app.get('/.well-known/openid-configuration', (context) => context.json(describe(authority.issuer)));
  app.get('/jwks', async (context) => context.json(await authority.listKeys()));
  app.post('/token', async (context) => {
    const form = (await context.req.parseBody()) as Form;
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined);
    context.header('cache-control', 'no-store');
    const isProven = isClientProven(context.req.header('authorization'), form);
    if (isProven === null) return context.json({ error: 'invalid_client' }, 401);
    if (field('grant_type') !== 'authorization_code') {
      return context.json({ error: 'unsupported_grant_type' }, 400);
    }
    const tokens = await authority.exchange({
      code: field('code') ?? '',
      redirectUri: field('redirect_uri') ?? '',
      codeVerifier: field('code_verifier'),
      isClientProven: isProven,
    });
    if (tokens === 'down') return context.json({ error: 'temporarily_unavailable' }, 503);
    return tokens ? context.json(tokens) : context.json({ error: 'invalid_grant' }, 400);
  });
  app.get('/userinfo', (context) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    const account = authority.findByAccessToken(token);
    if (account) return context.json(claimsOfAccount(account));
    context.header('www-authenticate', 'Bearer error="invalid_token"');
    return context.json({ error: 'invalid_token' }, 401);
  });
  return app;
}

/** A small OpenID Connect provider with pages (OpenID Connect Core; Discovery; RP-Initiated Logout). */
export function identityRoutes({ ids, clock, origin, shopOrigin }: SandboxServerParts): Hono {
  const authority = createSandboxAuthority({ ids, clock, issuer: `${origin}${IDENTITY_PATH}` });
  const app = new Hono();
  app.route(IDENTITY_PATH, protocolRoutes(authority));
  app.route(IDENTITY_PATH, signInRoutes({ authority, basePath: IDENTITY_PATH, shopOrigin }));
  return app;
}
