import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { productPrices, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  loginGuestInStore,
  openSdkShop,
  refusalOf,
  type SdkGuest,
  type SdkShop,
} from '../../testing/sdk-client.ts';

const SOFA = 'alder-3-seat-sofa';
/** A drawing, or a photograph where the shop has one. */
const PICTURE = /^\/(art\/.+\.svg|pictures\/.+\.webp)$/;
const demo = createDemoRetailer({ today: '2026-11-21' });
const productWhere = (matches: (product: (typeof demo.products)[number]) => boolean) =>
  demo.products.find(matches)?.id ?? '';
let engine: TestApp;
let shop: SdkShop;
let clients: SdkGuest;

beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await loginGuestInStore(shop, '04217');
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const read = (id: string, parameters: object = {}, by = clients) =>
  by.products.getProduct({ parameters: { id, ...parameters } });

describe('a product by the client that retailers use', () => {
  test('a master has documented members and the retailer’s own', async () => {
    const sofa = await read(SOFA, { allImages: true, perPricebook: true });
    const price = demo.prices.find(
      (one) => one.productId === SOFA && one.zoneId === 'zone-southwest' && one.condition === 'NEW',
    );
    const weekly = (price?.weeklyRateCents ?? 0) / 100;
    expect(sofa).toMatchObject({
      id: SOFA,
      brand: 'Wrenfield',
      currency: 'USD',
      type: { master: true },
      price: weekly,
      primaryCategoryId: 'sofas-loveseats',
      inventory: { id: 'zone-southwest', orderable: true, backorderable: false },
      minOrderQuantity: 1,
      stepQuantity: 1,
      productPromotions: [],
      c_productType: 'Standard',
      c_isBundleProduct: false,
      c_outOfStock: false,
      c_SpecialOrderED: null,
      c_inventoryCondition: 'NEW',
      c_isHighRisk: false,
      c_isHighRiskFlow: false,
      isStoreHighRisk: false,
      c_isExclusive: expect.any(Boolean),
      c_vendorID: expect.any(String),
      c_applicableBadges: expect.any(Array),
    });
    expect(sofa.prices?.['zone-southwest-NEW-WEEKLY']).toBe(weekly);
    expect(sofa.tieredPrices?.[0]).toEqual({
      price: weekly,
      pricebook: 'zone-southwest-NEW-WEEKLY',
      quantity: 1,
    });
    const [first] = JSON.parse(String(sofa.c_pricePerPricebook));
    expect(first).toMatchObject({
      pricebookID: 'zone-southwest-NEW-WEEKLY',
      price: weekly,
      priceInfo: { terms: price?.weeks, addOnRate: null },
    });
    for (const group of sofa.imageGroups ?? []) expect(group.images[0]?.link).toMatch(PICTURE);
    expect(new Set(sofa.imageGroups?.map(({ viewType }) => viewType)).size).toBe(5);
  });

  test('a variant knows its master, its colour and its own units', async () => {
    const variantId = `${SOFA}-spruce`;
    const variant = await read(variantId);
    expect(variant).toMatchObject({
      id: variantId,
      type: { variant: true },
      master: { masterId: SOFA },
      variationValues: { color: 'spruce' },
      inventory: { ats: 3, stockLevel: 3 },
    });
    expect(JSON.parse(String(variant.c_selfVariantPricebook))).toMatchObject([{ productId: variantId }]);
    const colors = variant.imageGroups?.flatMap(({ variationAttributes = [] }) =>
      variationAttributes.flatMap(({ values = [] }) => values.map(({ value }) => value)),
    );
    expect(new Set(colors)).toEqual(new Set(['spruce']));
  });

  test('a bundle lists its members and what each costs by itself', async () => {
    const bundle = await read(productWhere(({ kind }) => kind === 'bundle'));
    expect(bundle).toMatchObject({
      type: { bundle: true },
      c_productType: 'Bundle',
      c_isBundleProduct: true,
    });
    const [member] = bundle.bundledProducts ?? [];
    expect(member?.product.name).toEqual(expect.any(String));
    const [priced] = JSON.parse(String(bundle.c_bundledProductsPricebook));
    expect(priced).toMatchObject({ productId: member?.id, quantity: member?.quantity });
    const own = await read(String(member?.id));
    expect(priced.pricebooks[0].price).toBe(own.prices?.['zone-southwest-NEW-WEEKLY']);
  });

  test.each([
    ['special-order', 'SpecialOrder', 'SO_PRODUCT'],
    ['extended-aisle', 'EA', 'EA_PRODUCT'],
  ] as const)('%s items say so', async (kind, productType, availability) => {
    const product = await read(productWhere((one) => one.kind === kind));
    expect(product).toMatchObject({ c_productType: productType, c_availabilityType: availability });
    expect(product.c_SpecialOrderED).toEqual(kind === 'special-order' ? expect.any(String) : null);
  });

  test.each([
    ['alder-3-seat-sofa', 'NEW'],
    ['gas-range-air-fry', 'USED'],
  ])('%s is offered %s first', async (id, condition) => {
    const product = await read(id);
    expect(product.c_inventoryCondition).toBe(condition);
    const conditions: { condition: string }[] = JSON.parse(String(product.c_conditions));
    expect(conditions.some((one) => one.condition === 'NEW')).toBe(condition === 'NEW');
  });

  test('an add-on shows its rate beside a main item, a reduced one its earlier price', async () => {
    const main = demo.products.find(({ addOnProductIds }) => addOnProductIds.length > 0);
    const addOnId = main?.addOnProductIds[0] ?? '';
    const sent = await read(main?.id ?? '');
    expect(sent.productLinks?.[0]).toMatchObject({ targetProductId: addOnId, type: 'accessory' });
    const [entry] = JSON.parse(String((await read(addOnId)).c_pricePerPricebook));
    expect(entry.priceInfo.addOnRate).toBeCloseTo(entry.price * 0.8, 1);
    const reduced = demo.prices.find(
      (price) =>
        price.zoneId === 'zone-southwest' && price.condition === 'NEW' && price.wasPriceSince !== null,
    );
    const entries = JSON.parse(String((await read(reduced?.productId ?? '')).c_pricePerPricebook));
    const weekly = entries.find(
      (one: { pricebookID: string }) => one.pricebookID === 'zone-southwest-NEW-WEEKLY',
    );
    expect(weekly.priceInfo.wasPrice).toMatchObject({
      amount: (reduced?.wasWeeklyRateCents ?? 0) / 100,
      terms: expect.any(Number),
      onlineFrom: reduced?.wasPriceSince,
    });
  });

  test('expand decides what is included; images, prices and promotions can be asked alone', async () => {
    const bare = await read(SOFA, { expand: ['none'] });
    for (const part of ['price', 'imageGroups', 'inventory', 'variants', 'productLinks']) {
      expect(bare).not.toHaveProperty(part);
    }
    const some = await read(SOFA, { expand: ['availability', 'primary_category'] });
    expect(some.inventory?.orderable).toBe(true);
    expect(some.primaryCategory?.parentCategoryTree?.map(({ id }) => id)).toEqual([
      'furniture',
      'living-room',
      'sofas-loveseats',
    ]);
    const parameters = { productId: SOFA };
    const images = await clients.products.getProductImages({
      parameters: { ...parameters, imgTypes: 'large:1' },
    });
    expect(new Set(images.imageGroups?.map(({ viewType }) => viewType))).toEqual(new Set(['large']));
    const prices = await clients.products.getProductPrices({ parameters });
    expect(prices).toMatchObject({ productId: SOFA, currency: 'USD', price: (await read(SOFA)).price });
    expect(await clients.products.getProductPromotions({ parameters })).toEqual({
      productId: SOFA,
      productPromotions: [],
    });
  });

  test('a changed price is seen at once', async () => {
    const before = (await read(SOFA)).price ?? 0;
    const table = engine.deps.database;
    await table.update(productPrices).set({ weeklyRateCents: 1234 }).where(eq(productPrices.productId, SOFA));
    expect((await read(SOFA)).price).toBe(12.34);
    expect(before).not.toBe(12.34);
  });
});

