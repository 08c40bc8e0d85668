import { createHash, randomBytes } from 'node:crypto';
import { getCustomer, registerCustomer } from '@ownpath/contracts/customers';
import {
  authorizeGuest,
  GUEST_AUTHORIZATION,
  getAccessToken,
  identityProviderCallback,
  TokenResponse,
} from '@ownpath/contracts/login';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { count } from '../../database/orm.ts';
import { customers } from '../../database/schema/index.ts';
import { PortError } from '../../ports/index.ts';
import { createIdentityEngine } from '../../testing/create-identity-engine.ts';
import { logIn } from '../../testing/create-registered-shopper.ts';
import { pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import type { SandboxInput } from '../../testing/open-sandbox-browser.ts';
import { beginIdentityLogin } from './begin-identity-login.ts';

const REDIRECT_URI = 'http://localhost:3000/callback';
let engine: TestApp;
beforeAll(async () => {
  engine = await createIdentityEngine();
});
afterAll(() => engine.close());

const verifier = randomBytes(32).toString('base64url');
const client = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID, redirect_uri: REDIRECT_URI };

/** Starts a sign-in; returns the provider's address. */
async function begin(changes: Record<string, string> = {}): Promise<string> {
  const query = {
    ...client,
    response_type: 'code',
    hint: 'okta',
    state: 'client-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...changes,
  };
  const response = await engine.request('GET', pathOf(authorizeGuest, {}, query));
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

/** Returns from the provider with this address's query. */
const comeBack = (address: string, changes: Record<string, string> = {}) => {
  const query = { ...Object.fromEntries(new URL(address).searchParams), ...changes };
  return engine.request('GET', pathOf(identityProviderCallback, {}, query));
};
/** Signs in on the provider's page; returns the engine's address. */
const visit = (address: string, input?: SandboxInput) => engine.openSandboxBrowser().signIn(address, input);
const signIn = async (input?: SandboxInput) => comeBack(await visit(await begin(), input));
const landing = (response: Response) => new URL(response.headers.get('location') ?? '');
const countCustomers = async () =>
  (await engine.deps.database.select({ rows: count() }).from(customers))[0]?.rows;

async function exchange(response: Response, guest?: TestShopper): Promise<TokenResponse> {
  const code = landing(response).searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code_pkce', code, code_verifier: verifier, ...client };
  const answer = await engine.request('POST', pathOf(getAccessToken), {
    body: new URLSearchParams(grant).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(guest ? { [GUEST_AUTHORIZATION]: `Bearer ${guest.tokens.access_token}` } : {}),
    },
  });
  return TokenResponse.parse(await answer.json());
}

test('the browser is sent to the provider with state, nonce and a PKCE challenge', async () => {
  const address = new URL(await begin({ ui_locales: 'es-US' }));
  expect(address.pathname).toBe('/idp/authorize');
  const page = await (await fetch(address)).text();
  expect(page).toContain('<html lang="es-US">');
  expect(page).toContain('Inicie sesión');
  const query = Object.fromEntries(address.searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: expect.stringMatching(
      /^http:\/\/localhost:3000\/mobify\/proxy\/api\/.*\/oauth2\/idp\/callback$/,
    ),
    ui_locales: 'es-US',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{43}$/);
  expect(query.state).not.toBe('client-state');
});

test('a sign-in returns a code for registered tokens; a second one is the same customer', async () => {
  const guest = await engine.createGuest();
  const back = await comeBack(await visit(await begin({ usid: guest.tokens.usid })));
  expect(back.status).toBe(303);
  expect(landing(back).origin + landing(back).pathname).toBe(REDIRECT_URI);
  expect(landing(back).searchParams.get('state')).toBe('client-state');
  const tokens = await exchange(back, guest);
  expect(await engine.deps.tokens.verify(tokens.access_token)).toMatchObject({
    kind: 'registered',
    guestCustomerId: guest.tokens.customer_id,
  });
  expect(tokens.idp_access_token).toBe('');
  const customer = await engine.request('GET', pathOf(getCustomer, { customerId: tokens.customer_id }), {
    shopper: { tokens },
  });
  expect(await customer.json()).toMatchObject({
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Solis',
    c_customerFoundbyOKTAId: true,
  });
  const again = await exchange(await signIn());
  expect(again.customer_id).toBe(tokens.customer_id);
});

