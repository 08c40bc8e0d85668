import { getPaymentHelp, makePayment, moveDueDate } from '@ownpath/contracts/servicing';
import { addDays } from '@ownpath/domain/dates';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreementExtensions, agreements, autopayEnrollments } from '../../database/schema/index.ts';
import { createRegisteredShopper, type RegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { goToDay, listMails, runDueJobs, signInAgain } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { cards } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
});
afterEach(() => engine.close());

type Rental = Awaited<ReturnType<typeof rentSofaAsCustomer>>;

async function helpOf({ agreementId }: Rental, shopper: RegisteredShopper, locale = 'en-US') {
  const answer = await engine.call(getPaymentHelp, shopper, { query: { locale }, body: { agreementId } });
  const [help] = answer.agreements;
  if (!help) throw new Error('no help');
  return help;
}

const move = (shopper: RegisteredShopper, body: object) =>
  engine.request('POST', pathOf(moveDueDate), { shopper, body });
const wish = ({ agreementId }: Rental, version: number, fromDueDate: string, toDueDate: string) => ({
  agreementId,
  version,
  fromDueDate,
  toDueDate,
});

test('two days late: the date moves with every one after it, the total stays, and the move is on record', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const [first, second, third] = rental.order.payments;
  const from = second?.dueDate ?? '';
  const last = rental.order.payments.at(-1)?.dueDate ?? '';
  await goToDay(engine, addDays(from, 2));
  const shopper = await signInAgain(engine, rental.shopper);
  const before = await helpOf(rental, shopper);
  expect(before).toMatchObject({ daysLate: 2, isLongOverdue: false, nextLateFee: null });
  expect(before.due?.chargeCents).toBe(second?.totalCents);
  expect(before.extension).toEqual({
    fromDueDate: from,
    fromLastDueDate: last,
    refusal: null,
    options: [3, 4, 5, 6, 7].map((days) => ({
      days,
      toDueDate: addDays(from, days),
      toLastDueDate: addDays(last, days),
    })),
    left: 2,
    nextOn: null,
    moves: [],
  });
  // Texas: a week after the due date by law, two years after a return by promise.
  expect(before.rights).toEqual({
    stateCode: 'TX',
    stateName: 'Texas',
    keepUntil: addDays(from, 7),
    isByLaw: true,
    keepDays: 7,
    isKeptInBusinessDays: false,
    returnDays: 730,
    returnDaysByLaw: null,
    feeMaxCents: null,
    section: '§ 92.053(2)',
    act: 'Tex. Bus. & Com. Code ch. 92',
  });

  const to = addDays(from, 5);
  const body = wish(rental, before.version, from, to);
  const answers = await Promise.all([move(shopper, body), move(shopper, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const dates = (await rental.scheduleOf()).map(({ dueOn }) => dueOn);
  expect(dates).toEqual(
    rental.order.payments.map(({ dueDate }, index) => (index === 0 ? dueDate : addDays(dueDate, 5))),
  );
  expect(dates[0]).toBe(first?.dueDate);
  const after = await helpOf(rental, shopper, 'es-US');
  expect(after).toMatchObject({
    daysLate: 0,
    currentDueOn: to,
    version: before.version + 1,
    remainingCents: before.remainingCents,
    totalCostCents: before.totalCostCents,
    rights: { keepUntil: null },
  });
  expect(after.due).toMatchObject({ chargeCents: second?.totalCents, paidDates: [to] });
  expect(after.due?.nextDueOn).toBe(addDays(third?.dueDate ?? '', 5));
  expect(after.extension).toMatchObject({
    left: 1,
    moves: [
      {
        fromDueOn: from,
        toDueOn: to,
        fromLastDueOn: last,
        toLastDueOn: addDays(last, 5),
        movedOn: addDays(from, 2),
        movedBy: 'customer',
      },
    ],
  });
  const [mail, ...others] = await listMails(engine, `due-date-moved:${rental.agreementId}`);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/instead of .+\n\nYour other payments move by the same number of days/);
});

test('refused: another day, another version, the third move in a year, and another customer’s agreement', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const from = rental.order.payments[1]?.dueDate ?? '';
  const { shopper } = rental;
  const { version } = await helpOf(rental, shopper);
  const outcome = async (body: object) => outcomeOf(await move(shopper, body));
  expect(await outcome(wish(rental, version, from, addDays(from, 8)))).toEqual([409, 'ExtensionNotOffered']);
  expect(await outcome(wish(rental, version, from, from))).toEqual([409, 'ExtensionNotOffered']);
  expect(await outcome(wish(rental, version, addDays(from, 1), addDays(from, 2)))).toEqual([
    409,
    'ExtensionNotOffered',
  ]);
  expect(await outcome(wish(rental, version + 1, from, addDays(from, 1)))).toEqual([409, 'PaymentChanged']);
  expect((await outcome({ ...wish(rental, version, from, 'soon') }))[0]).toBe(400);
  const stranger = await createRegisteredShopper(engine);
  const body = wish(rental, version, from, addDays(from, 1));
  expect(await outcomeOf(await move(stranger, body))).toEqual([404, 'NotFound']);

  let due = from;
  for (const turn of [0, 1]) {
    const to = addDays(due, 1);
    expect((await move(shopper, wish(rental, version + turn, due, to))).status).toBe(200);
    due = to;
  }
  expect((await helpOf(rental, shopper)).extension).toMatchObject({
    refusal: 'used-up',
    options: [],
    left: 0,
  });
  expect(await outcome(wish(rental, version + 2, due, addDays(due, 1)))).toEqual([
    409,
    'ExtensionNotOffered',
  ]);
  const [agreement] = await engine.deps.database
    .select()
    .from(agreements)
    .where(eq(agreements.id, rental.agreementId));
  expect(agreement).toMatchObject({ extensionCount: 2, nextDueOn: due });
});

