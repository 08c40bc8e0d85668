import {
  calculatePayment,
  getAgreementSummary,
  getPayment,
  getPaymentHistory,
  makePayment,
} from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { and, asc, eq, lte } from '../../database/orm.ts';
import { agreements, scheduledPayments } from '../../database/schema/index.ts';
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

test('near the end, what is due is the price to buy where that is less: the same on every call', async () => {
  const { database } = engine.deps;
  const rental = await rentSofaAsCustomer(engine);
  const { agreementId } = rental;
  // Without same as cash, and with the last two payments left.
  await database
    .update(agreements)
    .set({ openedOn: '2026-11-21', sameAsCashUntil: '2026-11-21' })
    .where(eq(agreements.id, agreementId));
  const rows = await database
    .select()
    .from(scheduledPayments)
    .where(eq(scheduledPayments.agreementId, agreementId))
    .orderBy(asc(scheduledPayments.sequence));
  const left = rows.slice(-2);
  await database
    .update(scheduledPayments)
    .set({ status: 'paid' })
    .where(
      and(
        eq(scheduledPayments.agreementId, agreementId),
        lte(scheduledPayments.sequence, rows.length - left.length),
      ),
    );
  const [next] = left;
  const rentLeft = left.reduce((sum, { rentCents }) => sum + rentCents, 0);
  // Texas' early purchase option of the demo: half of the rent that is left, and its tax of 8.25 %.
  const priceCents = Math.round(rentLeft / 2);
  const totalCents = priceCents + Math.round(priceCents * 0.0825);
  expect(totalCents).toBeLessThan((next?.rentCents ?? 0) + (next?.taxCents ?? 0));

  const { paymentDetails } = await engine.call(calculatePayment, rental.shopper, { body: {} });
  expect(paymentDetails).toMatchObject([
    {
      chargeCents: totalCents,
      totalCents,
      rentCents: priceCents,
      earlyPurchaseCents: totalCents,
      isFinal: true,
    },
  ]);
  expect(paymentDetails[0]?.renewal).toBeUndefined();
  const { agreement: summary } = await engine.call(getAgreementSummary, rental.shopper, { body: {} });
  expect(summary).toMatchObject([{ amountDueCents: totalCents }]);
  expect((await rental.requestOf({ kind: 'DUE' })).totalCents).toBe(totalCents);
});

test('what was left after the first payment stays on its receipt and in the history, also once it is bought', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const left = rental.order.payments.slice(1).reduce((sum, { totalCents }) => sum + totalCents, 0);
  const leftAfterFirst = async () => {
    const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
    const first = payments.find(({ source }) => source === 'checkout');
    const body = { paymentId: first?.paymentId ?? '' };
    const { lines } = await engine.call(getPayment, rental.shopper, { body });
    return [first?.leftCents, lines[0]?.leftCents];
  };
  expect(await leftAfterFirst()).toEqual([left, left]);
  await rental.pay(await rental.requestOf({ kind: 'BUY_OUT' }));
  expect(await leftAfterFirst()).toEqual([left, left]);
});
