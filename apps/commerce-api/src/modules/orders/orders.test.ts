import { addItemToBasket, getBasket, updateBasket } from '@ownpath/contracts/basket';
import { completeSigning, createSigningSession } from '@ownpath/contracts/checkout';
import { createOrder, getOrder } from '@ownpath/contracts/orders';
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
import { cards, createJourney, type Journey, PLANO, RETURN_URL, SOFA } from '../../testing/shop-journey.ts';

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

const place = (shopper: TestShopper, basketId: string, headers: Record<string, string> = {}) =>
  engine.request('POST', pathOf(createOrder), { shopper, body: { basketId }, headers });
const outcome = async (response: Response) => [response.status, (await response.json()).code];
const paymentsFor = (orderNo: string) =>
  engine.deps.database.select().from(sandboxPayments).where(eq(sandboxPayments.reference, orderNo));
const orderOf = async (basketId: string) => {
  const [order] = await engine.deps.database.select().from(orders).where(eq(orders.basketId, basketId));
  return order;
};

/** Runs jobs as a worker would at that moment. */
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

describe('placing an order', () => {
  test('repeated with any key it is one order, one hold, and the same answer', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const first = await journey.order(shopper, basketId, { 'idempotency-key': 'a' });
    expect(await journey.order(shopper, basketId, { 'idempotency-key': 'a' })).toEqual(first);
    expect(await journey.order(shopper, basketId)).toEqual(first);
    expect(await paymentsFor(first.orderNo)).toHaveLength(1);
    expect((await engine.request('GET', pathOf(getBasket, { basketId }), { shopper })).status).toBe(404);
  });

  test('a key that came with another basket is refused', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    await journey.order(shopper, basketId, { 'idempotency-key': 'k' });
    expect(await outcome(await place(shopper, 'another', { 'idempotency-key': 'k' }))).toEqual([
      409,
      'IdempotencyKeyReused',
    ]);
  });

  test('a declined card is 402, again with the same card; another card orders, and its agreement is signed', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.declined);
    expect(await outcome(await place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
    expect(await outcome(await place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
    const declined = await orderOf(basketId);
    expect(await paymentsFor(declined?.orderNo ?? '')).toHaveLength(1);
    const hidden = await engine.request('GET', pathOf(getOrder, { orderNo: declined?.orderNo }), { shopper });
    expect(hidden.status).toBe(404);
    await journey.payWith(shopper, basketId);
    const order = await journey.order(shopper, basketId);
    expect(order).toMatchObject({ orderNo: declined?.orderNo, status: 'created', cardLast4: '4242' });

    const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
    await journey.signAt(envelopeId);
    const signed = await journey.complete(shopper, order.orderNo, envelopeId);
    expect(signed).toMatchObject({ status: 'signed', agreementNumber: order.agreementNumber });
    const confirmed = await engine.call(getOrder, shopper, { params: { orderNo: order.orderNo } });
    expect(confirmed).toMatchObject({ isDocumentSigned: true, agreementNumber: order.agreementNumber });
    const states = await engine.deps.database
      .select({ status: agreements.status })
      .from(agreements)
      .where(eq(agreements.orderNo, order.orderNo));
    expect(states.map(({ status }) => status).sort()).toEqual(['active', 'cancelled']);
  });

  test('the agreement has the cart’s numbers and is not active yet', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { quote } = await engine.call(getBasket, shopper, { params: { basketId } });
    const order = await journey.order(shopper, basketId);
    expect(order.quote).toEqual(quote);
    const [agreement] = await engine.deps.database
      .select()
      .from(agreements)
      .where(eq(agreements.orderNo, order.orderNo));
    expect(agreement).toMatchObject({
      status: 'pending',
      totalRentCents: quote?.totalCents,
      totalCostCents: quote?.totalCostToOwnCents,
      cashPriceCents: quote?.cashPriceCents,
      signedAt: null,
    });
    expect(order.payments.reduce((sum, payment) => sum + payment.rentCents, 0)).toBe(quote?.totalCents);
  });

  test('what is used of the approval is gone for the next cart', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const before = await engine.call(getBasket, shopper, { params: { basketId } });
    await journey.order(shopper, basketId);
    const next = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    const left = (before.approvalFit?.weeklyLeftCents ?? 0) - (before.approvalFit?.weeklyCartCents ?? 0);
    expect(next.approvalFit?.weeklyLeftCents).toBe(left);
  });
});

describe('when the gateway does not answer', () => {
  test('the order is unknown, the basket locked, and the next call finds what happened', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.timesOut);
    const response = await place(shopper, basketId);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await outcome(response)).toEqual([503, 'PaymentUnknown']);
    const change = { shopper, body: { c_rentalFrequency: 'MONTHLY' } };
    const locked = await engine.request('PATCH', pathOf(updateBasket, { basketId }), change);
    expect(await outcome(locked)).toEqual([409, 'OrderInProgress']);
    const order = await journey.order(shopper, basketId);
    expect(await paymentsFor(order.orderNo)).toHaveLength(1);
  });

  test('a job finds out when the shopper does not come back', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.timesOut);
    expect((await place(shopper, basketId)).status).toBe(503);
    await runJobs(3 * 60_000);
    expect(await orderOf(basketId)).toMatchObject({ status: 'awaiting-signature' });
  });

  test('a capture that timed out is found and never made twice', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await signedOrder(shopper, cards.captureTimesOut);
    const body = { orderNo, envelopeId };
    const first = await engine.request('POST', pathOf(completeSigning), { shopper, body });
    expect(await outcome(first)).toEqual([503, 'PaymentUnknown']);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
    const [payment, ...others] = await paymentsFor(orderNo);
    expect(others).toEqual([]);
    expect(payment?.capturedCents).toBe(payment?.amountCents);
  });
});

