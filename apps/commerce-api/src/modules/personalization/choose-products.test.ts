import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID } from '../../config.ts';
import { and, eq } from '../../database/orm.ts';
import { productCategories, products, storeRestrictedCategories } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const SOFA = 'alder-3-seat-sofa';
type Answer = { recs: { id: string }[] };

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

/** Products of a category that a shopper may see, the least popular first. */
async function listLeastPopular(categoryId: string): Promise<string[]> {
  const rows = await engine.deps.database
    .select({ id: products.id, onlineFrom: products.onlineFrom })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.productId, products.id))
    .where(and(eq(productCategories.categoryId, categoryId), eq(products.isOutOfStock, false)))
    .orderBy(products.popularity, products.id);
  return rows.filter(({ onlineFrom }) => onlineFrom <= '2026-11-21').map(({ id }) => id);
}

async function listCategories(productId: string): Promise<string[]> {
  const rows = await engine.deps.database
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, productId));
  return rows.map(({ id }) => id);
}

const client = { 'x-cq-client-id': DEMO_PUBLIC_CLIENT_ID };
const post = (path: string, body: object, headers: Record<string, string> = client) =>
  engine.request('POST', `/v3/${path}`, { body, headers });
const visitor = (cookieId: string) => ({ cookieId, realm: 'abcd', instanceType: 'sbx' });
const view = async (cookieId: string, ...ids: string[]) => {
  for (const id of ids) {
    const body = { ...visitor(cookieId), product: { id } };
    expect((await post('activities/abcd-rowan/viewProduct', body)).status).toBe(200);
  }
};
const recommend = async (path: string, body: object): Promise<Answer> =>
  (await (await post(`personalization/${path}`, body)).json()) as Answer;

test('the cart is completed: each kind that the retailer names for it in turn, none of a kind that is in it', async () => {
  const [table = ''] = await listLeastPopular('tables-tv-stands');
  const kindsOf = async (...ids: string[]) => {
    const body = { ...visitor('new'), products: ids.map((id) => ({ id })), limit: 6 };
    const { recs } = await recommend('rowan/zones/cart/recs', body);
    expect(recs).toHaveLength(6);
    return Promise.all(recs.map(({ id }) => listCategories(id)));
  };
  const [first, second, third] = await kindsOf(SOFA);
  expect(first).toContain('tables-tv-stands');
  expect(second).toContain('recliners-chairs');
  expect(third).toContain('televisions');
  const [next, last] = await kindsOf(SOFA, table);
  expect(next).toContain('recliners-chairs');
  expect(last).toContain('televisions');
});

test('what is excluded is left out before the limit, so that the rail stays full', async () => {
  for (const zone of ['home', 'pdp', 'cart']) {
    const ask = (exclude: readonly string[]) =>
      recommend(`rowan/zones/${zone}/recs`, {
        ...visitor('guest'),
        products: zone === 'home' ? [] : [{ id: SOFA }],
        limit: 8,
        exclude,
      });
    const first = (await ask([])).recs.map(({ id }) => id);
    const second = (await ask(first)).recs.map(({ id }) => id);
    expect(second).toHaveLength(8);
    expect(new Set([...first, ...second]).size).toBe(16);
    if (zone !== 'home') expect([...first, ...second]).not.toContain(SOFA);
  }
});

test('what the named store does not rent is left out; an unknown store restricts nothing', async () => {
  const { database } = engine.deps;
  const [restriction] = await database.select().from(storeRestrictedCategories);
  if (!restriction) throw new Error('no store restricts a category');
  const phones = await listLeastPopular(restriction.categoryId);
  await view('gina', SOFA, ...phones.slice(0, 3));
  const ask = async (storeId: string) => {
    const body = { ...visitor('new'), products: [{ id: SOFA }], limit: 25, storeId };
    return (await recommend('rowan/zones/pdp/recs', body)).recs.map(({ id }) => id);
  };
  expect(await ask('nowhere')).toEqual(expect.arrayContaining(phones.slice(0, 3)));
  const rented = await ask(restriction.storeId);
  expect(rented).toHaveLength(25);
  expect(rented.filter((id) => phones.includes(id))).toEqual([]);
});