test.each(['forged-issuer', 'forged-audience', 'forged-nonce', 'forged-key', 'expired-token'])(
  'an ID token of %s is refused',
  async (mailbox) => {
    const before = await countCustomers();
    const { searchParams } = landing(await signIn({ email: `${mailbox}@sso.example` }));
    expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', state: 'client-state' });
    expect(await countCustomers()).toBe(before);
  },
);

test.each<[string, SandboxInput, string]>([
  ['cancels', { act: 'cancel' }, 'access_denied'],
  ['does not consent', { consent: 'deny' }, 'access_denied'],
  ['has no verified e-mail', { email: 'unverified@sso.example' }, 'access_denied'],
  ['meets a provider that is down', { email: 'down@sso.example' }, 'temporarily_unavailable'],
])('a person who %s returns with an error', async (_, input, error) => {
  const before = await countCustomers();
  const { searchParams } = landing(await signIn(input));
  expect(Object.fromEntries(searchParams)).toEqual({ error, state: 'client-state' });
  expect(await countCustomers()).toBe(before);
});

test('a provider that is down at the start is reported to the client', async () => {
  const down = async () => {
    throw new PortError('identity-provider', 'unavailable', 'could not be reached');
  };
  const provider = { ...engine.deps.ports.identityProvider, createAuthorizationUrl: down };
  const ports = { ...engine.deps.ports, identityProvider: provider };
  const start = {
    clientId: client.client_id,
    channelId: client.channel_id,
    redirectUri: REDIRECT_URI,
    codeChallenge: 'c'.repeat(43),
    state: 'client-state',
    locale: 'en-US',
  };
  const { location } = await beginIdentityLogin({ ...engine.deps, ports }, start);
  expect(location).toBe(`${REDIRECT_URI}?error=temporarily_unavailable&state=client-state`);
});

test('a wrong password stays on the provider’s page', async () => {
  await expect(signIn({ password: 'guessed' })).rejects.toThrow('status 422');
});

test('a state that is invented, used or older than ten minutes gets no redirect', async () => {
  const address = await visit(await begin());
  expect((await comeBack(address, { state: 'invented' })).status).toBe(400);
  expect((await comeBack(address)).status).toBe(303);
  const used = await comeBack(address);
  expect(used.status).toBe(400);
  expect(used.headers.get('location')).toBeNull();
  const late = await visit(await begin());
  engine.clock.advance(10 * 60_000);
  expect((await comeBack(late)).status).toBe(400);
});

test('a code of the provider is valid for a minute', async () => {
  const address = await visit(await begin());
  engine.clock.advance(60_000);
  expect(landing(await comeBack(address)).searchParams.get('error')).toBe('access_denied');
});

test('a code of another sign-in is refused: it has another PKCE verifier', async () => {
  const stolen = new URL(await visit(await begin())).searchParams.get('code');
  const response = await comeBack(await visit(await begin()), { code: stolen ?? '' });
  expect(landing(response).searchParams.get('error')).toBe('access_denied');
});

test('an answer in another provider’s name is refused (RFC 9207)', async () => {
  const response = await comeBack(await visit(await begin()), { iss: 'https://evil.example' });
  expect(landing(response).searchParams.get('error')).toBe('access_denied');
});

test('an account registered earlier with the same address loses its password and sessions', async () => {
  const login = 'robin.reed@sso.example';
  const password = 'Squatter-pass7';
  const customer = { login, email: login, firstName: 'Eve', lastName: 'Early' };
  await engine.call(registerCustomer, await engine.createGuest(), { body: { customer, password } });
  const squatter = await logIn(engine, { login, password });
  const tokens = await exchange(await signIn({ email: login }));
  expect(tokens.customer_id).toBe(squatter.tokens.customer_id);
  await expect(logIn(engine, { login, password })).rejects.toThrow(/401/);
  await expect(engine.deps.tokens.verify(squatter.tokens.access_token)).rejects.toMatchObject({
    code: 'InvalidToken',
  });
  const linked = await engine.call(getCustomer, { tokens }, { params: { customerId: tokens.customer_id } });
  expect(linked).toMatchObject({ firstName: 'Eve', email: login });
});
