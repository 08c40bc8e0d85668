import { getPayment, makePayment } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eq } from '../../database/orm.ts';
import { agreements } from '../../database/schema/index.ts';
import { PortError } from '../../ports/index.ts';
import { TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { readMail } from '../../testing/read-mail.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { cards } from '../../testing/shop-journey.ts';

let engine: TestApp;
let isSilent = false;
let isRefusing = false;
let isLosing = false;
beforeAll(async () => {
  engine = await createTestApp({
    sleep: skipShortWaits,
    overrides: ({ ports }) => ({
      ports: {
        ...ports,
        paymentGateway: {
          ...ports.paymentGateway,
          async find(key) {
            if (isSilent) throw new PortError('payment-gateway', 'unavailable', 'HTTP 503');
            return ports.paymentGateway.find(key);
          },
          async capture(wish) {
            const answer = await ports.paymentGateway.capture(wish);
            if (isLosing) throw new PortError('payment-gateway', 'unavailable', 'HTTP 504');
            return answer;
          },
          async refund(wish) {
            if (isRefusing) throw new PortError('payment-gateway', 'rejected', 'HTTP 400');
            return ports.paymentGateway.refund(wish);
          },
        },
      },
    }),
  });
});
afterAll(() => engine.close());

const onWire = (body: z.output<(typeof makePayment)['body']>) => z.encode(makePayment.body, body);

describe('when the gateway', () => {
  test.each([
    ['declines', cards.declined],
    ['declines at the charge', cards.captureDeclines],
  ])('%s, nothing is settled and another card can pay', async (_name, card) => {
    const rental = await rentSofaAsCustomer(engine);
    const before = await rental.summaryOf();
    const refused = await rental.send(onWire(await rental.requestOf({ kind: 'DUE' }, card)));
    expect(await outcomeOf(refused)).toEqual([402, 'PaymentDeclined']);
    await rental.runJobs();
    expect(await rental.summaryOf()).toEqual(before);
    const receipt = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
    expect(receipt.status).toBe('completed');
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
  });

  test.each([
    ['the authorisation', cards.timesOut],
    ['the charge', cards.captureTimesOut],
  ])(
    'loses its answer to %s, the payment is pending, blocks another one, and a job settles it once',
    async (_name, card) => {
      const rental = await rentSofaAsCustomer(engine);
      const request = await rental.requestOf({ kind: 'DUE' }, card);
      const receipt = await rental.pay(request);
      expect(receipt.status).toBe('pending');
      const other = await rental.send(onWire(await rental.requestOf({ kind: 'DUE' })));
      expect(await outcomeOf(other)).toEqual([409, 'PaymentInProgress']);
      await rental.runJobs(3 * 60_000);
      const { paymentId } = receipt;
      expect(await engine.call(getPayment, rental.shopper, { body: { paymentId } })).toMatchObject({
        status: 'completed',
      });
      expect(await rental.capturedFor(receipt.receiptNumber)).toEqual([request.totalCents]);
      expect(await rental.imbalanceCents()).toEqual([0, 0]);
    },
  );

  test.each([
    ['takes it back', false, 'done'],
    ['refuses to take it back', true, 'failed'],
  ])(
    'charges for an agreement that has ended, and %s: the receipt says where the money is',
    async (_name, isRefused, state) => {
      const rental = await rentSofaAsCustomer(engine);
      const request = await rental.requestOf({ kind: 'DUE' }, cards.captureTimesOut);
      const { paymentId, receiptNumber } = await rental.pay(request);
      const { database } = engine.deps;
      await database
        .update(agreements)
        .set({ status: 'returned' })
        .where(eq(agreements.id, rental.agreementId));
      isRefusing = isRefused;
      await rental.runJobs(3 * 60_000);
      await rental.runJobs();
      isRefusing = false;
      const givenBack = { amountCents: request.totalCents, state };
      expect(await engine.call(getPayment, rental.shopper, { body: { paymentId } })).toMatchObject({
        status: 'failed',
        givenBack,
      });
      expect(await rental.capturedFor(receiptNumber)).toEqual([request.totalCents]);
      expect(await rental.refundedFor(receiptNumber)).toEqual([isRefused ? 0 : request.totalCents]);
      const mail = await readMail(engine, rental.shopper.login, 'We’re refunding your payment of');
      expect(mail?.body).toContain(`$${(request.totalCents / 100).toFixed(2)}, to your Visa card ending in`);
      expect(mail?.body).toContain(`payment=${paymentId}`);
    },
  );

  test('is silent for half a day, the payment waits, and is settled once it speaks again', async () => {
    const rental = await rentSofaAsCustomer(engine);
    const receipt = await rental.pay(await rental.requestOf({ kind: 'DUE' }, cards.timesOut));
    const readStatus = async () => {
      const { tokens } = await engine.logIn({ login: rental.shopper.login, password: TEST_PASSWORD });
      const shown = await engine.call(getPayment, { tokens }, { body: { paymentId: receipt.paymentId } });
      return shown.status;
    };
    isSilent = true;
    for (let hour = 0; hour < 12; hour += 1) await rental.runJobs(3_600_000);
    expect(await readStatus()).toBe('pending');
    isSilent = false;
    await rental.runJobs(3_600_000);
    expect(await readStatus()).toBe('completed');
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
  });

  test('never gets the call, nothing is charged and the way is free again', async () => {
    const rental = await rentSofaAsCustomer(engine);
    const receipt = await rental.pay(await rental.requestOf({ kind: 'DUE' }, cards.neverReceived));
    expect(receipt.status).toBe('pending');
    await rental.runJobs(3 * 60_000);
    const { paymentId } = receipt;
    expect(await engine.call(getPayment, rental.shopper, { body: { paymentId } })).toMatchObject({
      status: 'failed',
      declineCode: 'not-received',
    });
    expect((await rental.pay(await rental.requestOf({ kind: 'DUE' }))).status).toBe('completed');
  });

  test('debits for an agreement that has ended, and the bank returns it: nothing is given back twice, and the receipt says so', async () => {
    const rental = await rentSofaAsCustomer(engine);
    const request = await rental.bankRequestOf({ kind: 'DUE' }, { number: '000123450333' });
    isLosing = true;
    const { paymentId, receiptNumber } = await rental.pay(request);
    isLosing = false;
    const { database } = engine.deps;
    const ended = { status: 'returned' } as const;
    await database.update(agreements).set(ended).where(eq(agreements.id, rental.agreementId));
    const readReceipt = async () => {
      const { tokens } = await engine.logIn({ login: rental.shopper.login, password: TEST_PASSWORD });
      return engine.call(getPayment, { tokens }, { body: { paymentId } });
    };
    await rental.runJobs(3 * 60_000);
    const givenBack = { amountCents: request.totalCents, state: 'requested' };
    expect(await readReceipt()).toMatchObject({ status: 'failed', givenBack });
    for (let day = 0; day < 8; day += 1) await rental.runJobs(24 * 3_600_000);
    expect(await readReceipt()).toMatchObject({
      status: 'failed',
      givenBack: { ...givenBack, state: 'returned' },
    });
    expect(await rental.refundedFor(receiptNumber)).toEqual([0]);
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
  });
});