describe('killed in between', () => {
  /** An engine whose gateway or signature party dies at one call, as the process would. */
  const dyingDeps = (
    at: 'before-authorize' | 'after-authorize' | 'before-capture' | 'after-capture',
  ): Dependencies => {
    const { paymentGateway } = engine.deps.ports;
    const kill = () => Promise.reject(new Error('killed'));
    const gateway = {
      ...paymentGateway,
      ...(at === 'before-authorize' ? { authorize: kill } : {}),
      ...(at === 'after-authorize'
        ? {
            authorize: (request: Parameters<typeof paymentGateway.authorize>[0]) =>
              paymentGateway.authorize(request).then(kill),
          }
        : {}),
      ...(at === 'before-capture' ? { capture: kill } : {}),
      ...(at === 'after-capture'
        ? {
            capture: (request: Parameters<typeof paymentGateway.capture>[0]) =>
              paymentGateway.capture(request).then(kill),
          }
        : {}),
    };
    return { ...engine.deps, ports: { ...engine.deps.ports, paymentGateway: gateway } };
  };

  test.each(['before-authorize', 'after-authorize'] as const)(
    '%s: the next submit goes on, one hold',
    async (at) => {
      const shopper = await journey.guestIn();
      const basketId = await journey.readyToOrder(shopper);
      const { createOrder: create } = await import('./create-order.ts');
      const caller = { usid: shopper.tokens.usid, customerId: shopper.tokens.customer_id, siteId: 'rowan' };
      const request = { caller, basketId, locale: 'en-US', idempotencyKey: null } as const;
      await expect(create(dyingDeps(at), request)).rejects.toThrow('killed');
      const order = await journey.order(shopper, basketId);
      expect(await paymentsFor(order.orderNo)).toHaveLength(1);
    },
  );

  test.each(['before-capture', 'after-capture'] as const)(
    '%s: the next call confirms, one charge',
    async (at) => {
      const shopper = await journey.guestIn();
      const { orderNo, envelopeId } = await signedOrder(shopper);
      const { completeSigning: complete } = await import('./complete-signing.ts');
      const request = { orderNo, envelopeId, customerId: shopper.tokens.customer_id };
      await expect(complete(dyingDeps(at), request)).rejects.toThrow('killed');
      expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
      const [payment, ...others] = await paymentsFor(orderNo);
      expect([payment?.capturedCents, others]).toEqual([payment?.amountCents, []]);
    },
  );
});

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

  test('goes on when the store has closed in the meantime', async () => {
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

  test('the mail waits when its party is down; the order stands', async () => {
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
  test('the hold on card and goods is given back', async () => {
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

  test('but signed at the party: the order is confirmed', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await signedOrder(shopper);
    await runJobs(25 * HOUR_MS);
    expect((await orderOf(basketId))?.status).toBe('confirmed');
    expect(await paymentsFor(orderNo)).toMatchObject([{ status: 'captured' }]);
  });
});

describe('is refused', () => {
  test('without a card 409; bad input 400; no token 401; another’s basket 404', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId);
    expect(await outcome(await place(shopper, basketId))).toEqual([409, 'CheckoutStepOutOfOrder']);
    expect((await engine.request('POST', pathOf(createOrder), { shopper, body: {} })).status).toBe(400);
    expect((await engine.request('POST', pathOf(createOrder), { body: { basketId } })).status).toBe(401);
    expect((await place(await journey.guestIn(), basketId)).status).toBe(404);
  });

  test('another shopper’s order is 404 on every call', async () => {
    const [owner, otherShopper] = [await journey.guestIn(), await journey.guestIn()];
    const { orderNo, envelopeId } = await signedOrder(owner);
    const read = await engine.request('GET', pathOf(getOrder, { orderNo }), { shopper: otherShopper });
    expect(await outcome(read)).toEqual([404, 'OrderNotFound']);
    const signing = { shopper: otherShopper, body: { orderNo, returnUrl: RETURN_URL } };
    expect((await engine.request('POST', pathOf(createSigningSession), signing)).status).toBe(404);
    const completion = { shopper: otherShopper, body: { orderNo, envelopeId } };
    expect((await engine.request('POST', pathOf(completeSigning), completion)).status).toBe(404);
    const forged = { shopper: owner, body: { orderNo, envelopeId: 'sbx_env_other' } };
    expect((await engine.request('POST', pathOf(completeSigning), forged)).status).toBe(404);
  });

  test('a return address outside the shop: 403', async () => {
    const shopper = await journey.guestIn();
    const { orderNo } = await signedOrder(shopper);
    const body = { orderNo, returnUrl: 'http://evil.example/' };
    const response = await engine.request('POST', pathOf(createSigningSession), { shopper, body });
    expect(await outcome(response)).toEqual([403, 'Forbidden']);
  });

  test('goods that were sold meanwhile: 400', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { database } = engine.deps;
    const { inventoryUnits } = await import('../../database/schema/index.ts');
    const taken = database.update(inventoryUnits).set({ quantity: 0, reservedQuantity: 0 });
    await taken.where(eq(inventoryUnits.productId, SOFA));
    expect(await outcome(await place(shopper, basketId))).toEqual([400, 'ProductUnavailable']);
    const response = await engine.request('POST', pathOf(addItemToBasket, { basketId }), {
      shopper,
      body: [{ productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' }],
    });
    expect(await outcome(response)).toEqual([400, 'ProductUnavailable']);
  });
});
