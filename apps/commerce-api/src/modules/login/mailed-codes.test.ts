import { createHash } from 'node:crypto';
import { createResetToken, resetPassword } from '@ownpath/contracts/customers';
import {
  authorizePasswordless,
  GUEST_AUTHORIZATION,
  getAccessToken,
  getPasswordlessToken,
  requestPasswordResetToken,
  setPasswordByToken,
  TokenResponse,
} from '@ownpath/contracts/login';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { createRegisteredShopper, logIn } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, TEST_PRIVATE_CLIENT, type TestApp } from '../../testing/create-test-app.ts';
import { codeInMail, readMail, tokenInMail } from '../../testing/read-mail.ts';

const NEW_PASSWORD = 'Another-pass7';
const MINUTE_MS = 60_000;
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const proof = `Basic ${Buffer.from(`${TEST_PRIVATE_CLIENT.id}:${TEST_PRIVATE_CLIENT.secret}`).toString('base64')}`;
const send = (
  endpoint: Parameters<typeof pathOf>[0],
  fields: Record<string, string>,
  authorization?: string,
  headers: Record<string, string> = {},
) =>
  engine.request('POST', pathOf(endpoint), {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization ? { authorization } : {}),
      ...headers,
    },
  });

describe('a password reset through the customers API', () => {
  const ask = async (login: string, locale = 'en-US') => {
    const shopper = await engine.createGuest();
    const path = pathOf(createResetToken, {}, { locale });
    expect((await engine.request('POST', path, { shopper, body: { login } })).status).toBe(200);
    return tokenInMail((await readMail(engine, login))?.body ?? '');
  };
  const reset = async (login: string, resetToken: string, newPassword = NEW_PASSWORD) => {
    const shopper = await engine.createGuest();
    const body = { login, resetToken, newPassword };
    return engine.request('POST', pathOf(resetPassword), { shopper, body });
  };

  test('the mailed token sets the password once; sessions and the old password end', async () => {
    const shopper = await createRegisteredShopper(engine);
    const { login } = shopper;
    const token = await ask(login);
    expect(token.length).toBeGreaterThan(40);
    const weak = await reset(login, token, 'short');
    expect(await weak.json()).toMatchObject({ code: 'InvalidPassword' });
    expect((await reset(login, token)).status).toBe(204);
    await expect(engine.deps.tokens.verify(shopper.tokens.access_token)).rejects.toMatchObject({
      code: 'InvalidToken',
    });
    await expect(logIn(engine, { login })).rejects.toThrow(/401/);
    expect((await logIn(engine, { login, password: NEW_PASSWORD })).tokens.usid).toMatch(/\S/);
    const again = await reset(login, token);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: 'InvalidResetToken' });
  });

  test('a token is valid for its owner only, for thirty minutes, and until one of them is used', async () => {
    const { login } = await createRegisteredShopper(engine);
    const other = await createRegisteredShopper(engine);
    const first = await ask(login);
    expect((await reset(other.login, first)).status).toBe(400);
    const second = await ask(login);
    const third = await ask(login);
    expect((await reset(login, second)).status).toBe(204);
    for (const token of [first, third]) expect((await reset(login, token)).status).toBe(400);
    const late = await ask(login);
    engine.clock.advance(30 * MINUTE_MS);
    expect((await reset(login, late)).status).toBe(400);
  });

  test('an unknown login gets no mail; a Spanish mail is in Spanish', async () => {
    expect(await ask('nobody@example.com')).toBe('');
    const { login } = await createRegisteredShopper(engine);
    await ask(login, 'es-US');
    expect(await readMail(engine, login)).toMatchObject({ subject: 'Restablezca su contraseña' });
  });

  test('the mail links to the requested page, of the shop only', async () => {
    const shopper = await engine.createGuest();
    const { login } = await createRegisteredShopper(engine);
    const askFor = (c_pageUrl: string) =>
      engine.request('POST', pathOf(createResetToken), { shopper, body: { login, c_pageUrl } });
    const page = `${engine.deps.config.publicUrl}/es-us/reset-password`;
    expect((await askFor(page)).status).toBe(200);
    expect((await readMail(engine, login))?.body).toContain(`${page}?token=`);
    expect((await askFor('https://evil.example/reset-password')).status).toBe(400);
    expect((await askFor('javascript:alert(1)')).status).toBe(400);
  });
});

