import type { AddItem } from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/basket';
import { getProduct } from '@ownpath/contracts/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, gt, ne } from '../../database/orm.ts';
import {
  inventoryReservations,
  inventoryUnits,
  storeRestrictedCategories,
} from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';
import { releaseHoldsThatEnded } from './release-holds.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const create = (shopper: TestShopper, query: object = {}) =>
  engine.call(contract.createBasket, shopper, { query, body: {} });
const send = (shopper: TestShopper | null, basketId: string, body: unknown) =>
  engine.request('POST', pathOf(contract.addItemToBasket, { basketId }), { shopper, body });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const one = (productId: string, fields: Partial<AddItem> = {}): AddItem => ({
  productId,
  quantity: 1,
  ...fields,
});

/** A used unit in the store. */
async function usedUnit(storeId = PLANO) {
  const [unit] = await engine.deps.database
    .select()
    .from(inventoryUnits)
    .where(
      and(
        eq(inventoryUnits.storeId, storeId),
        ne(inventoryUnits.condition, 'NEW'),
        gt(inventoryUnits.availableQuantity, 0),
      ),
    )
    .limit(1);
  if (!unit) throw new Error('the demo store has no used unit');
  return unit;
}

describe('adding items', () => {
  test('the server decides the price, whatever the client sends', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await create(shopper);
    const forged = {
      ...one(SOFA),
      price: 0.01,
      c_racProductRenewalRate: 0.01,
      c_racProductTotalCostToOwn: 1,
      c_customerDEApproval: JSON.stringify({ approvalResponse: 1, weeklyApprovalAmount: 999 }),
    };
    expect((await send(shopper, basketId, [forged])).status).toBe(200);
    const basket = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    const product = await engine.call(getProduct, shopper, { params: { id: SOFA } });
    const rate = product.prices
      .find((price) => price.condition === basket.items[0]?.condition)
      ?.rates.find(({ frequency }) => frequency === 'WEEKLY');
    expect(basket.items[0]).toMatchObject({
      paymentCents: rate?.paymentCents,
      totalCents: rate?.totalCents,
      cashPriceCents: rate?.cashPriceCents,
      orderable: true,
    });
    expect(basket.quote?.paymentCents).toBe(rate?.paymentCents);
    expect(basket.approvalFit).toBeNull();
  });

  test('a further piece is added to its line; the quote is for all pieces', async () => {
    const shopper = await journey.guestIn();
    const item = one(SOFA, { c_racProductCondition: 'NEW' });
    const single = await journey.basketWith(shopper, [item]);
    const double = await engine.call(contract.addItemToBasket, shopper, { params: single, body: [item] });
    expect(double.items).toHaveLength(1);
    expect(double.items[0]?.quantity).toBe(2);
    expect(double.quote?.totalCents).toBe(2 * (single.quote?.totalCents ?? 0));
  });

  test('no store 409, unknown product, empty or malformed body 400, no token 401', async () => {
    const homeless = await engine.createGuest();
    const shopper = await journey.guestIn();
    const [without, basket] = [await create(homeless), await create(shopper)];
    expect(await codeOf(await send(homeless, without.basketId, [one(SOFA)]))).toEqual([409, 'StoreRequired']);
    expect(await codeOf(await send(shopper, basket.basketId, [one('no-such')]))).toEqual([
      400,
      'ProductUnavailable',
    ]);
    expect((await send(shopper, basket.basketId, [])).status).toBe(400);
    expect((await send(shopper, basket.basketId, [one(SOFA, { quantity: 0 })])).status).toBe(400);
    expect((await send(null, basket.basketId, [one(SOFA)])).status).toBe(401);
    expect((await send(shopper, basket.basketId, '{"a":')).status).toBe(400);
  });

  test('more pieces than in stock: 400, and the basket does not change', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await create(shopper);
    const item = one(SOFA, { quantity: 20, c_racProductCondition: 'NEW' });
    expect(await codeOf(await send(shopper, basketId, [item, item]))).toEqual([400, 'NotEnoughStock']);
    expect((await engine.call(contract.getBasket, shopper, { params: { basketId } })).items).toEqual([]);
  });

  test('a category that the store does not rent: 403', async () => {
    const { database } = engine.deps;
    const shopper = await journey.guestIn('04221');
    const product = await engine.call(getProduct, shopper, { params: { id: SOFA } });
    const restriction = { storeId: '04221', categoryId: product.primaryCategoryId };
    await database.insert(storeRestrictedCategories).values(restriction);
    const { basketId } = await create(shopper);
    expect(await codeOf(await send(shopper, basketId, [one(SOFA)]))).toEqual([403, 'CategoryRestricted']);
    await database.delete(storeRestrictedCategories).where(eq(storeRestrictedCategories.storeId, '04221'));
  });
});

