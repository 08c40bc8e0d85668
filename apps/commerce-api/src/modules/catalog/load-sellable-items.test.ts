import { getProduct } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { loadSellableItems } from './load-sellable-items.ts';

const PLANO = '04217';
const SOFA = 'alder-3-seat-sofa';
const demo = createDemoRetailer({ today: '2026-11-21' });

let engine: TestApp;
let inPlano: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, PLANO);
});
afterAll(() => engine.close());

describe('what a basket prices from', () => {
  const loadFrom = ({ deps, clock }: TestApp, productIds: string[], storeId: string | null) =>
    deps.database.transaction((transaction) =>
      loadSellableItems(transaction, { productIds, storeId, locale: 'en-US', now: clock.now() }),
    );
  const load = (productIds: string[], storeId: string | null) => loadFrom(engine, productIds, storeId);

  test('is what the product page shows', async () => {
    const product = await engine.call(getProduct, inPlano, { params: { id: SOFA } });
    const item = (await load([SOFA], PLANO)).get(SOFA);
    const orderable = item?.conditions.filter(({ availability }) => availability.orderable) ?? [];
    expect(orderable.map(({ condition, availability }) => ({ condition, availability }))).toEqual(
      product.conditions.map(({ condition, availability }) => ({ condition, availability })),
    );
    expect(orderable.map(({ terms }) => terms.weeklyRateCents)).toEqual(
      product.prices.map(({ rates }) => rates[0]?.paymentCents),
    );
    expect(item).toMatchObject({
      urlPath: 'furniture/living-room/sofas-loveseats/alder-3-seat-sofa',
      taxonomy: product.categoryPath,
      isRestricted: false,
      localizedName: { 'en-US': 'Alder 3-Seat Sofa' },
    });
  });

  test('is the same for every product before the engine has read the catalogue', async () => {
    const ids = demo.products.map(({ id }) => id);
    const fresh = await createTestApp({ hasNotReadCatalog: true });
    try {
      for (const storeId of [PLANO, '05102', null])
        expect(await loadFrom(fresh, ids, storeId)).toEqual(await load(ids, storeId));
    } finally {
      await fresh.close();
    }
  });

  test('used units have numbers, those of the home store first; new items have stock records', async () => {
    const item = (await load([SOFA], PLANO)).get(SOFA);
    const used = item?.conditions.find(({ condition }) => condition === 'USED_GREAT');
    expect(used?.unitNumbers[0]).toBe('RC-20411');
    expect(used?.units[0]).toMatchObject({ storeId: PLANO, isHomeStore: true, availableQuantity: 1 });
    expect(used?.units.map(({ inventoryNumber }) => inventoryNumber)).toEqual(used?.unitNumbers);
    const fresh = item?.conditions.find(({ condition }) => condition === 'NEW');
    expect(fresh?.unitNumbers).toEqual([]);
    expect(fresh?.units.find(({ variantId }) => variantId === `${SOFA}-spruce`)?.availableQuantity).toBe(3);
  });

  test('a store in a closed state, an unknown store and no store price nothing', async () => {
    await engine.deps.database.update(stores).set({ stateCode: 'NJ' }).where(eq(stores.id, '04234'));
    for (const storeId of ['04234', '99999', null]) {
      expect((await load([SOFA], storeId)).get(SOFA)?.conditions).toEqual([]);
    }
    await engine.deps.database.update(stores).set({ stateCode: 'TX' }).where(eq(stores.id, '04234'));
  });

  test('a restricted product is marked; unknown ids are left out', async () => {
    const gas = demo.products.find(({ categoryIds }) => categoryIds.includes('gas-ranges'))?.id ?? '';
    const items = await load([gas, 'nothing'], '04230');
    expect(items.get(gas)?.isRestricted).toBe(true);
    expect(items.has('nothing')).toBe(false);
    expect((await load([], PLANO)).size).toBe(0);
  });
});
