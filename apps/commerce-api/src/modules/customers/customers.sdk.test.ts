import { afterAll, beforeAll, expect, test } from 'vitest';
import { like } from '../../database/orm.ts';
import { outboxMessages } from '../../database/schema/index.ts';
import { TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  openSdkShop,
  refusalOf,
  type SdkClients,
  type SdkShop,
  sdkHelpers,
} from '../../testing/sdk-client.ts';
import { typeTestCard } from '../../testing/shop-journey.ts';

let engine: TestApp;
let shop: SdkShop;
let ana: SdkClients;
let customerId: string;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  ({ clients: ana, customerId } = await registerAndLogIn('ana@example.com'));
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

/** A guest registers, then signs in with the guest's usid, as storefronts do. */
async function registerAndLogIn(email: string) {
  const guest = await shop.loginGuest();
  const customer = { firstName: 'Ana', lastName: 'Ruiz', email, login: email };
  await guest.customers.registerCustomer({ body: { customer, password: TEST_PASSWORD } });
  const tokens = await sdkHelpers.loginRegisteredUserB2C({
    slasClient: shop.anonymous.login,
    credentials: { username: email, password: TEST_PASSWORD },
    parameters: { redirectURI: shop.redirectURI, usid: guest.tokens.usid },
  });
  return { clients: shop.clientsOf(tokens), tokens, customerId: tokens.customer_id, guest };
}

test('a shopper registers, signs in, refreshes and signs out with the SDK’s own helpers', async () => {
  const { clients, tokens, customerId: id } = await registerAndLogIn('uma@example.com');
  const customer = await clients.customers.getCustomer({ parameters: { customerId: id } });
  expect(customer).toMatchObject({ customerId: id, authType: 'registered', login: 'uma@example.com' });
  const slasClient = shop.anonymous.login;
  const next = await sdkHelpers.refreshAccessToken({
    slasClient,
    parameters: { refreshToken: tokens.refresh_token },
  });
  expect(next).toMatchObject({ customer_id: id, token_type: 'Bearer', usid: tokens.usid });
  await sdkHelpers.logout({
    slasClient,
    parameters: { accessToken: next.access_token, refreshToken: next.refresh_token },
  });
  const after = shop.clientsOf(next).customers.getCustomer({ parameters: { customerId: id } });
  expect(await refusalOf(after)).toMatchObject({ status: 401 });
});

test('a wrong password reaches the client as “401 Unauthorized”', async () => {
  const login = sdkHelpers.loginRegisteredUserB2C({
    slasClient: shop.anonymous.login,
    credentials: { username: 'ana@example.com', password: 'Wrong-horse7' },
    parameters: { redirectURI: shop.redirectURI },
  });
  await expect(login).rejects.toThrow(/401 Unauthorized/);
});

test('a profile is read and changed; fields that the retailer decides are ignored', async () => {
  const changed = await ana.customers.updateCustomer({
    parameters: { customerId },
    body: {
      firstName: 'Anita',
      phoneMobile: '+1 (214) 555-0142',
      preferredLocale: 'es-US',
      c_acceptsMarketing: true,
      c_racGlobalCustomerID: 'forged',
      remotePaymentAllowed: 'N',
    },
  });
  expect(changed).toMatchObject({
    firstName: 'Anita',
    lastName: 'Ruiz',
    phoneMobile: '2145550142',
    preferredLocale: 'es-US',
    c_acceptsMarketing: true,
    remotePaymentAllowed: 'Y',
  });
  expect(changed).not.toHaveProperty('c_racGlobalCustomerID');
  const cleared = await ana.customers.updateCustomer({
    parameters: { customerId },
    body: { phoneMobile: '', phoneHome: '2145550143' },
  });
  expect(cleared).not.toHaveProperty('phoneMobile');
  expect(cleared).toMatchObject({ phoneHome: '2145550143' });
});

test('a new e-mail is a new login, needs the password, and is announced to both addresses', async () => {
  const { clients, customerId: id } = await registerAndLogIn('before@example.com');
  const change = (body: { email: string; currentPassword?: string }) =>
    clients.customers.updateCustomer({ parameters: { customerId: id }, body });
  expect(await refusalOf(change({ email: 'after@example.com' }))).toMatchObject({
    status: 400,
    problem: { code: 'InvalidCredentials' },
  });
  expect(await refusalOf(change({ email: 'ana@example.com', currentPassword: TEST_PASSWORD }))).toMatchObject(
    { status: 400, problem: { code: 'LoginAlreadyInUse' } },
  );
  const moved = await change({ email: 'After@Example.com', currentPassword: TEST_PASSWORD });
  expect(moved).toMatchObject({ email: 'after@example.com', login: 'after@example.com' });
  const rows = await engine.deps.database
    .select({ payload: outboxMessages.payload })
    .from(outboxMessages)
    .where(like(outboxMessages.deduplicationKey, `login-change:${id}:%`));
  const textTo = (address: string) => rows.find(({ payload }) => payload.to === address)?.payload.text;
  expect(rows).toHaveLength(2);
  expect(textTo('after@example.com')).toContain('from now on, you sign in with this address');
  // The old address is notified without the full new address.
  expect(textTo('before@example.com')).toContain('your account now signs in with a…@example.com.');
  expect(textTo('before@example.com')).not.toContain('after@example.com');
});