describe('a password reset through the login service', () => {
  const verifier = 'v'.repeat(43);
  const asked = {
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    mode: 'email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
  const act = (token: string, changes: Record<string, string> = {}) =>
    send(setPasswordByToken, {
      client_id: DEMO_PUBLIC_CLIENT_ID,
      channel_id: DEMO_SITE_ID,
      pwd_action_token: token,
      code_verifier: verifier,
      new_password: NEW_PASSWORD,
      ...changes,
    });

  test('the mail links to the client’s page, and the token needs the verifier', async () => {
    const { login } = await createRegisteredShopper(engine);
    const callback_uri = 'http://localhost:3000/my-accounts/resetPassword';
    expect((await send(requestPasswordResetToken, { ...asked, user_id: login, callback_uri })).status).toBe(
      200,
    );
    const mail = await readMail(engine, login);
    expect(mail?.body).toContain(`${callback_uri}?token=`);
    const token = tokenInMail(mail?.body ?? '');
    expect((await act(token, { code_verifier: 'w'.repeat(43) })).status).toBe(400);
    expect((await act(token)).status).toBe(200);
    expect((await logIn(engine, { login, password: NEW_PASSWORD })).login).toBe(login);
  });

  test.each([
    ['a foreign page', { callback_uri: 'https://evil.example/reset' }, 400],
    ['no challenge', { code_challenge: '' }, 400],
    ['an unknown client', { client_id: 'nobody' }, 400],
    ['a private client without its secret', { client_id: TEST_PRIVATE_CLIENT.id }, 401],
    ['mail by SMS', { mode: 'sms' }, 400],
  ])('%s is refused', async (_, changes, status) => {
    const fields = { ...asked, user_id: 'ana@example.com', ...changes };
    expect((await send(requestPasswordResetToken, fields)).status).toBe(status);
  });
});

describe('signing in without a password', () => {
  const ask = (
    login: string,
    changes: Record<string, string> = {},
    authorization: string | undefined = proof,
  ) =>
    send(
      authorizePasswordless,
      { user_id: login, mode: 'email', channel_id: DEMO_SITE_ID, ...changes },
      authorization,
    );
  const exchange = (
    code: string,
    changes: Record<string, string> = {},
    authorization = proof,
    headers: Record<string, string> = {},
  ) => {
    const grant = { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token: code };
    return send(getPasswordlessToken, { ...grant, ...changes }, authorization, headers);
  };
  const codeOf = async (login: string) => codeInMail((await readMail(engine, login))?.body ?? '');

  test('the mailed code gives registered tokens once, with the earlier guest’s id', async () => {
    const start = { grant_type: 'client_credentials', channel_id: DEMO_SITE_ID };
    const guest = TokenResponse.parse(await (await send(getAccessToken, start, proof)).json());
    const { login, tokens } = await createRegisteredShopper(engine);
    expect((await ask(login, { usid: guest.usid })).status).toBe(200);
    const code = await codeOf(login);
    expect(code).toHaveLength(14);
    const foreign = `Basic ${Buffer.from(`${DEMO_PUBLIC_CLIENT_ID}:`).toString('base64')}`;
    expect((await exchange(code, {}, foreign)).status).toBe(401);
    expect((await exchange(code, { login_id: 'other@example.com' })).status).toBe(400);
    const asGuest = { [GUEST_AUTHORIZATION]: `Bearer ${guest.access_token}` };
    const exchanged = await exchange(code.replaceAll('-', ' '), {}, proof, asGuest);
    const answer = TokenResponse.parse(await exchanged.json());
    expect(answer.customer_id).toBe(tokens.customer_id);
    expect(await engine.deps.tokens.verify(answer.access_token)).toMatchObject({
      kind: 'registered',
      guestCustomerId: guest.customer_id,
    });
    expect((await exchange(code)).status).toBe(400);
  });

  test('answers the same for an unknown login, and the code expires after ten minutes', async () => {
    expect((await ask('nobody@example.com')).status).toBe(200);
    expect(await readMail(engine, 'nobody@example.com')).toBeNull();
    const { login } = await createRegisteredShopper(engine);
    await ask(login);
    const code = await codeOf(login);
    engine.clock.advance(10 * MINUTE_MS);
    expect((await exchange(code)).status).toBe(400);
  });

  test('is for private clients; the sixth code within a quarter of an hour is 429', async () => {
    const { login } = await createRegisteredShopper(engine);
    expect((await ask(login, {}, 'Basic nonsense')).status).toBe(401);
    const wrong = `Basic ${Buffer.from(`${TEST_PRIVATE_CLIENT.id}:wrong`).toString('base64')}`;
    expect((await ask(login, {}, wrong)).status).toBe(401);
    for (let round = 0; round < 5; round += 1) expect((await ask(login)).status).toBe(200);
    const refused = await ask(login);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
