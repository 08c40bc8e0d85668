import {
  type ProductSearchRequest,
  type ProductSearchResponse,
  searchProducts,
} from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const demo = createDemoRetailer({ today: '2026-11-21' });
let engine: TestApp;
let guest: TestShopper;
let inPlano: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

const search = (body: ProductSearchRequest, shopper = inPlano, query: object = {}) =>
  engine.call(searchProducts, shopper, { body, query });
const countsOf = (answer: ProductSearchResponse, key: string): Record<string, number> =>
  Object.fromEntries(
    answer.facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]) ?? [],
  );
const idsOf = (answer: ProductSearchResponse) => answer.results.map(({ id }) => id);
const inCategory = (id: string) => {
  const below = (categoryId: string): string[] => [
    categoryId,
    ...demo.categories.filter(({ parentId }) => parentId === categoryId).flatMap((child) => below(child.id)),
  ];
  const wanted = new Set(below(id));
  return demo.products.filter(({ categoryIds }) => categoryIds.some((one) => wanted.has(one)));
};

async function listAll(
  body: ProductSearchRequest,
  shopper = inPlano,
): Promise<ProductSearchResponse['results']> {
  const first = await search({ ...body, pageSize: 100 }, shopper);
  const results = [...first.results];
  while (results.length < first.totalSize) {
    results.push(...(await search({ ...body, pageSize: 100, offset: results.length }, shopper)).results);
  }
  return results;
}

describe('categories', () => {
  test.each(['furniture', 'living-room', 'sofas-loveseats', 'clearance'])(
    '%s holds its products and those below',
    async (category) => {
      const listed = await listAll({ category });
      expect(listed.map(({ id }) => id).toSorted()).toEqual(
        inCategory(category)
          .map(({ id }) => id)
          .toSorted(),
      );
    },
  );

  test('previously rented items are shown used, and so are deals that are not on clearance', async () => {
    const used = await listAll({ category: 'previously-rented' });
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({ condition }) => condition === 'NEW')).toEqual([]);
    const clearance = new Set(inCategory('clearance').map(({ id }) => id));
    const deals = await listAll({ category: 'deals' });
    expect(deals.filter(({ id, condition }) => condition === 'NEW' && !clearance.has(id))).toEqual([]);
    expect((await search({ category: 'deals' }, guest)).totalSize).toBe(inCategory('deals').length);
  });

  test('the root category and no category are the whole catalogue', async () => {
    const [root, none] = [await search({ category: 'root' }), await search({})];
    expect(root.totalSize).toBe(demo.products.length);
    expect(none.totalSize).toBe(demo.products.length);
    expect(none).toMatchObject({ pageSize: 16, offset: 0, orderBy: 'AVAILABILITY' });
    expect(none.results).toHaveLength(16);
  });

  test('pages neither repeat nor skip', async () => {
    const all = (await listAll({})).map(({ id }) => id);
    expect(new Set(all).size).toBe(demo.products.length);
    expect(idsOf(await search({ offset: 16, pageSize: 16 }))).toEqual(all.slice(16, 32));
    expect((await search({ offset: 5000 })).results).toEqual([]);
  });
});

describe('the shopper’s store', () => {
  test('decides prices and availability; no field of the body can', async () => {
    const forged = { category: 'sofas-loveseats', storeIds: ['05102'], zoneId: 'zone-coasts' };
    expect(idsOf(await search(forged))).toEqual(idsOf(await search({ category: 'sofas-loveseats' })));
  });

  test('without one, all products are listed and none is priced or can be ordered', async () => {
    const answer = await search({ filters: [{ key: 'availability', values: ['In Stock Nearby'] }] }, guest);
    expect(answer.totalSize).toBe(demo.products.length);
    for (const hit of answer.results) {
      expect(hit.rates).toEqual([]);
      expect(hit.availability.orderable).toBe(false);
    }
    expect(answer.facets.map(({ key }) => key)).toEqual([
      'brand',
      'color',
      'size',
      'screen',
      'capacity',
      'memory',
      'clearance',
    ]);
  });

  test('a restricted category is 403 there, and its products are in no other list', async () => {
    const inAllen = await createGuestInStore(engine, '04230');
    const gas = new Set(inCategory('gas-ranges').map(({ id }) => id));
    const response = await engine.request('POST', pathOf(searchProducts), {
      shopper: inAllen,
      body: { category: 'gas-ranges' },
    });
    expect(response.status).toBe(403);
    const listed = await listAll({ category: 'appliances' }, inAllen);
    expect(listed.filter(({ id }) => gas.has(id))).toEqual([]);
    expect(listed).toHaveLength(inCategory('appliances').length - gas.size);
  });
});

