import { getProfileStatus } from '@ownpath/contracts/profile';
import {
  getBankDebits,
  getPaymentHistory,
  getSavedPaymentMethods,
  makePayment,
} from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { eq } from '../../database/orm.ts';
import { paymentAuthorizations, stores } from '../../database/schema/index.ts';
import { rentAndDebit } from '../../testing/bank-rental.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { PLANO } from '../../testing/shop-journey.ts';

const GOOD = '000123456789';

let engine: TestApp;
// Each test moves the clock by days.
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
});
afterEach(() => engine.close());

const onWire = (body: z.output<(typeof makePayment)['body']>) => z.encode(makePayment.body, body);

test('a bank account pays at once, provisional until the bank can hardly return it', async () => {
  const rental = await rentAndDebit(engine);
  const closing = async () =>
    (await engine.call(getProfileStatus, rental.shopper, { body: {} })).closing.blockers;
  const [, second, third] = rental.order.payments;
  const receipt = await rental.pay(
    await rental.bankRequestOf({ kind: 'DUE' }, { number: GOOD, isKept: true }),
  );
  expect(receipt).toMatchObject({
    status: 'completed',
    paymentMethod: 'ACH',
    last4: '6789',
    amountCents: second?.totalCents,
    // From Friday, November 20: Monday, Tuesday, Wednesday, and Friday after Thanksgiving.
    debit: { state: 'pending', settlesOn: '2026-11-27', returnedOn: null },
  });
  expect(await rental.summaryOf()).toMatchObject({
    currentDueOn: third?.dueDate,
    provisionalCents: second?.totalCents,
  });
  const mail = await rental.mailOf('Your payment of');
  expect(mail).toContain('provisional until November 27, 2026');
  expect(mail).toContain('by electronic transfer (ACH), for $');
  const [evidence] = await engine.deps.database
    .select({ debitEvidence: paymentAuthorizations.debitEvidence })
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.idempotencyKey, `agreement-payment:${receipt.paymentId}`));
  expect(evidence?.debitEvidence).toMatchObject({ locale: 'en-US', textVersion: expect.any(String) });
  expect(evidence?.debitEvidence?.paragraphs[0]).toContain('the bank account that I enter here');

  await rental.daysLater(1);
  expect((await rental.receiptOf(receipt.paymentId)).debit?.state).toBe('pending');
  expect(await closing()).toEqual(['open-agreement', 'payment-pending']);
  for (let day = 0; day < 7; day += 1) await rental.daysLater(1);
  expect((await rental.receiptOf(receipt.paymentId)).debit?.state).toBe('settled');
  expect(await closing()).toEqual(['open-agreement']);
  expect(await rental.summaryOf()).toMatchObject({ provisionalCents: 0 });
  const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
  expect(payments[0]).toMatchObject({ status: 'completed', debitState: 'settled' });

  // It was kept, and pays again with its last four digits in the authorization.
  const { paymentMethods } = await engine.call(getSavedPaymentMethods, rental.shopper, { body: {} });
  const paymentMethodId = paymentMethods.find(({ kind }) => kind === 'bank-account')?.id ?? '';
  const body = { storeId: PLANO, totalCents: 500 };
  const { accounts } = await engine.call(getBankDebits, rental.shopper, { body });
  expect(accounts.map(({ last4, isBlocked }) => [last4, isBlocked])).toEqual([
    ['6789', false],
    [null, false],
  ]);
  expect(accounts[0]?.authorization.paragraphs[0]).toContain('my bank account ending in 6789 one time');
  expect(accounts[0]?.authorization.paragraphs[0]).toContain('for $5.00');
  const request = await rental.bankRequestOf({ kind: 'DUE' }, { paymentMethodId });
  expect(await rental.pay(request)).toMatchObject({ status: 'completed', last4: '6789' });
});

