import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { loginGuestInStore, openSdkShop, type SdkGuest, type SdkShop } from '../../testing/sdk-client.ts';

const PLANO = '04217';
let engine: TestApp;
let shop: SdkShop;
let clients: SdkGuest;

beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await loginGuestInStore(shop, PLANO);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

test('the shop’s own search returns the fields of a tile under the specification’s names', async () => {
  const answer = (await clients.callCustom('product', 'search', {
    category: 'sofas-loveseats',
    filters: [{ key: 'condition', values: ['New'] }],
  })) as { results: { product: Record<string, unknown> }[] };
  expect(answer.results[0]?.product).toMatchObject({
    productId: expect.any(String),
    imageGroups: [{ viewType: 'large' }, { viewType: 'swatch' }],
    inventories: [
      { attributes: { grsPdType: { text: ['Standard'] }, addOnPriceEnabled: { text: ['false'] } } },
    ],
    c_vendorData: { c_instockFlag: true, c_online: true, c_onlineLabel: expect.any(String) },
    variants: expect.arrayContaining([expect.objectContaining({ variationValues: expect.any(Object) })]),
  });
});

test('the shop’s own search takes the names of section 3, and no store or customer from the body', async () => {
  const ask = (body: object) =>
    clients.callCustom('product', 'search', body) as Promise<{
      totalSize: number;
      pageSize: number;
      orderBy: string;
    }>;
  const section7 = await ask({
    category: 'sofas-loveseats',
    orderBy: 'PRICE_LOW_TO_HIGH',
    pageSize: 3,
    languageCodes: ['EN_US'],
    visitorId: 'visitor-1',
    filters: [{ key: 'condition', values: ['New'] }],
  });
  const section3 = await ask({
    cat: 'sofas-loveseats',
    pcat: 'living-room',
    sort: 'PRICE_LOW_TO_HIGH',
    limit: 3,
    refine: {},
    isSearch: false,
    customer: { customerId: 'somebody' },
    storeIds: ['05102'],
    categoryData: {},
    isBrandPLP: false,
    filters: [{ key: 'condition', value: 'New' }],
  });
  expect(section3.totalSize).toBeGreaterThan(0);
  expect({ ...section3, attributionToken: '' }).toEqual({ ...section7, attributionToken: '' });
});

test('the clearance category adds the filter clearance=TRUE', async () => {
  const { facets } = (await clients.callCustom('product', 'search', { category: 'clearance' })) as {
    facets: { key: string; values: { value: string; selected: boolean }[] }[];
  };
  const clearance = facets.find(({ key }) => key === 'clearance');
  expect(clearance?.values).toMatchObject([{ value: 'TRUE', selected: true }]);
});

test('a tile has the price of each period, a reduced one each old price and its percentage', async () => {
  const { results } = (await clients.callCustom('product', 'search', { pageSize: 100 })) as {
    results: { product: { priceInfo: Record<string, number> } }[];
  };
  const prices = results.map(({ product }) => product.priceInfo);
  const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);
  for (const { weeklyPrice, biWeeklyPrice, semiMonthlyPrice, monthlyPrice } of prices.slice(0, 10)) {
    expect(cents(biWeeklyPrice)).toBe(2 * cents(weeklyPrice));
    expect(cents(semiMonthlyPrice)).toBe(Math.round((cents(weeklyPrice) * 15) / 7));
    expect(cents(monthlyPrice)).toBe(Math.round((cents(weeklyPrice) * 30) / 7));
  }
  const reduced = prices.find(({ oldWeeklyPrice }) => oldWeeklyPrice !== undefined);
  expect(cents(reduced?.oldBiWeeklyPrice)).toBe(2 * cents(reduced?.oldWeeklyPrice));
  for (const period of ['SemiMonthly', 'Monthly']) {
    const key = period.charAt(0).toLowerCase() + period.slice(1);
    expect(reduced?.[`old${period}Price`]).toBeGreaterThan(reduced?.[`${key}Price`] ?? 0);
    expect(reduced?.[`${key}PercentageDiscount`]).toBeGreaterThanOrEqual(1);
  }
});
