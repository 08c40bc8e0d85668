import { completeSigning } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agreements,
  inventoryReservations,
  ledgerEntries,
  orders,
  outboxMessages,
  sandboxMessages,
  sandboxPayments,
  stores,
} from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { JobWorker } from '../../jobs/queue-worker.ts';
import { jobHandlers } from '../../jobs/start-jobs.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { cards, createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

const HOUR_MS = 3_600_000;
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  ms <= 5000 ? Promise.resolve() : new Promise((_, reject) => signal.addEventListener('abort', reject));

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp({ sleep });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const outcome = async (response: Response) => [response.status, (await response.json()).code];
const paymentsFor = (orderNo: string) =>
  engine.deps.database.select().from(sandboxPayments).where(eq(sandboxPayments.reference, orderNo));
const orderOf = async (basketId: string) => {
  const [order] = await engine.deps.database.select().from(orders).where(eq(orders.basketId, basketId));
  return order;
};

/** Runs the jobs that are due after this time. */
async function runJobs(laterMs: number, deps: Dependencies = engine.deps): Promise<void> {
  const clock = { now: () => new Date(engine.clock.now().getTime() + laterMs) };
  const own = { ...deps, clock };
  const handlers = jobHandlers(own);
  await new JobWorker({ database: deps.database, clock, log: deps.log, handlers }).runDue();
}

async function signedOrder(shopper: TestShopper, card: string = cards.good) {
  const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], card);
  const { orderNo } = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  return { basketId, orderNo, envelopeId };
}

describe('signing', () => {
  test('twice and late gives one agreement, one ledger, one mail in the order’s language', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await signedOrder(shopper);
    const done = await journey.complete(shopper, orderNo, envelopeId);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toEqual(done);
    const { database } = engine.deps;
    const found = await database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
    expect(found).toMatchObject([{ status: 'active', agreementNumber: done.agreementNumber }]);
    const entries = await database
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.agreementId, found[0]?.id ?? ''));
    expect(entries.filter((entry) => entry.kind === 'payment')).toHaveLength(1);
    await runJobs(0);
    await runJobs(0);
    const mail = await database.select().from(sandboxMessages);
    const mine = mail.filter((message) => message.body.includes(orderNo));
    expect(mine).toMatchObject([
      { recipient: 'marisol@example.com', subject: `Your agreement ${done.agreementNumber} is signed` },
    ]);
  });

  test('works when the store has closed in the meantime', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await signedOrder(shopper);
    const { database } = engine.deps;
    await database.update(stores).set({ isEnabled: false }).where(eq(stores.id, PLANO));
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
    await database.update(stores).set({ isEnabled: true }).where(eq(stores.id, PLANO));
  });

  test('declined charges nothing; the shopper may sign after all', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const first = await journey.openSigning(shopper, orderNo);
    await journey.declineAt(first.envelopeId);
    expect(await journey.complete(shopper, orderNo, first.envelopeId)).toEqual({
      status: 'declined',
      orderNo,
      agreementNumber: null,
    });
    const second = await journey.openSigning(shopper, orderNo);
    expect(second.envelopeId).not.toBe(first.envelopeId);
    await journey.signAt(second.envelopeId);
    expect(await journey.complete(shopper, orderNo, second.envelopeId)).toMatchObject({ status: 'signed' });
  });

  test('a capture that is declined is 402 and ends the order', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await signedOrder(shopper, cards.captureDeclines);
    const response = await engine.request('POST', pathOf(completeSigning), {
      shopper,
      body: { orderNo, envelopeId },
    });
    expect(await outcome(response)).toEqual([402, 'PaymentDeclined']);
    expect(await engine.call(getOrder, shopper, { params: { orderNo } })).toMatchObject({
      status: 'failed',
      isDocumentSigned: false,
    });
  });

  test('the mail waits when its provider is down; the order is confirmed', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099', { email: 'nobody@bounce.example' });
    await journey.chooseAndAccept(shopper, basketId);
    await journey.payWith(shopper, basketId);
    const { orderNo } = await journey.order(shopper, basketId);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    await journey.signAt(envelopeId);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
    await runJobs(0);
    const key = `order-confirmed:${orderNo}`;
    const [message] = await engine.deps.database
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.deduplicationKey, key));
    expect(message).toMatchObject({ status: 'pending', attempts: 1 });
  });
});

describe('unsigned for a day', () => {
  test('the hold on card and items is released', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    await runJobs(23 * HOUR_MS);
    expect((await orderOf(basketId))?.status).toBe('awaiting-signature');
    await runJobs(25 * HOUR_MS);
    expect((await orderOf(basketId))?.status).toBe('cancelled');
    expect(await paymentsFor(orderNo)).toMatchObject([{ status: 'voided' }]);
    const held = await engine.deps.database
      .select()
      .from(inventoryReservations)
      .where(
        and(eq(inventoryReservations.basketId, basketId), eq(inventoryReservations.status, 'committed')),
      );
    expect(held).toEqual([]);
    await journey.signAt(envelopeId);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'declined' });
  });

  test('but signed at the provider: the order is confirmed', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await signedOrder(shopper);
    await runJobs(25 * HOUR_MS);
    expect((await orderOf(basketId))?.status).toBe('confirmed');
    expect(await paymentsFor(orderNo)).toMatchObject([{ status: 'captured' }]);
  });
});
