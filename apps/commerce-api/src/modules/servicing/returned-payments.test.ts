import { getAgreementPaper, getPaymentHistory, makePayment } from '@ownpath/contracts/servicing';
import { addDays } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { and, eq } from '../../database/orm.ts';
import { charges } from '../../database/schema/index.ts';
import { rentAndDebit } from '../../testing/bank-rental.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { goToDay, moveToState } from '../../testing/pass-days.ts';

const DAY_MS = 86_400_000;
const GOOD = '000123456789';
const NSF = '000123450333';
const CLOSED = '000123450334';

let engine: TestApp;
// Each test moves the clock by days.
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
});
afterEach(() => engine.close());

const onWire = (body: z.output<(typeof makePayment)['body']>) => z.encode(makePayment.body, body);

test('a debit that comes back is reversed, due again, and told; a card pays it', async () => {
  const rental = await rentAndDebit(engine);
  const before = await rental.stateOf();
  const request = await rental.bankRequestOf({ kind: 'DUE' }, { number: NSF });
  const receipt = await rental.pay(request);
  await rental.daysLater(1);
  const returned = await rental.receiptOf(receipt.paymentId);
  expect(returned).toMatchObject({
    status: 'failed',
    declineCode: 'debit-returned',
    debit: { state: 'returned', returnReason: 'insufficient-funds' },
  });
  // Everything is as it was: the payment is not due yet, so its date stays.
  expect(await rental.stateOf()).toEqual(before);
  expect(await rental.ledgerCents(receipt.paymentId)).toBe(0);
  expect(await rental.summaryOf()).toMatchObject({
    returnedPayment: { paymentId: receipt.paymentId, amountCents: receipt.amountCents, last4: '0333' },
  });
  const mail = await rental.mailOf('Your bank returned your payment of');
  expect(mail).toContain('there was not enough money');
  expect(mail).toContain('We add no fee for the return.');
  expect(mail).toContain('Nothing is debited again automatically.');
  expect(mail).toContain('/my-accounts/payment-agreement');
  const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
  expect(payments[0]).toMatchObject({ status: 'reversed', debitState: 'returned' });
  // The same request again, from a tab that was left open, is that payment; nothing is debited anew.
  expect(await rental.pay(request)).toMatchObject({ paymentId: receipt.paymentId, status: 'failed' });
  expect(await rental.capturedFor(receipt.receiptNumber)).toHaveLength(1);

  await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect((await rental.summaryOf())?.returnedPayment).toBeUndefined();
  await rental.daysLater(1);
  expect((await rental.summaryOf())?.paymentsLeft).toBe(before.summary.paymentsLeft - 1);
});

test.each([
  ['a part', { kind: 'PART', amountCents: 7_77 }],
  ['payments ahead', { kind: 'AHEAD', paymentCount: 2 }],
  ['extra rent', { kind: 'EXTRA', extraRentCents: 55_55 }],
  ['ownership', { kind: 'BUY_OUT' }],
] as const)('%s that comes back leaves the agreement as it was', async (_name, choice) => {
  const rental = await rentAndDebit(engine);
  const before = await rental.stateOf();
  const receipt = await rental.pay(await rental.bankRequestOf(choice, { number: NSF }));
  if (choice.kind === 'BUY_OUT') {
    expect((await rental.summaryOf())?.refCode).toBe('PAIDOFF');
    const paper = { agreementId: rental.agreementId, paper: 'ownership-letter' as const };
    await expect(engine.call(getAgreementPaper, rental.shopper, { body: paper })).rejects.toThrow('404');
  }
  await rental.daysLater(1);
  expect((await rental.receiptOf(receipt.paymentId)).debit?.state).toBe('returned');
  expect(await rental.stateOf()).toEqual(before);
  expect(await rental.ledgerCents(receipt.paymentId)).toBe(0);
  const due = await rental.quote({ kind: 'DUE' });
  expect(due.quote?.suspenseBeforeCents).toBe(0);
});

test('credit that was used before its debit came back is paid with the next payment', async () => {
  const rental = await rentAndDebit(engine);
  const [, second, third] = rental.order.payments;
  await rental.pay(await rental.bankRequestOf({ kind: 'PART', amountCents: 7_00 }, { number: NSF }));
  const rest = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect(rest.amountCents).toBe((second?.totalCents ?? 0) - 7_00);
  await rental.daysLater(1);
  const next = await rental.quote({ kind: 'DUE' });
  expect(next.quote).toMatchObject({
    chargeCents: (third?.totalCents ?? 0) + 7_00,
    suspenseBeforeCents: -7_00,
  });
  const paid = await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect(paid).toMatchObject({ lines: [{ suspenseBeforeCents: -7_00, suspenseAfterCents: 0 }] });
});

