import { createHash, randomBytes } from 'node:crypto';
import {
  authorizeGuest,
  getAccessToken,
  getJwks,
  getOpenIdConfiguration,
  TokenResponse,
} from '@ownpath/contracts/login';
import { getShopperContext } from '@ownpath/contracts/shopper-context';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { count, eq } from '../../database/orm.ts';
import { authorizationCodes, customers, refreshTokens, sessions } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';

const REDIRECT_URI = 'http://localhost:3000/callback';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const newVerifier = () => randomBytes(32).toString('base64url');

function authorize(changes: Record<string, string> = {}, verifier = newVerifier()): Promise<Response> {
  const query = {
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    hint: 'guest',
    ...changes,
  };
  return engine.request('GET', pathOf(authorizeGuest, {}, query));
}

function requestToken(fields: Record<string, string>): Promise<Response> {
  return engine.request('POST', pathOf(getAccessToken), {
    body: new URLSearchParams({
      client_id: DEMO_PUBLIC_CLIENT_ID,
      channel_id: DEMO_SITE_ID,
      ...fields,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function startLogin() {
  const verifier = newVerifier();
  const response = await authorize({}, verifier);
  const { searchParams } = new URL(response.headers.get('location') ?? '');
  const fields = {
    grant_type: 'authorization_code_pkce',
    code: searchParams.get('code') ?? '',
    usid: searchParams.get('usid') ?? '',
    code_verifier: verifier,
    redirect_uri: REDIRECT_URI,
  };
  return fields;
}

const refresh = (token: string) => requestToken({ grant_type: 'refresh_token', refresh_token: token });
const isLive = async (tokens: TokenResponse) => {
  const path = pathOf(getShopperContext, { usid: tokens.usid });
  return (await engine.request('GET', path, { shopper: { tokens } })).status !== 401;
};

describe('authorize', () => {
  test('redirects a guest with usid and code', async () => {
    const response = await authorize({ state: 'a b&c' });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(REDIRECT_URI);
    expect(location.searchParams.get('usid')).toMatch(/^[\w-]{36}$/);
    expect(location.searchParams.get('code')?.length).toBeGreaterThan(40);
    expect(location.searchParams.get('state')).toBe('a b&c');
  });

  test.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['another channel', { channel_id: 'elsewhere' }],
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/callback' }],
    ['a redirect address that only begins like ours', { redirect_uri: `${REDIRECT_URI}.evil.example` }],
    ['a query behind ours', { redirect_uri: `${REDIRECT_URI}?next=//evil.example` }],
    ['a challenge that is too short', { code_challenge: 'short' }],
    ['another kind of login', { hint: 'elsewhere' }],
  ])('%s is 400 without a redirect', async (_, changes) => {
    const before = await engine.deps.database.select({ rows: count() }).from(customers);
    const response = await authorize(changes);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-type')).toContain('problem+json');
    expect(await engine.deps.database.select({ rows: count() }).from(customers)).toEqual(before);
  });

  test('a usid from the client is ignored', async () => {
    const victim = await engine.createGuest();
    const response = await authorize({ usid: victim.tokens.usid });
    const usid = new URL(response.headers.get('location') ?? '').searchParams.get('usid');
    expect(usid).not.toBe(victim.tokens.usid);
  });
});

describe('token for a code', () => {
  test('returns documented fields and claims by position, and creates a guest', async () => {
    const fields = await startLogin();
    const response = await requestToken({ ...fields, dnt: 'true' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const tokens = TokenResponse.parse(await response.json());
    expect(tokens).toMatchObject({
      usid: fields.usid,
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token_expires_in: 30 * 24 * 3600,
      idp_access_token: '',
    });
    const claims = decodeJwt(tokens.access_token);
    expect(claims.sub).toBe(`cc-slas::ownp_001::scid:${DEMO_PUBLIC_CLIENT_ID}::usid:${fields.usid}`);
    expect(claims.isb).toBe(`uido:slas::upn:Guest::uidn:Guest User::gcid:${tokens.customer_id}::chid:rowan`);
    expect(claims.dnt).toBe('1');
    const [guest] = await engine.deps.database
      .select()
      .from(customers)
      .where(eq(customers.id, tokens.customer_id));
    expect(guest).toMatchObject({ isRegistered: false, login: null });
  });

  test('no secret is in the database in plain text', async () => {
    const fields = await startLogin();
    const tokens = TokenResponse.parse(await (await requestToken(fields)).json());
    const codes = await engine.deps.database.select().from(authorizationCodes);
    const stored = await engine.deps.database.select().from(refreshTokens);
    const text = JSON.stringify([codes, stored]);
    expect(text).not.toContain(fields.code);
    expect(text).not.toContain(tokens.refresh_token);
  });

  test.each([
    ['another verifier', { code_verifier: newVerifier() }],
    ['another redirect address', { redirect_uri: 'http://localhost:3000/other' }],
    ['another usid', { usid: '00000000-0000-4000-8000-000000000000' }],
    ['another code', { code: 'x'.repeat(43) }],
    ['an unknown client', { client_id: 'nobody' }],
  ])('%s is 400', async (_, changes) => {
    const fields = await startLogin();
    const response = await requestToken({ ...fields, ...changes });
    expect(response.status).toBe(400);
    // The mistake did not use up the code.
    expect((await requestToken(fields)).status).toBe(200);
  });

  test('a code is valid for two minutes', async () => {
    const fields = await startLogin();
    engine.clock.advance(2 * MINUTE_MS + 1);
    expect((await requestToken(fields)).status).toBe(400);
  });

  test('a code used twice ends its session', async () => {
    const fields = await startLogin();
    const tokens = TokenResponse.parse(await (await requestToken(fields)).json());
    expect(await isLive(tokens)).toBe(true);
    expect((await requestToken(fields)).status).toBe(400);
    expect(await isLive(tokens)).toBe(false);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  test('JSON and an unknown grant are refused', async () => {
    const json = await engine.request('POST', pathOf(getAccessToken), { body: { grant_type: 'x' } });
    expect(json.status).toBe(415);
    expect((await requestToken({ grant_type: 'password' })).status).toBe(400);
  });
});

describe('refresh', () => {
  test('rotates, and usid and customer stay', async () => {
    const { tokens } = await engine.createGuest();
    const response = await refresh(tokens.refresh_token);
    const next = TokenResponse.parse(await response.json());
    expect(next).toMatchObject({ usid: tokens.usid, customer_id: tokens.customer_id });
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await isLive(next)).toBe(true);
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });

  test('a reused token ends the whole family', async () => {
    const { tokens } = await engine.createGuest();
    const next = TokenResponse.parse(await (await refresh(tokens.refresh_token)).json());
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect((await refresh(next.refresh_token)).status).toBe(400);
    expect(await isLive(next)).toBe(false);
  });

  test('of many concurrent uses of one token, at most one gets tokens', async () => {
    const { tokens } = await engine.createGuest();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(tokens.refresh_token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [session] = await engine.deps.database
      .select()
      .from(sessions)
      .where(eq(sessions.usid, tokens.usid));
    expect(session?.revokedAt).not.toBeNull();
  });

  test('a token of another client, or an invented one, is 400', async () => {
    const { tokens } = await engine.createGuest();
    const body = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect((await requestToken({ ...body, client_id: 'nobody' })).status).toBe(400);
    expect((await requestToken({ ...body, refresh_token: 'invented' })).status).toBe(400);
  });

  test('it lasts thirty days', async () => {
    const early = await engine.createGuest();
    const late = await engine.createGuest();
    engine.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect((await refresh(early.tokens.refresh_token)).status).toBe(200);
    engine.clock.advance(2 * MINUTE_MS);
    expect((await refresh(late.tokens.refresh_token)).status).toBe(400);
  });
});

describe('documents', () => {
  test('the published keys verify a token', async () => {
    const { tokens } = await engine.createGuest();
    const jwks = await engine.call(getJwks, null);
    expect(JSON.stringify(jwks)).not.toContain('"d"');
    const keySet = createLocalJWKSet(jwks as Parameters<typeof createLocalJWKSet>[0]);
    const { payload } = await jwtVerify(tokens.access_token, keySet, {
      currentDate: engine.clock.now(),
    });
    const configuration = await engine.call(getOpenIdConfiguration, null);
    expect(payload.iss).toBe(configuration.issuer);
    expect(configuration.jwks_uri).toMatch(/^http:\/\/localhost:3000\/mobify\/proxy\/api\/.*\/oauth2\/jwks$/);
  });

  test('of another organisation there are none', async () => {
    const path = pathOf(getJwks, { organizationId: 'f_ecom_else_001' });
    expect((await engine.request('GET', path)).status).toBe(404);
  });
});