describe('filters and facets', () => {
  test.each([
    { key: 'condition', values: ['Previously Rented - Good'] },
    { key: 'condition', values: ['Previously Rented - Fair'] },
    { key: 'availability', values: ['Special Order'] },
    { key: 'availability', values: ['In Stock Nearby'] },
    { key: 'availability', values: ['In Stock In Your Store', 'Special Order'] },
    { key: 'delivery', values: ['1-3 Days'] },
    { key: 'brand', values: ['Wrenfield', 'Oakmere'] },
    { key: 'color', values: ['black'] },
    { key: 'price', values: ['1100-3100'] },
    { key: 'size', values: ['Twin', 'Queen'] },
    { key: 'screen', values: ['65 in'] },
    { key: 'capacity', values: ['25 cu ft'] },
    { key: 'memory', values: ['16 GB'] },
    { key: 'clearance', values: ['TRUE'] },
    { key: 'weeklyUpTo', values: ['2499'] },
  ])('$key $values', async (filter) => {
    const [all, filtered] = [await search({}), await search({ filters: [filter] })];
    expect(filtered.totalSize).toBeGreaterThan(0);
    expect(filtered.totalSize).toBeLessThan(all.totalSize);
    // A facet ignores its own selection.
    expect(countsOf(filtered, filter.key)).toEqual(expect.objectContaining(countsOf(all, filter.key)));
  });

  test('each count is what choosing the value gives', async () => {
    const active = [{ key: 'condition', values: ['New'] }];
    const answer = await search({ category: 'furniture', filters: active });
    for (const facet of answer.facets) {
      for (const { value, count } of facet.values.slice(0, 3)) {
        const others = active.filter(({ key }) => key !== facet.key);
        const chosen = await search({
          category: 'furniture',
          filters: [...others, { key: facet.key, values: [value] }],
        });
        expect([facet.key, value, chosen.totalSize]).toEqual([facet.key, value, count]);
      }
    }
  });

  test('a tile shows a price that passes the filters', async () => {
    const { results } = await search({
      filters: [
        { key: 'condition', values: ['Previously Rented - Great'] },
        { key: 'price', values: ['1100-3100'] },
      ],
      pageSize: 100,
    });
    for (const hit of results) {
      expect(hit.condition).toBe('USED_GREAT');
      expect(hit.rates[0]?.paymentCents).toBeGreaterThanOrEqual(1100);
      expect(hit.rates[0]?.paymentCents).toBeLessThanOrEqual(3100);
    }
  });

  test('a weekly limit narrows a range of prices, and shows prices within it', async () => {
    const filters = [
      { key: 'price', values: ['1500-9999'] },
      { key: 'weeklyUpTo', values: ['2499'] },
    ];
    const { results, totalSize } = await search({ filters, pageSize: 100 });
    expect(totalSize).toBeGreaterThan(0);
    for (const { rates } of results) {
      expect(rates[0]?.paymentCents).toBeGreaterThanOrEqual(1500);
      expect(rates[0]?.paymentCents).toBeLessThanOrEqual(2499);
    }
    expect((await search({ filters }, guest)).totalSize).toBe(demo.products.length);
  });

  test('a selected value without products stays visible, so that it can be deselected', async () => {
    const answer = await search({ filters: [{ key: 'brand', values: ['Nobody'] }] });
    expect(answer.totalSize).toBe(0);
    const brand = answer.facets.find(({ key }) => key === 'brand');
    expect(brand?.values).toContainEqual({
      value: 'Nobody',
      label: 'Nobody',
      hex: null,
      count: 0,
      selected: true,
    });
  });

  test('labels are Spanish in Spanish, values stay', async () => {
    const { facets } = await search({}, inPlano, { locale: 'es-US' });
    const condition = facets.find(({ key }) => key === 'condition')?.values[0];
    expect(condition).toMatchObject({ value: 'New', label: 'Nuevo' });
    const color = facets.find(({ key }) => key === 'color')?.values.find(({ value }) => value === 'white');
    expect(color?.label).toBe('Blanco');
    expect(color?.hex).toMatch(/^#[0-9a-f]{6}$/i);
    const size = facets.find(({ key }) => key === 'size')?.values.find(({ value }) => value === 'Twin');
    expect(size?.label).toBe('Individual');
  });
});

describe('sorting', () => {
  const weekly = (hits: ProductSearchResponse['results']) =>
    hits.map((hit) => hit.rates[0]?.paymentCents ?? Number.POSITIVE_INFINITY);

  test('by price', async () => {
    const up = weekly(await listAll({ orderBy: 'PRICE_LOW_TO_HIGH' }));
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = weekly(await listAll({ orderBy: 'PRICE_HIGH_TO_LOW' }));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });

  test('by popularity', async () => {
    const popularity = new Map(demo.products.map((product) => [product.id, product.popularity]));
    const listed = (await listAll({ orderBy: 'MOST_POPULAR' })).map(({ id }) => popularity.get(id) ?? 0);
    expect(listed).toEqual(listed.toSorted((a, b) => b - a));
  });

  test('by availability: the store, then nearby, then to order, then nothing', async () => {
    const order = ['INVENTORY_PRODUCT', 'INV_GEO_POOL_PRODUCT', 'SO_PRODUCT', 'EA_PRODUCT', null];
    const ranks = (await listAll({})).map(({ availability }) => order.indexOf(availability.type));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBeGreaterThan(3);
  });
});
