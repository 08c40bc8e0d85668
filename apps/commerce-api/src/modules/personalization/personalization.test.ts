import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desc, eq } from '../../database/orm.ts';
import { products, recommendations, shopperActivities } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { client, personalizationCalls, visitor } from '../../testing/personalization-calls.ts';
import { personalizationJobs } from './index.ts';

const SOFA = 'alder-3-seat-sofa';
const KINDS = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
];
let engine: TestApp;
/** Products of other categories than the sofa's, the least popular first: no cold start recommends them. */
let rare: string[];
beforeAll(async () => {
  engine = await createTestApp();
  const rows = await engine.deps.database.select().from(products).orderBy(products.popularity, products.id);
  const sofa = rows.find(({ id }) => id === SOFA);
  rare = rows
    .filter((row) => row.primaryCategoryId !== sofa?.primaryCategoryId && row.onlineFrom <= '2026-11-21')
    .map(({ id }) => id);
});
afterAll(() => engine.close());

const { post, recommend, view, listLeastPopular } = personalizationCalls(() => engine);

describe('activities', () => {
  test.each(KINDS)('%s is stored', async (kind) => {
    const body = {
      ...visitor(`kind-${kind}`),
      products: [{ id: SOFA, quantity: 1 }],
      category: { id: 'sofas-loveseats' },
      stepNumber: 2,
    };
    const response = await post(`activities/rowan/${kind}`, body);
    expect([response.status, await response.json()]).toEqual([200, { uuid: expect.any(String) }]);
    const [row] = await engine.deps.database
      .select()
      .from(shopperActivities)
      .orderBy(desc(shopperActivities.id))
      .limit(1);
    expect(row).toMatchObject({
      kind,
      siteId: 'rowan',
      productId: SOFA,
      categoryId: 'sofas-loveseats',
      details: { stepNumber: 2 },
    });
  });

  test('no personal data is stored', async () => {
    const secret = 'dana@example.com';
    await post('activities/rowan/viewSearch', {
      ...visitor('cookie-4711'),
      userId: 'user-4711',
      searchText: secret,
      currentLocation: `/account?email=${secret}`,
      product: { id: `<${secret}>` },
    });
    const rows = await engine.deps.database.select().from(shopperActivities);
    expect(JSON.stringify(rows)).not.toMatch(/dana|4711/);
  });

  test('an unknown kind is 400, no cookie 400, no or an unknown client 401, another site 404', async () => {
    const body = visitor('x');
    expect((await post('activities/rowan/dance', body)).status).toBe(400);
    expect((await post('activities/rowan/viewPage', {})).status).toBe(400);
    expect((await post('activities/rowan/viewPage', { ...body, instanceType: 'dev' })).status).toBe(400);
    expect((await post('activities/rowan/viewPage', body, {})).status).toBe(401);
    expect((await post('activities/rowan/viewPage', body, { 'x-cq-client-id': 'nobody' })).status).toBe(401);
    expect((await post('activities/elsewhere/viewPage', body)).status).toBe(404);
  });
});

