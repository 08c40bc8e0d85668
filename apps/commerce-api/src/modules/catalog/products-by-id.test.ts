import { getProduct, getProducts } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const demo = createDemoRetailer({ today: '2026-11-21' });
const SOFA = 'alder-3-seat-sofa';

let engine: TestApp;
let inPlano: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

describe('products by id', () => {
  test('in the order asked, once each, without unknown ones', async () => {
    const ids = ['65-4k-smart-tv', 'nothing', SOFA, '65-4k-smart-tv'];
    const list = await engine.call(getProducts, inPlano, { query: { ids: ids.join(',') } });
    expect(list.data.map(({ id }) => id)).toEqual(['65-4k-smart-tv', SOFA]);
    expect(list.total).toBe(2);
    expect(list.data[1]).toEqual(await engine.call(getProduct, inPlano, { params: { id: SOFA }, query: {} }));
  });

  test('24 are answered, 25 or none are 400', async () => {
    const ids = demo.products.slice(0, 25).map(({ id }) => id);
    const status = async (query: object) =>
      (await engine.request('GET', pathOf(getProducts, {}, query), { shopper: inPlano })).status;
    expect(await status({ ids: ids.slice(0, 24).join(',') })).toBe(200);
    expect(await status({ ids: ids.join(',') })).toBe(400);
    expect(await status({ ids: ',' })).toBe(400);
    expect(await status({})).toBe(400);
  });

  test('without a token 401', async () => {
    expect((await engine.request('GET', pathOf(getProducts, {}, { ids: SOFA }))).status).toBe(401);
  });
});
