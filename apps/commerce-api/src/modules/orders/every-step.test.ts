import type { Locale } from '@ownpath/domain/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, inventoryUnits, orders, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderJourney, type OrderJourney } from '../../testing/order-journey.ts';
import { PLANO } from '../../testing/shop-journey.ts';
import { createStepWalk, type Walk } from '../../testing/step-walk.ts';

let engine: TestApp;
let journey: OrderJourney;
let walker: ReturnType<typeof createStepWalk>;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createOrderJourney(engine);
  walker = createStepWalk(engine, journey);
  const { database } = engine.deps;
  await database
    .update(stores)
    .set({ isBankVerificationEnabled: true, isReservationEnabled: true, reservationPeriodHours: 48 })
    .where(eq(stores.id, PLANO));
  await database.update(inventoryUnits).set({ quantity: 99 }).where(eq(inventoryUnits.condition, 'NEW'));
});
afterAll(() => engine.close());

/** One order, one agreement, one charge of the first payment, nothing held beside it. */
async function expectOneOrder({ basketId }: Walk): Promise<void> {
  const { database } = engine.deps;
  const placed = await database.select().from(orders).where(eq(orders.basketId, basketId));
  expect(placed.map(({ status }) => status)).toEqual(['confirmed']);
  const { orderNo = '', orderTotalCents = 0 } = placed[0] ?? {};
  expect(await journey.paymentsFor(orderNo)).toMatchObject([
    { status: 'captured', capturedCents: orderTotalCents, refundedCents: 0 },
  ]);
  const made = await database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
  expect(made.map(({ status }) => status)).toEqual(['active']);
}

/** Each step with the step after it; in the other language, terms are asked for again until the order is placed. */
const STEPS = [
  ['wof', 'wof', 'identity-verification-form', 'identity-verification-form'],
  ['identity-verification-form', 'identity-verification-form', 'payment-schedule', 'payment-schedule'],
  ['reservation', 'payment-schedule', 'payment-schedule', 'payment-schedule'],
  ['payment-schedule', 'payment-schedule', 'renewal-terms-page', 'renewal-terms-page'],
  ['renewal-terms-page', 'renewal-terms-page', 'bank-verification', 'renewal-terms-page'],
  ['bank-verification', 'bank-verification', 'payment', 'renewal-terms-page'],
  ['payment', 'payment', 'docu-sign', 'docu-sign'],
  ['docu-sign', 'docu-sign', 'confirmation', 'confirmation'],
] as const;
const LANGUAGES: readonly (readonly [Locale, Locale])[] = [
  ['en-US', 'es-US'],
  ['es-US', 'en-US'],
];
const CASES = STEPS.flatMap((step) => LANGUAGES.map((languages) => [...step, ...languages] as const));

test.each(CASES)(
  '%s, at %s: sent twice from two tabs it leads to %s (in another language %s); begun in %s it is finished a day later in %s',
  async (name, step, next, nextInOther, language, other) => {
    const walk = await walker.begin();
    await walker.follow(walk, step, language);
    const write = walker.writes[name];

    const both = await Promise.all([write(walk, language), write(walk, language)]);
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(await walker.stepOf(walk, language)).toBe(next);
    expect(await walker.stepOf(walk, other)).toBe(nextInOther);
    // The form that a tab still shows, and a reload of the page after it.
    expect((await write(walk, language)).status).toBeLessThan(500);
    expect(await walker.stepOf(walk, language)).toBe(next);

    await walker.comeBackTomorrow(walk);
    await walker.follow(walk, 'confirmation', other);
    await expectOneOrder(walk);
    expect((await write(walk, other)).status).toBeLessThan(500);
    await expectOneOrder(walk);
  },
);

test('every step in another language than the one before it', async () => {
  const walk = await walker.begin();
  const taken: string[] = [];
  let turn = 0;
  for (; (await walker.stepOf(walk, 'en-US')) !== 'confirmation' && turn < 24; turn += 1) {
    const locale: Locale = turn % 2 === 0 ? 'en-US' : 'es-US';
    const step = await walker.stepOf(walk, locale);
    const answer = await walker.writes[step as keyof typeof walker.writes](walk, locale);
    expect([step, answer.status]).toEqual([step, 200]);
    taken.push(step);
    // Terms, bank account and payment are one language's: who changes it each time would never get past the terms.
    if (step === 'renewal-terms-page') await walker.follow(walk, 'docu-sign', locale);
  }
  expect(taken).toContain('docu-sign');
  await expectOneOrder(walk);
});
