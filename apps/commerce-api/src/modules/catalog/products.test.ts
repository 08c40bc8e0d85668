import { getProduct, getProducts, type ProductDetail } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { inventoryUnits, productPrices, products, stores } from '../../database/schema/index.ts';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { pictureUrlOf } from '../pictures/index.ts';
import { loadSellableItems } from './load-sellable-items.ts';

const PLANO = '04217';
const demo = createDemoRetailer({ today: '2026-11-21' });
const SOFA = 'alder-3-seat-sofa';

let engine: TestApp;
let guest: TestShopper;
let inPlano: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
  inPlano = await createGuestInStore(engine, PLANO);
});
afterAll(() => engine.close());

const read = (shopper: TestShopper, id: string, query: object = {}): Promise<ProductDetail> =>
  engine.call(getProduct, shopper, { params: { id }, query });
const weeklyOf = (product: ProductDetail, condition: string) =>
  product.prices.find((price) => price.condition === condition)?.rates[0]?.paymentCents;
const priceOf = (productId: string, zoneId: string, condition: string) =>
  demo.prices.find(
    (price) => price.productId === productId && price.zoneId === zoneId && price.condition === condition,
  );

describe('a product', () => {
  test('without a store has the range of the zones’ cash prices, and with one its own prices alone', async () => {
    const ofNew = demo.prices.filter(({ productId, condition }) => productId === SOFA && condition === 'NEW');
    const cash = ofNew.map(({ cashPriceCents }) => cashPriceCents).toSorted((a, b) => a - b);
    expect(new Set(cash).size).toBeGreaterThan(1);
    expect(await read(guest, SOFA)).toMatchObject({
      prices: [],
      cashPriceRange: { lowCents: cash[0], highCents: cash.at(-1) },
    });
    expect(await read(inPlano, SOFA)).not.toHaveProperty('cashPriceRange');
  });

  test('in a store has that zone’s prices, in all frequencies, new items first and then the cheaper', async () => {
    const product = await read(inPlano, SOFA);
    expect(product).toMatchObject({
      id: SOFA,
      brand: 'Wrenfield',
      zoneId: 'zone-southwest',
      kind: 'standard',
    });
    expect(weeklyOf(product, 'NEW')).toBe(priceOf(SOFA, 'zone-southwest', 'NEW')?.weeklyRateCents);
    expect(weeklyOf(product, 'USED_GOOD')).toBe(
      priceOf(SOFA, 'zone-southwest', 'USED_GOOD')?.weeklyRateCents,
    );
    for (const price of product.prices) {
      expect(price.rates.map(({ frequency }) => frequency)).toEqual([
        'WEEKLY',
        'BIWEEKLY',
        'SEMIMONTHLY',
        'MONTHLY',
      ]);
    }
    expect(product.prices[0]?.condition).toBe('NEW');
    const usedRates = product.prices.slice(1).map((price) => price.rates[0]?.paymentCents ?? 0);
    expect(usedRates).toEqual(usedRates.toSorted((a, b) => a - b));
    expect(product.availability).toMatchObject({ type: 'INVENTORY_PRODUCT', orderable: true });
  });

  test('shows the colours of each condition’s units and whether they are in the shopper’s store', async () => {
    const { conditions } = await read(inPlano, SOFA);
    const unitsOf = (condition: string) => conditions.find((it) => it.condition === condition)?.units;
    expect(unitsOf('USED_GREAT')?.[0]).toMatchObject({ variantId: `${SOFA}-slate`, homeUnits: 1 });
    expect(unitsOf('USED_GOOD')?.[0]).toMatchObject({ variantId: `${SOFA}-pewter`, homeUnits: 1 });
    const fresh = unitsOf('NEW') ?? [];
    expect(fresh[0]?.homeUnits).toBeGreaterThan(0);
    expect(new Set(fresh.map(({ variantId }) => variantId)).size).toBe(fresh.length);
    const ordered = demo.products.find(({ kind }) => kind === 'special-order');
    const { conditions: vendors } = await read(inPlano, ordered?.id ?? '');
    expect(vendors.find(({ condition }) => condition === 'NEW')).not.toHaveProperty('units');
  });

  test('in another zone costs what it costs there', async () => {
    const inFresno = await createGuestInStore(engine, '05102');
    const product = await read(inFresno, SOFA);
    expect(product.zoneId).toBe('zone-coasts');
    const terms = await loadSellableItems(engine.deps.database, {
      productIds: [SOFA],
      storeId: '05102',
      locale: 'en-US',
      now: engine.clock.now(),
    });
    const listed = terms.get(SOFA)?.conditions.find(({ condition }) => condition === 'NEW');
    expect(listed?.terms.weeklyRateCents).toBe(priceOf(SOFA, 'zone-coasts', 'NEW')?.weeklyRateCents);
  });

  test('without a store has no price and cannot be ordered', async () => {
    const product = await read(guest, SOFA);
    expect(product).toMatchObject({
      zoneId: null,
      prices: [],
      conditions: [],
      availability: { type: null, orderable: false },
    });
    expect(product.variants.every(({ orderable }) => !orderable)).toBe(true);
    expect(product.name).toBe('Alder 3-Seat Sofa');
  });

  test('speaks Spanish', async () => {
    const source = demo.products.find(({ id }) => id === SOFA);
    const product = await read(inPlano, SOFA, { locale: 'es-US' });
    expect(product.name).toBe(source?.name['es-US']);
    expect(product.features).toEqual(source?.features['es-US']);
    expect(product.categoryPath[0]?.name).toBe('Muebles');
  });

  test.each([
    { id: SOFA, isShort: false },
    { id: 'juniper-track-arm-sofa', isShort: true },
  ])(
    'the colours of $id have pictures; one without a unit near cannot be ordered',
    async ({ id, isShort }) => {
      const product = await read(inPlano, id);
      const near = new Set(
        demo.inventory
          .filter((unit) => unit.productId === id)
          .filter(({ storeId }) => ['04217', '04221', '04226', '04230', '04234', '04243'].includes(storeId))
          .map(({ variantId }) => variantId),
      );
      for (const variant of product.variants) {
        const { id: variantId, colorHex } = variant;
        expect(variant.imageUrl).toBe(pictureUrlOf({ variantId, artKey: 'sofa', colorHex }));
        expect(variant.orderable).toBe(near.has(variant.id));
      }
      expect(product.variants.some(({ orderable }) => !orderable)).toBe(isShort);
    },
  );

  test('a was-price is shown for 90 days', async () => {
    const sale = demo.products.find(({ wasWeeklyRateCents }) => wasWeeklyRateCents !== null)?.id ?? '';
    const { database } = engine.deps;
    await database
      .update(productPrices)
      .set({ wasWeeklyRateCents: 9999, wasPriceSince: '2026-08-23' })
      .where(eq(productPrices.productId, sale));
    const struck = async () =>
      (await read(inPlano, sale)).prices.find(({ condition }) => condition === 'NEW')?.rates[0]
        ?.wasPaymentCents;
    expect(await struck()).toBe(9999);
    await database
      .update(productPrices)
      .set({ wasPriceSince: '2026-08-22' })
      .where(eq(productPrices.productId, sale));
    expect(await struck()).toBeNull();
  });

  test.each([['nearby only', 'french-door-refrigerator-26-cu-ft', 'INV_GEO_POOL_PRODUCT', '3-7 Days']])(
    '%s',
    async (_, id, type, deliveryBand) => {
      const product = await read(inPlano, id);
      const price = product.conditions.find(({ condition }) => condition === 'NEW');
      expect(price?.availability).toMatchObject({ type, orderable: true, deliveryBand });
    },
  );

  test.each(['special-order', 'extended-aisle'] as const)('%s comes new from the vendor', async (kind) => {
    const id = demo.products.find((product) => product.kind === kind)?.id ?? '';
    const product = await read(inPlano, id);
    expect(product.conditions.map(({ condition }) => condition)).toEqual(['NEW']);
    expect(product.availability).toMatchObject({
      type: kind === 'special-order' ? 'SO_PRODUCT' : 'EA_PRODUCT',
      orderable: true,
      stockLevel: 0,
    });
    // The vendor's surcharge is in the price book once, not twice.
    expect(weeklyOf(product, 'NEW')).toBe(priceOf(id, 'zone-southwest', 'NEW')?.weeklyRateCents);
  });

  test('a bundle goes with its worst member', async () => {
    const bundle = demo.products.find(({ kind }) => kind === 'bundle');
    const member = bundle?.bundledProductIds[0] ?? '';
    const before = await read(inPlano, bundle?.id ?? '');
    expect(before.bundledProducts.map(({ id }) => id)).toEqual([...new Set(bundle?.bundledProductIds)]);
    expect(before.availability.orderable).toBe(true);
    await engine.deps.database.update(products).set({ isOutOfStock: true }).where(eq(products.id, member));
    const after = await read(inPlano, bundle?.id ?? '');
    expect(after.availability).toMatchObject({ type: null, orderable: false });
    expect(after.prices.map(({ condition }) => condition)).toEqual(['NEW']);
    await engine.deps.database.update(products).set({ isOutOfStock: false }).where(eq(products.id, member));
  });

  test('the last reserved unit is gone for everybody', async () => {
    const { database } = engine.deps;
    const sold = inventoryUnits.inventoryNumber;
    const has = async () =>
      (await read(inPlano, SOFA)).conditions.some((it) => it.condition === 'USED_GREAT');
    const pool = ['04217', '04221', '04226', '04230', '04234', '04243'];
    const units = demo.inventory.filter(
      (unit) => unit.productId === SOFA && unit.condition === 'USED_GREAT' && pool.includes(unit.storeId),
    );
    expect(await has()).toBe(true);
    for (const { inventoryNumber } of units) {
      await database.update(inventoryUnits).set({ reservedQuantity: 1 }).where(eq(sold, inventoryNumber));
    }
    expect(await has()).toBe(false);
    for (const { inventoryNumber } of units) {
      await database.update(inventoryUnits).set({ reservedQuantity: 0 }).where(eq(sold, inventoryNumber));
    }
  });

  test('unknown or not yet online is 404, without a token 401', async () => {
    const status = async (id: string) =>
      (await engine.request('GET', pathOf(getProduct, { id }), { shopper: inPlano })).status;
    expect(await status('nothing')).toBe(404);
    await engine.deps.database
      .update(products)
      .set({ onlineFrom: '2026-11-22' })
      .where(eq(products.id, 'marlow-chaise-sofa'));
    expect(await status('marlow-chaise-sofa')).toBe(404);
    expect((await engine.request('GET', pathOf(getProduct, { id: SOFA }))).status).toBe(401);
  });

  test('in a category that the store does not sell is 403 there and nowhere else', async () => {
    const gas = demo.products.find(({ categoryIds }) => categoryIds.includes('gas-ranges'))?.id ?? '';
    const inAllen = await createGuestInStore(engine, '04230');
    const response = await engine.request('GET', pathOf(getProduct, { id: gas }), { shopper: inAllen });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'CategoryRestricted' });
    expect((await read(inPlano, gas)).id).toBe(gas);
    const list = await engine.call(getProducts, inAllen, { query: { ids: `${gas},${SOFA}` } });
    expect(list.data.map(({ id }) => id)).toEqual([SOFA]);
  });

  test('a store that closes later stops pricing', async () => {
    const inGarland = await createGuestInStore(engine, '04243');
    await engine.deps.database
      .update(stores)
      .set({ ecommerceCloseDate: '2026-11-20' })
      .where(eq(stores.id, '04243'));
    expect((await read(inGarland, SOFA)).prices).toEqual([]);
    await engine.deps.database.update(stores).set({ ecommerceCloseDate: null }).where(eq(stores.id, '04243'));
  });
});
