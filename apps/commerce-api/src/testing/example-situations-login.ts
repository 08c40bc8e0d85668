import { createHash, randomBytes } from 'node:crypto';
import {
  authorizeGuest,
  authorizePasswordless,
  getAccessToken,
  requestPasswordResetToken,
  TokenResponse,
} from '@ownpath/contracts/login';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import { pathOf, TEST_PRIVATE_CLIENT, type TestApp } from './create-test-app.ts';
import { codeInMail, readMail, tokenInMail } from './read-mail.ts';

type Values = Readonly<Record<string, string>>;

const channel = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID };
const privateProof = `Basic ${Buffer.from(`${TEST_PRIVATE_CLIENT.id}:${TEST_PRIVATE_CLIENT.secret}`).toString('base64')}`;

function createChallenge() {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** Sends form fields to the login service; throws when they are refused. */
async function sendForm(
  engine: TestApp,
  endpoint: Parameters<typeof pathOf>[0],
  fields: Record<string, string>,
  authorization?: string,
): Promise<Response> {
  const response = await engine.request('POST', pathOf(endpoint), {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization === undefined ? {} : { authorization }),
    },
  });
  if (!response.ok) {
    throw new Error(`${endpoint.id} answered ${response.status}: ${await response.text()}`);
  }
  return response;
}

async function authorize(engine: TestApp, codeChallenge: string, hint: string): Promise<URL> {
  const redirect_uri = engine.deps.config.clients[0]?.redirectUris[0] ?? '';
  const query = { ...channel, redirect_uri, response_type: 'code', code_challenge: codeChallenge, hint };
  const answer = await engine.request('GET', pathOf(authorizeGuest, {}, query));
  return new URL(answer.headers.get('location') ?? '');
}

/** A guest's unused code. */
export async function startLogin(engine: TestApp): Promise<Values> {
  const challenge = createChallenge();
  const address = await authorize(engine, challenge.codeChallenge, 'guest');
  return {
    ...challenge,
    redirectUri: address.origin + address.pathname,
    code: address.searchParams.get('code') ?? '',
  };
}

/** A guest session of a trusted server. */
export async function startPrivateSession(engine: TestApp): Promise<Values> {
  const grant = { grant_type: 'client_credentials', channel_id: DEMO_SITE_ID };
  const answer = await sendForm(engine, getAccessToken, grant, privateProof);
  return { privateRefreshToken: TokenResponse.parse(await answer.json()).refresh_token };
}

/** Mails a sign-in code to a customer. */
export async function mailCode(engine: TestApp, login: string): Promise<Values> {
  const fields = { user_id: login, mode: 'email', channel_id: DEMO_SITE_ID };
  await sendForm(engine, authorizePasswordless, fields, privateProof);
  return { mailedCode: codeInMail((await readMail(engine, login))?.body ?? '') };
}

/** Mails a password reset token to a customer, bound to a code verifier. */
export async function mailResetToken(engine: TestApp, login: string): Promise<Values> {
  const { codeVerifier, codeChallenge } = createChallenge();
  const fields = { ...channel, user_id: login, mode: 'email', code_challenge: codeChallenge };
  await sendForm(engine, requestPasswordResetToken, fields);
  return { codeVerifier, mailedToken: tokenInMail((await readMail(engine, login))?.body ?? '') };
}

/** A sign-in at the identity provider, just before the redirect back. */
export async function signInElsewhere(engine: TestApp): Promise<Values> {
  const address = await authorize(engine, createChallenge().codeChallenge, 'okta');
  const back = new URL(await engine.openSandboxBrowser().signIn(address.href)).searchParams;
  return { providerCode: back.get('code') ?? '', providerState: back.get('state') ?? '' };
}
