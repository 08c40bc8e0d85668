import { getAgreementSummary } from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { PLANO } from '../../testing/shop-journey.ts';
import { daysFrom, rentToBeVisited } from '../../testing/visited-rental.ts';

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
