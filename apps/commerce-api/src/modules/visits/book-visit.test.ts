import { getVisitDays, searchAppointments } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import {
  appointmentSlots,
  approvalVerificationDocuments,
  autopayEnrollments,
  orders,
} from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { PLANO } from '../../testing/shop-journey.ts';
import { daysAfter, rentToBeVisited } from '../../testing/visited-rental.ts';

// It is Saturday, November 21, 9 AM in Plano: the sofa is promised for Tuesday.
let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
});
afterAll(() => engine.close());

async function bookedPlaces(date: string, startsAt: string): Promise<number> {
  const [slot] = await engine.deps.database
    .select()
    .from(appointmentSlots)
    .where(
      and(
        eq(appointmentSlots.storeId, PLANO),
        eq(appointmentSlots.slotDate, date),
        eq(appointmentSlots.startsAt, startsAt),
      ),
    );
  return slot?.booked ?? 0;
}

describe('booking a delivery', () => {
  beforeEach(async () => {
    rental = await rentToBeVisited(engine);
  });

  test('shows a week of days with what each moves; closed ones and those too soon say so', async () => {
    const { days, visit, blockedBy, promisedOn, nextWeek, previousWeek } = await rental.days();
    expect({ visit, blockedBy, promisedOn, previousWeek, nextWeek }).toEqual({
      visit: null,
      blockedBy: null,
      promisedOn: '2026-11-24',
      previousWeek: null,
      nextWeek: '2026-11-30',
    });
    expect(days.map(({ date, state, holiday }) => [date, state, holiday])).toEqual([
      ['2026-11-23', 'open', null],
      ['2026-11-24', 'open', null],
      ['2026-11-25', 'open', null],
      ['2026-11-26', 'closed', 'thanksgiving'],
      ['2026-11-27', 'open', null],
      ['2026-11-28', 'open', null],
    ]);
    expect(days[0]?.slots.map(({ startsAt, endsAt }) => `${startsAt}-${endsAt}`)).toEqual([
      '10:00-12:00',
      '12:00-14:00',
      '14:00-16:00',
      '16:00-18:00',
    ]);
    const [firstDue = ''] = await rental.dueDates();
    const sameAsCashUntil = (await rental.agreement()).sameAsCashUntil ?? '';
    const at = (date: string) => days.find((day) => day.date === date)?.moved;
    expect(at('2026-11-23')).toMatchObject({
      rentStartsOn: '2026-11-24',
      nextDueOn: firstDue,
      sameAsCashUntil,
    });
    expect(at('2026-11-27')).toMatchObject({
      rentStartsOn: '2026-11-27',
      nextDueOn: daysAfter(firstDue, 3),
      sameAsCashUntil: daysAfter(sameAsCashUntil, 3),
    });
    const last = await rental.days('2026-12-21');
    expect(last.days.map(({ state }) => state)).toEqual([
      'open',
      'too-late',
      'too-late',
      'too-late',
      'closed',
      'too-late',
    ]);
    expect(last.nextWeek).toBeNull();
    const { shopper, agreementId } = rental;
    const body = { agreementId, deliveryType: 'delivery', week: '2026-02-30' };
    const answer = await engine.request('POST', pathOf(getVisitDays), { shopper, body });
    expect(answer.status).toBe(400);
  });

  test('a later day moves every unpaid payment, autopay and same-as-cash; the first day again moves them back', async () => {
    const { database } = engine.deps;
    const before = await rental.agreement();
    const dueBefore = await rental.dueDates();
    await database.insert(autopayEnrollments).values({
      agreementId: before.id,
      authorizationTextVersion: 'test',
      authorizedAt: engine.clock.now(),
      startedAt: engine.clock.now(),
      nextChargeOn: dueBefore[0] ?? null,
      nextChargeCents: 1000,
    });
    const { visit } = await rental.book('2026-11-27', '14:00', 'Second floor');
    expect(visit).toMatchObject({
      status: 'scheduled',
      scheduledOn: '2026-11-27',
      startsAt: '14:00',
      endsAt: '16:00',
      notes: 'Second floor',
      isChangeable: true,
      // Wednesday 6 PM in Plano: Thursday is Thanksgiving.
      changeableUntil: '2026-11-26T00:00:00.000Z',
    });
    expect(await rental.dueDates()).toEqual(dueBefore.map((date) => daysAfter(date, 3)));
    expect(await rental.agreement()).toMatchObject({
      rentStartsOn: '2026-11-27',
      sameAsCashUntil: daysAfter(before.sameAsCashUntil ?? '', 3),
      nextDueOn: daysAfter(dueBefore[0] ?? '', 3),
      version: before.version + 1,
    });
    const [autopay] = await database
      .select()
      .from(autopayEnrollments)
      .where(eq(autopayEnrollments.agreementId, before.id));
    expect(autopay?.nextChargeOn).toBe(daysAfter(dueBefore[0] ?? '', 3));
    const order = await rental.readOrder();
    expect(order).toMatchObject({ deliveryDate: '2026-11-27', paidCents: rental.order.paidCents });
    expect(order.payments.map(({ totalCents }) => totalCents)).toEqual(
      rental.order.payments.map(({ totalCents }) => totalCents),
    );
    expect(order.payments[0]).toMatchObject({
      coversFrom: '2026-11-27',
      coversTo: daysAfter(rental.order.payments[0]?.coversTo ?? '', 3),
    });
    const [mail] = await rental.mails(visit?.id ?? '');
    expect(mail?.subject).toBe('Your delivery: November 27, 2026, 2–4 PM');
    expect(mail?.text).toContain('Rent starts on November 27, 2026.');

    // The same again, as by a double click: nothing more happens.
    await rental.book('2026-11-27', '14:00', 'Second floor');
    expect(await rental.mails(visit?.id ?? '')).toHaveLength(1);
    expect(await bookedPlaces('2026-11-27', '14:00:00')).toBe(1);
    await rental.book('2026-11-24', '10:00');
    expect(await bookedPlaces('2026-11-27', '14:00:00')).toBe(0);
    expect(await rental.dueDates()).toEqual(dueBefore);
    expect((await rental.agreement()).sameAsCashUntil).toBe(before.sameAsCashUntil);
    const { appointments } = await engine.call(searchAppointments, rental.shopper, { body: {} });
    expect(appointments).toMatchObject([{ id: visit?.id, scheduledOn: '2026-11-24', status: 'scheduled' }]);
  });

  test('the last place of a slot goes to one of two customers; the other one hears it and keeps the old time', async () => {
    const slot = { storeId: PLANO, slotDate: '2026-12-01', startsAt: '10:00', endsAt: '12:00' };
    await engine.deps.database.insert(appointmentSlots).values({ ...slot, capacity: 1 });
    const other = await rentToBeVisited(engine);
    await Promise.all([rental.book('2026-11-25', '16:00'), other.book('2026-11-25', '16:00')]);
    const answers = await Promise.all([rental, other].map((one) => one.tryToBook('2026-12-01', '10:00')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await outcomeOf(refused ?? new Response('{}'))).toEqual([409, 'SlotTaken']);
    expect(await bookedPlaces('2026-12-01', '10:00:00')).toBe(1);
    const kept = answers[0] === refused ? rental : other;
    expect((await kept.days()).visit).toMatchObject({ scheduledOn: '2026-11-25', startsAt: '16:00' });
    const shown = await kept.days('2026-11-30');
    expect(shown.days.find(({ date }) => date === '2026-12-01')?.slots[0]).toMatchObject({ freeCount: 0 });
  });

  test.each([
    ['a closed day', '2026-11-26', '10:00'],
    ['a Sunday', '2026-11-29', '10:00'],
    ['today', '2026-11-21', '16:00'],
    ['a time between windows', '2026-11-25', '11:00'],
    ['more than four weeks ahead', '2026-12-22', '10:00'],
    ['no day at all', '2026-02-30', '10:00'],
  ])('%s cannot be booked', async (_, date, time) => {
    expect(await outcomeOf(await rental.tryToBook(date, time))).toEqual([409, 'SlotTaken']);
    expect((await rental.days()).visit).toBeNull();
  });

  test('waits for documents that are asked for', async () => {
    const { database } = engine.deps;
    const [order] = await database.select().from(orders).where(eq(orders.orderNo, rental.order.orderNo));
    await database
      .insert(approvalVerificationDocuments)
      .values({ approvalId: order?.approvalId ?? '', kind: 'ID', isRequired: true });
    expect((await rental.days()).blockedBy).toBe('documents');
    expect(await outcomeOf(await rental.tryToBook('2026-11-25', '10:00'))).toEqual([409, 'VisitNotOffered']);
  });

  test('a cancelled one frees its place; nothing is delivered, so rent waits', async () => {
    const { visit } = await rental.book('2026-11-24', '12:00');
    expect((await rental.cancelVisit()).visit).toBeNull();
    expect(await bookedPlaces('2026-11-24', '12:00:00')).toBe(0);
    await rental.cancelVisit();
    expect((await rental.mails(visit?.id ?? '')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your delivery: November 24'),
      'Your delivery on November 24, 2026 is canceled',
    ]);
    expect((await rental.agreement()).status).toBe('active');
  });
});
