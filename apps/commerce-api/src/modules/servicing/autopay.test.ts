import { addDays } from '@ownpath/domain/dates';
import { formatCents } from '@ownpath/domain/money';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from '../../database/orm.ts';
import { savedPaymentMethods, scheduledPayments } from '../../database/schema/index.ts';
import { rentWithAutopay, saveMethod } from '../../testing/autopay-rental.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { skipShortWaits } from '../../testing/order-journey.ts';
import { cards } from '../../testing/shop-journey.ts';
import { getAutopay } from './get-autopay.ts';
import { makePayment } from './make-payment.ts';
import { quotePayments } from './payment-quotes.ts';

const RENEWALS_FAIL = '4000000000000341';

let engine: TestApp;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
});
afterEach(() => engine.close());

type Rental = Awaited<ReturnType<typeof rentWithAutopay>>;
/** Due date and amount of a payment of the signed order, counted from 1. */
function signed({ order }: Rental, number: number) {
  const payment = order.payments[number - 1];
  if (!payment) throw new Error('no such payment');
  return payment;
}
const shown = async ({ customerId }: Rental) => {
  const [agreement] = (await getAutopay(engine.deps, { customerId, locale: 'en-US' })).agreements;
  return agreement;
};

test('every payment is charged on its due date at the store’s hour, and settled as one made by hand', async () => {
  const rental = await rentWithAutopay(engine);
  const [second, third] = [signed(rental, 2), signed(rental, 3)];
  expect(rental.on.charges.slice(0, 2)).toMatchObject([
    { date: second.dueDate, amountCents: second.totalCents },
    { date: third.dueDate, amountCents: third.totalCents },
  ]);
  await rental.runOn(addDays(second.dueDate, -1));
  rental.goTo(second.dueDate, 19 * 60 + 59);
  await rental.runJobs();
  expect(await rental.payments()).toEqual([]);

  await rental.runOn(second.dueDate);
  expect(await rental.payments()).toMatchObject([{ status: 'completed', cents: second.totalCents }]);
  await rental.runOn(third.dueDate);
  expect(await rental.capturedCents()).toEqual([second.totalCents, third.totalCents]);
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
  expect((await rental.scheduleOf()).filter(({ status }) => status === 'paid')).toHaveLength(3);
  const fourth = signed(rental, 4);
  expect(await rental.enrollments()).toMatchObject([
    { nextChargeOn: fourth.dueDate, nextChargeCents: fourth.totalCents, cancelledAt: null },
  ]);
  const [receipt] = await rental.mails('Your payment of');
  expect(receipt).toContain('Autopay charged');
});

test('two workers at once, and again after that, charge once', async () => {
  const rental = await rentWithAutopay(engine);
  const { dueDate, totalCents } = signed(rental, 2);
  await rental.runOn(dueDate, 2);
  await rental.runOn(dueDate, 2);
  await rental.runOn(addDays(dueDate, 1), 2);
  expect(await rental.capturedCents()).toEqual([totalCents]);
});

test('the customer who has just paid by hand is not charged again', async () => {
  const rental = await rentWithAutopay(engine);
  const { dueDate } = signed(rental, 2);
  await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  await rental.runOn(dueDate);
  expect(await rental.payments()).toEqual([]);
  expect((await shown(rental))?.charges[0]?.date).toBe(signed(rental, 3).dueDate);
});

test('a payment by hand that is not answered yet is waited for; then nothing is charged again', async () => {
  const rental = await rentWithAutopay(engine);
  const { dueDate } = signed(rental, 2);
  rental.goTo(dueDate, 20 * 60);
  await payByHand(rental, cards.captureTimesOut);
  await rental.runOn(dueDate);
  expect(await rental.payments()).toEqual([]);
  expect((await rental.scheduleOf()).filter(({ status }) => status === 'paid')).toHaveLength(1);
  for (let minutes = 0; minutes < 30; minutes += 3) await rental.runJobs(3 * 60_000);
  expect(await rental.payments()).toEqual([]);
  expect((await rental.scheduleOf()).filter(({ status }) => status === 'paid')).toHaveLength(2);
});

