import { createHash, randomBytes } from 'node:crypto';
import { registerCustomer } from '@ownpath/contracts/customers';
import {
  authorizeGuest,
  getAccessToken,
  identityProviderCallback,
  TokenResponse,
} from '@ownpath/contracts/login';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { customers } from '../../database/schema/index.ts';
import {
  createIdentityEngine,
  type Forgery,
  type SandboxLogin,
} from '../../testing/create-identity-engine.ts';
import { logIn } from '../../testing/create-registered-shopper.ts';
import { pathOf, type TestApp } from '../../testing/create-test-app.ts';

const REDIRECT_URI = 'http://localhost:3000/callback';
type World = Awaited<ReturnType<typeof createIdentityEngine>>;
let engine: TestApp;
let provider: World['provider'];
const enter = (world: World) => {
  ({ engine, provider } = world);
};
beforeAll(async () => enter(await createIdentityEngine()));
afterAll(() => engine.close());

const verifier = randomBytes(32).toString('base64url');
const client = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID, redirect_uri: REDIRECT_URI };

/** Starts a sign-in; answers the provider's address that the browser is sent to. */
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

/** Lets the browser come back from the provider with this address's query. */
const comeBack = (address: string, changes: Record<string, string> = {}) => {
  const query = { ...Object.fromEntries(new URL(address).searchParams), ...changes };
  return engine.request('GET', pathOf(identityProviderCallback, {}, query));
};
const signIn = async (login: SandboxLogin | 'cancel', forgery: Forgery = {}) =>
  comeBack(provider.completeLogin(await begin(), login, forgery));
const landing = (response: Response) => new URL(response.headers.get('location') ?? '');
const countCustomers = async () =>
  (await engine.deps.database.select({ rows: count() }).from(customers))[0]?.rows;

async function exchange(response: Response): Promise<TokenResponse> {
  const code = landing(response).searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code_pkce', code, code_verifier: verifier, ...client };
  const answer = await engine.request('POST', pathOf(getAccessToken), {
    body: new URLSearchParams(grant).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return TokenResponse.parse(await answer.json());
}

test('the browser goes to the provider with state, nonce and a PKCE challenge, never to another place', async () => {
  const address = new URL(await begin({ ui_locales: 'es-US' }));
  expect(address.origin).toBe('http://localhost:3001');
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

test('a person who signs in there comes back with a code for registered tokens; twice, as the same customer', async () => {
  const guest = await engine.createGuest();
  const started = await begin({ usid: guest.tokens.usid });
  const back = await comeBack(provider.completeLogin(started, 'ana@example.com'));
  expect(back.status).toBe(303);
  expect(landing(back).origin + landing(back).pathname).toBe(REDIRECT_URI);
  expect(landing(back).searchParams.get('state')).toBe('client-state');
  const tokens = await exchange(back);
  expect(await engine.deps.tokens.verify(tokens.access_token)).toMatchObject({
    kind: 'registered',
    guestCustomerId: guest.tokens.customer_id,
  });
  expect(tokens.idp_access_token).toBe('');
  const again = await exchange(await signIn('ana@example.com'));
  expect(again.customer_id).toBe(tokens.customer_id);
});

test.each<[string, Forgery]>([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-client' }],
  ['another nonce', { nonce: 'replayed' }],
  ['another key', { signedBy: 'another-key' }],
  ['an end in the past', { expiresInSeconds: -60 }],
])('an ID token with %s signs nobody in', async (_, forgery) => {
  const before = await countCustomers();
  const { searchParams } = landing(await signIn('ana@example.com', forgery));
  expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', state: 'client-state' });
  expect(await countCustomers()).toBe(before);
});

test.each(['cancel', 'unverified@example.com'] as const)('%s comes back with an error', async (login) => {
  const before = await countCustomers();
  const { searchParams } = landing(await signIn(login));
  expect(searchParams.get('error')).toBe('access_denied');
  expect(searchParams.has('code')).toBe(false);
  expect(await countCustomers()).toBe(before);
});

test('a state that is invented, used or older than ten minutes sends nobody anywhere', async () => {
  const address = provider.completeLogin(await begin(), 'ana@example.com');
  expect((await comeBack(address, { state: 'invented' })).status).toBe(400);
  expect((await comeBack(address)).status).toBe(303);
  const used = await comeBack(address);
  expect(used.status).toBe(400);
  expect(used.headers.get('location')).toBeNull();
  const late = provider.completeLogin(await begin(), 'ana@example.com');
  engine.clock.advance(10 * 60_000);
  expect((await comeBack(late)).status).toBe(400);
});

test('a code of another sign-in is refused: its PKCE verifier is another', async () => {
  const stolen = new URL(provider.completeLogin(await begin(), 'ana@example.com')).searchParams.get('code');
  const own = provider.completeLogin(await begin(), 'ana@example.com');
  const response = await comeBack(own, { code: stolen ?? '' });
  expect(landing(response).searchParams.get('error')).toBe('access_denied');
});

test('an answer in another provider’s name is refused (RFC 9207)', async () => {
  const address = provider.completeLogin(await begin(), 'ana@example.com');
  const response = await comeBack(address, { iss: 'https://evil.example' });
  expect(landing(response).searchParams.get('error')).toBe('access_denied');
});

test('who registered somebody’s address before does not keep a way in', async () => {
  const first = { engine, provider };
  enter(await createIdentityEngine());
  try {
    const login = 'ana@example.com';
    const password = 'Squatter-pass7';
    const customer = { login, email: login, firstName: 'Eve', lastName: 'Early' };
    await engine.call(registerCustomer, await engine.createGuest(), { body: { customer, password } });
    const squatter = await logIn(engine, { login, password });
    const tokens = await exchange(await signIn(login));
    expect(tokens.customer_id).toBe(squatter.tokens.customer_id);
    await expect(logIn(engine, { login, password })).rejects.toThrow(/401/);
    await expect(engine.deps.tokens.verify(squatter.tokens.access_token)).rejects.toMatchObject({
      code: 'InvalidToken',
    });
  } finally {
    await engine.close();
    enter(first);
  }
});
