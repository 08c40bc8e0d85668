import { calculatePayment, getPaymentHistory, makePayment } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { eq } from '../../database/orm.ts';
import { agreements } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

test('the price of ownership is that of the store’s day, until midnight in Texas', async () => {
  const { shopper } = await rentSofaAsCustomer(engine);
  const { paymentDetails } = await engine.call(calculatePayment, shopper, { body: {} });
  const { earlyPurchase, sameAsCash } = paymentDetails[0] ?? {};
  expect(earlyPurchase).toMatchObject({
    quotedOn: '2026-11-21',
    quotedAt: engine.deps.clock.now().toISOString(),
    validUntil: '2026-11-22T06:00:00.000Z',
  });
  const [start] = sameAsCash?.path ?? [];
  expect(start).toMatchObject({ date: '2026-11-21', usualCents: earlyPurchase?.priceCents });
});

test('a price to buy of the day before is not charged: the new one is asked for', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const sameAsCash = (openedOn: string, sameAsCashUntil: string) =>
    engine.deps.database
      .update(agreements)
      .set({ openedOn, sameAsCashUntil })
      .where(eq(agreements.id, rental.agreementId));
  await sameAsCash('2026-11-11', '2026-11-21');
  const asked = await rental.requestOf({ kind: 'BUY_OUT' });
  // Midnight has passed: same as cash is over.
  await sameAsCash('2026-11-10', '2026-11-20');
  expect(await outcomeOf(await rental.send(z.encode(makePayment.body, asked)))).toEqual([
    409,
    'PaymentChanged',
  ]);
  const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
  expect(payments.map(({ source }) => source)).toEqual(['checkout']);
  const renewed = await rental.requestOf({ kind: 'BUY_OUT' });
  expect(renewed.totalCents).not.toBe(asked.totalCents);
  expect(await rental.pay(renewed)).toMatchObject({
    amountCents: renewed.totalCents,
    lines: [{ isOwned: true }],
  });
});