test.each([
  ['no such account', '000123450000'],
  ['too little money', '000123459995'],
  ['refused at the debit', '000123450259'],
])('%s: refused at once, and nothing is settled', async (_name, number) => {
  const rental = await rentAndDebit(engine);
  const before = await rental.stateOf();
  const refused = await rental.send(onWire(await rental.bankRequestOf({ kind: 'DUE' }, { number })));
  expect(await outcomeOf(refused)).toEqual([402, 'PaymentDeclined']);
  expect(await rental.stateOf()).toEqual(before);
});

test.each([
  ['to the check of the account', '000123450119', 'completed'],
  ['to the debit', '000123450101', 'completed'],
  ['and never got it', '000123450127', 'failed'],
])('the gateway loses its answer %s: settled once by the job', async (_name, number, status) => {
  const rental = await rentAndDebit(engine);
  const request = await rental.bankRequestOf({ kind: 'DUE' }, { number });
  const receipt = await rental.pay(request);
  expect(receipt).toMatchObject({ status: 'pending', debit: null });
  const other = await rental.send(onWire(await rental.bankRequestOf({ kind: 'DUE' })));
  expect(await outcomeOf(other)).toEqual([409, 'PaymentInProgress']);
  await rental.runJobs(3 * 60_000);
  const settled = await rental.receiptOf(receipt.paymentId);
  expect(settled.status).toBe(status);
  expect(settled.debit?.state).toBe(status === 'completed' ? 'pending' : undefined);
  if (status === 'completed') expect(settled.last4).toBe(number.slice(-4));
  const captured = await rental.capturedFor(receipt.receiptNumber);
  expect(captured.filter((cents) => cents > 0)).toHaveLength(status === 'completed' ? 1 : 0);
});

test('two clicks and two tabs debit once', async () => {
  const rental = await rentAndDebit(engine);
  const request = await rental.bankRequestOf({ kind: 'DUE' });
  const twice = await Promise.all([rental.pay(request), rental.pay(request)]);
  expect(twice[0]?.paymentId).toBe(twice[1]?.paymentId);
  const tab = { ...request, requestKey: crypto.randomUUID() };
  expect(await outcomeOf(await rental.send(onWire(tab)))).toEqual([409, 'PaymentChanged']);
  const captured = await rental.capturedFor(twice[0]?.receiptNumber ?? '');
  expect(captured).toEqual([request.totalCents]);
});

test('the store stops taking bank accounts between page and payment, or the text is another', async () => {
  const rental = await rentAndDebit(engine);
  const request = await rental.bankRequestOf({ kind: 'DUE' });
  const { method } = request;
  const older = { ...request, method: { ...method, debitTextVersion: 'older' } };
  expect(await outcomeOf(await rental.send(onWire(older)))).toEqual([409, 'PaymentChanged']);
  // Without an authorization the token is charged as a card, which it is not.
  const { debitTextVersion: _version, ...unauthorized } = method;
  const asCard = { ...request, requestKey: crypto.randomUUID(), method: unauthorized };
  expect(await outcomeOf(await rental.send(onWire(asCard as typeof request)))).toEqual([
    402,
    'PaymentDeclined',
  ]);
  const { database } = engine.deps;
  const [store] = await database.select().from(stores).where(eq(stores.id, PLANO));
  const allow = (achMerchantId: string | null) =>
    database.update(stores).set({ achMerchantId }).where(eq(stores.id, PLANO));
  await allow(null);
  try {
    const next = { ...request, requestKey: crypto.randomUUID() };
    expect(await outcomeOf(await rental.send(onWire(next)))).toEqual([400, 'PaymentMethodNotAccepted']);
    const body = { storeId: PLANO, totalCents: 500 };
    expect(await engine.call(getBankDebits, rental.shopper, { body })).toEqual({ accounts: [] });
  } finally {
    await allow(store?.achMerchantId ?? null);
  }
  const stranger = await rentAndDebit(engine);
  const theirs = { paymentMethodId: 'another', debitTextVersion: method.debitTextVersion };
  const own = { ...(await stranger.bankRequestOf({ kind: 'DUE' })), method: theirs };
  expect(await outcomeOf(await stranger.send(onWire(own)))).toEqual([400, 'PaymentMethodNotAccepted']);
});