describe('a charge that does not go through', () => {
  test('is told, tried once more two days later, and then left to the customer; the next payment goes on', async () => {
    const rental = await rentWithAutopay(engine, RENEWALS_FAIL);
    await rental.pay(await rental.requestOf({ kind: 'DUE' }));
    const { dueDate, totalCents } = signed(rental, 3);
    await rental.runOn(dueDate);
    const retryOn = addDays(dueDate, 2);
    expect((await shown(rental))?.failed).toEqual({
      dueOn: dueDate,
      amountCents: totalCents,
      declineCode: 'insufficient-funds',
      retryOn,
    });
    const [first] = await rental.mails('did not go through');
    expect(first).toContain(formatCents(totalCents, 'en-US'));
    expect(first).toContain('We’ll try once more on');
    for (const days of [1, 2, 3, 4]) await rental.runOn(addDays(dueDate, days));
    expect((await rental.payments()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect((await shown(rental))?.failed).toMatchObject({ dueOn: dueDate, retryOn: null });
    const mails = await rental.mails('did not go through');
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('We won’t try this payment again');
    expect(mails[1]).toContain('Autopay continues with the next payment');

    // A card that works settles the older payment first: never more than one payment is charged.
    await engine.deps.database
      .update(savedPaymentMethods)
      .set({ gatewayToken: await goodToken(rental) })
      .where(eq(savedPaymentMethods.id, rental.wish.paymentMethodId));
    const fourth = signed(rental, 4);
    await rental.runOn(fourth.dueDate);
    expect(await rental.capturedCents()).toEqual([0, 0, fourth.totalCents]);
    const paid = (await rental.scheduleOf()).filter(({ status }) => status === 'paid');
    expect(paid.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
  });

  test('is not tried again when the customer pays in between', async () => {
    const rental = await rentWithAutopay(engine, RENEWALS_FAIL);
    const { dueDate } = signed(rental, 2);
    await rental.runOn(dueDate);
    await payByHand(rental);
    await rental.runOn(addDays(dueDate, 2));
    expect(await rental.payments()).toHaveLength(1);
    expect((await shown(rental))?.failed).toBeNull();
  });

  test('because the card has expired asks nothing of the bank, and says so', async () => {
    const rental = await rentWithAutopay(engine, cards.good, { expiry: '11/26' });
    const { dueDate } = signed(rental, 2);
    await rental.runOn(addDays(dueDate, -3));
    expect((await rental.mails('Autopay: '))[0]).toContain('This card expires before then.');
    await rental.runOn(dueDate);
    expect(await rental.payments()).toEqual([]);
    expect((await shown(rental))?.failed).toMatchObject({ declineCode: 'expired-card' });
    expect((await rental.mails('did not go through'))[0]).toContain('Choose another payment method');
  });

  test('whose answer is lost is settled once', async () => {
    const rental = await rentWithAutopay(engine, cards.captureTimesOut);
    const { dueDate, totalCents } = signed(rental, 2);
    await rental.runOn(dueDate);
    await rental.runJobs(3 * 60_000);
    await rental.runJobs(10 * 60_000);
    expect(await rental.payments()).toMatchObject([{ status: 'completed' }]);
    expect(await rental.capturedCents()).toEqual([totalCents]);
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
  });
});

describe('the customer is told before', () => {
  test('three days, with amount, date and card', async () => {
    const rental = await rentWithAutopay(engine);
    const { dueDate, totalCents } = signed(rental, 2);
    await rental.runOn(addDays(dueDate, -4));
    expect(await rental.mails('Autopay: ')).toEqual([]);
    await rental.runOn(addDays(dueDate, -3));
    await rental.runOn(addDays(dueDate, -3));
    const [mail, ...others] = await rental.mails(`Autopay: ${formatCents(totalCents, 'en-US')} on`);
    expect(mail).toContain('your Visa card ending in 4242');
    expect(others).toEqual([]);
  });

  test('ten days, when the amount differs from the signed schedule', async () => {
    const rental = await rentWithAutopay(engine);
    await rental.pay(await rental.requestOf({ kind: 'DUE' }));
    await rental.pay(await rental.requestOf({ kind: 'PART', amountCents: 5_00 }));
    const { dueDate, totalCents } = signed(rental, 3);
    await rental.runOn(addDays(dueDate, -11));
    expect(await rental.mails('Autopay on')).toEqual([]);
    await rental.runOn(addDays(dueDate, -10));
    const lower = formatCents(totalCents - 5_00, 'en-US');
    expect((await rental.mails('Autopay on'))[0]).toContain(
      `is ${lower} instead of ${formatCents(totalCents, 'en-US')}`,
    );
    await rental.runOn(dueDate);
    expect(await rental.payments()).toMatchObject([{ status: 'completed', cents: totalCents - 5_00 }]);
  });
});

test('an extension moves the charge with the due date', async () => {
  const rental = await rentWithAutopay(engine);
  const { dueDate } = signed(rental, 2);
  const moved = addDays(dueDate, 4);
  await engine.deps.database
    .update(scheduledPayments)
    .set({ dueOn: moved })
    .where(
      sql`${scheduledPayments.agreementId} = ${rental.agreementId} and ${scheduledPayments.sequence} = 2`,
    );
  await rental.runOn(dueDate);
  expect(await rental.payments()).toEqual([]);
  await rental.runOn(moved);
  expect(await rental.payments()).toHaveLength(1);
});

test('it ends when the items are owned, and charges nothing after', async () => {
  const rental = await rentWithAutopay(engine);
  await rental.pay(await rental.requestOf({ kind: 'BUY_OUT' }));
  expect((await rental.enrollments())[0]?.cancelledAt).not.toBeNull();
  await rental.runOn(signed(rental, 2).dueDate);
  expect(await rental.payments()).toEqual([]);
});

test('a bank account is debited the same way', async () => {
  const rental = await rentWithAutopay(engine, '6789', { isBank: true });
  const { dueDate, totalCents } = signed(rental, 2);
  expect(rental.on.method).toMatchObject({ kind: 'bank-account', last4: '6789' });
  await rental.runOn(dueDate);
  expect(await rental.capturedCents()).toEqual([totalCents]);
});

/** The token of another card of the customer, one that is accepted. */
async function goodToken({ customerId }: Rental) {
  const { database } = engine.deps;
  const isOther = eq(savedPaymentMethods.id, await saveMethod(engine, customerId));
  const [row] = await database.delete(savedPaymentMethods).where(isOther).returning();
  return row?.gatewayToken ?? '';
}

/** By the use case: the shopper's session has ended by then. */
async function payByHand({ customerId, agreementId }: Rental, card: string = cards.good) {
  const choice = { kind: 'DUE' } as const;
  const quoted = await quotePayments(engine.deps, { customerId, payments: [{ agreementId, choice }] });
  await makePayment(engine.deps, {
    customerId,
    locale: 'en-US',
    requestKey: crypto.randomUUID(),
    totalCents: quoted.totalAmount,
    payments: [{ agreementId, version: quoted.payments[0]?.version ?? 0, choice }],
    method: { paymentMethodId: await saveMethod(engine, customerId, card) },
    clientIp: '192.0.2.1',
  });
}
