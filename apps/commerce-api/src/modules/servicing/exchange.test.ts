import { getProfileStatus } from '@ownpath/contracts/profile';
import {
  cancelExchange,
  getExchanges,
  getPaymentHistory,
  requestExchange,
} from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, exchanges, sandboxPayments, sandboxVisits } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { listMails } from '../../testing/pass-days.ts';
import { createJourney } from '../../testing/shop-journey.ts';
import { daysAfter, daysFrom, rentToBeVisited } from '../../testing/visited-rental.ts';

// It is Saturday, November 21 in Plano; the first payment covers the time from Tuesday.
let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentToBeVisited(engine);
});
afterEach(() => engine.close());

const setOld = (fields: Partial<typeof agreements.$inferInsert>) =>
  engine.deps.database.update(agreements).set(fields).where(eq(agreements.id, rental.agreementId));
const body = (wish: string | null = null) => ({
  agreementId: rental.agreementId,
  requestKey: crypto.randomUUID(),
  wish,
});
const ask = (wished: object) =>
  engine.request('POST', pathOf(requestExchange), { shopper: rental.customer(), body: wished });
async function shown() {
  const { agreementId } = rental;
  const [exchange] = (await engine.call(getExchanges, rental.customer(), { body: { agreementId } }))
    .exchanges;
  if (!exchange) throw new Error('no exchange is shown');
  return exchange;
}
const underWay = async () => (await engine.call(getExchanges, rental.customer(), { body: {} })).exchanges;

const closing = async () =>
  (await engine.call(getProfileStatus, rental.customer(), { body: {} })).closing.blockers;

/** Asked six months after the signature, and agreed on by the store. */
async function agreeOn(wish: string | null = null) {
  await setOld({ openedOn: '2026-05-21', deliveredOn: '2026-05-23' });
  expect((await ask(body(wish))).status).toBe(200);
  await rental.runJobs();
}

/** Another sofa through the whole checkout, signed and paid. */
async function orderNewOne() {
  const journey = createJourney(engine);
  const shopper = rental.customer();
  const order = await journey.order(shopper, await journey.readyToOrder(shopper));
  const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, order.orderNo, envelopeId);
  const rows = await engine.deps.database
    .select()
    .from(agreements)
    .where(eq(agreements.orderNo, order.orderNo));
  return rows[0]?.id ?? '';
}

test('from six months on the store is asked, once; its answer is mailed and says until when to choose', async () => {
  await setOld({ deliveredOn: '2026-11-21' });
  expect(await shown()).toMatchObject({ from: '2027-05-21', refusal: 'too-soon', request: null });
  expect(await outcomeOf(await ask(body()))).toEqual([409, 'ExchangeNotOffered']);
  await setOld({ openedOn: '2026-05-21' });
  const wished = body('A recliner');
  const answers = await Promise.all([ask(wished), ask(wished)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await shown()).request).toMatchObject({
    state: 'asked',
    wish: 'A recliner',
    answerBy: '2026-11-23',
  });
  expect(await outcomeOf(await ask(body()))).toEqual([409, 'ExchangeNotOffered']);
  expect(await closing()).toEqual(['open-agreement', 'open-exchange']);
  await rental.runJobs();
  expect(await closing()).toEqual(['open-agreement', 'open-exchange']);
  expect((await shown()).request).toMatchObject({ state: 'agreed', chooseBy: '2026-12-21', next: null });
  const mails = await listMails(engine, 'exchange-answer:');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('December 21, 2026');
  // Nothing is signed in a month: it lapses, and can be asked for again.
  await rental.wait(31);
  await setOld({ nextDueOn: '2027-01-05' });
  expect((await shown()).request).toMatchObject({ state: 'lapsed' });
  expect(await closing()).toEqual(['open-agreement']);
  expect(await underWay()).toEqual([]);
});

test.each([
  ['refuse', 'refused'],
  ['call me', 'call'],
])('a store that answers "%s" leaves the agreement as it is, and can be asked again', async (wish, state) => {
  await agreeOn(wish);
  expect((await shown()).request).toMatchObject({ state });
  expect(await rental.agreement()).toMatchObject({ status: 'active' });
  expect((await ask(body())).status).toBe(200);
});

