import { addItemToBasket, createBasket, getBasket } from '@ownpath/contracts/basket';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { updateCart } from '@ownpath/contracts/store-change';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import { baskets, inventoryReservations, stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';
import { createJourney, PLANO, SOFA } from '../../testing/shop-journey.ts';

/** In another price zone. */
let elsewhere: string;

let engine: TestApp;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  const [other] = await engine.deps.database.select().from(stores).where(eq(stores.stateCode, 'CA'));
  elsewhere = other?.id ?? '';
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const chooseStore = (shopper: TestShopper, storeId: string) =>
  engine.call(putShopperContext, shopper, {
    params: { usid: shopper.tokens.usid },
    body: { customQualifiers: { storeId } },
  });
const heldBy = (basketId: string) =>
  engine.deps.database
    .select()
    .from(inventoryReservations)
    .where(and(eq(inventoryReservations.basketId, basketId), eq(inventoryReservations.status, 'held')));

test('the basket is priced for the new store, and units reserved in the old one are released', async () => {
  const shopper = await createJourney(engine).guestIn(PLANO);
  const { basketId } = await engine.call(createBasket, shopper, { body: {} });
  const before = await engine.call(addItemToBasket, shopper, {
    params: { basketId },
    body: [{ productId: SOFA, quantity: 1 }],
  });
  await chooseStore(shopper, elsewhere);
  const { basket } = await engine.call(updateCart, shopper);
  expect(basket).toMatchObject({ basketId, storeId: elsewhere });
  expect(basket?.quote?.paymentCents ?? 0).not.toBe(before.quote?.paymentCents);
  expect(await heldBy(basketId)).toEqual([]);
  const [row] = await engine.deps.database.select().from(baskets).where(eq(baskets.id, basketId));
  expect(row?.storeId).toBe(elsewhere);
  expect((await engine.call(getBasket, shopper, { params: { basketId } })).quote).toEqual(basket?.quote);
});

test('the same store changes nothing; a repeated call neither; the call’s other name does the same', async () => {
  const shopper = await createJourney(engine).guestIn(PLANO);
  const { basketId } = await engine.call(createBasket, shopper, { body: {} });
  const body = [{ productId: SOFA, quantity: 1 }];
  const before = await engine.call(addItemToBasket, shopper, { params: { basketId }, body });
  const held = await heldBy(basketId);
  const { callCustom } = shop.clientsOf(shopper.tokens);
  for (const name of ['update-cart', 'updatecart']) {
    expect(await callCustom('store-change', name)).toMatchObject({
      basket: { basketId, c_totalRenewalPayment: (before.quote?.paymentCents ?? 0) / 100 },
    });
  }
  expect((await heldBy(basketId)).map(({ id }) => id)).toEqual(held.map(({ id }) => id));
});

test('without a basket nothing is priced; a price in the body is ignored', async () => {
  const shopper = await engine.createGuest();
  const response = await engine.request('POST', pathOf(updateCart), {
    shopper,
    body: { c_totalRenewalPayment: 1, storeId: '04221' },
  });
  expect(await response.json()).toEqual({ basket: null });
});

test('without a token 401, broken JSON 400', async () => {
  expect(await refusalOf(shop.anonymous.callCustom('store-change', 'update-cart'))).toMatchObject({
    status: 401,
  });
  const shopper = await engine.createGuest();
  expect((await engine.request('POST', pathOf(updateCart), { shopper, body: '{' })).status).toBe(400);
});
