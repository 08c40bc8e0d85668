import { getCustomerBaskets } from '@ownpath/contracts/basket';
import { getAccessToken, NEW_SESSION, TokenResponse } from '@ownpath/contracts/login';
import { getOrder } from '@ownpath/contracts/orders';
import { getShopperContext } from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { rentSofa } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

function refresh({ tokens }: TestShopper, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    refresh_token: tokens.refresh_token,
  });
  return engine.request('POST', pathOf(getAccessToken), {
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}
async function renewSession(shopper: TestShopper): Promise<TestShopper> {
  const answer = await refresh(shopper, { [NEW_SESSION]: 'true' });
  expect(answer.status).toBe(200);
  return { tokens: TokenResponse.parse(await answer.json()) };
}
const orderFor = async (shopper: TestShopper, orderNo: string) =>
  (await engine.request('GET', pathOf(getOrder, { orderNo }), { shopper })).status;
const cartFor = async (shopper: TestShopper) =>
  (
    await engine.request('GET', pathOf(getCustomerBaskets, { customerId: shopper.tokens.customer_id }), {
      shopper,
    })
  ).status;

test('after an order the guest goes on in a new session, whose first use ends the one before', async () => {
  const { shopper: before, order } = await rentSofa(engine);
  const after = await renewSession(before);
  expect(after.tokens.usid).not.toBe(before.tokens.usid);
  expect(after.tokens.customer_id).toBe(before.tokens.customer_id);
  expect(await orderFor(before, order.orderNo)).toBe(200);
  expect(await orderFor(after, order.orderNo)).toBe(200);
  expect(await orderFor(before, order.orderNo)).toBe(401);
  expect(await cartFor(before)).toBe(401);
  expect((await refresh(before)).status).toBe(400);
  expect((await refresh(before, { [NEW_SESSION]: 'true' })).status).toBe(400);
  expect(await orderFor(after, order.orderNo)).toBe(200);
  expect((await refresh(after)).status).toBe(200);
});

test('an answer that is lost costs nothing: the call is repeated, and the session that is used counts', async () => {
  const { shopper: before, order } = await rentSofa(engine);
  await renewSession(before);
  expect(await orderFor(before, order.orderNo)).toBe(200);
  const after = await renewSession(before);
  expect(await orderFor(after, order.orderNo)).toBe(200);
  expect(await orderFor(before, order.orderNo)).toBe(401);
});

test('the store that was chosen comes along', async () => {
  const { shopper: before } = await rentSofa(engine);
  const after = await renewSession(before);
  const context = await engine.call(getShopperContext, after, { params: { usid: after.tokens.usid } });
  expect(context.customQualifiers?.storeId).toBe('04217');
});

test('a registered customer stays signed in, and still reads the orders of the guest they began as', async () => {
  const { shopper: guest, order } = await rentSofa(engine);
  const before = await createRegisteredShopper(engine, guest);
  expect(await orderFor(before, order.orderNo)).toBe(200);
  const after = await renewSession(before);
  expect(after.tokens.customer_id).toBe(before.tokens.customer_id);
  expect(await orderFor(after, order.orderNo)).toBe(200);
  expect(await orderFor(before, order.orderNo)).toBe(401);
});

test('a refresh token that was used starts no session', async () => {
  const { shopper } = await rentSofa(engine);
  expect((await refresh(shopper)).status).toBe(200);
  expect((await refresh(shopper, { [NEW_SESSION]: 'true' })).status).toBe(400);
});
