import { getExistingApproval } from '@ownpath/contracts/approval';
import { getCustomerBaskets, mergeBasket } from '@ownpath/contracts/basket';
import { registerCustomer } from '@ownpath/contracts/customers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRegisteredShopper, logIn, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

const APPROVED = '900001050';
const LARGER = '900001099';
/** $75 a week, of which $20 are left. */
const LESS_LEFT = '900006002';
const DECLINED = '900003002';
let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const existing = async (shopper: TestShopper) =>
  (await engine.call(getExistingApproval, shopper, { body: {} })).DEResponse;

/** An account with the applicant's name, signed in from the guest's session. */
async function accountOfApplicant(guest: TestShopper, name = { firstName: 'marisol', lastName: 'Ortega' }) {
  const login = `${crypto.randomUUID()}@example.com`;
  await engine.call(registerCustomer, guest, {
    body: { customer: { login, email: login, ...name }, password: TEST_PASSWORD },
  });
  return logIn(engine, { login, guest });
}

test('a guest’s approval becomes the customer’s at sign-in, and applies to their basket', async () => {
  const guest = await journey.guestIn();
  await journey.basketWith(guest, [{ productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' }]);
  const { approval } = await journey.apply(guest, APPROVED);
  const shopper = await accountOfApplicant(guest);
  expect(await existing(shopper)).toEqual(approval);
  const merged = await engine.call(mergeBasket, shopper, { query: { createDestinationBasket: true } });
  expect(merged).toMatchObject({ approval, approvalFit: { weeklyLimitCents: 50_00, fits: true } });
});

test('an approval is carried over without a basket', async () => {
  const guest = await journey.guestIn();
  const { approval } = await journey.apply(guest, APPROVED);
  expect(await existing(await accountOfApplicant(guest))).toEqual(approval);
});

test('an application without a cart has an empty temporary basket', async () => {
  const guest = await journey.guestIn();
  await journey.apply(guest, APPROVED);
  const { baskets } = await engine.call(getCustomerBaskets, guest, {
    params: { customerId: guest.tokens.customer_id },
  });
  expect(baskets).toMatchObject([{ isTemporary: true, items: [] }]);
});

test('another person who signs in on the same device does not get the approval', async () => {
  const guest = await journey.guestIn();
  await journey.apply(guest, APPROVED);
  const shopper = await createRegisteredShopper(engine, guest);
  expect(await existing(shopper)).toBeNull();
});

test('a decline stays with the guest', async () => {
  const guest = await journey.guestIn();
  await journey.apply(guest, DECLINED);
  expect(await existing(await accountOfApplicant(guest))).toBeNull();
});

test('the newer decision wins: a guest’s newer one replaces the customer’s, an older one does not', async () => {
  const first = await journey.guestIn();
  const older = await journey.guestIn();
  await journey.apply(older, APPROVED);
  engine.clock.advance(60_000);
  await journey.apply(first, APPROVED);
  const shopper = await accountOfApplicant(first);
  const own = await existing(shopper);
  const again = await logIn(engine, { login: shopper.login, guest: older });
  expect(await existing(again)).toEqual(own);
  engine.clock.advance(60_000);
  const newer = await journey.guestIn();
  const { approval } = await journey.apply(newer, LARGER);
  const last = await logIn(engine, { login: shopper.login, guest: newer });
  expect(await existing(last)).toEqual(approval);
});

test('a guest’s newer decision that is worse leaves the customer’s in force', async () => {
  const first = await journey.guestIn();
  await journey.apply(first, APPROVED);
  const shopper = await accountOfApplicant(first);
  const own = await existing(shopper);
  engine.clock.advance(60_000);
  const newer = await journey.guestIn();
  await journey.apply(newer, LESS_LEFT);
  const again = await logIn(engine, { login: shopper.login, guest: newer });
  expect(await existing(again)).toEqual(own);
});
