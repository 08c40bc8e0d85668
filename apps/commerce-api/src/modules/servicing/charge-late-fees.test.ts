import {
  calculatePayment,
  getPaymentHelp,
  makePayment,
  moveDueDate,
  quotePayments,
} from '@ownpath/contracts/servicing';
import { addDays } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asc, eq } from '../../database/orm.ts';
import { charges } from '../../database/schema/index.ts';
import type { RegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { skipShortWaits } from '../../testing/order-journey.ts';
import { goToDay, moveToState, runDueJobs, signInAgain } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { cards, PLANO } from '../../testing/shop-journey.ts';
import { chargeStoreLateFees } from './charge-late-fees.ts';

let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentSofaAsCustomer>>;
let dueOn: string;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentSofaAsCustomer(engine);
  dueOn = rental.order.payments[1]?.dueDate ?? '';
});
afterEach(() => engine.close());

/** Signed in Indiana, whose schedule is $3 for a payment up to $20 and else $5, beyond two days. */
const inIndiana = () =>
  moveToState(engine, rental.agreementId, 'IN', { terms: getStateRule('IN').lateFee?.WEEKLY ?? null });

async function chargedFees() {
  const rows = await engine.deps.database
    .select()
    .from(charges)
    .where(eq(charges.agreementId, rental.agreementId))
    .orderBy(asc(charges.dueOn));
  return rows
    .filter(({ kind }) => kind === 'late-fee')
    .map((row) => [row.dueOn, row.amountCents, row.settledCents, row.status]);
}

async function lateFeesOf(shopper: RegisteredShopper) {
  const { paymentDetails } = await engine.call(calculatePayment, shopper, { body: {} });
  return paymentDetails[0]?.amountDetails;
}

async function quoteDue(shopper: RegisteredShopper) {
  const { agreementId } = rental;
  const { payments } = await engine.call(quotePayments, shopper, {
    body: { payments: [{ agreementId, choice: { kind: 'DUE' } }] },
  });
  return { version: payments[0]?.version ?? 0, totalCents: payments[0]?.quote?.chargeCents ?? 0 };
}

async function payDue(shopper: RegisteredShopper, number: string = cards.good) {
  const { version, totalCents } = await quoteDue(shopper);
  const { agreementId } = rental;
  const token = await rental.tokenOf(number);
  return engine.call(makePayment, shopper, {
    body: {
      requestKey: crypto.randomUUID(),
      totalCents,
      payments: [{ agreementId, version, choice: { kind: 'DUE' } }],
      method: { token, saveToAccount: false, holder: 'Ana Ruiz' },
    },
  });
}

test('a late fee is charged on the store’s day after the grace, once on two workers, and stays as it was shown', async () => {
  await inIndiana();
  await goToDay(engine, addDays(dueOn, 2));
  expect(await chargedFees()).toEqual([]);
  await goToDay(engine, addDays(dueOn, 3), 2);
  await runDueJobs(engine, 2);
  const [, short] = rental.order.payments;
  expect(short?.kind).toBe('short');
  expect(await chargedFees()).toEqual([[dueOn, 3_00, 0, 'due']]);
  await goToDay(engine, addDays(dueOn, 4));
  const shopper = await signInAgain(engine, rental.shopper);
  expect(await lateFeesOf(shopper)).toEqual([{ type: 'LATEFEE', amountCents: 3_00 }]);
  // Another law, or another agreement, changes nothing about what was charged.
  await moveToState(engine, rental.agreementId, 'OR', null);
  expect(await lateFeesOf(shopper)).toEqual([{ type: 'LATEFEE', amountCents: 3_00 }]);
  await payDue(shopper);
  expect(await chargedFees()).toEqual([[dueOn, 3_00, 3_00, 'paid']]);
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('after days without a run, each late payment has its fee', async () => {
  await inIndiana();
  const [, , regular] = rental.order.payments;
  await goToDay(engine, addDays(regular?.dueDate ?? '', 3));
  expect(await chargedFees()).toEqual([
    [dueOn, 3_00, 0, 'due'],
    [regular?.dueDate, 5_00, 0, 'due'],
  ]);
});

test('none where no statute text was seen, and none for an agreement that names none', async () => {
  await goToDay(engine, addDays(dueOn, 20));
  expect(await chargedFees()).toEqual([]);
  await moveToState(engine, rental.agreementId, 'IN', { terms: null });
  await goToDay(engine, addDays(dueOn, 21));
  expect(await chargedFees()).toEqual([]);
});

test('a payment that was not answered yet settles what was due when it was made', async () => {
  await inIndiana();
  await goToDay(engine, addDays(dueOn, 2));
  const shopper = await signInAgain(engine, rental.shopper);
  const receipt = await payDue(shopper, cards.timesOut);
  expect(receipt.status).toBe('pending');
  engine.clock.advance(86_400_000);
  await chargeStoreLateFees(engine.deps, PLANO);
  expect(await chargedFees()).toEqual([]);
  await runDueJobs(engine);
  expect((await rental.scheduleOf())[1]?.status).toBe('paid');
  expect(await chargedFees()).toEqual([]);
});

test('a date that moves takes its late fee along: the payment never gets a second one', async () => {
  await inIndiana();
  await goToDay(engine, addDays(dueOn, 3));
  const shopper = await signInAgain(engine, rental.shopper);
  const { agreementId } = rental;
  const { agreements } = await engine.call(getPaymentHelp, shopper, { body: { agreementId } });
  const toDueOn = addDays(dueOn, 7);
  await engine.call(moveDueDate, shopper, {
    body: { agreementId, version: agreements[0]?.version ?? 0, fromDueOn: dueOn, toDueOn },
  });
  expect(await chargedFees()).toEqual([[toDueOn, 3_00, 0, 'due']]);
  await goToDay(engine, addDays(toDueOn, 5));
  expect(await chargedFees()).toEqual([[toDueOn, 3_00, 0, 'due']]);
});