test('not while a payment has no answer; autopay’s next charge moves along', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const { database, clock } = engine.deps;
  const { agreementId, shopper } = rental;
  const from = rental.order.payments[1]?.dueDate ?? '';
  await database.insert(autopayEnrollments).values({
    agreementId,
    authorizationTextVersion: 'test',
    authorizedAt: clock.now(),
    startedAt: clock.now(),
    nextChargeOn: from,
    nextChargeCents: 11_59,
  });
  const pending = await engine.call(makePayment, shopper, {
    body: await rental.requestOf({ kind: 'PART', amountCents: 1_00 }, cards.timesOut),
  });
  expect(pending.status).toBe('pending');
  const { version } = await helpOf(rental, shopper);
  const blocked = await move(shopper, wish(rental, version, from, addDays(from, 3)));
  expect(await outcomeOf(blocked)).toEqual([409, 'PaymentInProgress']);
  engine.clock.advance(3 * 60_000);
  await runDueJobs(engine);
  const settled = await helpOf(rental, shopper);
  expect((await move(shopper, wish(rental, settled.version, from, addDays(from, 3)))).status).toBe(200);
  const [autopay] = await database
    .select()
    .from(autopayEnrollments)
    .where(eq(autopayEnrollments.agreementId, agreementId));
  expect(autopay?.nextChargeOn).toBe(addDays(from, 3));
});

test('eight days late it is the store’s to move; over 45 days late, the store comes first', async () => {
  const rental = await rentSofaAsCustomer(engine);
  const from = rental.order.payments[1]?.dueDate ?? '';
  await goToDay(engine, addDays(from, 8));
  const shopper = await signInAgain(engine, rental.shopper);
  const late = await helpOf(rental, shopper);
  expect(late).toMatchObject({ isLongOverdue: false, extension: { refusal: 'too-late', options: [] } });
  await goToDay(engine, addDays(from, 46));
  const again = await signInAgain(engine, rental.shopper);
  expect(await helpOf(rental, again)).toMatchObject({
    daysLate: 46,
    isLongOverdue: true,
    extension: { refusal: 'long-overdue', options: [] },
  });
  const body = wish(rental, late.version, from, addDays(from, 47));
  expect(await outcomeOf(await move(again, body))).toEqual([409, 'ExtensionNotOffered']);
  const moves = await engine.deps.database
    .select()
    .from(agreementExtensions)
    .where(eq(agreementExtensions.agreementId, rental.agreementId));
  expect(moves).toEqual([]);
});
