import { cancelBeforeDelivery, cancelOrder } from '@ownpath/contracts/checkout';
import { getOrder, getOrderAgreement } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../database/orm.ts';
import {
  agreements,
  inventoryReservations,
  ledgerEntries,
  paymentRefunds,
  payments,
  sandboxMessages,
  scheduledPayments,
} from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { PortError } from '../../ports/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createEndedOrderJourney, type EndedOrderJourney } from '../../testing/ended-orders.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';

let engine: TestApp;
let journey: EndedOrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createEndedOrderJourney(engine);
});
afterAll(() => engine.close());

async function rent() {
  const shopper = await journey.guestIn();
  const { basketId, orderNo, envelopeId } = await journey.signedOrder(shopper);
  await journey.complete(shopper, orderNo, envelopeId);
  return { shopper, basketId, orderNo };
}
const cancel = (shopper: TestShopper, orderNo: string) =>
  engine.call(cancelBeforeDelivery, shopper, { body: { orderNo } });
const tryCancel = (shopper: TestShopper, orderNo: string) =>
  engine.request('POST', pathOf(cancelBeforeDelivery), { shopper, body: { orderNo } });
const read = (shopper: TestShopper, orderNo: string) =>
  engine.call(getOrder, shopper, { params: { orderNo } });

async function agreementOf(orderNo: string) {
  const [row] = await engine.deps.database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
  if (!row) throw new Error('no agreement');
  return row;
}

/** What the customer was charged and given back at the gateway. */
async function atGateway(orderNo: string) {
  return (await journey.paymentsFor(orderNo)).map(({ capturedCents, refundedCents }) => [
    capturedCents,
    refundedCents,
  ]);
}

/** Jobs run against a gateway that answers as given. */
const withRefund = (refund: Dependencies['ports']['paymentGateway']['refund']): Dependencies => {
  const { ports } = engine.deps;
  return {
    ...engine.deps,
    ports: { ...ports, paymentGateway: { ...ports.paymentGateway, refund } },
  };
};

describe('a paid order that is cancelled before delivery', () => {
  test('gives everything back, ends the agreement, frees the item and says so by e-mail', async () => {
    const { shopper, basketId, orderNo } = await rent();
    const before = await read(shopper, orderNo);
    expect(before).toMatchObject({ isCancellable: true, refund: null });
    expect(await cancel(shopper, orderNo)).toMatchObject({ order: { orderNo, state: 'refunded' } });

    const { database } = engine.deps;
    const agreement = await agreementOf(orderNo);
    expect(agreement).toMatchObject({ status: 'cancelled', nextDueOn: null });
    const plan = await database
      .select({ status: scheduledPayments.status })
      .from(scheduledPayments)
      .where(eq(scheduledPayments.agreementId, agreement.id));
    expect(new Set(plan.map(({ status }) => status))).toEqual(new Set(['paid', 'cancelled']));
    const [owed] = await database
      .select({ cents: sql<string>`sum(${ledgerEntries.amountCents})` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.agreementId, agreement.id));
    expect(Number(owed?.cents)).toBe(0);
    const held = await database
      .select({ status: inventoryReservations.status })
      .from(inventoryReservations)
      .where(eq(inventoryReservations.basketId, basketId));
    expect(held.filter(({ status }) => status !== 'released')).toEqual([]);

    expect(await read(shopper, orderNo)).toMatchObject({
      status: 'cancelled',
      isCancellable: false,
      refund: { amountCents: before.paidCents, isDone: false },
    });
    await journey.runJobs(0);
    expect(await atGateway(orderNo)).toEqual([[before.paidCents, before.paidCents]]);
    expect(await read(shopper, orderNo)).toMatchObject({ refund: { isDone: true } });
    const mails = await database
      .select()
      .from(sandboxMessages)
      .where(eq(sandboxMessages.recipient, before.email));
    const letters = mails.filter(({ subject }) => subject === `Your order ${orderNo} is canceled`);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain(`$${(before.paidCents / 100).toFixed(2)}`);
  });

  test('is cancelled and refunded once, however often it is asked', async () => {
    const { shopper, orderNo } = await rent();
    await Promise.all(Array.from({ length: 5 }, () => cancel(shopper, orderNo)));
    await cancel(shopper, orderNo);
    await journey.runJobs(0);
    await journey.runJobs(3_600_000);
    const { paidCents } = await read(shopper, orderNo);
    expect(await atGateway(orderNo)).toEqual([[paidCents, paidCents]]);
    const { id } = await agreementOf(orderNo);
    const entries = await engine.deps.database
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.agreementId, id));
    expect(entries.filter(({ kind }) => kind === 'reversal')).toHaveLength(entries.length / 2);
  });

  test('the weekly limit is free again', async () => {
    const { shopper, orderNo } = await rent();
    await cancel(shopper, orderNo);
    const basketId = await journey.readyToOrder(shopper);
    expect((await journey.cartOf(shopper, basketId)).approvalFit).toMatchObject({ fits: true });
  });

  test('has a text that says that the agreement ended', async () => {
    const { shopper, orderNo } = await rent();
    await cancel(shopper, orderNo);
    const agreement = await engine.call(getOrderAgreement, shopper, { body: { orderNo } });
    expect(agreement.state).toBe('ended');
  });
});

