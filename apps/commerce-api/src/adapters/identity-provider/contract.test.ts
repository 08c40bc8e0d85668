import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityProvider, systemClock, systemIds } from '../../ports/index.ts';
import { openSandboxBrowser, type SandboxInput } from '../../testing/open-sandbox-browser.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type SandboxServer, startSandboxServer } from '../sandbox-server/index.ts';
import { httpIdentityProvider } from './http-provider.ts';
import { SANDBOX_IDENTITY_CLIENT } from './sandbox-accounts.ts';

const SHOP = 'http://localhost:3000';
const verifier = 'v'.repeat(43);
const started = {
  redirectUri: `${SHOP}/oauth2/idp/callback`,
  state: 'state-1',
  nonce: 'nonce-1',
  codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  locale: 'en-US',
};
const exchange = { redirectUri: started.redirectUri, codeVerifier: verifier };

let database: TestDatabase;
let server: SandboxServer;
let provider: IdentityProvider;
const providerAt = (issuer: string, changes: Partial<Parameters<typeof httpIdentityProvider>[0]> = {}) => {
  const { id: clientId, secret: clientSecret } = SANDBOX_IDENTITY_CLIENT;
  return httpIdentityProvider({ issuer, clientId, clientSecret, ...changes });
};
beforeAll(async () => {
  database = await createTestDatabase('empty');
  const parts = { database: database.database, clock: systemClock, ids: systemIds, shopOrigin: SHOP };
  server = await startSandboxServer({ ...parts, port: 0 });
  provider = providerAt(`${server.origin}/idp`);
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** A person's way through the provider's pages; answers the query they come back with. */
const logIn = async (input?: SandboxInput) => {
  const back = await openSandboxBrowser().signIn(await provider.createAuthorizationUrl(started), input);
  return Object.fromEntries(new URL(back).searchParams);
};

test('a code is exchanged for the person, once', async () => {
  const { state, code = '', iss } = await logIn();
  expect([state, iss]).toEqual([started.state, provider.issuer]);
  const { idToken, accessToken } = await provider.exchangeCode({ ...exchange, code });
  const keys = createLocalJWKSet((await provider.listKeys()) as unknown as JSONWebKeySet);
  const { issuer, clientId: audience } = provider;
  const person = {
    sub: expect.any(String),
    email: 'ana@example.com',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Solis',
  };
  const { payload } = await jwtVerify(idToken, keys, { issuer, audience });
  expect(payload).toMatchObject({ ...person, nonce: started.nonce });
  const headers = { authorization: `Bearer ${accessToken}` };
  const userInfo = await fetch(`${provider.issuer}/userinfo`, { headers });
  expect(await userInfo.json()).toMatchObject(person);
  expect((await fetch(`${provider.issuer}/userinfo`)).status).toBe(401);
  await expect(provider.exchangeCode({ ...exchange, code })).rejects.toMatchObject({ fault: 'rejected' });
});

test.each([
  ['verifier', { codeVerifier: 'w'.repeat(43) }],
  ['redirect address', { redirectUri: `${SHOP}/other/oauth2/idp/callback` }],
])('another %s is rejected', async (_, fields) => {
  const { code = '' } = await logIn();
  await expect(provider.exchangeCode({ ...exchange, ...fields, code })).rejects.toMatchObject({
    fault: 'rejected',
  });
});

test('a wrong client secret is rejected, and the code stays good for who has the right one', async () => {
  const { code = '' } = await logIn();
  const wrongClient = providerAt(provider.issuer, { clientSecret: 'guessed' });
  await expect(wrongClient.exchangeCode({ ...exchange, code })).rejects.toMatchObject({ fault: 'rejected' });
  expect(await provider.exchangeCode({ ...exchange, code })).toHaveProperty('idToken');
});

test.each<[string, SandboxInput]>([
  ['cancels', { act: 'cancel' }],
  ['does not allow to share', { consent: 'deny' }],
])('a person who %s comes back with an error', async (_, input) => {
  const iss = provider.issuer;
  expect(await logIn(input)).toEqual({ state: 'state-1', error: 'access_denied', iss });
});

test('logout names the token, the client and the way back', async () => {
  const url = new URL(await provider.createLogoutUrl({ idTokenHint: 'token', returnUrl: `${SHOP}/` }));
  expect(url.origin + url.pathname).toBe(`${server.origin}/idp/end-session`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id_token_hint: 'token',
    client_id: provider.clientId,
    post_logout_redirect_uri: `${SHOP}/`,
  });
});

test('a provider that is down, answers nonsense or is of another issuer is told apart', async () => {
  const { code = '' } = await logIn({ email: 'down@sso.example' });
  await expect(provider.exchangeCode({ ...exchange, code })).rejects.toMatchObject({ fault: 'unavailable' });
  await expect(providerAt('http://localhost:1/idp').listKeys()).rejects.toMatchObject({
    fault: 'unavailable',
  });
  await expect(providerAt(`${server.origin}/fonts`).listKeys()).rejects.toMatchObject({ fault: 'rejected' });
  const moved = providerAt('https://id.example/idp', {
    fetch: (url, init) => fetch(url.replace('https://id.example', server.origin), init),
  });
  await expect(moved.listKeys()).rejects.toMatchObject({ fault: 'malformed' });
});

test('a provider that never answers is given up, and is asked again the next time', async () => {
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, 'localhost', listening));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const waiting = providerAt(`http://localhost:${port}/idp`, { sleep: async () => {} });
  await expect(waiting.listKeys()).rejects.toMatchObject({ fault: 'timeout' });
  silent.closeAllConnections();
  silent.close();
  await expect(waiting.listKeys()).rejects.toMatchObject({ port: 'identity-provider' });
});
