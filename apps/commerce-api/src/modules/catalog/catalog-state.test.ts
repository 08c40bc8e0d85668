import { getCatalogState } from '@ownpath/contracts/catalog';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, gt, sql } from '../../database/orm.ts';
import { inventoryUnits, products, storeRestrictedCategories } from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
const PLANO = '04217';
/** Neither of its geo pool. */
const FAR = '04251';

async function shopperIn(storeId: string): Promise<TestShopper> {
  const shopper = await engine.createGuest();
  const params = { usid: shopper.tokens.usid };
  await engine.call(putShopperContext, shopper, { params, body: { customQualifiers: { storeId } } });
  return shopper;
}

beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

/** For a new shopper in each of the stores: a token lasts minutes, and days pass here. */
const statesIn = (...storeIds: readonly string[]) =>
  Promise.all(
    storeIds.map(async (storeId) => {
      const { state } = await engine.call(getCatalogState, await shopperIn(storeId), { body: {} });
      return state;
    }),
  );

/** A unit of the store is reserved. */
const sellIn = (storeId: string) =>
  engine.deps.database
    .update(inventoryUnits)
    .set({ reservedQuantity: sql`${inventoryUnits.reservedQuantity} + 1` })
    .where(and(eq(inventoryUnits.storeId, storeId), gt(inventoryUnits.availableQuantity, 0)));

test('it is the same for shoppers of one store, and another one elsewhere', async () => {
  const [first, second, far] = await statesIn(PLANO, PLANO, FAR);
  expect(second).toBe(first);
  expect(far).not.toBe(first);
  expect(await statesIn(PLANO, FAR)).toEqual([first, far]);
});
test.each<[string, () => Promise<unknown>, string]>([
  ['the stock of its store', () => sellIn(PLANO), 'plano'],
  ['the stock of a store far away', () => sellIn(FAR), 'far'],
  ['the catalogue', () => engine.deps.database.update(products).set({ isOnline: true }), 'both'],
  [
    'what the store restricts',
    () =>
      engine.deps.database
        .insert(storeRestrictedCategories)
        .values({ storeId: PLANO, categoryId: 'smartphones' }),
    'plano',
  ],
  ['the day', async () => engine.clock.advance(86_400_000), 'both'],
])('it changes with %s, where that matters', async (_, change, where) => {
  const [plano, far] = await statesIn(PLANO, FAR);
  await change();
  const [newPlano, newFar] = await statesIn(PLANO, FAR);
  expect([newPlano !== plano, newFar !== far]).toEqual([where !== 'far', where !== 'plano']);
});