test('one visit brings the new item and takes the old one: its agreement ends, and no day is paid twice', async () => {
  await agreeOn();
  const newId = await orderNewOne();
  expect((await shown()).request).toMatchObject({
    state: 'signed',
    next: { agreementId: newId },
    datedOn: null,
  });
  const day = '2026-11-27';
  const visits = await rental.bookFor(newId, day, '10:00', 'wait');
  expect(visits.takesBack).toMatchObject({ agreementNumber: (await rental.agreement()).agreementNumber });
  const before = await shown();
  expect(before.request).toMatchObject({ state: 'dated', datedOn: day });
  await rental.runJobs();
  const [told] = await engine.deps.database.select().from(sandboxVisits);
  expect(told?.takesBack).toContain((await rental.agreement()).agreementNumber);

  // By the calendar alone: the first payment's days from that day on, of all its days.
  const [first] = await rental.scheduleOf();
  const from = rental.order.payments[0]?.coversFrom ?? '';
  const days = daysFrom(from, first?.coversTo ?? '') + 1;
  const used = daysFrom(from, day);
  const backOf = (cents: number) => cents - Math.round((cents * used) / days);
  const back = backOf(first?.rentCents ?? 0) + backOf(first?.taxCents ?? 0);
  expect(before.settlement).toMatchObject({ lastDay: daysAfter(day, -1), totalCents: back });

  await rental.wait(daysFrom('2026-11-21', day));
  await rental.report(visits.visit?.id, 'done');
  await rental.daysOf(newId);
  await rental.runJobs();
  expect(await rental.agreement()).toMatchObject({ status: 'exchanged', closedOn: day, nextDueOn: null });
  const [next] = await engine.deps.database.select().from(agreements).where(eq(agreements.id, newId));
  expect(next).toMatchObject({ deliveredOn: day, rentStartsOn: day, exchangedFromId: rental.agreementId });
  const after = await shown();
  expect(after).toMatchObject({ request: { state: 'done' }, settlement: { totalCents: back } });
  expect(after.settlement?.back).toMatchObject([{ amountCents: back, state: 'done' }]);
  const { payments } = await engine.call(getPaymentHistory, rental.customer(), {
    body: { agreementId: rental.agreementId },
  });
  expect(payments[0]).toMatchObject({ source: 'refund', amountCents: -back });
  const given = (await engine.deps.database.select().from(sandboxPayments)).map(
    ({ refundedCents }) => refundedCents,
  );
  expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(back);
  const [mail] = await listMails(engine, 'exchange:');
  expect(mail?.text).toContain(`$${(back / 100).toFixed(2)}`);
  expect(await underWay()).toEqual([]);
});

test('both are kept: the store is told that nothing is taken back, and the old agreement goes on', async () => {
  await agreeOn();
  const newId = await orderNewOne();
  const { visit } = await rental.bookFor(newId, '2026-11-27', '10:00', 'wait');
  await rental.runJobs();
  const { agreementId } = rental;
  await engine.call(cancelExchange, rental.customer(), { body: { agreementId } });
  await rental.runJobs();
  const [told] = await engine.deps.database.select().from(sandboxVisits);
  expect(told).toMatchObject({ takesBack: null, isCancelled: false });
  expect((await shown()).request).toMatchObject({ state: 'cancelled', next: null });
  await rental.wait(6);
  await rental.report(visit?.id, 'done');
  await rental.daysOf(newId);
  expect(await rental.agreement()).toMatchObject({ status: 'active' });
});

test('what is bought while the store has not answered is not exchanged: no answer comes, and nothing is open', async () => {
  await setOld({ openedOn: '2026-05-21', deliveredOn: '2026-05-23' });
  expect((await ask(body())).status).toBe(200);
  await rental.pay(await rental.requestOf({ kind: 'BUY_OUT' }));
  await rental.runJobs();
  expect((await shown()).request).toMatchObject({ state: 'cancelled' });
  expect(await listMails(engine, 'exchange-answer:')).toEqual([]);
  const [kept] = await engine.deps.database.select().from(exchanges);
  expect(kept?.status).toBe('cancelled');
});