describe('several products', () => {
  const ids = [SOFA, 'no-such-product', `${SOFA}-spruce`];
  test('in the order asked; unknown ones are left out', async () => {
    const { data, total, limit } = await clients.products.getProducts({ parameters: { ids } });
    expect(data.map(({ id }) => id)).toEqual([SOFA, `${SOFA}-spruce`]);
    expect({ total, limit }).toEqual({ total: 2, limit: 3 });
  });

  test.each([
    ['25 ids', { ids: Array.from({ length: 25 }, (_, index) => `p${index}`) }],
    ['another currency', { ids, currency: 'EUR' }],
    ['an unknown part', { ids, expand: ['everything'] }],
  ])('%s are refused', async (_, parameters) => {
    const call = clients.products.getProducts({ parameters: parameters as { ids: string[] } });
    expect(await refusalOf(call)).toMatchObject({ status: 400 });
  });
});

describe('who may see what', () => {
  test('unknown is 404, restricted 403, without a token 401', async () => {
    expect(await refusalOf(read('none'))).toMatchObject({
      status: 404,
      problem: { title: 'Product Not Found' },
    });
    const gas = productWhere(({ categoryIds }) => categoryIds.includes('gas-ranges'));
    const allen = await loginGuestInStore(shop, '04230');
    expect(await refusalOf(read(gas, {}, allen))).toMatchObject({ status: 403 });
    expect((await allen.products.getProducts({ parameters: { ids: [gas, SOFA] } })).total).toBe(1);
    const unauthenticated = shop.anonymous.products.getProduct({ parameters: { id: SOFA } });
    expect(await refusalOf(unauthenticated)).toMatchObject({ status: 401 });
  });

  test('a store in a state that is not served prices nothing, and nothing can be ordered', async () => {
    const guest = await loginGuestInStore(shop, '04234');
    const { database } = engine.deps;
    await database.update(stores).set({ stateCode: 'MN' }).where(eq(stores.id, '04234'));
    const sofa = await read(SOFA, {}, guest);
    expect(sofa).not.toHaveProperty('price');
    expect(sofa.inventory).toMatchObject({ orderable: false, ats: 0 });
    await database
      .update(stores)
      .set({ stateCode: 'TX', ecommerceCloseDate: '2026-11-20' })
      .where(eq(stores.id, '04234'));
    expect(await read(SOFA, {}, guest)).not.toHaveProperty('price');
  });
});