describe('recommendations', () => {
  test('co-view: what visitors of the product looked at, most visitors first, not the product itself', async () => {
    const [often = '', once = ''] = rare;
    await view('anna', SOFA, often);
    await view('ben', SOFA, often, once);
    const answer = await recommend('recs/rowan/viewed-also-viewed', {
      ...visitor('new'),
      products: [{ id: SOFA }],
      limit: 4,
    });
    expect(answer.recs.map(({ id }) => id).slice(0, 2)).toEqual([often, once]);
    expect(answer.recs).toHaveLength(4);
    expect(answer.recs.map(({ id }) => id)).not.toContain(SOFA);
    expect(answer).toMatchObject({
      recommenderName: 'viewed-also-viewed',
      displayMessage: 'You Might Also Like',
    });
    expect(answer.recs[0]).toEqual({
      id: often,
      productName: expect.any(String),
      imageUrl: expect.stringMatching(/^\/(art\/.+\.svg|pictures\/.+\.webp)$/),
    });
  });

  test('co-order: what was rented together; looking at it is not enough', async () => {
    const [seen = ''] = rare;
    const [, together = ''] = await listLeastPopular('tables-tv-stands');
    await view('carl', SOFA, seen);
    await post('activities/rowan/beginCheckout', {
      ...visitor('carl'),
      products: [{ id: SOFA }, { id: together }],
    });
    const { recs } = await recommend('recs/rowan/rented-together', {
      ...visitor('new'),
      products: [{ id: SOFA }],
    });
    expect(recs[0]?.id).toBe(together);
    expect(recs.map(({ id }) => id)).not.toContain(seen);
  });

  test('cold start: popular in the same category, then anywhere; in Spanish', async () => {
    const { database } = engine.deps;
    const anchor = rare[10] ?? '';
    const [row] = await database.select().from(products).where(eq(products.id, anchor));
    const rows = await database
      .select()
      .from(products)
      .where(eq(products.primaryCategoryId, row?.primaryCategoryId ?? ''));
    const siblings = new Set(rows.map(({ id }) => id));
    const answer = await recommend('recs/rowan/viewed-also-viewed?locale=es-US', {
      ...visitor('new'),
      products: [{ id: anchor }],
      limit: 1,
    });
    expect(siblings.has(answer.recs[0]?.id ?? '')).toBe(true);
    expect(answer.displayMessage).toBe('También le podría gustar');
    const home = await recommend('rowan/zones/home/recs', { ...visitor('nobody-yet'), limit: 3 });
    const best = await database
      .select()
      .from(products)
      .orderBy(desc(products.popularity), products.id)
      .limit(30);
    expect(best.map(({ id }) => id)).toContain(home.recs[0]?.id);
    expect(home.recs).toHaveLength(3);
  });

  test('without a product the visitor’s own views count; views of one visitor do not reach another', async () => {
    const [first = '', second = ''] = rare.slice(20);
    await view('dora', first, second);
    const mine = await recommend('abcd-rowan/zones/recently-viewed/recs', visitor('dora'));
    expect(mine.recs.map(({ id }) => id).slice(0, 2)).toEqual([second, first]);
    const theirs = await recommend('rowan/zones/recently-viewed/recs', { ...visitor('eve'), userId: 'dora' });
    expect(theirs.recs.map(({ id }) => id)).not.toContain(second);
  });

  test('an offline product is not recommended', async () => {
    const [, , , , gone = ''] = rare;
    await view('finn', rare[30] ?? '', gone);
    const { database } = engine.deps;
    await database.update(products).set({ isOnline: false }).where(eq(products.id, gone));
    const { recs } = await recommend('recs/rowan/viewed-also-viewed', {
      ...visitor('x'),
      products: [{ id: rare[30] }],
    });
    expect(recs.map(({ id }) => id)).not.toContain(gone);
    await database.update(products).set({ isOnline: true }).where(eq(products.id, gone));
  });

  test('recommenders are listed; an unknown one or zone is 404, a limit over 25 is 400', async () => {
    const list = await engine.request('GET', '/v3/personalization/recommenders/rowan', { headers: client });
    expect(await list.json()).toMatchObject({
      recommenders: expect.arrayContaining([
        {
          name: 'viewed-also-viewed',
          displayMessage: 'You Might Also Like',
          zones: ['pdp'],
        },
      ]),
    });
    expect((await engine.request('GET', '/v3/personalization/recommenders/rowan')).status).toBe(401);
    expect((await post('personalization/recs/rowan/none', visitor('x'))).status).toBe(404);
    expect((await post('personalization/rowan/zones/none/recs', visitor('x'))).status).toBe(404);
    expect(
      (await post('personalization/recs/rowan/most-popular', { ...visitor('x'), limit: 26 })).status,
    ).toBe(400);
  });
});

test('activities are deleted after ninety days', async () => {
  const { database } = engine.deps;
  const handlers = personalizationJobs(engine.deps);
  await handlers['forget-activities']();
  expect((await database.select().from(shopperActivities)).length).toBeGreaterThan(0);
  engine.clock.advance(91 * 86_400_000);
  await handlers['forget-activities']();
  expect(await database.select().from(shopperActivities)).toEqual([]);
  expect(await database.select().from(recommendations)).toEqual([]);
});
