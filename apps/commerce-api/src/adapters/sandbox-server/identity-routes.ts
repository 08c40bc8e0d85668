import { asLocale, LOCALES } from '@ownpath/domain/site';
import { type Context, Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { z } from 'zod';
import { findSandboxAccount, SANDBOX_IDENTITY_CLIENT } from '../identity-provider/sandbox-accounts.ts';
import {
  type AuthorizationRequest,
  claimsOfAccount,
  createSandboxAuthority,
  type SandboxAuthority,
} from '../identity-provider/sandbox-authority.ts';
import type { SandboxServerParts } from './page.ts';
import { consentPage, lastPage, type SignInError, signInPage } from './sign-in-page.ts';

const COOKIE = 'sandbox-sign-on';
const CALLBACK = /\/oauth2\/idp\/callback$/;

const Start = z.object({
  client_id: z.literal(SANDBOX_IDENTITY_CLIENT.id),
  redirect_uri: z.url().max(512),
  state: z.string().max(512).optional(),
  ui_locales: z.string().max(64).optional(),
});
/** Errors are sent to the client (RFC 6749, 4.1.2.1); errors in `Start` are shown here. */
const Rest = z.object({
  response_type: z.literal('code'),
  scope: z.string().regex(/(^| )openid( |$)/),
  nonce: z.string().max(512).optional(),
  prompt: z.literal('login').optional(),
});
const Challenge = z.object({
  code_challenge: z.string().length(43).optional(),
  code_challenge_method: z.literal('S256').optional(),
});

/** Cookies ignore ports: the path separates this one from the shop's on the same host. */
const cookieOf = (session: string, path: string, isOver = false) =>
  generateCookie(COOKIE, session, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    ...(isOver ? { maxAge: 0 } : {}),
  });

/** Pages of the identity provider: sign-in, consent, sign-out. */
function signInRoutes(parts: {
  readonly authority: SandboxAuthority;
  readonly basePath: string;
  readonly shopOrigin: string;
}): Hono {
  const { authority, basePath, shopOrigin } = parts;
  const app = new Hono();
  const isShops = (address: string) => URL.canParse(address) && new URL(address).origin === shopOrigin;
  const sendBack = (context: Context, request: AuthorizationRequest, answer: Record<string, string>) => {
    const url = new URL(request.redirectUri);
    const fields = { ...answer, ...(request.state === undefined ? {} : { state: request.state }) };
    for (const [name, value] of Object.entries({ ...fields, iss: authority.issuer })) {
      url.searchParams.set(name, value);
    }
    return context.redirect(url.href, 303);
  };
  const closed = (locale = 'en-US') => lastPage({ locale: asLocale(locale), kind: 'closed', shopOrigin });

  app.get('/authorize', async (context): Promise<Response> => {
    const query = context.req.query();
    const start = Start.safeParse(query);
    if (!start.success || !isShops(start.data.redirect_uri) || !CALLBACK.test(start.data.redirect_uri)) {
      return context.text('invalid_request: no such client or redirect_uri', 400);
    }
    const { redirect_uri: redirectUri, state, ui_locales: locale = 'en-US' } = start.data;
    const rest = Rest.safeParse(query);
    const challenge = Challenge.safeParse(query);
    const request = {
      redirectUri,
      state,
      nonce: rest.data?.nonce,
      codeChallenge: challenge.data?.code_challenge ?? null,
      locale,
    };
    if (!rest.success || !challenge.success) return sendBack(context, request, { error: 'invalid_request' });
    const known = authority.findSession(getCookie(context, COOKIE) ?? '');
    if (known && rest.data.prompt === undefined) {
      return sendBack(context, request, { code: authority.grantCode({ request, account: known }) });
    }
    const signIn = authority.openSignIn(request);
    return signInPage({ locale: asLocale(locale), action: `${basePath}/sign-in`, signIn });
  });

  app.post('/sign-in', async (context) => {
    const form = await context.req.parseBody();
    const [signIn, email, password] = [form.sign_in, form.email, form.password].map((field) =>
      typeof field === 'string' ? field : '',
    ) as [string, string, string];
    const request = authority.findSignIn(signIn);
    if (!request) return closed();
    const locale = asLocale(request.locale);
    if (form.act === 'cancel') {
      authority.closeSignIn(signIn);
      return sendBack(context, request, { error: 'access_denied' });
    }
    const again = (error: SignInError) =>
      signInPage({ locale, action: `${basePath}/sign-in`, signIn, email, error });
    if (email.trim() === '') return again('email');
    if (password === '') return again('password');
    const account = findSandboxAccount(email, password);
    if (!account) return again('wrong');
    authority.closeSignIn(signIn);
    const consent = authority.askConsent({ request, account });
    return consentPage({ locale, action: `${basePath}/consent`, consent, email: account.email });
  });

  app.post('/consent', async (context) => {
    const form = await context.req.parseBody();
    const grant = authority.closeConsent(typeof form.consent === 'string' ? form.consent : '');
    if (!grant) return closed();
    if (form.act !== 'allow') return sendBack(context, grant.request, { error: 'access_denied' });
    context.header('set-cookie', cookieOf(authority.openSession(grant.account), basePath));
    return sendBack(context, grant.request, { code: authority.grantCode(grant) });
  });

  /** Ends the session; redirects to the shop only, and only with an ID token of this provider. */
  app.get('/end-session', async (context) => {
    const {
      id_token_hint: hint = '',
      post_logout_redirect_uri: back = '',
      state,
      ui_locales,
    } = context.req.query();
    authority.closeSession(getCookie(context, COOKIE) ?? '');
    const cleared = cookieOf('', basePath, true);
    if (!isShops(back) || !(await authority.isOwnIdToken(hint))) {
      const page = await lastPage({ locale: asLocale(ui_locales ?? ''), kind: 'signedOut', shopOrigin });
      page.headers.append('set-cookie', cleared);
      return page;
    }
    context.header('set-cookie', cleared);
    const url = new URL(back);
    if (state !== undefined) url.searchParams.set('state', state);
    return context.redirect(url.href, 303);
  });
  return app;
}

/** Path of the identity provider at the sandbox's origin. */
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
