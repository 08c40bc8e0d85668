import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ORGANIZATION_ID, DEMO_SITE_ID } from '../../config.ts';
import { eq } from '../../database/orm.ts';
import { customers, sessions, signingKeys, sites } from '../../database/schema/index.ts';
import { systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTokenService, type TokenService } from './token-service.ts';

const config = { organizationId: DEMO_ORGANIZATION_ID, siteId: DEMO_SITE_ID };
const subject = {
  kind: 'guest',
  usid: 'usid-1',
  customerId: 'guest-1',
  clientId: 'client-1',
  siteId: DEMO_SITE_ID,
  isDoNotTrack: false,
} as const;

let own: TestDatabase;
let now: Date;
const clock = { now: () => now };
const createService = () => createTokenService({ database: own.database, clock, ids: systemIds, config });
let tokens: TokenService;
let accessToken: string;

beforeAll(async () => {
  now = new Date('2026-11-21T15:00:00Z');
  own = await createTestDatabase('empty');
  const { database } = own;
  await database
    .insert(sites)
    .values({ id: DEMO_SITE_ID, alias: 'r', defaultLocale: 'en-US', supportedLocales: [] });
  await database.insert(customers).values({ id: 'guest-1' });
  await database
    .insert(sessions)
    .values({ usid: 'usid-1', siteId: DEMO_SITE_ID, customerId: 'guest-1', clientId: 'client-1' });
  tokens = createService();
  accessToken = (await tokens.issueTokens(subject)).response.access_token;
});
afterAll(() => own.close());

const refused = { code: 'InvalidToken' };
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('access tokens', () => {
  test('a valid token identifies its shopper', async () => {
    expect(await tokens.verify(accessToken)).toEqual({
      usid: 'usid-1',
      customerId: 'guest-1',
      guestCustomerId: 'guest-1',
      siteId: DEMO_SITE_ID,
      kind: 'guest',
    });
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    const { iat, exp } = decodeJwt(accessToken);
    expect(Number(exp) - Number(iat)).toBe(30 * 60);
  });

  test('keys outlive the process: another process verifies', async () => {
    expect(await createService().verify(accessToken)).toMatchObject({ usid: 'usid-1' });
  });

  test('processes that start concurrently use one key', async () => {
    await own.database.delete(signingKeys);
    const issued = await Promise.all(
      [createService(), createService(), createService()].map((one) => one.issueTokens(subject)),
    );
    const kids = issued.map(({ response }) => decodeProtectedHeader(response.access_token).kid);
    expect(new Set(kids).size).toBe(1);
    tokens = createService();
    accessToken = issued[0]?.response.access_token ?? '';
    expect(await tokens.verify(accessToken)).toMatchObject({ usid: 'usid-1' });
  });

  test('a retired key verifies until its tokens have expired', async () => {
    const { kid } = decodeProtectedHeader(accessToken);
    await own.database
      .update(signingKeys)
      .set({ retiredAt: now })
      .where(eq(signingKeys.keyId, `${kid}`));
    const restarted = createService();
    expect(await restarted.verify(accessToken)).toMatchObject({ usid: 'usid-1' });
    const next = (await restarted.issueTokens(subject)).response.access_token;
    expect(decodeProtectedHeader(next).kid).not.toBe(kid);
    // A process that only knows the old key reloads when it sees the new one.
    now = new Date(now.getTime() + 11_000);
    expect(await tokens.verify(next)).toMatchObject({ usid: 'usid-1' });
  });

  test('`none` is refused', async () => {
    const forged = `${base64({ alg: 'none', typ: 'at+jwt' })}.${accessToken.split('.')[1]}.`;
    await expect(tokens.verify(forged)).rejects.toMatchObject(refused);
  });

  test('the public key as a shared secret (HS256) is refused', async () => {
    const { keys } = await tokens.listPublicKeys();
    const { kid } = decodeProtectedHeader(accessToken);
    const signed = `${base64({ alg: 'HS256', typ: 'at+jwt', kid })}.${accessToken.split('.')[1]}`;
    const mac = createHmac('sha256', JSON.stringify(keys[0])).update(signed).digest('base64url');
    await expect(tokens.verify(`${signed}.${mac}`)).rejects.toMatchObject(refused);
  });

  test('a foreign key is refused, under our kid, its own, or inside the header', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const { kid } = decodeProtectedHeader(accessToken);
    const headers = [{ kid: `${kid}` }, { kid: 'other' }, { jwk: await exportJWK(publicKey) }];
    for (const header of headers) {
      const forged = await new SignJWT(decodeJwt(accessToken))
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header })
        .sign(privateKey);
      await expect(tokens.verify(forged)).rejects.toMatchObject(refused);
    }
  });

  test('an ID token is refused as access token', async () => {
    const { response } = await tokens.issueTokens(subject);
    await expect(tokens.verify(response.id_token)).rejects.toMatchObject(refused);
  });

  test.each(['', 'abc', 'a.b.c', `${'x'.repeat(50_000)}.y.z`])('nonsense is refused', async (text) => {
    await expect(tokens.verify(text)).rejects.toMatchObject(refused);
  });

  test('another retailer’s token and another site’s are refused', async () => {
    const parts = { database: own.database, clock, ids: systemIds };
    const other = createTokenService({ ...parts, config: { ...config, organizationId: 'f_ecom_else_001' } });
    const otherSite = createTokenService({ ...parts, config: { ...config, siteId: 'else' } });
    const { response } = await tokens.issueTokens(subject);
    await expect(other.verify(response.access_token)).rejects.toMatchObject(refused);
    await expect(otherSite.verify(response.access_token)).rejects.toMatchObject(refused);
  });

  test('it expires after 30 minutes, by the injected clock', async () => {
    const { response } = await tokens.issueTokens(subject);
    const issuedAt = now;
    now = new Date(issuedAt.getTime() + 29 * 60_000);
    expect(await tokens.verify(response.access_token)).toMatchObject({ usid: 'usid-1' });
    now = new Date(issuedAt.getTime() + 31 * 60_000);
    await expect(tokens.verify(response.access_token)).rejects.toMatchObject(refused);
    now = issuedAt;
  });

  test('it ends with its session', async () => {
    const { response } = await tokens.issueTokens(subject);
    expect(await tokens.verify(response.access_token)).toMatchObject({ usid: 'usid-1' });
    await own.database.update(sessions).set({ revokedAt: now });
    await expect(tokens.verify(response.access_token)).rejects.toMatchObject(refused);
    await own.database.update(sessions).set({ revokedAt: null });
  });

  test('it ends with its key, a few minutes after the key is withdrawn', async () => {
    const { response } = await tokens.issueTokens(subject);
    expect(await tokens.verify(response.access_token)).toMatchObject({ usid: 'usid-1' });
    await own.database.delete(signingKeys);
    now = new Date(now.getTime() + 6 * 60_000);
    await expect(tokens.verify(response.access_token)).rejects.toMatchObject(refused);
  });
});
