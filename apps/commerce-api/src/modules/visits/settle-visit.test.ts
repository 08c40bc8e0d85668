import { cancelBeforeDelivery } from '@ownpath/contracts/checkout';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { sandboxVisits } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { daysAfter, daysFrom, rentToBeVisited } from '../../testing/visited-rental.ts';

const HOUR_MS = 3_600_000;

// It is Saturday, November 21, 9 AM in Plano: the sofa is promised for Tuesday.
let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentToBeVisited(engine);
});
afterEach(() => engine.close());

test('delivered as booked: the dates stay, the customer is told, and it can no longer be cancelled', async () => {
  const { visit } = await rental.book('2026-11-25', '10:00');
  const due = await rental.dueDates();
  await rental.runJobs();
  const own = eq(sandboxVisits.id, visit?.id ?? '');
  const [told] = await engine.deps.database.select().from(sandboxVisits).where(own);
  expect(told).toMatchObject({ scheduledOn: '2026-11-25', startsAt: '10:00:00', isCancelled: false });
  await rental.report(visit?.id, 'on-the-way');
  expect((await rental.days()).visit).toMatchObject({ status: 'on-the-way', isChangeable: false });
  expect(await outcomeOf(await rental.tryToBook('2026-11-27', '10:00'))).toEqual([409, 'VisitNotChangeable']);
  expect(await outcomeOf(await rental.tryToCancelVisit())).toEqual([409, 'VisitNotChangeable']);
  expect(await rental.readOrder()).toMatchObject({ isCancellable: false });

  // Without a report of the store's page the crew comes as planned, and jobs ask.
  await engine.deps.database.update(sandboxVisits).set({ report: null }).where(own);
  await rental.wait(4, 4 * HOUR_MS);
  expect(await rental.days()).toMatchObject({
    deliveredOn: '2026-11-25',
    blockedBy: 'delivered',
    visit: { status: 'completed' },
  });
  expect(await rental.agreement()).toMatchObject({ deliveredOn: '2026-11-25' });
  expect(await rental.dueDates()).toEqual(due);
  const mails = await rental.mails(visit?.id ?? '');
  expect(mails.at(-1)?.subject).toMatch(/^Delivery done: Alder/);
  expect(mails.at(-1)?.text).toContain('November 25, 2026');
});

test('refused, then missed: a new day first, rent waits each day, and a cancellation gives everything back', async () => {
  const [firstDue = ''] = await rental.dueDates();
  const { visit } = await rental.book('2026-11-23', '10:00', 'wait');
  await rental.runJobs();
  await rental.report(visit?.id, 'refused');
  // Monday, as promised for Tuesday: nothing has moved yet.
  expect(await rental.days()).toMatchObject({
    blockedBy: null,
    visit: { status: 'missed', failure: 'refused' },
    now: { rentStartsOn: '2026-11-24' },
  });
  expect(await rental.dueDates()).toContain(firstDue);
  const mails = await rental.mails(visit?.id ?? '');
  expect(mails.at(-1)?.text).toContain('get back everything you paid');

  // Nothing is booked: each day rent starts later.
  await rental.wait(12);
  const later = await rental.days();
  expect(later.now.rentStartsOn).toBe('2026-12-04');
  expect((await rental.dueDates())[0]).toBe(daysAfter(firstDue, 10));

  const second = await rental.book(await rental.nextOpenDay(), '12:00', 'wait');
  await rental.runJobs();
  await rental.report(second.visit?.id, 'failed');
  expect((await rental.days()).visit).toMatchObject({ status: 'missed', failure: 'failed' });
  const { orderNo, paidCents } = rental.order;
  await engine.call(cancelBeforeDelivery, rental.customer(), { body: { orderNo } });
  expect(await rental.readOrder()).toMatchObject({ refund: { amountCents: paidCents } });
  expect((await rental.days()).blockedBy).toBe('agreement');
});

test('delivered later than booked: everything moves to the day on which the goods came', async () => {
  const [firstDue = ''] = await rental.dueDates();
  const { visit } = await rental.book('2026-11-27', '16:00', 'wait');
  await rental.wait(7);
  await rental.report(visit?.id, 'done');
  const { deliveredOn, now } = await rental.days();
  expect([deliveredOn, now.rentStartsOn]).toEqual(['2026-11-28', '2026-11-28']);
  expect((await rental.dueDates())[0]).toBe(daysAfter(firstDue, daysFrom('2026-11-24', '2026-11-28')));
  const rents = (await rental.scheduleOf()).map(({ rentCents }) => rentCents);
  expect(rents).toEqual(rental.order.payments.map(({ rentCents }) => rentCents));
});

test('a store that reports nothing: the visit counts as failed on the second day', async () => {
  const { visit } = await rental.book('2026-11-25', '10:00', 'wait');
  await rental.wait(7);
  expect((await rental.days()).visit).toMatchObject({ id: visit?.id, status: 'missed', failure: 'failed' });
});
