import { LOCALES } from '@ownpath/domain/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { sandboxMessages, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderJourney } from '../../testing/order-journey.ts';
import { PLANO, rentSofa } from '../../testing/shop-journey.ts';
import { getOrder } from './get-order.ts';
import { queueSameAsCashLetter, sameAsCashLetter } from './same-as-cash-letter.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const letters = () =>
  engine.deps.database.select().from(sandboxMessages).where(eq(sandboxMessages.channel, 'letter'));

test('in California a letter by post tells of same-as-cash, once, with nothing else in it', async () => {
  const { shopper, order: placed } = await rentSofa(engine);
  const { database, clock } = engine.deps;
  const owners = [shopper.tokens.customer_id];
  const { orderNo } = placed;
  const order = await getOrder(engine.deps, { orderNo, owners, locale: 'en-US' });
  const { runJobs } = createOrderJourney(engine);
  await runJobs(0);
  expect(await letters()).toEqual([]);

  await database.update(stores).set({ stateCode: 'CA' }).where(eq(stores.id, PLANO));
  for (const _ of [1, 2]) {
    await database.transaction((transaction) =>
      queueSameAsCashLetter(transaction, order, 'en-US', clock.now()),
    );
  }
  await runJobs(0);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.recipient).toBe('Marisol Ortega\n12 Elm Street\nPlano, TX 75024');

  const money = (cents: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
  const { cashPriceCents, taxRatePpm } = order.quote;
  const leftCents = cashPriceCents - (order.payments[0]?.rentCents ?? 0);
  const tax = Math.round((leftCents * taxRatePpm) / 1_000_000);
  for (const locale of LOCALES) {
    const { text = '' } = sameAsCashLetter(order, locale) ?? {};
    for (const cents of [cashPriceCents, leftCents, tax, leftCents + tax])
      expect(text).toContain(money(cents));
    expect(text).not.toContain('http');
    expect(text).toContain(order.agreementNumber ?? 'none');
  }
  expect(letter?.body).toBe(sameAsCashLetter(order, 'en-US')?.text);
});
