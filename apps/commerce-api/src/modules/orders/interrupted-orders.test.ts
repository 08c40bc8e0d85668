import { updateBasket } from '@ownpath/contracts/basket';
import { completeSigning } from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, sandboxPayments } from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { JobWorker } from '../../jobs/queue-worker.ts';
import { jobHandlers } from '../../jobs/start-jobs.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { cards, createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

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

  test('a capture that timed out is found and never repeated', async () => {
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
  /** An engine whose gateway or signature provider fails at one call, as if the process died. */
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
