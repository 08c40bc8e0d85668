import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
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
const exchange = { redirectUri: started.redirectUri, codeVerifier: verifier, nonce: started.nonce };

let database: TestDatabase;
let server: SandboxServer;
let provider: IdentityProvider;
const providerAt = (issuer: string, changes: Partial<Parameters<typeof httpIdentityProvider>[0]> = {}) => {
  const { id: clientId, secret: clientSecret } = SANDBOX_IDENTITY_CLIENT;
  return httpIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    clock: systemClock,
    allowsHttp: true,
    ...changes,
  });
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

/** Signs in on the provider's pages; returns the query of the redirect back. */
const logIn = async (input?: SandboxInput) => {
  const back = await openSandboxBrowser().signIn(await provider.createAuthorizationUrl(started), input);
  return Object.fromEntries(new URL(back).searchParams);
};

test('a code is exchanged for the person’s claims, once', async () => {
  const { state, code = '', iss } = await logIn();
  expect([state, iss]).toEqual([started.state, provider.issuer]);
  const { claims, accessToken } = await provider.exchangeCode({ ...exchange, code, issuer: iss });
  const person = {
    sub: expect.any(String),
    email: 'ana@example.com',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Solis',
  };
  expect(claims).toMatchObject({ ...person, nonce: started.nonce });
  const headers = { authorization: `Bearer ${accessToken}` };
  const userInfo = await fetch(`${provider.issuer}/userinfo`, { headers });
  expect(await userInfo.json()).toMatchObject(person);
  expect((await fetch(`${provider.issuer}/userinfo`)).status).toBe(401);
  await expect(provider.exchangeCode({ ...exchange, code, issuer: provider.issuer })).rejects.toMatchObject({
    fault: 'rejected',
  });
});

test.each([
  ['verifier', { codeVerifier: 'w'.repeat(43) }],
  ['redirect address', { redirectUri: `${SHOP}/other/oauth2/idp/callback` }],
])('another %s is rejected', async (_, fields) => {
  const { code = '' } = await logIn();
  await expect(
    provider.exchangeCode({ ...exchange, ...fields, code, issuer: provider.issuer }),
  ).rejects.toMatchObject({
    fault: 'rejected',
  });
});

test('a wrong client secret is rejected, and the code stays valid for the right one', async () => {
  const { code = '' } = await logIn();
  const wrongClient = providerAt(provider.issuer, { clientSecret: 'guessed' });
  await expect(
    wrongClient.exchangeCode({ ...exchange, code, issuer: provider.issuer }),
  ).rejects.toMatchObject({ fault: 'rejected' });
  expect(await provider.exchangeCode({ ...exchange, code, issuer: provider.issuer })).toHaveProperty(
    'idToken',
  );
});

test.each<[string, SandboxInput]>([
  ['cancels', { act: 'cancel' }],
  ['does not allow to share', { consent: 'deny' }],
])('a person who %s returns with an error', async (_, input) => {
  const iss = provider.issuer;
  expect(await logIn(input)).toEqual({ state: 'state-1', error: 'access_denied', iss });
});

test('the logout address has the token, the client and the return address', async () => {
  const url = new URL(await provider.createLogoutUrl({ idTokenHint: 'token', returnUrl: `${SHOP}/` }));
  expect(url.origin + url.pathname).toBe(`${server.origin}/idp/end-session`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id_token_hint: 'token',
    client_id: SANDBOX_IDENTITY_CLIENT.id,
    post_logout_redirect_uri: `${SHOP}/`,
  });
});

test('a provider that is down, sends an invalid answer or has another issuer gives different faults', async () => {
  const { code = '' } = await logIn({ email: 'down@sso.example' });
  await expect(provider.exchangeCode({ ...exchange, code, issuer: provider.issuer })).rejects.toMatchObject({
    fault: 'unavailable',
  });
  await expect(providerAt('http://localhost:1/idp').createAuthorizationUrl(started)).rejects.toMatchObject({
    fault: 'unavailable',
  });
  await expect(providerAt(`${server.origin}/fonts`).createAuthorizationUrl(started)).rejects.toMatchObject({
    fault: 'rejected',
  });
  const moved = providerAt('https://id.example/idp', {
    fetch: (url, init) => fetch(url.replace('https://id.example', server.origin), init),
  });
  await expect(moved.createAuthorizationUrl(started)).rejects.toMatchObject({ fault: 'malformed' });
});

