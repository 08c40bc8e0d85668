import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desc, eq } from '../../database/orm.ts';
import { contentAssets, dealsSignUps } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';
import { PLANO } from '../../testing/shop-journey.ts';

let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients & { tokens: { usid: string } };
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
  await guest.contexts.createShopperContext({
    parameters: { usid: guest.tokens.usid },
    body: { customQualifiers: { storeId: PLANO } },
  });
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const signUp = (body: unknown, parameters: Record<string, string> = {}, as: SdkClients = guest) =>
  as.callCustom('deals-signup', 'signup', body, { parameters });
const rows = () => engine.deps.database.select().from(dealsSignUps).orderBy(desc(dealsSignUps.createdAt));

test('email and phone with consent are stored with store, language and the wording that was agreed to', async () => {
  const body = { email: 'Dana@Example.com', phone: '2145550142', optIn: '1', source: 'modal' };
  expect(await signUp(body, { locale: 'es-US' })).toEqual({ success: true, error: null });
  const [asset] = await engine.deps.database
    .select()
    .from(contentAssets)
    .where(eq(contentAssets.id, 'termsAndConditionSignupDeals'));
  const wording = createHash('sha256')
    .update(asset?.body['es-US'] ?? '')
    .digest('hex');
  expect(await rows()).toEqual([
    {
      id: expect.any(String),
      siteId: 'rowan',
      storeId: PLANO,
      email: 'dana@example.com',
      phone: '2145550142',
      hasOptedIn: true,
      consentTextVersion: `sha256-${wording}`,
      locale: 'es-US',
      clientIp: expect.any(String),
      source: 'modal',
      createdAt: engine.clock.now(),
    },
  ]);
});

test('an email alone needs no consent; a phone is stored as ten digits; a known address gets the same response', async () => {
  engine.clock.advance(1000);
  expect(await signUp({ email: 'eve@example.com', phone: '', optIn: '0' })).toEqual({
    success: true,
    error: null,
  });
  expect((await rows())[0]).toMatchObject({ email: 'eve@example.com', phone: null, hasOptedIn: false });
  engine.clock.advance(1000);
  expect(await signUp({ phone: '+1 (214) 555-0143', optIn: '1' })).toEqual({ success: true, error: null });
  expect((await rows())[0]).toMatchObject({ email: null, phone: '2145550143', source: 'web' });
  expect(await signUp({ email: 'eve@example.com' })).toEqual({ success: true, error: null });
});

test.each([
  [
    { optIn: '1' },
    'Enter one of the above details to sign up!',
    '¡Escriba uno de los datos de arriba para suscribirse!',
  ],
  [{ email: 'dana@' }, 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
  [
    { phone: '1145550142', optIn: '1' },
    'Please enter a valid mobile number.',
    'Escriba un número de celular válido.',
  ],
  [
    { phone: '2145550142', optIn: '0' },
    'You must agree to receive deals and offers',
    'Debe aceptar recibir promociones y ofertas',
  ],
])('%j: the error is a text to show, and nothing is stored', async (body, english, spanish) => {
  const before = (await rows()).length;
  expect(await signUp(body, { locale: 'en-US' })).toEqual({ success: false, error: english });
  expect(await signUp(body, { locale: 'es-US' })).toEqual({ success: false, error: spanish });
  expect(await rows()).toHaveLength(before);
});

test('a body of another shape is 400, no token 401, the eleventh of one address within the hour 429', async () => {
  for (const body of [{ email: 7 }, { email: 'a@b.co', optIn: 'yes' }, { email: 'a@b.co', source: '<x>' }]) {
    expect(await refusalOf(signUp(body))).toMatchObject({ status: 400 });
  }
  expect(await refusalOf(signUp({ email: 'a@b.co' }, {}, shop.anonymous))).toMatchObject({ status: 401 });
  for (let count = 0; count < 10; count += 1) await signUp({ email: 'often@example.com' });
  expect(await refusalOf(signUp({ email: 'Often@example.com' }))).toMatchObject({ status: 429 });
});