test('a payment that was made in between stays', async () => {
  const rental = await rentAndDebit(engine);
  const [, second, third, fourth] = rental.order.payments;
  await rental.pay(await rental.bankRequestOf({ kind: 'DUE' }, { number: NSF }));
  await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  expect((await rental.summaryOf())?.currentDueOn).toBe(fourth?.dueDate);
  await rental.daysLater(1);
  const rows = await rental.scheduleOf();
  expect(rows.slice(1, 3).map(({ status }) => status)).toEqual(['scheduled', 'paid']);
  expect((await rental.summaryOf())?.currentDueOn).toBe(second?.dueDate);
  const quoted = await rental.quote({ kind: 'DUE' });
  expect(quoted.quote?.paidDates).toEqual([second?.dueDate]);
  expect(third).toBeDefined();
});

test('a debit that is returned after the due date is due on the day on which that is known', async () => {
  const rental = await rentAndDebit(engine);
  const [, second] = rental.order.payments;
  const due = Date.parse(`${second?.dueDate}T18:00:00Z`);
  await rental.daysLater((due - engine.clock.now().getTime()) / DAY_MS);
  await rental.pay(await rental.bankRequestOf({ kind: 'DUE' }, { number: NSF }));
  await rental.daysLater(1);
  const known = new Date(due + DAY_MS).toISOString().slice(0, 10);
  expect(await rental.summaryOf()).toMatchObject({ currentDueOn: known, daysLate: 0, dueStatus: 'dueToday' });
});

test('a late fee that was charged before is due again with its payment, once', async () => {
  const rental = await rentAndDebit(engine);
  await moveToState(engine, rental.agreementId, 'IN', { terms: getStateRule('IN').lateFee?.WEEKLY ?? null });
  const [, second, third] = rental.order.payments;
  await goToDay(engine, addDays(second?.dueDate ?? '', 4));
  await rental.daysLater(0);
  const fees = () =>
    engine.deps.database
      .select()
      .from(charges)
      .where(and(eq(charges.agreementId, rental.agreementId), eq(charges.kind, 'late-fee')));
  // 14.28 is the short payment before the first payday: 3 dollars of the state's schedule.
  expect(await fees()).toMatchObject([{ dueOn: second?.dueDate, amountCents: 300, status: 'due' }]);
  const late = await rental.quote({ kind: 'PART', amountCents: 1_00 });
  expect(late.quote?.chargeCents).toBe(1_00);
  const receipt = await rental.pay(
    await rental.bankRequestOf({ kind: 'AHEAD', paymentCount: 1 }, { number: NSF }),
  );
  expect(receipt.lines[0]?.parts.lateFeeCents).toBe(300);
  expect(await fees()).toMatchObject([{ status: 'paid', settledCents: 300 }]);
  await rental.daysLater(1);
  expect(await fees()).toMatchObject([
    { dueOn: second?.dueDate, amountCents: 300, settledCents: 0, status: 'due' },
  ]);
  const rows = await rental.scheduleOf();
  expect(rows.slice(1, 3).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
  expect(rows[1]?.dueOn).toBe(second?.dueDate);
  expect(await rental.ledgerCents(receipt.paymentId)).toBe(0);
  expect(third?.dueDate).toBeDefined();
});

test('an account is not debited after a second return, and never again once it is closed', async () => {
  const rental = await rentAndDebit(engine);
  const pay = (number: string) => rental.bankRequestOf({ kind: 'DUE' }, { number }).then(onWire);
  for (const _try of ['first', 'second']) {
    expect((await rental.send(await pay(NSF))).status).toBe(200);
    await rental.daysLater(1);
  }
  expect(await rental.mailOf('Your bank returned')).toBeDefined();
  expect(await outcomeOf(await rental.send(await pay(NSF)))).toEqual([409, 'BankAccountBlocked']);
  // Nothing was debited, and the agreement can be paid otherwise: here with an account that is closed.
  await rental.runJobs();
  expect((await rental.send(await pay(CLOSED))).status).toBe(200);
  await rental.daysLater(1);
  expect(await outcomeOf(await rental.send(await pay(CLOSED)))).toEqual([409, 'BankAccountBlocked']);
  expect((await rental.send(await pay(GOOD))).status).toBe(200);
});
