import * as contract from '@ownpath/contracts/basket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, gt, ne } from '../../database/orm.ts';
import { basketItems, baskets, inventoryReservations, inventoryUnits } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { openSdkShop, type SdkShop } from '../../testing/sdk-client.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const sofas = (quantity: number) => ({
  productId: SOFA,
  quantity,
  c_racProductCondition: 'NEW' as const,
});
const merge = (shopper: TestShopper, query: object = {}) =>
  engine.request('POST', pathOf(contract.mergeBasket, {}, query), { shopper });
const outcome = async (response: Response) => [response.status, (await response.json()).code];

async function usedItem() {
  const [unit] = await engine.deps.database
    .select()
    .from(inventoryUnits)
    .where(
      and(
        eq(inventoryUnits.storeId, PLANO),
        ne(inventoryUnits.condition, 'NEW'),
        gt(inventoryUnits.availableQuantity, 0),
      ),
    )
    .limit(1);
  if (!unit) throw new Error('the demo store has no used unit');
  return { productId: unit.productId, quantity: 1, c_racInventoryNumber: unit.inventoryNumber };
}

describe('merging', () => {
  test('moves lines, held unit and code into a basket created for the shopper, and no personal data', async () => {
    const guest = await journey.guestIn();
    const used = await usedItem();
    const { basketId } = await journey.basketWith(guest, [sofas(2), used]);
    await engine.call(contract.updateCustomerForBasket, guest, {
      params: { basketId },
      body: { email: 'guest@example.com' },
    });
    await engine.call(contract.addCouponToBasket, guest, {
      params: { basketId },
      body: { code: 'FIRSTWEEK1' },
    });
    const shopper = await createRegisteredShopper(engine, guest);
    const merged = await shop.clientsOf(shopper.tokens).basketsV2.mergeBasket({
      parameters: { createDestinationBasket: true },
    });
    expect(merged).toMatchObject({
      customerInfo: { customerId: shopper.tokens.customer_id, email: shopper.login },
      couponItems: [{ code: 'FIRSTWEEK1' }],
    });
    expect(merged.basketId).not.toBe(basketId);
    const lines = merged.productItems?.map((item) => [
      item.productId,
      item.quantity,
      item.c_racInventoryNumber,
    ]);
    expect(lines).toEqual([
      [SOFA, 2, null],
      [used.productId, 1, used.c_racInventoryNumber],
    ]);
    const [hold] = await engine.deps.database
      .select()
      .from(inventoryReservations)
      .where(eq(inventoryReservations.inventoryNumber, used.c_racInventoryNumber));
    expect(hold).toMatchObject({ basketId: merged.basketId, status: 'held' });
    const [source] = await engine.deps.database.select().from(baskets).where(eq(baskets.id, basketId));
    expect(source?.status).toBe('merged');
    expect(await outcome(await merge(shopper))).toEqual([409, 'NoSourceBasketException']);
  });

  test.each([
    ['sum_quantities', [3]],
    ['higher_quantity', [2]],
    ['saved_quantity', [1]],
    ['separate_item', [1, 2]],
  ])('%s: 2 of the guest’s and 1 of the shopper’s become %j', async (productItemMergeMode, quantities) => {
    const guest = await journey.guestIn();
    await journey.basketWith(guest, [sofas(2)]);
    const shopper = await createRegisteredShopper(engine, guest);
    const own = await journey.basketWith(shopper, [sofas(1)]);
    const merged = await (await merge(shopper, { productItemMergeMode })).json();
    expect(merged.basketId).toBe(own.basketId);
    const found: number[] = merged.productItems.map(({ quantity }: { quantity: number }) => quantity);
    expect(found.toSorted()).toEqual(quantities);
  });

  test('without an own basket, and none requested: 409, and the guest’s basket does not change', async () => {
    const guest = await journey.guestIn();
    const { basketId } = await journey.basketWith(guest, [sofas(1)]);
    const shopper = await createRegisteredShopper(engine, guest);
    expect(await outcome(await merge(shopper))).toEqual([409, 'BasketMergeNoCurrentBasketException']);
    const unchanged = await engine.deps.database
      .select()
      .from(basketItems)
      .where(eq(basketItems.basketId, basketId));
    expect(unchanged).toHaveLength(1);
  });

  test('a guest is 403; no token 401; an unknown mode 400', async () => {
    const guest = await journey.guestIn();
    expect(await outcome(await merge(guest))).toEqual([403, 'Forbidden']);
    expect((await engine.request('POST', pathOf(contract.mergeBasket))).status).toBe(401);
    const shopper = await createRegisteredShopper(engine);
    expect((await merge(shopper, { productItemMergeMode: 'all' })).status).toBe(400);
  });

  test('merges only from the guest that the session began as', async () => {
    const [guest, otherShopper] = [await journey.guestIn(), await journey.guestIn()];
    const { basketId } = await journey.basketWith(otherShopper, [sofas(1)]);
    const shopper = await createRegisteredShopper(engine, guest);
    const asked = await merge(shopper, {
      createDestinationBasket: true,
      previousCustomerId: otherShopper.tokens.customer_id,
      usid: otherShopper.tokens.usid,
    });
    expect(await outcome(asked)).toEqual([409, 'NoSourceBasketException']);
    const untouched = await engine.call(contract.getBasket, otherShopper, { params: { basketId } });
    expect(untouched.items).toHaveLength(1);
  });
});
