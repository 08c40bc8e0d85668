import { cancelBeforeDelivery } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import {
  getAgreementSummary,
  getPaymentHistory,
  makePayment,
  quotePayments,
} from '@ownpath/contracts/servicing';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { addDays, calendarDateIn } from '@ownpath/domain/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asc, eq } from '../../database/orm.ts';
import {
  agreements,
  ledgerEntries,
  paymentAuthorizations,
  payments,
  scheduledPayments,
} from '../../database/schema/index.ts';
import { JobWorker } from '../../jobs/queue-worker.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createOrderJourney, type OrderJourney } from '../../testing/order-journey.ts';
import { readMail } from '../../testing/read-mail.ts';
import { PLANO, SOFA, typeTestCard } from '../../testing/shop-journey.ts';
import { debitCheckAfterMs, paymentJobs } from '../payments/index.ts';

const DAY_MS = 86_400_000;
const RETURNED = '000123450333';
/** A week's rent, the processing fee, and 8.25 % tax on both. */
const FIRST_CENTS = 2_499 + 1_000 + 289;

let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

/** Signed, and paid with a bank account. */
async function debited(shopper: TestShopper, number: string, locale = 'en-US') {
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId, locale);
  await journey.payBy(shopper, basketId, 'ACH', { number, locale });
  const { orderNo } = await journey.order(shopper, basketId, {}, locale);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  return orderNo;
}

async function bookOf(orderNo: string) {
  const { database } = engine.deps;
  const [agreement] = await database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
  const id = agreement?.id ?? '';
  const schedule = await database
    .select()
    .from(scheduledPayments)
    .where(eq(scheduledPayments.agreementId, id))
    .orderBy(asc(scheduledPayments.sequence));
  const entries = await database.select().from(ledgerEntries).where(eq(ledgerEntries.agreementId, id));
  const balance = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { agreement, schedule, entries, balance };
}

/** The debit of the first payment as it is kept. */
async function debitOf(orderNo: string) {
  const [row] = await engine.deps.database
    .select({
      state: payments.debitState,
      status: payments.status,
      settlesOn: payments.debitSettlesOn,
    })
    .from(payments)
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, payments.authorizationId))
    .where(eq(paymentAuthorizations.orderNo, orderNo));
  if (!row) throw new Error('no payment');
  return row;
}

async function customer() {
  const shopper = await createRegisteredShopper(engine);
  const params = { usid: shopper.tokens.usid };
  await engine.call(putShopperContext, shopper, { params, body: { customQualifiers: { storeId: PLANO } } });
  return shopper;
}

test('a debit that comes back makes the first payment due again, once; a card pays it in the account', async () => {
  const shopper = await customer();
  const orderNo = await debited(shopper, RETURNED);
  const read = () => engine.call(getOrder, shopper, { params: { orderNo } });
  const before = await bookOf(orderNo);
  expect(before.schedule[0]?.status).toBe('paid');
  // Before the bank can answer, nothing changes.
  await journey.runJobs(DAY_MS / 2);
  expect((await read()).isFirstPaymentReturned).toBe(false);

  await journey.runJobs(DAY_MS + 60_000);
  await journey.runJobs(2 * DAY_MS);
  expect(await read()).toMatchObject({ isFirstPaymentReturned: true, status: 'new', paymentStatus: 'paid' });
  const returned = await bookOf(orderNo);
  expect(returned.agreement).toMatchObject({ status: 'active', paymentsMade: 0 });
  expect(returned.schedule[0]).toMatchObject({ status: 'scheduled', paidAt: null });
  // Due from the day on which the return is known, so that no late fee counts earlier days.
  const [first, second] = returned.schedule;
  expect([first?.dueOn, returned.agreement?.nextDueOn]).toEqual(['2026-11-22', '2026-11-22']);
  expect((first?.dueOn ?? '') <= (second?.dueOn ?? '')).toBe(true);
  const reversals = returned.entries.filter(({ kind }) => kind === 'reversal');
  expect(reversals).toHaveLength(before.entries.length);
  expect(returned.balance).toBe(0);
  const { payments } = await engine.call(getPaymentHistory, shopper, { body: {} });
  expect(payments).toMatchObject([{ status: 'reversed', amountCents: FIRST_CENTS }]);
  const mail = await readMail(engine, shopper.login, 'Your bank returned a payment');
  expect(mail?.body).toContain('the first payment of $37.88 from your bank account ending in 0333');
  expect(mail?.body).toContain('/my-accounts/payment-agreement?');

  const [summary] = (await engine.call(getAgreementSummary, shopper, { body: {} })).agreement;
  const agreementId = summary?.agreementId ?? '';
  const choice = { kind: 'DUE' } as const;
  const quoted = await engine.call(quotePayments, shopper, { body: { payments: [{ agreementId, choice }] } });
  const [{ version, quote } = { version: 0, quote: null }] = quoted.payments;
  expect(quote?.chargeCents).toBe(FIRST_CENTS);
  const { token } = await typeTestCard(engine);
  const receipt = await engine.call(makePayment, shopper, {
    body: {
      requestKey: crypto.randomUUID(),
      totalCents: FIRST_CENTS,
      payments: [{ agreementId, version, choice }],
      method: { token, saveToAccount: false, holder: null },
    },
  });
  expect(receipt).toMatchObject({ status: 'completed', amountCents: FIRST_CENTS });
  expect((await read()).isFirstPaymentReturned).toBe(false);
  const paid = await bookOf(orderNo);
  expect(paid.agreement?.paymentsMade).toBe(1);
  expect(paid.agreement?.nextDueOn).toBe(second?.dueOn);
});

