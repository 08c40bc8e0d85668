import { listSitePages, type SitePageKind } from '@ownpath/contracts/seo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { categories, products, stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let guest: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const list = async (kind: SitePageKind) => {
  const { paths } = await engine.call(listSitePages, guest, { body: { kind } });
  return paths;
};

test('each online product is listed once, with its one address', async () => {
  const before = await list('products');
  expect(before).toContain('/p/furniture/living-room/sofas-loveseats/alder-3-seat-sofa');
  expect(new Set(before).size).toBe(before.length);
  const { database } = engine.deps;
  await database.update(products).set({ isOnline: false }).where(eq(products.id, 'alder-3-seat-sofa'));
  await database.update(products).set({ onlineFrom: '2999-01-01' }).where(eq(products.id, 'fern-loveseat'));
  const after = await list('products');
  expect(before.filter((path) => !after.includes(path)).map((path) => path.split('/').at(-1))).toEqual([
    'alder-3-seat-sofa',
    'fern-loveseat',
  ]);
});

test('categories are listed below their parents, without the root', async () => {
  const paths = await list('categories');
  expect(paths).toEqual(expect.arrayContaining(['/c/furniture', '/c/furniture/living-room']));
  expect(paths.some((path) => path.includes('root'))).toBe(false);
  await engine.deps.database
    .update(categories)
    .set({ isOnline: false })
    .where(eq(categories.id, 'smartphones'));
  expect(await list('categories')).not.toContain('/c/smartphones');
});

test('stores that have closed, and those of states that are not served, are left out', async () => {
  const plano = '/find-your-store/storeid/04217';
  expect(await list('stores')).toContain(plano);
  const { database } = engine.deps;
  await database.update(stores).set({ ecommerceCloseDate: '2020-01-01' }).where(eq(stores.id, '04217'));
  expect(await list('stores')).not.toContain(plano);
  const listed = await list('stores');
  const closedStates = await database.select().from(stores).where(eq(stores.stateCode, 'MN'));
  for (const { id } of closedStates) expect(listed).not.toContain(`/find-your-store/storeid/${id}`);
});

test('an unknown kind and a call without a token are refused', async () => {
  const path = pathOf(listSitePages, {});
  const ask = (body: object, headers: Record<string, string> = {}) =>
    engine.request('POST', `${path}?siteId=rowan`, { body, headers });
  expect((await ask({ kind: 'products' })).status).toBe(401);
  await expect(engine.call(listSitePages, guest, { body: { kind: 'drafts' as never } })).rejects.toThrow();
});
