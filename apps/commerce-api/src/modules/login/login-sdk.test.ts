import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegisteredShopper, logIn } from '../../testing/create-registered-shopper.ts';
import { createTestApp, TEST_PRIVATE_CLIENT, type TestApp } from '../../testing/create-test-app.ts';
import { codeInMail, readMail, tokenInMail } from '../../testing/read-mail.ts';
import { openSdkShop, refusalOf, type SdkShop, sdkHelpers } from '../../testing/sdk-client.ts';

const NEW_PASSWORD = 'Another-pass7';
const credentials = { clientSecret: TEST_PRIVATE_CLIENT.secret };
const authorization = `Basic ${Buffer.from(`${TEST_PRIVATE_CLIENT.id}:${TEST_PRIVATE_CLIENT.secret}`).toString('base64')}`;

let engine: TestApp;
let shop: SdkShop;
let privateLogin: ReturnType<SdkShop['loginAs']>;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  privateLogin = shop.loginAs(TEST_PRIVATE_CLIENT.id);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const mailOf = async (login: string) => (await readMail(engine, login))?.body ?? '';

describe('a private client, by the unmodified one of the documents', () => {
  test('starts a guest session, and continues it with the refresh token', async () => {
    const guest = await sdkHelpers.loginGuestUserPrivate({
      slasClient: privateLogin,
      parameters: {},
      credentials,
    });
    expect(guest).toMatchObject({ token_type: 'Bearer', expires_in: 1800, customer_id: expect.any(String) });
    const refreshToken = guest.refresh_token;
    const next = await sdkHelpers.refreshAccessToken({
      slasClient: privateLogin,
      parameters: { refreshToken },
      credentials,
    });
    expect(next).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id });
    // Only public clients' refresh tokens are replaced at each use.
    expect(next.refresh_token).toBe(refreshToken);
  });

  test('a wrong secret is refused', async () => {
    const call = sdkHelpers.loginGuestUserPrivate({
      slasClient: privateLogin,
      parameters: {},
      credentials: { clientSecret: 'wrong' },
    });
    expect((await refusalOf(call)).status).toBe(401);
  });

  test('signs a shopper in by a mailed code', async () => {
    const { login, tokens } = await createRegisteredShopper(engine);
    await sdkHelpers.authorizePasswordless({
      slasClient: privateLogin,
      credentials,
      parameters: { userid: login, mode: 'email' },
    });
    const answer = await sdkHelpers.getPasswordLessAccessToken({
      slasClient: privateLogin,
      credentials,
      parameters: { pwdlessLoginToken: codeInMail(await mailOf(login)) },
    });
    expect(answer.customer_id).toBe(tokens.customer_id);
  });

  test('introspects a token, and revokes it', async () => {
    const tokens = await sdkHelpers.loginGuestUserPrivate({
      slasClient: privateLogin,
      parameters: {},
      credentials,
    });
    const headers = { Authorization: authorization };
    const token = tokens.access_token;
    const about = () =>
      privateLogin.introspectToken({ headers, body: { token, token_type_hint: 'access_token' } });
    expect(await about()).toMatchObject({ active: true });
    await privateLogin.revokeToken({
      headers,
      body: { token: tokens.refresh_token, token_type_hint: 'refresh_token' },
    });
    expect(await about()).toMatchObject({ active: false });
  });
});

test('discovery, keys and the claims of a shopper are read', async () => {
  const { login: anonymous } = shop.anonymous;
  const discovery = await anonymous.getWellknownOpenidConfiguration({});
  expect(discovery).toMatchObject({ jwks_uri: expect.stringContaining('/oauth2/jwks') });
  expect(await anonymous.getJwksUri({})).toMatchObject({ keys: [{ kty: 'EC', use: 'sig' }] });
  const shopper = await createRegisteredShopper(engine);
  const claims = await shop.clientsOf(shopper.tokens).login.getUserInfo({});
  expect(claims).toMatchObject({ email: shopper.login });
});

describe('a forgotten password', () => {
  test('is reset through the login service', async () => {
    const { login } = await createRegisteredShopper(engine);
    const codeVerifier = sdkHelpers.createCodeVerifier();
    const client = {
      client_id: engine.deps.config.clients[0]?.id ?? '',
      channel_id: engine.deps.config.siteId,
    };
    await shop.anonymous.login.getPasswordResetToken({
      body: {
        ...client,
        user_id: login,
        mode: 'email',
        code_challenge: await sdkHelpers.generateCodeChallenge(codeVerifier),
      },
    });
    await shop.anonymous.login.resetPassword({
      body: {
        ...client,
        pwd_action_token: tokenInMail(await mailOf(login)),
        code_verifier: codeVerifier,
        new_password: NEW_PASSWORD,
      },
    });
    expect((await logIn(engine, { login, password: NEW_PASSWORD })).login).toBe(login);
  });

  test('is reset through the customers API', async () => {
    const { login } = await createRegisteredShopper(engine);
    const { customers } = await shop.loginGuest();
    await customers.getResetPasswordToken({ body: { login } });
    const resetToken = tokenInMail(await mailOf(login));
    await customers.resetPassword({ body: { login, resetToken, newPassword: NEW_PASSWORD } });
    expect((await logIn(engine, { login, password: NEW_PASSWORD })).login).toBe(login);
    const again = customers.resetPassword({ body: { login, resetToken, newPassword: NEW_PASSWORD } });
    expect(await refusalOf(again)).toMatchObject({ status: 400, problem: { code: 'InvalidResetToken' } });
  });
});
