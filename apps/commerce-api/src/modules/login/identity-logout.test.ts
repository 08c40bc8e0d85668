import { createHash, randomBytes } from 'node:crypto';
import {
  authorizeGuest,
  getAccessToken,
  identityProviderCallback,
  logoutCustomer,
  TokenResponse,
} from '@ownpath/contracts/login';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { eq } from '../../database/orm.ts';
import { sessions } from '../../database/schema/index.ts';
import { createIdentityEngine } from '../../testing/create-identity-engine.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { pathOf, type TestApp } from '../../testing/create-test-app.ts';
import type { SandboxBrowser } from '../../testing/open-sandbox-browser.ts';

const SHOP = 'http://localhost:3000';
const client = {
  client_id: DEMO_PUBLIC_CLIENT_ID,
  channel_id: DEMO_SITE_ID,
  redirect_uri: `${SHOP}/callback`,
};
let engine: TestApp;
beforeAll(async () => {
  engine = await createIdentityEngine();
});
afterAll(() => engine.close());

const startAt = async (codeVerifier: string) => {
  const code_challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const query = { ...client, response_type: 'code', hint: 'okta', code_challenge };
  const started = await engine.request('GET', pathOf(authorizeGuest, {}, query));
  return started.headers.get('location') ?? '';
};

/** Signs in at the provider, in this browser. */
async function signIn(browser: SandboxBrowser): Promise<TokenResponse> {
  const code_verifier = randomBytes(32).toString('base64url');
  const back = new URL(await browser.signIn(await startAt(code_verifier)));
  const query = Object.fromEntries(back.searchParams);
  const landed = await engine.request('GET', pathOf(identityProviderCallback, {}, query));
  const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await engine.request('POST', pathOf(getAccessToken), {
    body: new URLSearchParams({
      grant_type: 'authorization_code_pkce',
      code,
      code_verifier,
      ...client,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return TokenResponse.parse(await answer.json());
}
async function logOut(tokens: TokenResponse, fields: Record<string, string> = {}) {
  const query = { client_id: client.client_id, refresh_token: tokens.refresh_token, ...fields };
  const response = await engine.request('GET', pathOf(logoutCustomer, {}, query), { shopper: { tokens } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const isLive = (tokens: TokenResponse) =>
  engine.deps.tokens.verify(tokens.access_token).then(
    () => true,
    () => false,
  );

test('logout returns the provider’s logout address; after it the provider asks for the password again', async () => {
  const browser = engine.openSandboxBrowser();
  const tokens = await signIn(browser);
  // Signed in there already: no page is shown.
  const next = await browser.open(await startAt('w'.repeat(43)));
  expect([next.status, new URL(next.headers.get('location') ?? '').pathname]).toEqual([
    303,
    expect.stringMatching(/\/oauth2\/idp\/callback$/),
  ]);

  const { status, body } = await logOut(tokens);
  expect([status, body.access_token, body.token_type]).toEqual([200, '', 'Bearer']);
  expect(await isLive(tokens)).toBe(false);
  const ended = await browser.open(String(body.idp_logout_url));
  expect([ended.status, ended.headers.get('location')]).toEqual([303, `${SHOP}/`]);
  expect((await browser.open(await startAt('x'.repeat(43)))).status).toBe(200);
  const [session] = await engine.deps.database.select().from(sessions).where(eq(sessions.usid, tokens.usid));
  expect(session?.providerIdToken).toBeNull();
});

test('the return address is the client’s choice, of its own origin only', async () => {
  const tokens = await signIn(engine.openSandboxBrowser());
  const evil = await logOut(tokens, { post_logout_redirect_uri: 'https://evil.example/' });
  expect([evil.status, await isLive(tokens)]).toEqual([400, true]);
  const { body } = await logOut(tokens, { post_logout_redirect_uri: `${SHOP}/es-us/` });
  const browser = engine.openSandboxBrowser();
  const ended = await browser.open(String(body.idp_logout_url));
  expect(ended.headers.get('location')).toBe(`${SHOP}/es-us/`);
});

test('a session that began with a password has no logout address', async () => {
  const registered = await createRegisteredShopper(engine);
  expect((await logOut(registered.tokens)).body).not.toHaveProperty('idp_logout_url');
});

test('the provider redirects to the shop only, and only with its ID token', async () => {
  const tokens = await signIn(engine.openSandboxBrowser());
  const url = new URL(String((await logOut(tokens)).body.idp_logout_url));
  for (const [name, value] of [
    ['post_logout_redirect_uri', 'https://evil.example/'],
    ['id_token_hint', 'invented'],
  ] as const) {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    const response = await engine.openSandboxBrowser().open(changed.href);
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    expect(await response.text()).toContain('You are signed out');
  }
});
