import { cancelBeforeDelivery, getCheckoutState } from '@ownpath/contracts/checkout';
import { getCustomer } from '@ownpath/contracts/customers';
import { getOrder } from '@ownpath/contracts/orders';
import { getPayment, getPaymentHistory, makePayment } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { eq } from '../../database/orm.ts';
import { agreements, outboxMessages, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { whenPaymentIsLate } from '../../testing/late-payments.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { cards, createJourney, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
});
afterAll(() => engine.close());

const onWire = (body: z.output<(typeof makePayment)['body']>) => z.encode(makePayment.body, body);

test('the payment due: charged once, settled in the schedule, and said on the receipt', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const [, second, third] = rental.order.payments;
  const request = await rental.requestOf({ kind: 'DUE' });
  expect(request.totalCents).toBe(second?.totalCents);
  const receipt = await rental.pay(request);
  const left = rental.order.payments.slice(2).reduce((sum, { totalCents }) => sum + totalCents, 0);
  expect(receipt).toMatchObject({
    status: 'completed',
    amountCents: second?.totalCents,
    cardBrand: 'Visa',
    last4: '4242',
    lines: [
      {
        kind: 'DUE',
        parts: { rentCents: second?.rentCents, taxCents: second?.taxCents, lateFeeCents: 0 },
        paidDates: [second?.dueDate],
        nextDueOn: third?.dueDate,
        paymentsLeft: rental.order.payments.length - 2,
        leftCents: left,
        isOwned: false,
      },
    ],
  });
  expect(await rental.capturedFor(receipt.receiptNumber)).toEqual([second?.totalCents]);
  expect((await rental.scheduleOf()).filter(({ status }) => status === 'paid')).toHaveLength(2);
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
  expect(await rental.summaryOf()).toMatchObject({ currentDueOn: third?.dueDate, remainingCents: left });

  // The same request again, also at once, is the same payment.
  const again = await Promise.all([rental.pay(request), rental.pay(request)]);
  expect(again.map(({ paymentId }) => paymentId)).toEqual([receipt.paymentId, receipt.paymentId]);
  expect(await rental.capturedFor(receipt.receiptNumber)).toEqual([second?.totalCents]);
  // Another tab still shows the agreement as it was.
  const stale = { ...request, requestKey: crypto.randomUUID() };
  expect(await outcomeOf(await rental.send(onWire(stale)))).toEqual([409, 'PaymentChanged']);
  const other = { ...request, totalCents: 1 };
  expect(await outcomeOf(await rental.send(onWire(other)))).toEqual([409, 'IdempotencyKeyReused']);

  const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
  expect(payments.map(({ source, amountCents, status }) => [source, amountCents, status])).toEqual([
    ['online', second?.totalCents, 'completed'],
    ['checkout', rental.order.payments[0]?.totalCents, 'completed'],
  ]);
  expect(payments[0]?.parts).toEqual(receipt.lines[0]?.parts);
  const first = { paymentId: payments[1]?.paymentId ?? '' };
  expect((await engine.call(getPayment, rental.shopper, { body: first })).lines).toMatchObject([
    {
      parts: payments[1]?.parts,
      paidDates: [rental.order.payments[0]?.dueDate],
      nextDueOn: second?.dueDate,
      leftCents: left + (second?.totalCents ?? 0),
    },
  ]);
  const mails = await engine.deps.database
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.deduplicationKey, `payment-receipt:${receipt.paymentId}`));
  expect(JSON.stringify(mails)).toContain(receipt.receiptNumber);
});

