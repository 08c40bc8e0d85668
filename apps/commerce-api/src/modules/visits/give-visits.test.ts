import { instantAt } from '@ownpath/domain/dates';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import {
  appointmentSlots,
  appointments,
  approvalVerificationDocuments,
  orders,
} from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { skipShortWaits } from '../../testing/order-journey.ts';
import { runDueJobs } from '../../testing/pass-days.ts';
import { PLANO } from '../../testing/shop-journey.ts';
import { daysAfter, rentToBeVisited } from '../../testing/visited-rental.ts';

const HOUR_MS = 3_600_000;

// It is Saturday, November 21, 9 AM in Plano: the sofa is promised for Tuesday, and a time is given on Monday at 3 PM.
let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentToBeVisited(engine);
});
afterEach(() => engine.close());

const visits = () =>
  engine.deps.database.select().from(appointments).where(eq(appointments.agreementId, rental.agreementId));

/** Hours after noon of the store's day, and its jobs on two workers. */
async function goTo(day: string, hoursAfterNoon: number): Promise<void> {
  const at = instantAt(day, 12 * 60, 'America/Chicago').getTime() + hoursAfterNoon * HOUR_MS;
  engine.clock.advance(at - engine.clock.now().getTime());
  await runDueJobs(engine, 2);
}

test('who chooses no time gets the first one of the promised day at 3 PM, once, and can still change it', async () => {
  const before = await rental.agreement();
  const due = await rental.dueDates();
  expect((await rental.days()).givenFrom).toBe('2026-11-23T21:00:00.000Z');
  await goTo('2026-11-23', 2.9);
  expect(await visits()).toEqual([]);
  engine.clock.advance(0.1 * HOUR_MS);
  await runDueJobs(engine, 2);
  const [visit, ...others] = await visits();
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ status: 'scheduled', scheduledOn: '2026-11-24', startsAt: '10:00:00' });
  const mails = await rental.mails(visit?.id ?? '');
  expect(mails.map(({ subject }) => subject)).toEqual(['Your delivery: November 24, 2026, 10 AM–12 PM']);
  expect(await rental.dueDates()).toEqual(due);
  expect((await rental.agreement()).sameAsCashUntil).toBe(before.sameAsCashUntil);

  engine.clock.advance(2 * HOUR_MS);
  await rental.wait(0);
  expect((await rental.days()).givenFrom).toBeNull();
  const { visit: moved } = await rental.book('2026-11-24', '16:00');
  expect(moved).toMatchObject({ id: visit?.id, startsAt: '16:00', isChangeable: true });
  // The day goes by, and the goods come; nothing is given again.
  await goTo('2026-11-24', 11);
  await goTo('2026-11-25', 4);
  expect((await rental.agreement()).deliveredOn).toBe('2026-11-24');
  expect(await visits()).toHaveLength(1);
});

test('the first window that is free: a promised day that is full moves rent to the next one', async () => {
  const { database } = engine.deps;
  for (const [slotDate, hour] of [
    ...[10, 12, 14, 16].map((hour) => ['2026-11-24', hour] as const),
    ['2026-11-25', 10] as const,
  ]) {
    const slot = { startsAt: `${hour}:00`, endsAt: `${hour + 2}:00`, capacity: 1, booked: 1 };
    await database.insert(appointmentSlots).values({ storeId: PLANO, slotDate, ...slot });
  }
  const due = await rental.dueDates();
  await goTo('2026-11-23', 3);
  const [visit] = await visits();
  expect(visit).toMatchObject({ scheduledOn: '2026-11-25', startsAt: '12:00:00' });
  expect(await rental.dueDates()).toEqual(due.map((day) => daysAfter(day, 1)));
  const [mail] = await rental.mails(visit?.id ?? '');
  expect(mail?.text).toContain('Rent starts on November 25, 2026.');
});

test('a time that the customer chose stays, and one that they cancelled is not given again', async () => {
  const other = await rentToBeVisited(engine);
  await rental.book('2026-11-27', '14:00');
  await other.book('2026-11-24', '14:00');
  await other.cancelVisit();
  await goTo('2026-11-23', 3);
  await goTo('2026-11-25', 3);
  expect(await visits()).toMatchObject([{ scheduledOn: '2026-11-27', startsAt: '14:00:00' }]);
  const cancelled = and(eq(appointments.agreementId, other.agreementId), eq(appointments.kind, 'delivery'));
  const rows = await engine.deps.database.select().from(appointments).where(cancelled);
  expect(rows.map(({ status }) => status)).toEqual(['cancelled']);
});

test('while documents are missing rent waits, and when they are there a time is given', async () => {
  const { database } = engine.deps;
  const [order] = await database.select().from(orders).where(eq(orders.orderNo, rental.order.orderNo));
  const document = { approvalId: order?.approvalId ?? '', kind: 'ID' as const, isRequired: true };
  await database.insert(approvalVerificationDocuments).values(document);
  const due = await rental.dueDates();
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-30']) {
    await goTo(day, 3);
  }
  expect(await visits()).toEqual([]);
  // It is Monday, six days after the promised one: the goods can come on Tuesday at the earliest.
  expect((await rental.agreement()).rentStartsOn).toBe('2026-12-01');
  expect(await rental.dueDates()).toEqual(due.map((day) => daysAfter(day, 7)));

  await database
    .delete(approvalVerificationDocuments)
    .where(eq(approvalVerificationDocuments.approvalId, document.approvalId));
  await goTo('2026-12-01', 3);
  expect(await visits()).toMatchObject([{ scheduledOn: '2026-12-02', startsAt: '10:00:00' }]);
  expect(await rental.dueDates()).toEqual(due.map((day) => daysAfter(day, 8)));
});
