import {
  createResetToken,
  getCustomer,
  registerCustomer,
  resetPassword,
  updateCustomer,
} from '@ownpath/contracts/customers';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { customers, passwordResetTokens } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, PLANO } from '../../testing/shop-journey.ts';

let engine: TestApp;
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const PASSWORD = 'Correct-horse7';
const body = (changes: Record<string, unknown> = {}, password: unknown = PASSWORD) => ({
  customer: {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'Ana@Example.com',
    login: 'ana@example.com',
    ...changes,
  },
  password,
});
const register = (sent: unknown, shopper: TestShopper | null = guest) =>
  engine.request('POST', pathOf(registerCustomer), { shopper, body: sent });
let emails = 0;
const newEmail = () => `person-${++emails}@example.com`;

describe('register', () => {
  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('a consent to marketing of %s is stored as %s', async (c_acceptsMarketing, kept) => {
    const login = newEmail();
    const response = await register(body({ login, email: login, c_acceptsMarketing }));
    expect(await response.json()).toMatchObject({ login, c_acceptsMarketing: kept });
  });

  test('returns the documented customer; the guest stays a guest', async () => {
    const response = await register(
      body({ phoneMobile: '(214) 555-0142', c_acceptsMarketing: true, c_racCustomerID: 'forged' }),
    );
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toMatchObject({
      authType: 'registered',
      customerType: 'registered',
      isRegistered: true,
      isGuest: false,
      login: 'ana@example.com',
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Ruiz',
      phoneMobile: '2145550142',
      phones: [{ phoneNumber: '2145550142', primary: 'Y' }],
      hasPassword: true,
      remotePaymentAllowed: 'Y',
      c_acceptsMarketing: true,
      c_customerFoundbyOKTAId: false,
      addresses: [],
      paymentInstruments: [],
    });
    expect(answer).not.toHaveProperty('c_racCustomerID');
    expect(answer.hashedLogin).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.customerId).not.toBe(guest.tokens.customer_id);
    const [row] = await engine.deps.database
      .select()
      .from(customers)
      .where(eq(customers.id, guest.tokens.customer_id));
    expect(row).toMatchObject({ isRegistered: false, login: null });
    // The guest's token does not open the new account.
    const path = pathOf(getCustomer, { customerId: answer.customerId });
    expect((await engine.request('GET', path, { shopper: guest })).status).toBe(404);
  });

  test('a taken login is the documented 400, whatever its case', async () => {
    const email = newEmail();
    expect((await register(body({ email, login: email }))).status).toBe(200);
    const again = await register(body({ email: email.toUpperCase(), login: email.toUpperCase() }));
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: 'LoginAlreadyInUse' });
  });

  test.each([
    ['customer.firstName', body({ firstName: ' ' })],
    ['customer.lastName', body({ lastName: '' })],
    ['customer.email', body({ email: 'nobody', login: 'nobody' })],
    ['customer.login', body({ login: 'other@example.com' })],
    ['phoneHome', body({ phoneHome: '123' })],
  ])('%s that is not right is 400 and named', async (path, sent) => {
    const response = await register(sent);
    expect(response.status).toBe(400);
    const problem = await response.json();
    expect(problem.code).toBe('InvalidCustomer');
    expect(problem.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  test.each([
    ['Aa1!', ['length']],
    ['lower-case-7', ['uppercase']],
    ['UPPER-CASE-7', ['lowercase']],
    ['No-number-here', ['number']],
    ['NoSpecial77', ['special']],
    ['aaaa', ['length', 'uppercase', 'number', 'special']],
  ])('the password %s breaks the rules %j', async (password, codes) => {
    const email = newEmail();
    const response = await register(body({ email, login: email }, password));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'InvalidPassword',
      fields: codes.map((code) => ({ path: 'password', code })),
    });
  });

  test('without a token it is 401, without a body 400', async () => {
    expect((await register(body(), null)).status).toBe(401);
    expect((await register({ customer: {} })).status).toBe(400);
    expect((await register('{')).status).toBe(400);
  });
});

describe('a customer', () => {
  test('a guest reads their own record', async () => {
    const path = pathOf(getCustomer, { customerId: guest.tokens.customer_id });
    const answer = await (await engine.request('GET', path, { shopper: guest })).json();
    expect(answer).toMatchObject({ authType: 'guest', isGuest: true, hasPassword: false });
    expect(answer).not.toHaveProperty('login');
  });

  test('carries the retailer’s ids, payment permission and last decision, with no birth date or tax id', async () => {
    const journey = createJourney(engine);
    const shopper = await createRegisteredShopper(engine);
    const { usid, customer_id: customerId } = shopper.tokens;
    await engine.call(putShopperContext, shopper, {
      params: { usid },
      body: { customQualifiers: { storeId: PLANO } },
    });
    await journey.apply(shopper, '900001001');
    await engine.deps.database
      .update(customers)
      .set({ globalCustomerId: 'G-1', rentalCustomerId: 'R-1', isRemotePaymentAllowed: false })
      .where(eq(customers.id, customerId));
    const answer = await engine.request('GET', pathOf(getCustomer, { customerId }), { shopper });
    const customer = await answer.json();
    expect(customer).toMatchObject({
      globalCustomerId: 'G-1',
      c_racGlobalCustomerID: 'G-1',
      c_racCustomerID: 'R-1',
      remotePaymentAllowed: 'N',
    });
    expect(JSON.parse(customer.c_customerDEApproval)).toMatchObject({
      approvalResponse: 4,
      storeNumber: PLANO,
    });
    for (const name of ['dateOfBirth', 'birthday', 'taxId']) expect(customer).not.toHaveProperty(name);
    expect(JSON.stringify(customer)).not.toContain('900001001');
  });

  test('only registered customers change a profile', async () => {
    const path = pathOf(updateCustomer, { customerId: guest.tokens.customer_id });
    const response = await engine.request('PATCH', path, { shopper: guest, body: { firstName: 'Ann' } });
    expect(response.status).toBe(403);
  });
});

describe('a reset token', () => {
  const ask = (login: string) =>
    engine.request('POST', pathOf(createResetToken), { shopper: guest, body: { login } });

  test('is never in the answer, which is the same for known and unknown logins', async () => {
    const known = await (await ask('ana@example.com')).json();
    const unknown = await (await ask('nobody@example.com')).json();
    expect(known).toEqual({
      login: 'ana@example.com',
      email: 'ana@example.com',
      resetToken: '',
      expiresInMinutes: 30,
    });
    expect(unknown).toEqual({ ...known, login: 'nobody@example.com', email: 'nobody@example.com' });
    // The lookup happens in a job.
    expect(await engine.deps.database.select().from(passwordResetTokens)).toEqual([]);
  });

  test('that is invented has no effect', async () => {
    const sent = { login: 'ana@example.com', resetToken: 'invented', newPassword: 'Another-pass7' };
    const response = await engine.request('POST', pathOf(resetPassword), { shopper: guest, body: sent });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'InvalidResetToken' });
  });
});

describe('limits', () => {
  test('the sixth reset for one account within the hour is 429 and says when to come back', async () => {
    const ask = (login: string) =>
      engine.request('POST', pathOf(createResetToken), { shopper: guest, body: { login } });
    for (let round = 0; round < 5; round += 1) expect((await ask('limited@example.com')).status).toBe(200);
    const refused = await ask('Limited@example.com');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect((await ask('another@example.com')).status).toBe(200);
    engine.clock.advance(seconds * 1000);
    guest = await engine.createGuest();
    expect((await ask('limited@example.com')).status).toBe(200);
  });
});