describe('a used unit', () => {
  test('is held for the first basket; another buyer gets 400; removing it releases it', async () => {
    const { inventoryNumber, productId } = await usedUnit();
    const [first, second] = [await journey.guestIn(), await journey.guestIn()];
    const item = one(productId, { c_racInventoryNumber: inventoryNumber });
    const basket = await journey.basketWith(first, [item]);
    expect(basket.items[0]).toMatchObject({ inventoryNumber, orderable: true, quantity: 1 });
    const other = await create(second);
    expect(await codeOf(await send(second, other.basketId, [item]))).toEqual([400, 'ProductUnavailable']);
    const itemId = basket.items[0]?.itemId ?? '';
    await engine.call(contract.removeItemFromBasket, first, {
      params: { basketId: basket.basketId, itemId },
    });
    expect((await send(second, other.basketId, [item])).status).toBe(200);
    await engine.call(contract.deleteBasket, second, { params: { basketId: other.basketId } });
    const [unit] = await engine.deps.database
      .select()
      .from(inventoryUnits)
      .where(eq(inventoryUnits.inventoryNumber, inventoryNumber));
    expect(unit?.reservedQuantity).toBe(0);
  });

  test('comes in the requested color or not at all; a color that exists only pre-owned is pre-owned', async () => {
    const shopper = await journey.guestIn();
    const glider = (color: string, fields: Partial<AddItem> = {}) =>
      one('tilda-swivel-glider', { c_variantId: `tilda-swivel-glider-${color}`, ...fields });
    const great = { c_racProductCondition: 'USED_GREAT' as const };
    const { basketId, items } = await journey.basketWith(shopper, [
      glider('fern', great),
      glider('ivory', great),
      glider('fern'),
      glider('dove'),
    ]);
    expect(items.map(({ condition, variantId }) => [condition, variantId])).toEqual([
      ['USED_GREAT', 'tilda-swivel-glider-fern'],
      ['USED_GREAT', 'tilda-swivel-glider-ivory'],
      ['NEW', 'tilda-swivel-glider-fern'],
      ['USED_FAIR', 'tilda-swivel-glider-dove'],
    ]);
    const refused = await send(shopper, basketId, [glider('dove', great)]);
    expect(await codeOf(refused)).toEqual([400, 'ProductUnavailable']);
  });

  test('is released when its hold ends; the basket then says so', async () => {
    const { inventoryNumber, productId } = await usedUnit();
    const shopper = await journey.guestIn();
    const basket = await journey.basketWith(shopper, [
      one(productId, { c_racInventoryNumber: inventoryNumber }),
    ]);
    const later = new Date(engine.clock.now().getTime() + 61 * 60_000);
    await releaseHoldsThatEnded({ ...engine.deps, clock: { now: () => later } });
    const [hold] = await engine.deps.database
      .select()
      .from(inventoryReservations)
      .where(eq(inventoryReservations.basketId, basket.basketId));
    expect(hold?.status).toBe('released');
    const rival = await journey.guestIn();
    await journey.basketWith(rival, [one(productId, { c_racInventoryNumber: inventoryNumber })]);
    const read = await engine.call(contract.getBasket, shopper, { params: basket });
    expect(read.items[0]?.orderable).toBe(false);
    expect(read.quote).toBeNull();
  });
});
