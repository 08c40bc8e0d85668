import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from './sdk-client.ts';

let engine: TestApp;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

test('the client of the documented API logs a guest in and reads a product', async () => {
  const { products, tokens } = await shop.loginGuest();
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 1800 });
  const product = await products.getProduct({ parameters: { id: 'alder-3-seat-sofa' } });
  expect(product).toMatchObject({ id: 'alder-3-seat-sofa', name: 'Alder 3-Seat Sofa' });
});

test('a refusal is the documented problem', async () => {
  const { products } = await shop.loginGuest();
  expect(await refusalOf(products.getProduct({ parameters: { id: 'no-such-thing' } }))).toMatchObject({
    status: 404,
    problem: { title: 'Product Not Found', detail: expect.any(String) },
  });
});

test('a call without a token is 401', async () => {
  const call = shop.anonymous.products.getProduct({ parameters: { id: 'alder-3-seat-sofa' } });
  expect((await refusalOf(call)).status).toBe(401);
});

test('custom calls arrive with their body', async () => {
  const { callCustom } = await shop.loginGuest();
  expect(await callCustom('de-approval', 'existingapproval', {})).toEqual({
    pageName: null,
    DEResponse: null,
  });
  const call = callCustom('de-approval', 'existingapproval', { tempBasketId: 1 });
  expect((await refusalOf(call)).problem).toMatchObject({ fields: [{ path: 'body.tempBasketId' }] });
});

test('bare paths and proxy paths name the same call', async () => {
  const path = `/shopper/auth/v1/organizations/${engine.deps.config.organizationId}/oauth2/jwks`;
  const answers = await Promise.all(
    ['', '/mobify/proxy/api'].map(async (prefix) => (await fetch(shop.origin + prefix + path)).json()),
  );
  expect(answers[0]).toHaveProperty('keys');
  expect(answers[1]).toEqual(answers[0]);
});
