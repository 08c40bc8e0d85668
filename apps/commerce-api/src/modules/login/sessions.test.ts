import {
  authenticateCustomer,
  authorizeGuest,
  getAccessToken,
  getUserInfo,
  introspectToken,
  logoutCustomer,
  logoutCustomerByPost,
  revokeToken,
  TokenResponse,
} from '@ownpath/contracts/login';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { createRegisteredShopper, logIn, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import {
  createTestApp,
  pathOf,
  TEST_PRIVATE_CLIENT,
  type TestApp,
  type TestShopper,
} from '../../testing/create-test-app.ts';

const REDIRECT_URI = 'http://localhost:3000/callback';
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const proof = basic(TEST_PRIVATE_CLIENT.id, TEST_PRIVATE_CLIENT.secret);
const send = (
  endpoint: Parameters<typeof pathOf>[0],
  fields: Record<string, string>,
  authorization?: string,
) =>
  engine.request('POST', pathOf(endpoint), {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization ? { authorization } : {}),
    },
  });
const refresh = (token: string, changes: Record<string, string> = {}, authorization?: string) => {
  const client = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID };
  const grant = { grant_type: 'refresh_token', refresh_token: token };
  return send(getAccessToken, { ...client, ...grant, ...changes }, authorization);
};
const isLive = async (shopper: TestShopper) =>
  (await engine.request('GET', pathOf(getUserInfo), { shopper })).status === 200;
const privateGuest = async (authorization = proof) =>
  send(getAccessToken, { grant_type: 'client_credentials', channel_id: DEMO_SITE_ID }, authorization);
const startPrivateGuest = async (): Promise<TestShopper> => ({
  tokens: TokenResponse.parse(await (await privateGuest()).json()),
});

describe('logout', () => {
  const fieldsOf = ({ tokens }: TestShopper) => ({
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    refresh_token: tokens.refresh_token,
  });

  test('ends access and refresh token at once, and returns empty tokens', async () => {
    const shopper = await createRegisteredShopper(engine);
    const elsewhere = await logIn(engine, { login: shopper.login });
    const path = pathOf(logoutCustomer, {}, fieldsOf(shopper));
    const response = await engine.request('GET', path, { shopper });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ access_token: '', refresh_token: '', expires_in: 0 });
    expect(await isLive(shopper)).toBe(false);
    expect((await refresh(shopper.tokens.refresh_token)).status).toBe(400);
    expect((await engine.request('GET', path, { shopper })).status).toBe(401);
    expect(await isLive(elsewhere)).toBe(true);
  });

  test('by POST with hint=all-sessions ends every session of the customer only', async () => {
    const shopper = await createRegisteredShopper(engine);
    const elsewhere = await logIn(engine, { login: shopper.login });
    const other = await createRegisteredShopper(engine);
    const body = { ...fieldsOf(shopper), hint: 'all-sessions' };
    const bearer = `Bearer ${shopper.tokens.access_token}`;
    expect((await send(logoutCustomerByPost, body, bearer)).status).toBe(200);
    expect(await isLive(elsewhere)).toBe(false);
    expect((await refresh(elsewhere.tokens.refresh_token)).status).toBe(400);
    expect(await isLive(other)).toBe(true);
  });

  test('with another session’s refresh token is 400 and ends neither; without a token 401', async () => {
    const shopper = await createRegisteredShopper(engine);
    const other = await createRegisteredShopper(engine);
    const path = pathOf(logoutCustomer, {}, fieldsOf(other));
    expect((await engine.request('GET', path, { shopper })).status).toBe(400);
    expect((await engine.request('GET', path)).status).toBe(401);
    expect([await isLive(shopper), await isLive(other)]).toEqual([true, true]);
  });
});

describe('a registered session', () => {
  test('is refreshed as registered, and lasts ninety days', async () => {
    const shopper = await createRegisteredShopper(engine);
    const next = TokenResponse.parse(await (await refresh(shopper.tokens.refresh_token)).json());
    expect(next).toMatchObject({ customer_id: shopper.tokens.customer_id, usid: shopper.tokens.usid });
    expect(next.refresh_token_expires_in).toBe(90 * 24 * 3600);
    expect((await engine.deps.tokens.verify(next.access_token)).kind).toBe('registered');
  });

  test('ends when a used refresh token is sent again', async () => {
    const shopper = await createRegisteredShopper(engine);
    const next = TokenResponse.parse(await (await refresh(shopper.tokens.refresh_token)).json());
    expect((await refresh(shopper.tokens.refresh_token)).status).toBe(400);
    expect((await refresh(next.refresh_token)).status).toBe(400);
    expect(await isLive({ tokens: next })).toBe(false);
  });
});

