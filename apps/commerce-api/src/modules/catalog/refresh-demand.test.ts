import { searchProducts } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { demandOf } from '@ownpath/domain/catalog';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, gt } from '../../database/orm.ts';
import { catalogRevisions, products, shopperActivities } from '../../database/schema/index.ts';
import { JobWorker } from '../../jobs/queue-worker.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { SOFA } from '../../testing/shop-journey.ts';
import { putPreference } from '../preferences/index.ts';
import { demandJobs, planDemand } from './refresh-demand.ts';

const DAY_MS = 86_400_000;
const { products: all } = createDemoRetailer();
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
beforeEach(async () => {
  await engine.deps.database.delete(shopperActivities);
});
afterAll(() => engine.close());

/** Visitors who each press a product in a list so often, so many days ago. */
async function click(
  productId: string,
  visitors: number,
  { times = 1, daysAgo = 0, kind = 'clickSearch' as const } = {},
) {
  const createdAt = new Date(engine.clock.now().getTime() - daysAgo * DAY_MS);
  const rows = Array.from({ length: visitors * times }, (_, at) => ({
    siteId: 'rowan',
    kind,
    cookieId: `${productId} ${at % visitors}`,
    productId,
    createdAt,
  }));
  await engine.deps.database.insert(shopperActivities).values(rows);
}

/** The job of a later day. */
async function refresh(): Promise<void> {
  engine.clock.advance(DAY_MS);
  const { database, clock, log } = engine.deps;
  await planDemand(engine.deps, clock.now());
  await new JobWorker({ database, clock, log, handlers: demandJobs(engine.deps) }).runDue();
}

const demands = async () =>
  Object.fromEntries(
    (await engine.deps.database.select().from(products).where(gt(products.demand, 0))).map(
      ({ id, demand }) => [id, demand],
    ),
  );
async function find(query: string): Promise<string[]> {
  // A token lives for less than a day.
  const guest = await engine.createGuest();
  const body = { query, pageSize: 100, orderBy: 'RELEVANCE' as const };
  return (await engine.call(searchProducts, guest, { body })).results.map(({ id }) => id);
}
const revision = async () => (await engine.deps.database.select().from(catalogRevisions))[0]?.revision;

test('clicks count by visitor and day, half after a half-life, and nothing once they are old', async () => {
  const [one = '', other = '', third = ''] = all.map(({ id }) => id);
  await click(one, 7, { times: 5 });
  await click(other, 8, { daysAgo: 29 });
  await click(third, 8, { daysAgo: 400 });
  await refresh();
  const aDay = 0.5 ** (1 / 30);
  expect(await demands()).toEqual({ [one]: demandOf(7 * aDay), [other]: demandOf(4) });
});

test('the half-life is the retailer’s', async () => {
  const { database, clock } = engine.deps;
  const [one = ''] = all.map(({ id }) => id);
  await click(one, 16, { daysAgo: 5 });
  await putPreference(database, {
    siteId: 'rowan',
    key: 'popularityHalfLifeDays',
    value: 2,
    now: clock.now(),
  });
  await refresh();
  expect(await demands()).toEqual({ [one]: demandOf(2) });
  await putPreference(database, {
    siteId: 'rowan',
    key: 'popularityHalfLifeDays',
    value: 30,
    now: clock.now(),
  });
});

test('what is equally good is ordered by it, and nothing else changes its place', async () => {
  await refresh();
  const before = await find('sofa');
  const wanted = before.slice(0, 5).at(-1) ?? '';
  // A soundbar is no sofa, however many people want one.
  const soundbar = all.find(({ primaryCategoryId }) => primaryCategoryId === 'soundbars')?.id ?? '';
  await click(wanted, 30);
  await click(soundbar, 2_000);
  await refresh();
  expect((await demands())[soundbar]).toBe(1_000);
  const after = await find('sofa');
  expect(after.indexOf(wanted)).toBeLessThan(before.indexOf(wanted));
  expect(after.filter((id) => id !== wanted)).toEqual(before.filter((id) => id !== wanted));
  expect(after).not.toContain(soundbar);
});

test('an order counts as much as many clicks; a day without news changes no product', async () => {
  await rentSofaAsCustomer(engine);
  await refresh();
  const { [SOFA]: demand } = await demands();
  expect(demand).toBe(demandOf(20 * 0.5 ** (1 / 30)));
  const { database } = engine.deps;
  const [kept] = await database.select().from(products).where(eq(products.id, SOFA));
  const earlier = await revision();
  await refresh();
  expect((await demands())[SOFA]).toBe(kept?.demand);
  expect(await revision()).toBe(earlier);
});