test('a guest is told in Spanish to call the store; and the order, cancelled then, gives nothing back', async () => {
  const guest = await journey.guestIn();
  const orderNo = await debited(guest, RETURNED, 'es-US');
  await journey.runJobs(DAY_MS + 60_000);
  const mail = await readMail(engine, 'marisol@example.com', 'Su banco devolvió un pago del contrato');
  expect(mail?.body).toContain('Llame a su tienda para pagarlo.');
  expect(mail?.body).not.toContain('/my-accounts/');
  await engine.call(cancelBeforeDelivery, guest, { body: { orderNo } });
  const { status, refund } = await engine.call(getOrder, guest, { params: { orderNo } });
  expect([status, refund]).toMatchObject(['cancelled', { amountCents: 0, isDone: true }]);
  expect((await journey.paymentsFor(orderNo)).map(({ refundedCents }) => refundedCents)).toEqual([0]);
});

test('a first payment that comes back is due before the second, so that each has its own late fee', async () => {
  const guest = await journey.guestIn();
  const orderNo = await debited(guest, RETURNED);
  const { database, clock } = engine.deps;
  const { schedule } = await bookOf(orderNo);
  const today = calendarDateIn(new Date(clock.now().getTime() + DAY_MS + 60_000), 'America/Chicago');
  const [first, second] = schedule.map(({ id }) => id);
  const move = (id: string | undefined, dueOn: string) =>
    database
      .update(scheduledPayments)
      .set({ dueOn })
      .where(eq(scheduledPayments.id, id ?? ''));
  await move(second, today);
  await move(first, addDays(today, -2));
  await journey.runJobs(DAY_MS + 60_000);
  const after = (await bookOf(orderNo)).schedule;
  expect(after[0]?.status).toBe('scheduled');
  expect([after[0]?.dueOn, after[1]?.dueOn]).toEqual([addDays(today, -1), today]);
});

test('a debit that stays is asked about for nine weeks, then no more', async () => {
  const guest = await journey.guestIn();
  const orderNo = await debited(guest, '000123456789');
  for (let day = 1; day <= 3; day += 1) await journey.runJobs(day * (DAY_MS + 60_000));
  expect((await bookOf(orderNo)).schedule[0]?.status).toBe('paid');
  const waits = Array.from({ length: 20 }, (_, index) => debitCheckAfterMs(index + 1));
  const days = waits.flatMap((wait) => (wait === null ? [] : [wait / DAY_MS]));
  expect(days.reduce((sum, each) => sum + each, 0)).toBe(63);
  expect(waits.at(-1)).toBeNull();
});

test('an order that is cancelled while its debit can come back is refunded once it is settled', async () => {
  const guest = await journey.guestIn();
  const orderNo = await debited(guest, '000123456789');
  const read = async () => (await engine.call(getOrder, guest, { params: { orderNo } })).refund;
  const refunded = async () => (await journey.paymentsFor(orderNo)).map(({ refundedCents }) => refundedCents);
  await engine.call(cancelBeforeDelivery, guest, { body: { orderNo } });
  await journey.runJobs(0);
  const { settlesOn } = await debitOf(orderNo);
  expect(await read()).toMatchObject({ amountCents: FIRST_CENTS, isDone: false, waitsUntil: settlesOn });
  const mail = await readMail(engine, 'marisol@example.com', `Your order ${orderNo} is canceled`);
  expect(mail?.body).toContain('Your bank can still return your debit,');
  await journey.runJobs(DAY_MS);
  expect(await refunded()).toEqual([0]);
  await journey.runJobs(7 * DAY_MS);
  await journey.runJobs(DAY_MS);
  expect(await refunded()).toEqual([FIRST_CENTS]);
  expect(await read()).toMatchObject({ isDone: true, waitsUntil: null });
});

test('a debit that comes back after its order was cancelled gives nothing back, and the customer is told', async () => {
  const guest = await journey.guestIn();
  const orderNo = await debited(guest, RETURNED);
  await engine.call(cancelBeforeDelivery, guest, { body: { orderNo } });
  await journey.runJobs(DAY_MS + 60_000);
  const { refund } = await engine.call(getOrder, guest, { params: { orderNo } });
  expect(refund).toMatchObject({ amountCents: 0, isDone: true, isRefused: false, waitsUntil: null });
  const mail = await readMail(engine, 'marisol@example.com', 'Your bank returned a payment');
  expect(mail?.body).toContain('there is nothing to refund');
  await journey.runJobs(8 * DAY_MS);
  expect((await journey.paymentsFor(orderNo)).map(({ refundedCents }) => refundedCents)).toEqual([0]);
  const { balance } = await bookOf(orderNo);
  expect(balance).toBe(0);
  expect(await debitOf(orderNo)).toMatchObject({ state: 'returned', status: 'failed' });
});

test('the refund asks the bank itself, also where the check of the debit has not run', async () => {
  const guest = await journey.guestIn();
  const orderNo = await debited(guest, RETURNED);
  await engine.call(cancelBeforeDelivery, guest, { body: { orderNo } });
  engine.clock.advance(9 * DAY_MS);
  const { database, clock, log } = engine.deps;
  await new JobWorker({ database, clock, log, handlers: paymentJobs(engine.deps) }).runDue();
  expect((await journey.paymentsFor(orderNo)).map(({ refundedCents }) => refundedCents)).toEqual([0]);
});