test('a part stays as credit and is used by the next payment', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const due = (await rental.quote({ kind: 'DUE' })).quote?.chargeCents ?? 0;
  const part = await rental.pay(await rental.requestOf({ kind: 'PART', amountCents: 10_00 }));
  expect(part.lines[0]).toMatchObject({ paidDates: [], suspenseBeforeCents: 0, suspenseAfterCents: 10_00 });
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
  expect((await rental.quote({ kind: 'DUE' })).quote).toMatchObject({
    chargeCents: due - 10_00,
    suspenseBeforeCents: 10_00,
    suspenseAfterCents: 0,
  });
  const rest = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect(rest).toMatchObject({ amountCents: due - 10_00, lines: [{ suspenseAfterCents: 0 }] });
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('extra rent ends the schedule sooner, payments ahead move the next date', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { payments } = rental.order;
  const last = payments.at(-1);
  const before = await rental.summaryOf();
  const extraRentCents = (last?.rentCents ?? 0) + (payments.at(-2)?.rentCents ?? 0);
  const extra = await rental.pay(await rental.requestOf({ kind: 'EXTRA', extraRentCents }));
  expect(extra.lines[0]).toMatchObject({
    parts: { rentCents: extraRentCents },
    nextDueOn: before?.currentDueOn,
    paymentsLeft: payments.length - 3,
  });
  const ahead = await rental.pay(await rental.requestOf({ kind: 'AHEAD', paymentCount: 1 }));
  expect(ahead.lines[0]).toMatchObject({
    paidDates: [payments[1]?.dueDate, payments[2]?.dueDate],
    nextDueOn: payments[3]?.dueDate,
    paymentsLeft: payments.length - 5,
  });
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('buying it out: the agreement is paid off, and owes nothing more', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { rentCents = 0 } = rental.order.payments[0] ?? {};
  const request = await rental.requestOf({ kind: 'BUY_OUT' });
  const priceCents = rental.order.quote.cashPriceCents - rentCents;
  expect(request.totalCents).toBe(priceCents + Math.round(priceCents * 0.0825));
  const receipt = await rental.pay(request);
  expect(receipt.lines[0]).toMatchObject({ kind: 'BUY_OUT', isOwned: true, leftCents: 0, nextDueOn: null });
  expect(await rental.summaryOf()).toMatchObject({ refCode: 'PAIDOFF', remainingCents: 0, isAutopay: false });
  expect((await rental.quote({ kind: 'DUE' })).refusal).toBe('nothing-owed');
  // Who owns something is offered a promotion of the store for the next agreement.
  const journey = createJourney(engine);
  const { basketId } = await journey.basketWith(rental.shopper, [{ productId: SOFA, quantity: 1 }]);
  const position = await engine.call(getCheckoutState, rental.shopper, { body: { basketId } });
  expect(position.step).toBe('claim-offer');
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('Connecticut: a part of two late payments settles the most recent one first', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { database } = engine.deps;
  const toState = (stateCode: string) =>
    database.update(stores).set({ stateCode }).where(eq(stores.id, PLANO));
  await whenPaymentIsLate(engine, rental.agreementId, 8, async () => {
    const [, older, newer] = await rental.scheduleOf();
    const amountCents = (newer?.rentCents ?? 0) + (newer?.taxCents ?? 0);
    const paidFirst = async () => (await rental.quote({ kind: 'PART', amountCents })).quote?.paidDates;
    expect(await paidFirst()).toEqual([older?.dueOn]);
    await toState('CT');
    try {
      expect(await paidFirst()).toEqual([newer?.dueOn]);
      await rental.pay(await rental.requestOf({ kind: 'PART', amountCents }));
      const after = await rental.scheduleOf();
      expect(after.slice(1, 3).map(({ status }) => status)).toEqual(['scheduled', 'paid']);
      expect(await rental.summaryOf()).toMatchObject({ currentDueOn: older?.dueOn, daysLate: 8 });
    } finally {
      await toState('TX');
    }
  });
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('a late agreement: what was due is settled with the payment', async () => {
  const rental = await rentSofaAsCustomer(engine);
  await whenPaymentIsLate(engine, rental.agreementId, 8, async () => {
    const receipt = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
    expect(receipt.lines[0]?.paidDates).toHaveLength(2);
    expect(await rental.summaryOf()).toMatchObject({ daysLate: 0, dueStatus: 'future' });
  });
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('an order that is cancelled before delivery gives back every payment on it, also one that was not answered yet', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { orderNo } = rental.order;
  const paid = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  const part = await rental.pay(await rental.requestOf({ kind: 'PART', amountCents: 5_00 }));
  const pending = await rental.pay(
    await rental.requestOf({ kind: 'AHEAD', paymentCount: 1 }, cards.captureTimesOut),
  );
  expect(pending.status).toBe('pending');
  await engine.call(cancelBeforeDelivery, rental.shopper, { body: { orderNo } });
  await rental.runJobs(3 * 60_000);
  const order = await engine.call(getOrder, rental.shopper, { params: { orderNo } });
  const first = rental.order.payments[0]?.totalCents ?? 0;
  expect(order.refund).toMatchObject({
    amountCents: first + paid.amountCents + part.amountCents,
    isDone: true,
  });
  for (const { receiptNumber, amountCents } of [paid, part, pending]) {
    expect(await rental.refundedFor(receiptNumber)).toEqual([amountCents]);
  }
  const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
  expect(payments.map(({ status }) => status)).toEqual(['reversed', 'reversed', 'reversed']);
});

test('a card is kept on request and pays the next time', async () => {
  const rental = await rentSofaAsCustomer(engine);
  await rental.pay(await rental.requestOf({ kind: 'DUE' }, cards.good, true));
  await rental.runJobs();
  const { paymentInstruments } = await engine.call(getCustomer, rental.shopper, {
    params: { customerId: rental.shopper.tokens.customer_id },
  });
  const paymentMethodId = paymentInstruments?.[0]?.id ?? '';
  const request = { ...(await rental.requestOf({ kind: 'DUE' })), method: { paymentMethodId } };
  const answer = await engine.call(makePayment, rental.shopper, { body: request });
  expect(answer).toMatchObject({ status: 'completed', last4: '4242' });
  const unknown = { ...request, requestKey: crypto.randomUUID(), method: { paymentMethodId: 'another' } };
  const [current] = request.payments;
  const { version } = await rental.quote({ kind: 'DUE' });
  const refused = { ...unknown, payments: current ? [{ ...current, version }] : [] };
  expect(await outcomeOf(await rental.send(onWire(refused)))).toEqual([400, 'PaymentMethodNotAccepted']);
});

test.each([
  ['nothing', { kind: 'PART', amount: 0 }, 'not-positive'],
  ['less than nothing', { kind: 'EXTRA', extraRent: -5 }, 'not-positive'],
  ['as much as is due', { kind: 'PART', amount: 5_000 }, 'not-a-part'],
  ['more payments than are left', { kind: 'AHEAD', paymentCount: 900 }, 'too-many-payments'],
])('%s is refused with its reason', async (_name, choice, code) => {
  const rental = await rentSofaAsCustomer(engine);
  const { version } = await rental.quote({ kind: 'DUE' });
  const body = {
    requestKey: crypto.randomUUID(),
    totalAmount: 1,
    payments: [{ agreementId: rental.agreementId, version, choice }],
    method: { paymentMethodId: 'x' },
  };
  const answer = await rental.send(body);
  expect(await answer.json()).toMatchObject({ code: 'InvalidParameters', fields: [{ code }] });
});

test('another customer’s agreement and payment are not found, a blocked one cannot be paid online', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const receipt = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  const request = await rental.requestOf({ kind: 'DUE' });
  const stranger = await rentSofaAsCustomer(engine);
  expect(await outcomeOf(await stranger.send(onWire(request)))).toEqual([404, 'NotFound']);
  await expect(
    engine.call(getPayment, stranger.shopper, { body: { paymentId: receipt.paymentId } }),
  ).rejects.toThrow('404');
  const { payments } = await engine.call(getPaymentHistory, stranger.shopper, { body: {} });
  expect(payments.some(({ agreementId }) => agreementId === rental.agreementId)).toBe(false);
  const { database } = engine.deps;
  await database
    .update(agreements)
    .set({ allowsOnlinePayment: false })
    .where(eq(agreements.id, rental.agreementId));
  expect(await outcomeOf(await rental.send(onWire(request)))).toEqual([403, 'PaymentNotPermitted']);
});
