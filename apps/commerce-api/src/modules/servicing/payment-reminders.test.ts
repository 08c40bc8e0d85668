import { addDays } from '@ownpath/domain/dates';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { autopayEnrollments, customers } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { goToDay, listMails, runDueJobs } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';

let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentSofaAsCustomer>>;
let dueOn: string;
beforeEach(async () => {
  engine = await createTestApp();
  rental = await rentSofaAsCustomer(engine);
  dueOn = rental.order.payments[1]?.dueDate ?? '';
});
afterEach(() => engine.close());

const mails = () => listMails(engine, 'payment-reminder:');
const subjects = async () => (await mails()).map(({ subject }) => subject);
const BEFORE = 'Your next payment is due soon';
const LATE = 'Your payment is past due: here is how we can help';
const CALL = 'Call your store about your agreement';

test('three days before it is due, then 1, 7, 15 and 46 days late, once each; no other day has one', async () => {
  const counts: [number, number][] = [];
  let before = 0;
  for (const day of [-4, -3, -2, 0, 1, 2, 6, 7, 8, 14, 15, 30, 45, 46, 60]) {
    await goToDay(engine, addDays(dueOn, day), 2);
    await runDueJobs(engine, 2);
    const count = (await mails()).length;
    if (count > before) counts.push([day, count - before]);
    before = count;
  }
  expect(counts).toEqual([-3, 1, 7, 15, 46].map((day) => [day, 1]));
  expect(await subjects()).toEqual([BEFORE, LATE, LATE, LATE, CALL]);
  const [soon, late] = await mails();
  const money = (cents = 0) => `$${(cents / 100).toFixed(2)}`;
  expect(soon?.text).toContain(`${money(rental.order.payments[1]?.totalCents)} is due on`);
  expect(soon?.to).toBe(rental.shopper.login);
  // What is left, what owning it costs, the day to pay by right, and the ways to do something about it.
  expect(late?.text).toMatch(/Still to pay on schedule: \$[\d,]+\.\d\d, tax included, in \d+ payments\./);
  expect(late?.text).toMatch(/To own it now instead, you would pay \$[\d,]+\.\d\d, tax included\./);
  expect(late?.text).toMatch(/Pay by \w+ \d+, 2026, and the agreement continues/);
  expect(late?.text).toContain('/my-accounts/payment-agreement?');
  expect(late?.text).toContain('/my-accounts/payment-help?');
  expect(late?.text).toMatch(/phone number is \(\d{3}\) \d{3}-\d{4}\./);
  const [, , , , call] = await mails();
  expect(call?.text).not.toContain('/my-accounts/payment-agreement?');
});

test('after days without a run the latest mail alone is sent, in the customer’s language', async () => {
  const { database } = engine.deps;
  const customerId = rental.shopper.tokens.customer_id;
  await database.update(customers).set({ preferredLocale: 'es-US' }).where(eq(customers.id, customerId));
  await goToDay(engine, addDays(dueOn, 20));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale: 'es-US', subject: 'Tiene un pago atrasado: así podemos ayudarle' });
  expect(mail?.text).toContain('A cualquiera le pasa.');
});

test('with autopay, nothing before it is due and nothing until its second try', async () => {
  const { database, clock } = engine.deps;
  await database.insert(autopayEnrollments).values({
    agreementId: rental.agreementId,
    authorizationTextVersion: 'test',
    authorizedAt: clock.now(),
    startedAt: clock.now(),
  });
  await goToDay(engine, addDays(dueOn, -2));
  await goToDay(engine, addDays(dueOn, 2));
  expect(await subjects()).toEqual([]);
  await goToDay(engine, addDays(dueOn, 3));
  expect(await subjects()).toEqual([LATE]);
});

test('a payment that is made is reminded of no more', async () => {
  await rental.pay(await rental.requestOf({ kind: 'DUE' }));
  await goToDay(engine, addDays(dueOn, -3));
  await goToDay(engine, addDays(dueOn, -1));
  expect(await subjects()).toEqual([]);
});
