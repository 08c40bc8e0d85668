import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { productCategories, storeRestrictedCategories } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { personalizationCalls, visitor } from '../../testing/personalization-calls.ts';

const SOFA = 'alder-3-seat-sofa';
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

async function listCategories(productId: string): Promise<string[]> {
  const rows = await engine.deps.database
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, productId));
  return rows.map(({ id }) => id);
}

const { recommend, view, listLeastPopular } = personalizationCalls(() => engine);

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
