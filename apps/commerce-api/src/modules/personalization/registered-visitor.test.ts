import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID } from '../../config.ts';
import { eq, lte } from '../../database/orm.ts';
import { products, shopperActivities } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let dora: TestShopper;
/** So unpopular that no cold start recommends it. */
let rare: string;
beforeAll(async () => {
  engine = await createTestApp();
  dora = await createRegisteredShopper(engine);
  const [row] = await engine.deps.database
    .select()
    .from(products)
    .where(lte(products.onlineFrom, '2026-11-21'))
    .orderBy(products.popularity, products.id)
    .limit(1);
  rare = row?.id ?? '';
});
afterAll(() => engine.close());

const headers = { 'x-cq-client-id': DEMO_PUBLIC_CLIENT_ID };
const post = (path: string, body: object, shopper: TestShopper | null) =>
  engine.request('POST', `/v3/${path}`, { headers, body, shopper });
const visitor = (cookieId: string, userId?: string) => ({
  cookieId,
  realm: 'abcd',
  instanceType: 'sbx',
  ...(userId === undefined ? {} : { userId }),
});
const recentFor = async (body: object, shopper: TestShopper | null) => {
  const answer = await post(
    'personalization/rowan/zones/recently-viewed/recs',
    { ...body, limit: 1 },
    shopper,
  );
  const { recs } = (await answer.json()) as { recs: { id: string }[] };
  return recs.map(({ id }) => id);
};

test('views of a registered shopper in one browser count in another; the userId is not stored', async () => {
  const body = { ...visitor('phone', 'enc-4711'), product: { id: rare } };
  expect((await post('activities/rowan/viewProduct', body, dora)).status).toBe(200);
  const rows = await engine.deps.database.select().from(shopperActivities);
  expect(rows).toMatchObject([{ productId: rare, customerId: dora.tokens.customer_id }]);
  expect(JSON.stringify(rows)).not.toContain('4711');
  expect(await recentFor(visitor('laptop', 'enc-4711'), dora)).toEqual([rare]);
});

test('a userId with no token, a guest’s token or a broken one identifies no shopper', async () => {
  const userId = 'enc-4711';
  expect(await recentFor(visitor('thief', userId), null)).not.toContain(rare);
  expect(await recentFor(visitor('thief', userId), await engine.createGuest())).not.toContain(rare);
  const broken = { tokens: { ...dora.tokens, access_token: 'x.y.z' } };
  expect(await recentFor(visitor('thief', userId), broken)).not.toContain(rare);
  await post(
    'activities/rowan/viewProduct',
    { ...visitor('thief', userId), product: { id: 'other' } },
    broken,
  );
  const guest = await engine.createGuest();
  await post(
    'activities/rowan/viewProduct',
    { ...visitor('thief', userId), product: { id: 'other' } },
    guest,
  );
  const rows = await engine.deps.database
    .select()
    .from(shopperActivities)
    .where(eq(shopperActivities.productId, 'other'));
  expect(rows).toMatchObject([{ customerId: null }, { customerId: null }]);
});

test('a call without a userId counts as a guest’s, with or without a token', async () => {
  expect(await recentFor(visitor('laptop'), dora)).not.toContain(rare);
});