test('a provider that never answers times out, and is called again the next time', async () => {
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, 'localhost', listening));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const waiting = providerAt(`http://localhost:${port}/idp`, { sleep: async () => {} });
  await expect(waiting.createAuthorizationUrl(started)).rejects.toMatchObject({ fault: 'timeout' });
  silent.closeAllConnections();
  silent.close();
  await expect(waiting.createAuthorizationUrl(started)).rejects.toMatchObject({ port: 'identity-provider' });
});

/** A provider whose token endpoint answers the given ID token; its only key verifies ES256. */
async function providerWithToken(sign: (issuer: string, key: CryptoKey) => Promise<string>) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'ES256', use: 'sig' };
  const issuer = 'https://id.example';
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
      id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({
      access_token: 'access',
      token_type: 'Bearer',
      id_token: await sign(issuer, privateKey),
    }),
  };
  const respond = async (url: string) => Response.json(await answers[new URL(url).pathname]?.());
  return { provider: providerAt(issuer, { allowsHttp: false, fetch: respond }), jwk };
}

const claimsAt = (iss: string) => {
  const iat = Math.floor(Date.now() / 1000);
  return { iss, aud: SANDBOX_IDENTITY_CLIENT.id, sub: 'ana', nonce: started.nonce, iat, exp: iat + 60 };
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const signEs256 = (claims: object, key: CryptoKey) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(key);
const answerOf = { ...exchange, code: 'code', issuer: undefined };

test('an ID token with the right claims and signature is accepted', async () => {
  const { provider: right } = await providerWithToken((issuer, key) => signEs256(claimsAt(issuer), key));
  expect(await right.exchangeCode(answerOf)).toMatchObject({ claims: { sub: 'ana' } });
});

test.each<[string, object]>([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-client' }],
  ['several audiences', { aud: [SANDBOX_IDENTITY_CLIENT.id, 'another-client'] }],
  ['another nonce', { nonce: 'of-another-sign-in' }],
  ['no nonce', { nonce: undefined }],
  ['no expiry', { exp: undefined }],
  ['an expiry in the past', { exp: 1 }],
  ['no subject', { sub: undefined }],
])('an ID token with %s is rejected', async (_, changes) => {
  const { provider: forged } = await providerWithToken((issuer, key) =>
    signEs256({ ...claimsAt(issuer), ...changes }, key),
  );
  await expect(forged.exchangeCode(answerOf)).rejects.toMatchObject({ fault: 'rejected' });
});

test.each<[string, (issuer: string) => Promise<string>]>([
  ['another key', async (issuer) => signEs256(claimsAt(issuer), (await generateKeyPair('ES256')).privateKey)],
  [
    'the client secret (HS256)',
    (issuer) =>
      new SignJWT(claimsAt(issuer))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(new TextEncoder().encode(SANDBOX_IDENTITY_CLIENT.secret.padEnd(32, '0'))),
  ],
  ['nothing (none)', async (issuer) => `${encode({ alg: 'none' })}.${encode(claimsAt(issuer))}.`],
])('an ID token signed with %s is rejected', async (_, sign) => {
  const { provider: forged } = await providerWithToken(sign);
  await expect(forged.exchangeCode(answerOf)).rejects.toMatchObject({ fault: 'rejected' });
});

test('an ID token signed with the public key as a shared secret (HS256) is rejected', async () => {
  let secret = '';
  const { provider: forged, jwk } = await providerWithToken((issuer) =>
    new SignJWT(claimsAt(issuer))
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(new TextEncoder().encode(secret)),
  );
  secret = JSON.stringify(jwk);
  await expect(forged.exchangeCode(answerOf)).rejects.toMatchObject({ fault: 'rejected' });
});

test('a response without or with another issuer is rejected, as the provider supports it (RFC 9207)', async () => {
  for (const issuer of [undefined, 'https://evil.example']) {
    const { code = '' } = await logIn();
    await expect(provider.exchangeCode({ ...exchange, code, issuer })).rejects.toMatchObject({
      fault: 'rejected',
    });
  }
});

test('a provider without HTTPS is refused outside the sandbox', async () => {
  const plain = providerAt(provider.issuer, { allowsHttp: false });
  await expect(plain.createAuthorizationUrl(started)).rejects.toMatchObject({ port: 'identity-provider' });
});
