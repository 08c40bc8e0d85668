import * as contract from '@ownpath/contracts/basket';
import { createOrder } from '@ownpath/contracts/orders';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import { inventoryUnits } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

const SPRUCE = `${SOFA}-spruce`;
/** A store with fewer sofas than Plano. */
const DALLAS = '04251';
let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const stock = (storeId: string, quantity: number) =>
  engine.deps.database
    .update(inventoryUnits)
    .set({ quantity, reservedQuantity: 0 })
    .where(
      and(
        eq(inventoryUnits.storeId, storeId),
        eq(inventoryUnits.variantId, SPRUCE),
        eq(inventoryUnits.condition, 'NEW'),
      ),
    );
beforeEach(async () => {
  await stock(PLANO, 3);
  await stock(DALLAS, 2);
});

const sofas = (quantity: number) => ({
  productId: SOFA,
  quantity,
  c_variantId: SPRUCE,
  c_racProductCondition: 'NEW' as const,
});
const add = (shopper: TestShopper, basketId: string, quantity: number) =>
  engine.request('POST', pathOf(contract.addItemToBasket, { basketId }), {
    shopper,
    body: [sofas(quantity)],
  });
const change = (shopper: TestShopper, basketId: string, itemId: string, quantity: number) =>
  engine.request('PATCH', pathOf(contract.updateItemInBasket, { basketId, itemId }), {
    shopper,
    body: { quantity },
  });
const read = async (shopper: TestShopper, basketId: string) =>
  (await engine.call(contract.getBasket, shopper, { params: { basketId } })).items.map(
    ({ quantity, availableQuantity, orderable }) => [quantity, availableQuantity, orderable],
  );
const notEnough = async (response: Response) => {
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'NotEnoughStock', availableQuantity: 3 });
};

describe('a line above what the store can give', () => {
  test('is refused when it is added, with what there is; stores nearby do not count beside its own', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofas(2)]);
    await notEnough(await add(shopper, basketId, 2));
    expect(await read(shopper, basketId)).toEqual([[2, 3, true]]);
    expect((await add(shopper, basketId, 1)).status).toBe(200);
    await notEnough(await add(shopper, basketId, 1));
    expect(await read(shopper, basketId)).toEqual([[3, 3, true]]);
  });

  test('is refused when it is changed', async () => {
    const shopper = await journey.guestIn();
    const { basketId, items } = await journey.basketWith(shopper, [sofas(1)]);
    await notEnough(await change(shopper, basketId, items[0]?.itemId ?? '', 8));
    expect((await change(shopper, basketId, items[0]?.itemId ?? '', 3)).status).toBe(200);
  });

  test('is refused in a new basket, and nothing is stored', async () => {
    const shopper = await journey.guestIn();
    const body = { productItems: [sofas(4)] };
    await notEnough(await engine.request('POST', pathOf(contract.createBasket), { shopper, body }));
    expect((await engine.request('POST', pathOf(contract.createBasket), { shopper, body: {} })).status).toBe(
      200,
    );
  });

  test('several lines of one item count together', async () => {
    const guest = await journey.guestIn();
    await journey.basketWith(guest, [sofas(2)]);
    const shopper = await createRegisteredShopper(engine, guest);
    const { basketId } = await journey.basketWith(shopper, [sofas(1)]);
    const query = { productItemMergeMode: 'separate_item' };
    await engine.call(contract.mergeBasket, shopper, { query });
    expect(await read(shopper, basketId)).toEqual([
      [2, 2, true],
      [1, 1, true],
    ]);
    const refused = await add(shopper, basketId, 1);
    expect(await refused.json()).toMatchObject({ code: 'NotEnoughStock', availableQuantity: 2 });
  });

  test.each([
    ['sum_quantities', [[3, 3, true]]],
    [
      'separate_item',
      [
        [2, 2, true],
        [1, 1, true],
      ],
    ],
  ])('at sign-in is lowered to it (%s)', async (productItemMergeMode, lines) => {
    const guest = await journey.guestIn();
    await journey.basketWith(guest, [sofas(2)]);
    const shopper = await createRegisteredShopper(engine, guest);
    const { basketId } = await journey.basketWith(shopper, [sofas(2)]);
    await engine.call(contract.mergeBasket, shopper, { query: { productItemMergeMode } });
    expect(await read(shopper, basketId)).toEqual(lines);
  });

  test('at another store shows how many it has; fewer can be chosen, more can’t', async () => {
    const shopper = await journey.guestIn();
    const { basketId, items } = await journey.basketWith(shopper, [sofas(3)]);
    await engine.call(putShopperContext, shopper, {
      params: { usid: shopper.tokens.usid },
      body: { customQualifiers: { storeId: DALLAS } },
    });
    expect(await read(shopper, basketId)).toEqual([[3, 2, false]]);
    expect((await change(shopper, basketId, items[0]?.itemId ?? '', 4)).status).toBe(400);
    expect((await change(shopper, basketId, items[0]?.itemId ?? '', 2)).status).toBe(200);
    expect(await read(shopper, basketId)).toEqual([[2, 2, true]]);
  });

  test('of an item that a store nearby has is limited by what is there', async () => {
    await stock(PLANO, 0);
    const shopper = await journey.guestIn();
    const { items } = await journey.basketWith(shopper, [sofas(4)]);
    expect(items[0]?.availableQuantity).toBeGreaterThan(4);
  });
});

describeOnPostgres('at the same time', () => {
  test('twenty pieces added to one basket end at what the store has', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await engine.call(contract.createBasket, shopper, { body: {} });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(shopper, basketId, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const refused of answers.filter(({ status }) => status !== 200)) await notEnough(refused);
    expect(await read(shopper, basketId)).toEqual([[3, 3, true]]);
  });

  test('of two shoppers with all that there is, one orders; the other’s cart says that it is gone', async () => {
    await stock('04221', 0);
    await stock('04234', 0);
    await stock('04243', 0);
    const [first, second] = [await journey.guestIn(), await journey.guestIn()];
    const carts = [
      [first, await journey.readyToOrder(first, [sofas(2)])],
      [second, await journey.readyToOrder(second, [sofas(2)])],
    ] as const;
    const placed = await Promise.all(
      carts.map(([shopper, basketId]) =>
        engine.request('POST', pathOf(createOrder), { shopper, body: { basketId } }),
      ),
    );
    expect(placed.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const loser = carts[placed.findIndex(({ status }) => status === 400)];
    if (!loser) throw new Error('both were ordered');
    expect(await read(...loser)).toEqual([[2, 1, false]]);
  });
});
