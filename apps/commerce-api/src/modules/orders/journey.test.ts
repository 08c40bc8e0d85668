import { getBasket } from '@ownpath/contracts/basket';
import { createPaymentSession, getCheckoutState, previewPaySchedule } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { LOCALES } from '@ownpath/domain/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sum } from '../../database/orm.ts';
import { agreements, ledgerEntries, sandboxPayments } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

test.each(LOCALES)('the main job by API calls, in %s', async (locale) => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  const stepOf = async () => {
    const state = await engine.call(getCheckoutState, shopper, { query: { locale }, body: { basketId } });
    return state.step;
  };
  expect(await stepOf()).toBe('wof');

  const approved = await journey.apply(shopper, '900001099');
  expect(approved).toMatchObject({
    pageName: 'Approved',
    approval: { response: 1, weeklyLimitCents: 99_00 },
  });
  expect(approved.tempBasket).not.toBe(basketId);
  expect(await stepOf()).toBe('payment-schedule');

  await journey.chooseAndAccept(shopper, basketId, locale);
  expect(await stepOf()).toBe('payment');
  const basket = await engine.call(getBasket, shopper, { params: { basketId } });
  const session = await engine.call(createPaymentSession, shopper, {
    query: { locale },
    body: { basketId, parentOrigin: 'http://localhost:3000' },
  });
  expect(session.amountCents).toBe(basket.quote?.dueAtCheckoutCents);
  const preview = await engine.call(previewPaySchedule, shopper, { body: { basketId } });

  await journey.payWith(shopper, basketId);
  const order = await journey.order(shopper, basketId, {}, locale);
  expect(order).toMatchObject({
    status: 'created',
    isDocumentSigned: false,
    paymentStatus: 'not_paid',
    cardLast4: '4242',
  });
  expect(await stepOf()).toBe('docu-sign');

  const signing = await journey.openSigning(shopper, order.orderNo);
  expect((await journey.openSigning(shopper, order.orderNo)).envelopeId).toBe(signing.envelopeId);
  expect(await journey.complete(shopper, order.orderNo, signing.envelopeId)).toMatchObject({
    status: 'pending',
  });
  await journey.signAt(signing.envelopeId);
  const done = await journey.complete(shopper, order.orderNo, signing.envelopeId);
  expect(done).toEqual({ status: 'signed', orderNo: order.orderNo, agreementNumber: order.agreementNumber });
  expect(await journey.complete(shopper, order.orderNo, signing.envelopeId)).toEqual(done);
  expect(await stepOf()).toBe('confirmation');

  const confirmed = await engine.call(getOrder, shopper, { params: { orderNo: order.orderNo } });
  expect(confirmed).toMatchObject({ status: 'new', isDocumentSigned: true, paymentStatus: 'paid' });
  // Cart, schedule, order and agreement have the same amounts.
  expect(confirmed.quote).toEqual(basket.quote);
  expect(confirmed.payments).toEqual(preview.payments);
  expect(confirmed.paidCents).toBe(preview.payments[0]?.totalCents);

  const { database } = engine.deps;
  const [agreement] = await database
    .select()
    .from(agreements)
    .where(eq(agreements.agreementNumber, order.agreementNumber ?? ''));
  expect(agreement).toMatchObject({
    status: 'active',
    totalCostCents: basket.quote?.totalCostToOwnCents,
    paymentsMade: 1,
  });
  const entries = await database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.agreementId, agreement?.id ?? ''));
  const total = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((cents, entry) => cents + entry.amountCents, 0);
  expect([total('charge'), total('payment'), total('allocation')]).toEqual([
    confirmed.paidCents,
    confirmed.paidCents,
    -confirmed.paidCents,
  ]);
  const [charged] = await database
    .select({ cents: sum(sandboxPayments.capturedCents) })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, order.orderNo));
  expect(Number(charged?.cents)).toBe(confirmed.paidCents);
});
