import { getBasket, updateBasket } from '@ownpath/contracts/basket';
import { completeSigning } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dependencies } from '../../dependencies.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { cards, SOFA } from '../../testing/shop-journey.ts';
import { listInstruments } from '../basket/index.ts';
import { findAuthorizationOfBasket } from '../payments/index.ts';

let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

describe('when the gateway does not answer', () => {
  test('the order is unknown, the basket locked, and the next call finds what happened', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.timesOut);
    const tagOf = async () =>
      (await engine.request('GET', pathOf(getBasket, { basketId }), { shopper })).headers.get('etag');
    const tagBefore = await tagOf();
    const response = await journey.place(shopper, basketId);
    expect(response.headers.get('retry-after')).toBe('5');
    // Lines are added on condition of the version that was read: it is another one now.
    expect(await tagOf()).not.toBe(tagBefore);
    expect(await outcomeOf(response)).toEqual([503, 'PaymentUnknown']);
    const change = { shopper, body: { c_rentalFrequency: 'MONTHLY' } };
    const locked = await engine.request('PATCH', pathOf(updateBasket, { basketId }), change);
    expect(await outcomeOf(locked)).toEqual([409, 'OrderInProgress']);
    const order = await journey.order(shopper, basketId);
    expect(await journey.paymentsFor(order.orderNo)).toHaveLength(1);
  });

  test('a job finds out when the shopper does not come back', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.timesOut);
    expect((await journey.place(shopper, basketId)).status).toBe(503);
    await journey.runJobs(3 * 60_000);
    expect(await journey.orderOf(basketId)).toMatchObject({ status: 'awaiting-signature' });
  });

  test('a payment that the gateway never received is given up, and the cart takes the same or another card', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(
      shopper,
      [{ productId: SOFA, quantity: 1 }],
      cards.neverReceived,
    );
    const refused: (number | string)[][] = [];
    for (const waitMs of [0, 5_000, 20_000]) {
      engine.clock.advance(waitMs);
      refused.push(await outcomeOf(await journey.place(shopper, basketId)));
    }
    // The same card once more is a payment of its own.
    refused.push(await outcomeOf(await journey.place(shopper, basketId)));
    expect(refused).toEqual([
      [503, 'PaymentUnknown'],
      [503, 'PaymentUnknown'],
      [402, 'PaymentNotReceived'],
      [503, 'PaymentUnknown'],
    ]);
    engine.clock.advance(25_000);
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentNotReceived']);
    await journey.payWith(shopper, basketId, cards.good);
    const { orderNo } = await journey.order(shopper, basketId);
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'authorized' }]);
  });

  test('a payment that arrives after it was given up is released', async () => {
    const { database, ports } = engine.deps;
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(
      shopper,
      [{ productId: SOFA, quantity: 1 }],
      cards.neverReceived,
    );
    await journey.place(shopper, basketId);
    engine.clock.advance(25_000);
    expect((await journey.place(shopper, basketId)).status).toBe(402);
    const late = await findAuthorizationOfBasket(database, basketId);
    expect(late).toMatchObject({ state: 'voided', declineCode: 'not-received' });
    const { orderNo, idempotencyKey, amountCents } = late ?? {};
    await journey.payWith(shopper, basketId, cards.good);
    const [card] = await listInstruments(database, basketId);
    await ports.paymentGateway.authorize({
      method: 'CREDIT_CARD',
      token: card?.gatewayToken ?? '',
      amountCents: amountCents ?? 0,
      reference: orderNo ?? '',
      idempotencyKey: idempotencyKey ?? '',
    });
    expect(await journey.paymentsFor(orderNo ?? '')).toMatchObject([{ status: 'authorized' }]);
    await journey.runJobs(3 * 60_000);
    expect(await journey.paymentsFor(orderNo ?? '')).toMatchObject([{ status: 'voided' }]);
  });

  test('a capture that timed out is found and never repeated', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await journey.signedOrder(shopper, cards.captureTimesOut);
    const body = { orderNo, envelopeId };
    const first = await engine.request('POST', pathOf(completeSigning), { shopper, body });
    expect(await outcomeOf(first)).toEqual([503, 'PaymentUnknown']);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
    const [payment, ...others] = await journey.paymentsFor(orderNo);
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
      expect(await journey.paymentsFor(order.orderNo)).toHaveLength(1);
    },
  );

  test.each(['before-capture', 'after-capture'] as const)(
    '%s: the next call confirms, one charge',
    async (at) => {
      const shopper = await journey.guestIn();
      const { orderNo, envelopeId } = await journey.signedOrder(shopper);
      const { completeSigning: complete } = await import('./complete-signing.ts');
      const request = { orderNo, envelopeId, owners: [shopper.tokens.customer_id] };
      await expect(complete(dyingDeps(at), request)).rejects.toThrow('killed');
      expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
      const [payment, ...others] = await journey.paymentsFor(orderNo);
      expect([payment?.capturedCents, others]).toEqual([payment?.amountCents, []]);
    },
  );
});
