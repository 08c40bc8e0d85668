import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { type IdentityProvider, systemClock, systemIds } from '../../ports/index.ts';
import { sandboxIdentityProvider } from './sandbox.ts';

const verifier = 'v'.repeat(43);
const started = {
  redirectUri: 'http://localhost:3000/idpcallback',
  state: 'state-1',
  nonce: 'nonce-1',
  codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  locale: 'en-US',
};

/** What every identity provider does; `logIn` is what a person does on its page. */
function identityProviderContract(
  name: string,
  provider: IdentityProvider,
  logIn: (authorizationUrl: string) => Promise<string>,
): void {
  const login = async () => {
    const back = new URL(await logIn(await provider.createAuthorizationUrl(started)));
    return { state: back.searchParams.get('state'), code: back.searchParams.get('code') ?? '' };
  };
  const exchange = { redirectUri: started.redirectUri, codeVerifier: verifier };

  test(`${name}: a code is exchanged for the person, once`, async () => {
    const { state, code } = await login();
    expect(state).toBe(started.state);
    const { idToken } = await provider.exchangeCode({ ...exchange, code });
    const keys = createLocalJWKSet((await provider.listKeys()) as Parameters<typeof createLocalJWKSet>[0]);
    const { issuer, clientId: audience } = provider;
    const { payload } = await jwtVerify(idToken, keys, { issuer, audience });
    expect(payload).toMatchObject({
      sub: expect.any(String),
      email: expect.stringContaining('@'),
      email_verified: true,
      nonce: started.nonce,
    });
    await expect(provider.exchangeCode({ ...exchange, code })).rejects.toMatchObject({ fault: 'rejected' });
  });

  test.each([
    ['verifier', { codeVerifier: 'w'.repeat(43) }],
    ['redirect address', { redirectUri: 'http://localhost:3000/other' }],
  ])(`${name}: another %s is rejected`, async (_, fields) => {
    const { code } = await login();
    await expect(provider.exchangeCode({ ...exchange, ...fields, code })).rejects.toMatchObject({
      fault: 'rejected',
    });
  });

  test(`${name}: logout names the token and the way back`, async () => {
    const url = new URL(
      await provider.createLogoutUrl({ idTokenHint: 'token', returnUrl: 'http://localhost:3000/' }),
    );
    expect([...url.searchParams.values()]).toEqual(['token', 'http://localhost:3000/']);
  });
}

const sandbox = sandboxIdentityProvider({
  ids: systemIds,
  clock: systemClock,
  origin: 'http://localhost:3001/idp',
});
identityProviderContract('sandbox', sandbox, async (url) => sandbox.completeLogin(url, 'ana@example.com'));

test('a person who cancels comes back with an error', async () => {
  const back = new URL(sandbox.completeLogin(await sandbox.createAuthorizationUrl(started), 'cancel'));
  expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'state-1', error: 'access_denied' });
});
