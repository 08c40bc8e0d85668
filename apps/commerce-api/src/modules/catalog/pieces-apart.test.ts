import { getProduct } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey } from '../../testing/shop-journey.ts';

const demo = createDemoRetailer({ today: '2026-11-21' });
const bundles = demo.products.filter(({ kind }) => kind === 'bundle').slice(0, 8);

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

test('the pieces of a bundle cost together what a cart of them costs, its add-ons at their lower rates', async () => {
  let compared = 0;
  let cheaper = 0;
  for (const { id } of bundles) {
    const shopper = await journey.guestIn();
    const bundle = await engine.call(getProduct, shopper, { params: { id }, query: {} });
    const items = bundle.bundledProducts.map(({ id: productId, quantity }) => ({ productId, quantity }));
    const basket = await journey.basketWith(shopper, items).catch(() => null);
    // The store has only pre-owned pieces of one of them.
    if (!basket?.quote || basket.items.some((item) => !item.orderable || item.condition !== 'NEW')) {
      expect([id, bundle.piecesApart]).toEqual([id, undefined]);
      continue;
    }
    const weekly = bundle.piecesApart?.find(({ frequency }) => frequency === 'WEEKLY');
    expect([id, weekly]).toMatchObject([
      id,
      {
        paymentCents: basket.quote.paymentCents,
        paymentCount: basket.quote.paymentCount,
        totalCents: basket.quote.totalCents,
      },
    ]);
    compared += 1;
    const alone = bundle.bundledProducts.reduce(
      (sum, { prices, quantity }) => sum + (prices?.[0]?.rates[0]?.paymentCents ?? 0) * quantity,
      0,
    );
    if (weekly && weekly.paymentCents < alone) cheaper += 1;
  }
  expect(compared).toBeGreaterThan(2);
  expect(cheaper).toBeGreaterThan(0);
});

test('without a store, and for a single product, there is nothing to compare', async () => {
  const guest = await engine.createGuest();
  const [bundle] = bundles;
  const read = (id: string, shopper: typeof guest) =>
    engine.call(getProduct, shopper, { params: { id }, query: {} });
  expect(await read(bundle?.id ?? '', guest)).not.toHaveProperty('piecesApart');
  expect(await read('alder-3-seat-sofa', await journey.guestIn())).not.toHaveProperty('piecesApart');
});