describe('a private client', () => {
  test('gets a guest’s tokens by its secret, and its refresh token stays valid', async () => {
    const shopper = await startPrivateGuest();
    expect(await isLive(shopper)).toBe(true);
    const { refresh_token: token } = shopper.tokens;
    const named = { client_id: TEST_PRIVATE_CLIENT.id };
    for (let round = 0; round < 2; round += 1) {
      const next = TokenResponse.parse(await (await refresh(token, named, proof)).json());
      expect(next.refresh_token).toBe(token);
      expect(await isLive({ tokens: next })).toBe(true);
    }
    expect((await refresh(token, named)).status).toBe(401);
    expect((await refresh(token)).status).toBe(400);
  });

  test.each([
    ['a wrong secret', () => basic(TEST_PRIVATE_CLIENT.id, 'wrong'), 401],
    ['no secret', () => undefined, 400],
    ['a public client', () => basic(DEMO_PUBLIC_CLIENT_ID, ''), 400],
    [
      'the hash as a secret',
      () => basic(TEST_PRIVATE_CLIENT.id, `${engine.deps.config.clients[1]?.secretHash}`),
      401,
    ],
  ])('%s gets nothing', async (_, authorizationOf, status) => {
    const grant = { grant_type: 'client_credentials', channel_id: DEMO_SITE_ID };
    expect((await send(getAccessToken, grant, authorizationOf())).status).toBe(status);
  });

  test('signs a customer in without PKCE, and exchanges the code by its secret only', async () => {
    const { login } = await createRegisteredShopper(engine);
    const client = {
      client_id: TEST_PRIVATE_CLIENT.id,
      channel_id: DEMO_SITE_ID,
      redirect_uri: REDIRECT_URI,
    };
    const signedIn = await send(authenticateCustomer, client, basic(login, TEST_PASSWORD));
    const code = new URL(signedIn.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const grant = { grant_type: 'authorization_code', code, ...client };
    expect((await send(getAccessToken, grant)).status).toBe(401);
    const stolen = { ...grant, client_id: DEMO_PUBLIC_CLIENT_ID };
    expect((await send(getAccessToken, stolen)).status).toBe(400);
    const tokens = TokenResponse.parse(await (await send(getAccessToken, grant, proof)).json());
    expect((await engine.deps.tokens.verify(tokens.access_token)).kind).toBe('registered');
  });

  test('a public client can’t omit its verifier', async () => {
    const client = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID, redirect_uri: REDIRECT_URI };
    const start = { ...client, response_type: 'code', hint: 'guest' };
    const withChallenge = pathOf(authorizeGuest, {}, { ...start, code_challenge: 'c'.repeat(43) });
    const answer = await engine.request('GET', withChallenge);
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const grant = { grant_type: 'authorization_code', code, ...client };
    expect((await send(getAccessToken, grant)).status).toBe(400);
    expect((await engine.request('GET', pathOf(authorizeGuest, {}, start))).status).toBe(400);
  });

  test('revokes its own tokens: a refresh token with the session, an access token alone', async () => {
    const shopper = await startPrivateGuest();
    const { access_token, refresh_token } = shopper.tokens;
    const hint = { token_type_hint: 'access_token' };
    const answer = await send(revokeToken, { token: access_token, ...hint }, proof);
    expect(await answer.json()).toEqual({ token: access_token, ...hint });
    expect(await isLive(shopper)).toBe(false);
    const named = { client_id: TEST_PRIVATE_CLIENT.id };
    const next = TokenResponse.parse(await (await refresh(refresh_token, named, proof)).json());
    expect(await isLive({ tokens: next })).toBe(true);
    await send(revokeToken, { token: refresh_token }, proof);
    expect(await isLive({ tokens: next })).toBe(false);
    expect((await refresh(refresh_token, named, proof)).status).toBe(400);
  });

  test('introspects its own tokens; another client’s are not active and can’t be revoked', async () => {
    const { tokens } = await startPrivateGuest();
    const other = await engine.createGuest();
    const introspect = async (token: string) => (await send(introspectToken, { token }, proof)).json();
    expect(await introspect(tokens.access_token)).toMatchObject({
      active: true,
      client_id: TEST_PRIVATE_CLIENT.id,
      token_type: 'access_token',
      sub: `cc-slas::ownp_001::scid:${TEST_PRIVATE_CLIENT.id}::usid:${tokens.usid}`,
    });
    expect(await introspect(tokens.refresh_token)).toMatchObject({
      active: true,
      token_type: 'refresh_token',
    });
    for (const token of [other.tokens.access_token, other.tokens.refresh_token, 'nonsense']) {
      expect(await introspect(token)).toEqual({ active: false });
      expect((await send(revokeToken, { token }, proof)).status).toBe(200);
    }
    expect(await isLive(other)).toBe(true);
    expect((await send(introspectToken, { token: tokens.access_token })).status).toBe(401);
    expect((await send(revokeToken, { token: tokens.access_token })).status).toBe(401);
  });
});
