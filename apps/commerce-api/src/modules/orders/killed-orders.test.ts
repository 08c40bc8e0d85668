import * as checkoutContract from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import {
  inventoryUnits,
  reservationDeposits,
  signatureEnvelopes,
  stores,
} from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createOrderJourney, type OrderJourney } from '../../testing/order-journey.ts';
import { isKilled } from '../../testing/run-killed.ts';
import { PLANO, SOFA, typeTestCard } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

describeOnPostgres('an engine that is killed with SIGKILL', () => {
  let engine: TestApp;
  let journey: OrderJourney;
  beforeAll(async () => {
    engine = await createTestApp();
    journey = createOrderJourney(engine);
  });
  afterAll(() => engine.close());

  const caller = ({ tokens }: TestShopper) => ({
    usid: tokens.usid,
    customerId: tokens.customer_id,
    siteId: 'rowan',
  });
  /** The shopper who comes back goes on, and without one a job: in turns. */
  const isResumedByJob = (step: number) => step % 2 === 0;

  test('while ordering: one hold, nothing charged, and the order goes on', { timeout: 300_000 }, async () => {
    let step = 0;
    for (let killed = true; killed; ) {
      step += 1;
      const shopper = await journey.guestIn();
      const basketId = await journey.readyToOrder(shopper);
      const request = { caller: caller(shopper), basketId, locale: 'en-US', idempotencyKey: null } as const;
      killed = await isKilled(engine, { task: 'order', request }, step);
      if (isResumedByJob(step)) await journey.runJobs(3 * 60_000);
      const { orderNo } = await journey.order(shopper, basketId);
      expect(await journey.orderOf(basketId)).toMatchObject({ status: 'awaiting-signature' });
      expect(await journey.paymentsFor(orderNo), `killed at step ${step}`).toMatchObject([
        { status: 'authorized', capturedCents: 0 },
      ]);
    }
    expect(step).toBeGreaterThan(3);
  });

  test('while paying the deposit of a reservation: one charge, and the cart is reserved', {
    timeout: 300_000,
  }, async () => {
    const { database } = engine.deps;
    const asks = { isReservationEnabled: true, reservationPeriodHours: 48, refundableDepositCents: 2_500 };
    await database.update(stores).set(asks).where(eq(stores.id, PLANO));
    await database.update(inventoryUnits).set({ quantity: 99 }).where(eq(inventoryUnits.condition, 'NEW'));
    let step = 0;
    for (let killed = true; killed; ) {
      step += 1;
      const shopper = await journey.guestIn();
      const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };
      const { basketId } = await journey.basketWith(shopper, [sofa]);
      await journey.apply(shopper, '900001099');
      const { token } = await typeTestCard(engine);
      const deposit = { requestKey: crypto.randomUUID(), amountCents: 2_500, method: { token } };
      const request = { caller: caller(shopper), basketId, locale: 'en-US', deposit } as const;
      killed = await isKilled(engine, { task: 'reserve', request }, step);
      if (isResumedByJob(step)) await journey.runJobs(3 * 60_000);
      const asked = { body: { basketId, deposit } };
      if (!isResumedByJob(step)) await engine.call(checkoutContract.reserveCart, shopper, asked);
      const reservation = await engine.call(checkoutContract.getReservation, shopper, { body: { basketId } });
      expect(reservation, `killed at step ${step}`).toMatchObject({
        reservedUntil: expect.any(String),
        deposit: { status: 'paid' },
      });
      const deposits = await database
        .select({ id: reservationDeposits.id })
        .from(reservationDeposits)
        .where(eq(reservationDeposits.basketId, basketId));
      const payments = await Promise.all(deposits.map(({ id }) => journey.paymentsFor(id)));
      expect(
        payments.flat().map(({ capturedCents }) => capturedCents),
        `killed at step ${step}`,
      ).toEqual([2_500]);
    }
    await database.update(stores).set({ refundableDepositCents: 0 }).where(eq(stores.id, PLANO));
    expect(step).toBeGreaterThan(5);
  });

  test('while completing a signature: nothing charged unsigned, nothing signed lost, one charge', {
    timeout: 300_000,
  }, async () => {
    let step = 0;
    for (let killed = true; killed; ) {
      step += 1;
      const shopper = await journey.guestIn();
      const { basketId, orderNo, envelopeId } = await journey.signedOrder(shopper);
      const request = { orderNo, envelopeId, owners: [shopper.tokens.customer_id] };
      killed = await isKilled(engine, { task: 'sign', request }, step);
      const signature = async () => {
        const [envelope] = await engine.deps.database
          .select({ status: signatureEnvelopes.status })
          .from(signatureEnvelopes)
          .where(eq(signatureEnvelopes.externalId, envelopeId));
        return envelope?.status;
      };
      const [before] = await journey.paymentsFor(orderNo);
      if ((before?.capturedCents ?? 0) > 0)
        expect(await signature(), `charged at step ${step}`).toBe('signed');
      if (isResumedByJob(step)) await journey.runJobs(10 * 60_000);
      else expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'signed' });
      expect(await journey.orderOf(basketId), `killed at step ${step}`).toMatchObject({
        status: 'confirmed',
      });
      expect(await signature()).toBe('signed');
      const [payment, ...others] = await journey.paymentsFor(orderNo);
      expect([payment?.capturedCents, others]).toEqual([payment?.amountCents, []]);
    }
    expect(step).toBeGreaterThan(3);
  });
});
