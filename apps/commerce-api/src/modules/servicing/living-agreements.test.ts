import {
  getAgreementSummary,
  getPaymentHelp,
  getPaymentHistory,
  makePayment,
  moveDueDate,
  quotePayments,
} from '@ownpath/contracts/servicing';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { listStores } from '@ownpath/demo-data/stores';
import type { Frequency } from '@ownpath/domain/pricing';
import type { PaymentChoice } from '@ownpath/domain/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { and, asc, eq } from '../../database/orm.ts';
import { agreements, charges, ledgerEntries, scheduledPayments } from '../../database/schema/index.ts';
import { createRegisteredShopper, type RegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openLedger, stepsOf } from '../../testing/life-ledger.ts';
import { goToDay, signInAgain } from '../../testing/pass-days.ts';
import { createJourney, SOFA, typeTestCard } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeEach(async () => {
  engine = await createTestApp();
});
afterEach(() => engine.close());

/** Signs for a sofa at a store and pays the first payment. */
async function rentAt(storeId: string, frequency: Frequency) {
  const journey = createJourney(engine);
  const store = listStores('2026-11-21').find(({ id }) => id === storeId);
  if (!store) throw new Error('no such store');
  const { city, stateCode, postalCode } = store;
  const shopper = await createRegisteredShopper(engine);
  await engine.call(putShopperContext, shopper, {
    params: { usid: shopper.tokens.usid },
    body: { customQualifiers: { storeId } },
  });
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099', { city, stateCode, postalCode });
  await journey.chooseAndAccept(shopper, basketId, 'en-US', {
    frequency,
    payday: 'FRI',
    nextPayday: '2026-11-27',
    semimonthlyDays: '1-15',
    dayOfMonth: 31,
  });
  await journey.payWith(shopper, basketId);
  const order = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, order.orderNo, envelopeId);
  const [agreement] = await engine.deps.database
    .select()
    .from(agreements)
    .where(eq(agreements.orderNo, order.orderNo));
  if (!agreement) throw new Error('the order made no agreement');
  const ledger = openLedger({
    stateCode,
    frequency,
    taxRate: agreement.taxRatePpm / 10,
    cash: agreement.cashPriceCents,
    sameAsCashUntil: agreement.sameAsCashUntil,
    payments: order.payments.map(({ dueDate, rentCents, feeCents, taxCents }) => ({
      date: dueDate,
      rent: rentCents,
      fee: feeCents,
      tax: taxCents,
    })),
  });
  return { shopper, order, agreementId: agreement.id, ledger };
}

async function pay(shopper: RegisteredShopper, agreementId: string, choice: PaymentChoice) {
  const { payments, totalAmount } = await engine.call(quotePayments, shopper, {
    body: { payments: [{ agreementId, choice }] },
  });
  const { token } = await typeTestCard(engine);
  const receipt = await engine.call(makePayment, shopper, {
    body: {
      requestKey: crypto.randomUUID(),
      totalCents: totalAmount,
      payments: [{ agreementId, version: payments[0]?.version ?? 0, choice }],
      method: { token, saveToAccount: false, holder: 'Ana Ruiz' },
    },
  });
  expect(receipt.status).toBe('completed');
  const [line] = receipt.lines;
  return {
    charged: receipt.amountCents,
    rent: line?.parts.rentCents,
    tax: line?.parts.taxCents,
    late: line?.parts.lateFeeCents,
    price: line?.parts.buyOutCents,
    isOwned: line?.isOwned,
  };
}

async function move(shopper: RegisteredShopper, agreementId: string, days: number) {
  const { agreements: helped } = await engine.call(getPaymentHelp, shopper, { body: { agreementId } });
  const [help] = helped;
  const option = help?.extension.options.find((one) => one.days === days);
  if (!help || !option) throw new Error('the date cannot be moved');
  const { version, extension } = help;
  const fromDueOn = extension.fromDueDate ?? '';
  await engine.call(moveDueDate, shopper, {
    body: { agreementId, version, fromDueOn, toDueOn: option.toDueDate },
  });
}

async function booksOf(agreementId: string) {
  const { database } = engine.deps;
  const rows = await database.select().from(ledgerEntries).where(eq(ledgerEntries.agreementId, agreementId));
  const sum = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, { amountCents }) => total + amountCents, 0);
  const fees = await database
    .select()
    .from(charges)
    .where(and(eq(charges.agreementId, agreementId), eq(charges.kind, 'late-fee')));
  return {
    received: sum('payment'),
    imbalance: [sum('payment') + sum('allocation') - sum('suspense'), sum('charge') + sum('allocation')],
    lateFees: fees.reduce((total, { settledCents }) => total + settledCents, 0),
    openLateFees: fees.filter(({ status }) => status !== 'paid').length,
  };
}

const dueDates = async (agreementId: string) =>
  (
    await engine.deps.database
      .select({ dueOn: scheduledPayments.dueOn })
      .from(scheduledPayments)
      .where(eq(scheduledPayments.agreementId, agreementId))
      .orderBy(asc(scheduledPayments.sequence))
  ).map(({ dueOn }) => dueOn);

test.each([
  ['Indiana', '07112', 'WEEKLY'],
  ['California', '05102', 'BIWEEKLY'],
  ['New York', '06007', 'SEMIMONTHLY'],
  ['Connecticut', '08031', 'MONTHLY'],
] as const)(
  '%s, store %s, %s: signed, on time, late, in parts, with new dates, and owned: every payment to the cent',
  { timeout: 300_000 },
  async (_state, storeId, frequency) => {
    const { shopper: first, order, agreementId, ledger } = await rentAt(storeId, frequency);
    let received = order.payments[0]?.totalCents ?? 0;
    let lateFees = 0;
    for (const step of stepsOf(ledger)) {
      await goToDay(engine, step.day);
      const shopper = await signInAgain(engine, first);
      if (step.kind === 'move') {
        await move(shopper, agreementId, step.days);
        ledger.move(step.day, step.days);
        expect(await dueDates(agreementId)).toEqual(ledger.dates());
        continue;
      }
      const choice: PaymentChoice =
        step.kind === 'due' ? { kind: 'DUE' } : { kind: 'PART', amountCents: step.cents };
      const paid = step.kind === 'due' ? ledger.pay(step.day) : ledger.payPart(step.day, step.cents);
      expect(await pay(shopper, agreementId, choice), `${step.kind} on ${step.day}`).toEqual(paid);
      received += paid.charged;
      lateFees += paid.late;
    }
    const shopper = await signInAgain(engine, first);
    const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
    expect(agreement).toMatchObject([{ refCode: 'PAIDOFF', remainingCents: 0, daysLate: 0 }]);
    const { payments } = await engine.call(getPaymentHistory, shopper, { body: {} });
    expect(payments.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(received);
    expect(lateFees).toBeGreaterThan(0);
    expect(await booksOf(agreementId)).toEqual({ received, imbalance: [0, 0], lateFees, openLateFees: 0 });
  },
);
