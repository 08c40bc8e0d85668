import { searchProducts } from '@ownpath/contracts/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

test('my-items lists what is within the approval limit, and nothing without an approval', async () => {
  const journey = createJourney(engine);
  const shopper = await journey.guestIn();
  const search = () =>
    engine.call(searchProducts, shopper, { body: { category: 'my-items', pageSize: 100 } });
  expect((await search()).totalSize).toBe(0);
  await journey.apply(shopper, '900001030');
  const { results } = await search();
  expect(results.length).toBeGreaterThan(16);
  for (const { rates } of results) expect(rates[0]?.paymentCents).toBeLessThanOrEqual(3000);
});

test('isAp lists what is within the caller’s own approval limit; without an approval it is ignored', async () => {
  const journey = createJourney(engine);
  const shopper = await journey.guestIn();
  const search = (isAp: boolean) =>
    engine.call(searchProducts, shopper, {
      body: { isAp, category: 'electronics', pageSize: 100, orderBy: 'PRICE_HIGH_TO_LOW' },
    });
  const all = await search(false);
  expect(all.results[0]?.rates[0]?.paymentCents).toBeGreaterThan(3000);
  expect((await search(true)).totalSize).toBe(all.totalSize);
  // Approved for $30 a week.
  await journey.apply(shopper, '900001030');
  const approved = await search(true);
  expect(approved.totalSize).toBeGreaterThan(0);
  expect(approved.totalSize).toBeLessThan(all.totalSize);
  expect(approved.results[0]?.rates[0]?.paymentCents).toBeLessThanOrEqual(3000);
});
