import { getExistingApproval } from '@ownpath/contracts/approval';
import { addItemToBasket, getCustomerBaskets, mergeBasket } from '@ownpath/contracts/basket';
import { registerCustomer } from '@ownpath/contracts/customers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { openSdkShop, sdkHelpers } from '../../testing/sdk-client.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

const APPROVED = '900001050';
const sofas = (quantity: number) => [{ productId: SOFA, quantity, c_racProductCondition: 'NEW' as const }];
let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

/** An approved guest with two sofas in the cart, and an account of the same name. */
async function guestWithAccount() {
  const guest = await journey.guestIn();
  await journey.basketWith(guest, sofas(2));
  await journey.apply(guest, APPROVED);
  const login = `${crypto.randomUUID()}@example.com`;
  const customer = { login, email: login, firstName: 'Marisol', lastName: 'Ortega' };
  await engine.call(registerCustomer, guest, { body: { customer, password: TEST_PASSWORD } });
  return { guest, login };
}
/** What a page of this shopper shows: pieces in the cart, and whether there is an approval. */
async function pageOf(shopper: TestShopper) {
  const params = { customerId: shopper.tokens.customer_id };
  const { baskets = [] } = await engine.call(getCustomerBaskets, shopper, { params });
  const cart = baskets.find(({ isTemporary }) => !isTemporary);
  const { DEResponse } = await engine.call(getExistingApproval, shopper, { body: {} });
  return { pieces: cart?.items.map(({ quantity }) => quantity) ?? [], isApproved: DEResponse !== null };
}
const merge = (shopper: TestShopper) =>
  engine.request('POST', pathOf(mergeBasket, {}, { createDestinationBasket: true }), { shopper });
const isLive = (shopper: TestShopper) =>
  engine.deps.tokens.verify(shopper.tokens.access_token).then(
    () => true,
    () => false,
  );
const everything = { pieces: [2], isApproved: true };

describe('an answer that is lost', () => {
  test('of the registration: the guest keeps cart and approval, and brings them along by signing in', async () => {
    const { guest, login } = await guestWithAccount();
    expect(await pageOf(guest)).toEqual(everything);
    const shopper = await logIn(engine, { login, guest });
    await merge(shopper);
    expect(await pageOf(shopper)).toEqual(everything);
  });

  test('of the sign-in: the guest keeps everything, and signing in again brings it along once', async () => {
    const { guest, login } = await guestWithAccount();
    await logIn(engine, { login, guest });
    expect(await pageOf(guest)).toEqual(everything);
    await logIn(engine, { login, guest });
    const shopper = await logIn(engine, { login, guest });
    await merge(shopper);
    expect(await pageOf(shopper)).toEqual(everything);
    expect(await isLive(guest)).toBe(false);
  });

  test('of the merge: the customer has everything, also after another merge and another sign-in', async () => {
    const { guest, login } = await guestWithAccount();
    const shopper = await logIn(engine, { login, guest });
    expect((await merge(shopper)).status).toBe(200);
    expect((await merge(shopper)).status).toBe(409);
    expect(await pageOf(shopper)).toEqual(everything);
    const again = await logIn(engine, { login, guest: await journey.guestIn() });
    expect((await merge(again)).status).toBe(409);
    expect(await pageOf(again)).toEqual(everything);
  });

  test('what the guest adds after a lost sign-in comes along too', async () => {
    const { guest, login } = await guestWithAccount();
    await logIn(engine, { login, guest });
    const params = { customerId: guest.tokens.customer_id };
    const { baskets = [] } = await engine.call(getCustomerBaskets, guest, { params });
    const basketId = baskets.find(({ isTemporary }) => !isTemporary)?.basketId;
    await engine.call(addItemToBasket, guest, { params: { basketId }, body: sofas(1) });
    const shopper = await logIn(engine, { login, guest });
    await merge(shopper);
    expect((await pageOf(shopper)).pieces).toEqual([3]);
  });
});

test('the guest’s tokens end with the first use of the registered ones', async () => {
  const { guest, login } = await guestWithAccount();
  const shopper = await logIn(engine, { login, guest });
  expect(await isLive(guest)).toBe(true);
  expect(await isLive(shopper)).toBe(true);
  expect(await isLive(guest)).toBe(false);
});

describe('without the guest’s token', () => {
  test('a guest’s usid alone brings neither cart nor approval along, and the guest keeps both', async () => {
    const { guest, login } = await guestWithAccount();
    const stranger = await logIn(engine, { login, usid: guest.tokens.usid });
    expect((await merge(stranger)).status).toBe(403);
    expect(await pageOf(stranger)).toEqual({ pieces: [], isApproved: false });
    expect(await pageOf(guest)).toEqual(everything);
  });

  test.each([
    ['an invented one', () => 'invented'],
    ['a registered customer’s', (other: TestShopper) => other.tokens.access_token],
    ['a refresh token', (_: TestShopper, guest: TestShopper) => guest.tokens.refresh_token],
  ])('%s in its place brings nothing along, and does not stop the sign-in', async (_, tokenOf) => {
    const { guest, login } = await guestWithAccount();
    const other = await logIn(engine, { login });
    const tokens = { ...guest.tokens, access_token: tokenOf(other, guest) };
    const shopper = await logIn(engine, { login, guest: { tokens } });
    expect((await merge(shopper)).status).toBe(403);
    expect(await pageOf(guest)).toEqual(everything);
  });
});

test('the unmodified client signs in by usid alone, and merges when it sends the guest’s token', async () => {
  const shop = await openSdkShop(engine);
  const { guest, login } = await guestWithAccount();
  const signIn = (headers: Record<string, string>) => {
    const slasClient = shop.anonymous.login;
    slasClient.clientConfig.headers = headers;
    return sdkHelpers.loginRegisteredUserB2C({
      slasClient,
      credentials: { username: login, password: TEST_PASSWORD },
      parameters: { redirectURI: shop.redirectURI, usid: guest.tokens.usid },
    });
  };
  const parameters = { createDestinationBasket: true };
  const plain = shop.clientsOf(await signIn({}));
  await expect(plain.basketsV2.mergeBasket({ parameters })).rejects.toThrow(/403/);
  const proven = await signIn({ 'X-Guest-Authorization': `Bearer ${guest.tokens.access_token}` });
  const merged = await shop.clientsOf(proven).basketsV2.mergeBasket({ parameters });
  expect(merged.productItems).toMatchObject([{ productId: SOFA, quantity: 2 }]);
  await shop.close();
});

describeOnPostgres('at the same time', () => {
  test('twenty first uses of a session end the guest’s once, and the merge is done once', async () => {
    const { guest, login } = await guestWithAccount();
    const shopper = await logIn(engine, { login, guest });
    const answers = await Promise.all(Array.from({ length: 20 }, () => merge(shopper)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await pageOf(shopper)).toEqual(everything);
  });
});
