import { completeSigning } from '@ownpath/contracts/checkout';
import { getOrder, openOrderLink } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { and, eq } from '../../database/orm.ts';
import {
  agreements,
  inventoryReservations,
  ledgerEntries,
  orders,
  outboxMessages,
  sandboxMessages,
  stores,
} from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { tokenInMail } from '../../testing/read-mail.ts';
import { cards, PLANO, SOFA } from '../../testing/shop-journey.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

describe('signing', () => {
  test('twice and late gives one agreement, one ledger, one mail in the order’s language', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await journey.signedOrder(shopper);
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
    await journey.runJobs(0);
    await journey.runJobs(0);
    const mail = await database.select().from(sandboxMessages);
    const mine = mail.filter((message) => message.body.includes(orderNo));
    expect(mine).toMatchObject([
      { recipient: 'marisol@example.com', subject: `Your agreement ${done.agreementNumber} is signed` },
    ]);
  });

  test('works when the store has closed in the meantime', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await journey.signedOrder(shopper);
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

  test('a capture that is declined is 402, and the order is failed', async () => {
    const shopper = await journey.guestIn();
    const { orderNo, envelopeId } = await journey.signedOrder(shopper, cards.captureDeclines);
    const response = await engine.request('POST', pathOf(completeSigning), {
      shopper,
      body: { orderNo, envelopeId },
    });
    expect(await outcomeOf(response)).toEqual([402, 'PaymentDeclined']);
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
    await journey.runJobs(0);
    const key = `order-confirmed:${orderNo}`;
    const [message] = await engine.deps.database
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.deduplicationKey, key));
    expect(message).toMatchObject({ status: 'pending', attempts: 1 });
  });
});

describe('signed, and the shopper does not come back', () => {
  test('a job asks the provider after five minutes, then ever more seldom', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.signedOrder(shopper);
    await journey.runJobs(6 * MINUTE_MS);
    expect((await journey.orderOf(basketId))?.status).toBe('confirmed');

    const later = await journey.guestIn();
    const secondId = await journey.readyToOrder(later);
    const { orderNo } = await journey.order(later, secondId);
    const { envelopeId } = await journey.openSigning(later, orderNo);
    await journey.runJobs(6 * MINUTE_MS);
    await journey.signAt(envelopeId);
    await journey.runJobs(15 * MINUTE_MS);
    expect((await journey.orderOf(secondId))?.status).toBe('awaiting-signature');
    await journey.runJobs(17 * MINUTE_MS);
    expect((await journey.orderOf(secondId))?.status).toBe('confirmed');
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'captured' }]);
  });

  test.each([
    ['en-US', 'is still due', 'ending in 0259 was declined. Nothing was charged.'],
    ['es-US', 'Falta el primer pago', 'terminada en 0259 fue rechazado. No se cobró nada.'],
  ])(
    'a charge that is declined then: the order stays, and a mail (%s) leads back to it',
    async (locale, subject, text) => {
      const shopper = await journey.guestIn();
      const { basketId, orderNo } = await journey.signedOrder(shopper, cards.captureDeclines);
      await journey.runJobs(6 * MINUTE_MS);
      expect((await journey.orderOf(basketId))?.status).toBe('failed');
      const { database } = engine.deps;
      await database.update(orders).set({ locale }).where(eq(orders.orderNo, orderNo));
      expect(await unpaidMails(orderNo)).toEqual([]);
      await journey.runJobs(17 * MINUTE_MS);
      const [mail, ...more] = await unpaidMails(orderNo);
      expect(more).toEqual([]);
      const email = EmailPayload.parse(mail?.payload);
      expect(email.subject).toContain(subject);
      expect(email.text).toContain(text);
      expect(email.text).toContain(`/orders/open?language=${locale}&token=`);
      const other = await journey.guestIn();
      const body = { token: tokenInMail(email.text) };
      expect(await engine.call(openOrderLink, other, { body })).toEqual({ orderNo });
    },
  );

  test('whoever pays with another card in time gets no mail about the first one', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.signedOrder(shopper, cards.captureDeclines);
    await journey.runJobs(6 * MINUTE_MS);
    await journey.payWith(shopper, basketId);
    await journey.order(shopper, basketId);
    await journey.runJobs(17 * MINUTE_MS);
    expect(await unpaidMails(orderNo)).toEqual([]);
  });

  const EmailPayload = z.object({ subject: z.string(), text: z.string() });
  const unpaidMails = (orderNo: string) =>
    engine.deps.database
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.deduplicationKey, `order-unpaid:${orderNo}`));
});

describe('unsigned for a day', () => {
  test('the hold on card and items is released', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    await journey.runJobs(23 * HOUR_MS);
    expect((await journey.orderOf(basketId))?.status).toBe('awaiting-signature');
    await journey.runJobs(25 * HOUR_MS);
    expect((await journey.orderOf(basketId))?.status).toBe('cancelled');
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'voided' }]);
    const held = await engine.deps.database
      .select()
      .from(inventoryReservations)
      .where(
        and(eq(inventoryReservations.basketId, basketId), eq(inventoryReservations.status, 'committed')),
      );
    expect(held).toEqual([]);
    await journey.signAt(envelopeId);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'cancelled' });
  });

  test('but signed at the provider: the order is confirmed', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.signedOrder(shopper);
    await journey.runJobs(25 * HOUR_MS);
    expect((await journey.orderOf(basketId))?.status).toBe('confirmed');
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'captured' }]);
  });
});
