import { addItemToBasket, createBasket } from '@ownpath/contracts/basket';
import { getCustomer, registerCustomer } from '@ownpath/contracts/customers';
import { authenticateCustomer, getUserInfo } from '@ownpath/contracts/login';
import { getShopperContext, putShopperContext } from '@ownpath/contracts/shopper-context';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { eq } from '../../database/orm.ts';
import { customers } from '../../database/schema/index.ts';
import { createRegisteredShopper, logIn, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { SOFA } from '../../testing/shop-journey.ts';

const REDIRECT_URI = 'http://localhost:3000/callback';
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const put = (who: TestShopper, storeId: string, storeSelect: string) =>
  engine.call(putShopperContext, who, {
    params: { usid: who.tokens.usid },
    body: { customQualifiers: { storeId, storeSelect } },
  });
const storeIn = async (who: TestShopper) => {
  const path = pathOf(getShopperContext, { usid: who.tokens.usid });
  const answer = await engine.request('GET', path, { shopper: who });
  if (answer.status === 404) return null;
  const { customQualifiers } = (await answer.json()) as { customQualifiers: Record<string, string> };
  return [customQualifiers.storeId, customQualifiers.storeSelect];
};

function sendLogin(
  credentials: string | null,
  changes: Record<string, string | undefined> = {},
): Promise<Response> {
  const fields = {
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    redirect_uri: REDIRECT_URI,
    code_challenge: 'c'.repeat(43),
    ...changes,
  };
  const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return engine.request('POST', pathOf(authenticateCustomer), {
    body: new URLSearchParams(given).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(credentials === null
        ? {}
        : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
  });
}

describe('login', () => {
  test('answers 303 to the absolute redirect address, with a usid of its own', async () => {
    const guest = await engine.createGuest();
    const { login } = await createRegisteredShopper(engine);
    const response = await sendLogin(`${login}:${TEST_PASSWORD}`, {
      usid: guest.tokens.usid,
      state: 'a b',
    });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin + location.pathname).toBe(REDIRECT_URI);
    expect(location.searchParams.get('state')).toBe('a b');
    expect(location.searchParams.get('code')?.length).toBeGreaterThan(40);
    expect(location.searchParams.get('usid')).toMatch(/^[\w-]{36}$/);
    expect(location.searchParams.get('usid')).not.toBe(guest.tokens.usid);
  });

  test('gives tokens with login, name, guest and customer by position in the claims', async () => {
    const guest = await engine.createGuest();
    const shopper = await createRegisteredShopper(engine, guest);
    const { tokens, login } = shopper;
    const claims = decodeJwt(tokens.access_token);
    expect(claims.isb).toBe(
      `uido:ecom::upn:${login}::uidn:Ana Ruiz::gcid:${guest.tokens.customer_id}::rcid:${tokens.customer_id}::chid:rowan`,
    );
    expect(claims.dnt).toBe('0');
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token_expires_in: 90 * 24 * 3600,
      idp_access_token: '',
      idp_refresh_token: '',
      dnt: '0',
    });
    const verified = await engine.deps.tokens.verify(tokens.access_token);
    expect(verified).toMatchObject({
      kind: 'registered',
      customerId: tokens.customer_id,
      guestCustomerId: guest.tokens.customer_id,
    });
    const path = pathOf(getCustomer, { customerId: tokens.customer_id });
    const answer = await (await engine.request('GET', path, { shopper })).json();
    expect(answer).toMatchObject({ authType: 'registered', login });
  });

  test('the guest’s store is carried over', async () => {
    const guest = await engine.createGuest();
    const sent = { customQualifiers: { storeId: '04217', postalCode: '75201' } };
    const before = { params: { usid: guest.tokens.usid } };
    await engine.call(putShopperContext, guest, { ...before, body: sent });
    const chosen = await engine.call(getShopperContext, guest, before);
    const shopper = await createRegisteredShopper(engine, guest);
    const after = { params: { usid: shopper.tokens.usid } };
    expect(await engine.call(getShopperContext, shopper, after)).toEqual(chosen);
  });

  test('a customer has the store that they chose in each new session; one that was guessed is not kept', async () => {
    const shopper = await createRegisteredShopper(engine);
    const signInFrom = async (guest?: TestShopper) =>
      storeIn(await logIn(engine, { login: shopper.login, ...(guest && { guest }) }));
    await put(shopper, '04217', 'false');
    expect(await signInFrom()).toBeNull();
    await put(shopper, '04217', 'true');
    expect(await signInFrom()).toEqual(['04217', 'true']);
    // Guessed on another device, and nothing begun there.
    const guessed = await engine.createGuest();
    await put(guessed, '04234', 'false');
    expect(await signInFrom(guessed)).toEqual(['04217', 'true']);
    // What the guest chose is the latest choice.
    const chosen = await engine.createGuest();
    await put(chosen, '04234', 'true');
    expect(await signInFrom(chosen)).toEqual(['04234', 'true']);
    expect(await signInFrom()).toEqual(['04234', 'true']);
  });

  test('a customer who chose none has the store of their agreement; a cart begun at a guessed store keeps it', async () => {
    const { shopper } = await rentSofaAsCustomer(engine);
    const { database } = engine.deps;
    await database
      .update(customers)
      .set({ homeStoreId: null })
      .where(eq(customers.id, shopper.tokens.customer_id));
    expect(await storeIn(await logIn(engine, { login: shopper.login }))).toEqual(['04217', 'true']);
    const guest = await engine.createGuest();
    await put(guest, '04234', 'false');
    const { basketId } = await engine.call(createBasket, guest, { body: {} });
    const body = [{ productId: SOFA, quantity: 1 }];
    await engine.call(addItemToBasket, guest, { params: { basketId }, body });
    expect(await storeIn(await logIn(engine, { login: shopper.login, guest }))).toEqual(['04234', 'false']);
  });

  test('the guest is stored only for a usid of a guest’s own session', async () => {
    const other = await createRegisteredShopper(engine);
    const { login } = await createRegisteredShopper(engine);
    for (const usid of [other.tokens.usid, 'invented']) {
      const { tokens } = await logIn(engine, { login, usid });
      const { guestCustomerId } = await engine.deps.tokens.verify(tokens.access_token);
      expect(guestCustomerId).toBe(tokens.customer_id);
    }
  });

  test.each([
    ['a wrong password', (login: string) => `${login}:Wrong-horse7`],
    ['nobody’s login', () => `nobody@example.com:${TEST_PASSWORD}`],
    ['no password', (login: string) => login],
    ['no credentials', () => null],
  ])('%s is 401 Unauthorized, alike', async (_, credentialsOf) => {
    const { login } = await createRegisteredShopper(engine);
    const response = await sendLogin(credentialsOf(login));
    expect(response.status).toBe(401);
    expect(response.statusText).toBe('Unauthorized');
    expect(response.headers.get('location')).toBeNull();
    expect(await response.json()).toMatchObject({
      code: 'Unauthorized',
      error: 'invalid_client',
      error_description: 'Basic Authorization failed.',
    });
  });

  test.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['another channel', { channel_id: 'elsewhere' }],
    ['a foreign redirect address', { redirect_uri: 'https://evil.example/callback' }],
    ['no challenge', { code_challenge: undefined }],
  ])('%s is 400 and no password is looked at', async (_, changes) => {
    const { login } = await createRegisteredShopper(engine);
    expect((await sendLogin(`${login}:${TEST_PASSWORD}`, changes)).status).toBe(400);
  });

  test('a login is case-insensitive; a password may have colons and accents', async () => {
    const guest = await engine.createGuest();
    const password = 'Uñico:pass:7';
    const email = 'colons@example.com';
    const body = { customer: { login: email, email, firstName: 'Uma', lastName: 'Reed' }, password };
    await engine.call(registerCustomer, guest, { body });
    const { tokens } = await logIn(engine, { login: 'Colons@Example.com', password });
    expect(tokens.customer_id).not.toBe(guest.tokens.customer_id);
  });

  test('after twenty attempts in a quarter of an hour even the right password is 429', async () => {
    const { login } = await createRegisteredShopper(engine);
    for (let round = 1; round < 20; round += 1) await sendLogin(`${login}:Wrong-horse${round}`);
    const refused = await sendLogin(`${login}:${TEST_PASSWORD}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    engine.clock.advance(15 * 60_000);
    expect((await sendLogin(`${login}:${TEST_PASSWORD}`)).status).toBe(303);
  });
});

describe('userinfo', () => {
  test('returns a registered bearer’s claims, and only ids for a guest', async () => {
    const shopper = await createRegisteredShopper(engine);
    expect(await engine.call(getUserInfo, shopper)).toEqual({
      sub: shopper.tokens.usid,
      customer_id: shopper.tokens.customer_id,
      validated: true,
      email: shopper.login,
      name: 'Ana Ruiz',
      given_name: 'Ana',
      family_name: 'Ruiz',
    });
    const guest = await engine.createGuest();
    expect(await engine.call(getUserInfo, guest)).toEqual({
      sub: guest.tokens.usid,
      customer_id: guest.tokens.customer_id,
      validated: true,
    });
    expect((await engine.request('GET', pathOf(getUserInfo))).status).toBe(401);
  });
});
