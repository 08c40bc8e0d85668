import { createHash, randomBytes } from 'node:crypto';
import { registerCustomer } from '@ownpath/contracts/customers';
import {
  authenticateCustomer,
  GUEST_AUTHORIZATION,
  getAccessToken,
  TokenResponse,
} from '@ownpath/contracts/login';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import { pathOf, type TestApp, type TestShopper } from './create-test-app.ts';

/** A password that meets the rules. */
export const TEST_PASSWORD = 'Correct-horse7';

export type RegisteredShopper = TestShopper & { readonly login: string };

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Signs a registered customer in by the documented PKCE flow, as the guest whose token is sent. */
export async function logIn(
  engine: TestApp,
  customer: {
    readonly login: string;
    readonly password?: string;
    readonly guest?: TestShopper;
    readonly usid?: string;
  },
): Promise<RegisteredShopper> {
  const { login, password = TEST_PASSWORD, guest, usid = guest?.tokens.usid } = customer;
  const verifier = randomBytes(32).toString('base64url');
  const redirect_uri = engine.deps.config.clients[0]?.redirectUris[0] ?? '';
  const client = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID, redirect_uri };
  const sent = form({
    ...client,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...(usid === undefined ? {} : { usid }),
  });
  const answer = await engine.request('POST', pathOf(authenticateCustomer), {
    body: sent.body,
    headers: { ...sent.headers, authorization: basic(login, password) },
  });
  if (answer.status !== 303) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
  const found = new URL(answer.headers.get('location') ?? '').searchParams;
  const exchange = { grant_type: 'authorization_code_pkce', code_verifier: verifier, ...client };
  const asked = form({ ...exchange, code: found.get('code') ?? '', usid: found.get('usid') ?? '' });
  const proof = guest ? { [GUEST_AUTHORIZATION]: `Bearer ${guest.tokens.access_token}` } : {};
  const tokens = await engine.request('POST', pathOf(getAccessToken), {
    body: asked.body,
    headers: { ...asked.headers, ...proof },
  });
  return { login, tokens: TokenResponse.parse(await tokens.json()) };
}

/** Registers a new customer and signs in, from `guest`'s session if given. */
export async function createRegisteredShopper(
  engine: TestApp,
  guest?: TestShopper,
): Promise<RegisteredShopper> {
  const registrar = guest ?? (await engine.createGuest());
  const login = `${randomBytes(6).toString('hex')}@example.com`;
  await engine.call(registerCustomer, registrar, {
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' }, password: TEST_PASSWORD },
  });
  return logIn(engine, { login, ...(guest ? { guest } : {}) });
}
