import { cancelBeforeDelivery } from '@ownpath/contracts/checkout';
import { bookVisit, getAgreementSummary, getPaymentHistory } from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, sandboxPayments, sandboxVisits, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { PLANO } from '../../testing/shop-journey.ts';
import { daysAfter, daysFrom, rentToBeVisited } from '../../testing/visited-rental.ts';

// It is Saturday, November 21 in Plano.
let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentToBeVisited(engine, 'pickup');
});
afterEach(() => engine.close());

const deliver = () =>
  engine.deps.database
    .update(agreements)
    .set({ deliveredOn: '2026-11-21' })
    .where(eq(agreements.id, rental.agreementId));

test('a pick-up ends the agreement: only rent by the day through that day is owed', async () => {
  expect((await rental.days()).blockedBy).toBe('not-delivered');
  expect(await outcomeOf(await rental.tryToBook('2026-11-24', '10:00'))).toEqual([409, 'VisitNotOffered']);
  await deliver();
  const second = (await rental.scheduleOf())[1];
  if (!second?.coversTo) throw new Error('the agreement has no second payment');
  const { dueOn, coversTo } = second;
  await rental.wait(daysFrom('2026-11-21', dueOn));
  const day = await rental.nextOpenDay();
  const { visit } = await rental.book(day, '10:00', 'wait');
  await rental.wait(daysFrom(dueOn, day));
  await rental.report(visit?.id, 'done');
  expect(await rental.days()).toMatchObject({ blockedBy: 'agreement', visit: { status: 'completed' } });
  expect(await rental.agreement()).toMatchObject({ status: 'returned', closedOn: day, nextDueOn: null });
  const schedule = await rental.scheduleOf();
  const share = (daysFrom(dueOn, day) + 1) / (daysFrom(dueOn, coversTo) + 1);
  expect(schedule[1]).toMatchObject({
    status: 'scheduled',
    rentCents: Math.round(second.rentCents * share),
    taxCents: Math.round(second.taxCents * share),
  });
  expect(new Set(schedule.slice(2).map(({ status }) => status))).toEqual(new Set(['cancelled']));
  const owed = (schedule[1]?.rentCents ?? 0) + (schedule[1]?.taxCents ?? 0);
  const mails = await rental.mails(visit?.id ?? '');
  expect(mails.at(-1)?.text).toContain(`$${(owed / 100).toFixed(2)}`);
  const { agreement } = await engine.call(getAgreementSummary, rental.customer(), { body: {} });
  expect(agreement).toMatchObject([{ refCode: 'RETURNED', isAutopay: false }]);
});

test('a store that takes no returns online offers none', async () => {
  await deliver();
  const offers = (isOnlineReturnEnabled: boolean) =>
    engine.deps.database.update(stores).set({ isOnlineReturnEnabled }).where(eq(stores.id, PLANO));
  await offers(false);
  expect((await rental.days()).blockedBy).toBe('store');
  await offers(true);
  expect((await rental.days()).blockedBy).toBeNull();
});

test('days that are paid beyond the pick-up are given back to the card: shown before, in the history and by mail after', async () => {
  await deliver();
  await rental.pay(await rental.requestOf({ kind: 'AHEAD', paymentCount: 2 }));
  const paid = (await rental.scheduleOf()).filter(({ status }) => status === 'paid');
  expect(paid.length).toBeGreaterThan(2);
  const start = rental.order.payments[0]?.coversFrom ?? '';
  // By the calendar alone: days of each payment after the pick-up, of all its days.
  const backOf = (day: string) =>
    paid.flatMap(({ dueOn, coversTo, rentCents, taxCents, sequence }) => {
      const from = sequence === 1 ? start : dueOn;
      const days = daysFrom(from, coversTo ?? '') + 1;
      const used = Math.min(days, Math.max(0, daysFrom(from, day) + 1));
      const cents = [rentCents, taxCents].map((part) => part - Math.round((part * used) / days));
      const total = (cents[0] ?? 0) + (cents[1] ?? 0);
      return total === 0 ? [] : [{ number: sequence, days, daysUsed: used, total }];
    });
  const day = await rental.nextOpenDay();
  const expected = backOf(day);
  const total = expected.reduce((sum, line) => sum + line.total, 0);
  const shown = (await rental.days()).days.find(({ date }) => date === day)?.settlement;
  expect(shown).toMatchObject({ totalCents: total, suspenseCents: 0, atStoreCents: 0 });
  expect(
    shown?.lines.map(({ number, days, daysUsed, rentCents, taxCents }) => ({
      number,
      days,
      daysUsed,
      total: rentCents + taxCents,
    })),
  ).toEqual(expected);
  expect(shown?.back[0]).toMatchObject({ last4: '4242', state: 'planned' });

  const { visit } = await rental.book(day, '10:00', 'wait');
  await rental.wait(daysFrom('2026-11-21', day));
  await rental.report(visit?.id, 'done');
  await rental.days();
  await rental.runJobs();
  const after = await rental.days();
  expect(after.settlement).toMatchObject({ totalCents: total, lines: shown?.lines });
  expect(new Set(after.settlement?.back.map(({ state }) => state))).toEqual(new Set(['done']));
  const { payments } = await engine.call(getPaymentHistory, rental.customer(), { body: {} });
  expect(payments[0]).toMatchObject({ source: 'refund', amountCents: -total, paidOn: day });
  const atGateway = await engine.deps.database.select().from(sandboxPayments);
  const given = atGateway.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const text = (await rental.mails(visit?.id ?? '')).at(-1)?.text ?? '';
  for (const { number, total: cents } of expected) {
    expect(text).toContain(`Payment ${number}, `);
    expect(text).toContain(`$${(cents / 100).toFixed(2)}`);
  }
  expect(given).toBe(total);
  expect(await rental.imbalanceCents()).toEqual([0, 0]);
});

test('a service visit of an agreement that ended is called off at the store too', async () => {
  await deliver();
  const day = await rental.nextOpenDay();
  const { visit } = await rental.book(day, '10:00');
  const service = { agreementId: rental.agreementId, deliveryType: 'service' as const };
  const later = daysAfter(day, 4);
  const shopper = rental.customer();
  await engine.call(bookVisit, shopper, { body: { ...service, date: later, startTime: '10:00' } });
  await rental.wait(daysFrom('2026-11-21', day));
  await rental.report(visit?.id, 'done');
  await rental.days();
  await rental.runJobs();
  const told = await engine.deps.database.select().from(sandboxVisits);
  expect(told.map(({ kind, isCancelled }) => [kind, isCancelled]).toSorted()).toEqual([
    ['pickup', false],
    ['service', true],
  ]);
});

test('the delivery of an order that was cancelled is called off at the store too', async () => {
  const other = await rentToBeVisited(engine);
  await other.book('2026-11-25', '10:00');
  await other.runJobs();
  const told = async () => (await engine.deps.database.select().from(sandboxVisits)).at(-1)?.isCancelled;
  expect(await told()).toBe(false);
  const { orderNo } = other.order;
  await engine.call(cancelBeforeDelivery, other.customer(), { body: { orderNo } });
  await other.runJobs();
  expect(await told()).toBe(true);
});