describe('the refund', () => {
  test('whose answer is lost is repeated and paid once', async () => {
    const { shopper, orderNo } = await rent();
    await cancel(shopper, orderNo);
    const { refund } = engine.deps.ports.paymentGateway;
    const lost = withRefund(async (request) => {
      await refund(request);
      throw new PortError('card-gateway', 'timeout', 'no answer');
    });
    await journey.runJobs(0, lost);
    expect(await read(shopper, orderNo)).toMatchObject({ refund: { isDone: false } });
    await journey.runJobs(60_000);
    const { paidCents, refund: done } = await read(shopper, orderNo);
    expect(done).toMatchObject({ isDone: true });
    expect(await atGateway(orderNo)).toEqual([[paidCents, paidCents]]);
  });

  test('of a process that died before the gateway was called is made by the next one', async () => {
    const { shopper, orderNo } = await rent();
    await cancel(shopper, orderNo);
    await journey.runJobs(
      0,
      withRefund(() => Promise.reject(new Error('killed'))),
    );
    expect((await atGateway(orderNo))[0]?.[1]).toBe(0);
    await journey.runJobs(60_000);
    expect(await read(shopper, orderNo)).toMatchObject({ refund: { isDone: true } });
    const [payment] = await engine.deps.database
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.customerId, (await agreementOf(orderNo)).customerId));
    expect(payment?.status).toBe('refunded');
  });

  test('that the gateway refuses is left to the store, and not repeated', async () => {
    const { shopper, orderNo } = await rent();
    await cancel(shopper, orderNo);
    let calls = 0;
    const refusing = withRefund(async () => {
      calls += 1;
      throw new PortError('card-gateway', 'rejected', 'no');
    });
    await journey.runJobs(0, refusing);
    await journey.runJobs(3_600_000, refusing);
    expect(calls).toBe(1);
    expect(await read(shopper, orderNo)).toMatchObject({ refund: { isDone: false, isRefused: true } });
    const refunds = await engine.deps.database.select().from(paymentRefunds);
    expect(refunds.filter(({ state }) => state === 'failed')).toHaveLength(1);
  });
});

describe('refused', () => {
  test('once it is delivered', async () => {
    const { shopper, orderNo } = await rent();
    const { id } = await agreementOf(orderNo);
    await engine.deps.database
      .update(agreements)
      .set({ deliveredOn: '2026-11-23' })
      .where(eq(agreements.id, id));
    expect(await outcomeOf(await tryCancel(shopper, orderNo))).toEqual([409, 'OrderNotCancellable']);
    expect(await read(shopper, orderNo)).toMatchObject({ status: 'new', isCancellable: false });
  });

  test('for an order that is not paid, which is cancelled in the checkout', async () => {
    const shopper = await journey.guestIn();
    const { orderNo } = await journey.declinedOrder(shopper);
    expect(await outcomeOf(await tryCancel(shopper, orderNo))).toEqual([409, 'OrderNotCancellable']);
    await journey.cancel(shopper, orderNo);
    expect(await outcomeOf(await tryCancel(shopper, orderNo))).toEqual([409, 'OrderNotCancellable']);
  });

  test('for another shopper’s order; and the checkout’s cancel leaves a paid one alone', async () => {
    const { shopper, orderNo } = await rent();
    const stranger = await journey.guestIn();
    expect(await outcomeOf(await tryCancel(stranger, orderNo))).toEqual([404, 'OrderNotFound']);
    const other = await engine.request('POST', pathOf(cancelOrder), { shopper, body: { orderNo } });
    expect(await outcomeOf(other)).toEqual([409, 'CheckoutStepOutOfOrder']);
    await journey.expectOneCharge(orderNo);
  });
});