test('a password is changed; other sessions end, this one continues', async () => {
  const { clients, tokens, customerId: id } = await registerAndLogIn('changer@example.com');
  const login = (password: string) =>
    sdkHelpers.loginRegisteredUserB2C({
      slasClient: shop.anonymous.login,
      credentials: { username: 'changer@example.com', password },
      parameters: { redirectURI: shop.redirectURI },
    });
  const elsewhere = shop.clientsOf(await login(TEST_PASSWORD));
  const change = (currentPassword: string, password: string) =>
    clients.customers.updateCustomerPassword({
      parameters: { customerId: id },
      body: { currentPassword, password },
    });
  expect(await refusalOf(change('Wrong-horse7', 'Another-pass7'))).toMatchObject({
    status: 400,
    problem: { code: 'InvalidCredentials' },
  });
  expect(await refusalOf(change(TEST_PASSWORD, 'short'))).toMatchObject({
    status: 400,
    problem: { code: 'InvalidPassword' },
  });
  await change(TEST_PASSWORD, 'Another-pass7');
  await clients.customers.getCustomer({ parameters: { customerId: id } });
  const stale = elsewhere.customers.getCustomer({ parameters: { customerId: id } });
  expect(await refusalOf(stale)).toMatchObject({ status: 401 });
  await expect(login(TEST_PASSWORD)).rejects.toThrow(/401/);
  expect((await login('Another-pass7')).customer_id).toBe(tokens.customer_id);
});

test('addresses are added, made preferred, renamed and removed', async () => {
  const parameters = { customerId };
  const address = {
    addressId: 'Home',
    firstName: 'Ana',
    lastName: 'Ruiz',
    address1: '12 Elm St',
    city: 'Plano',
    stateCode: 'TX',
    postalCode: '75023',
    countryCode: 'US',
    phone: '2145550142',
    preferred: true,
  };
  const home = await ana.customers.createCustomerAddress({ parameters, body: address });
  expect(home).toMatchObject({ ...address, fullName: 'Ana Ruiz', addressType: 'PRIM' });
  const again = ana.customers.createCustomerAddress({ parameters, body: address });
  expect(await refusalOf(again)).toMatchObject({ status: 400, problem: { code: 'InvalidCustomer' } });
  const work = { ...address, addressId: 'Work / 2nd floor' };
  await ana.customers.createCustomerAddress({ parameters, body: work });
  const read = (addressName: string) =>
    ana.customers.getCustomerAddress({ parameters: { customerId, addressName } });
  expect(await read('Home')).toMatchObject({ preferred: false });
  const renamed = await ana.customers.updateCustomerAddress({
    parameters: { customerId, addressName: 'Home' },
    body: { addressId: 'Mum', lastName: 'Ruiz', countryCode: 'US', city: 'Allen' },
  });
  expect(renamed).toMatchObject({ addressId: 'Mum', city: 'Allen', address1: '12 Elm St' });
  expect(await refusalOf(read('Home'))).toMatchObject({ status: 404 });
  const { addresses } = await ana.customers.getCustomer({ parameters });
  expect(addresses?.map(({ addressId }) => addressId)).toEqual(['Work / 2nd floor', 'Mum']);
  await ana.customers.removeCustomerAddress({ parameters: { customerId, addressName: 'Mum' } });
  expect(await refusalOf(read('Mum'))).toMatchObject({ status: 404 });
});

test('a card is saved by the gateway’s token; a card number is refused', async () => {
  const { token } = await typeTestCard(engine);
  const parameters = { customerId };
  const keep = (paymentCard: object) =>
    ana.customers.createCustomerPaymentInstrument({
      parameters,
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard } as never,
    });
  const saved = await keep({ creditCardToken: token, holder: 'Ana Ruiz', cardType: 'forged' });
  expect(saved).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    default: true,
    paymentCard: {
      cardType: 'Visa',
      holder: 'Ana Ruiz',
      maskedNumber: '************1111',
      numberLastDigits: '1111',
      expirationMonth: 12,
      expirationYear: 2029,
      creditCardExpired: false,
    },
  });
  expect(JSON.stringify(saved)).not.toContain('sbx_');
  expect(await refusalOf(keep({ creditCardToken: token, number: '4111111111111111' }))).toMatchObject({
    status: 400,
  });
  expect(await refusalOf(keep({ creditCardToken: 'invented' }))).toMatchObject({ status: 400 });
  const chosen = { ...parameters, paymentInstrumentId: `${saved.paymentInstrumentId}` };
  const changed = await ana.customers.updateCustomerPaymentInstrument({
    parameters: chosen,
    body: { default: false, paymentCard: { expirationMonth: 3, expirationYear: 2031 } },
  });
  expect(changed).toMatchObject({
    default: false,
    paymentCard: { expirationMonth: 3, expirationYear: 2031, numberLastDigits: '1111' },
  });
  const renumbered = { paymentCard: { number: '4111111111111111' } } as never;
  expect(
    await refusalOf(ana.customers.updateCustomerPaymentInstrument({ parameters: chosen, body: renumbered })),
  ).toMatchObject({ status: 400 });
  await ana.customers.deleteCustomerPaymentInstrument({ parameters: chosen });
  expect(await refusalOf(ana.customers.getCustomerPaymentInstrument({ parameters: chosen }))).toMatchObject({
    status: 404,
  });
});
