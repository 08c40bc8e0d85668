import { getPaymentHelp, requestHelp } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { helpRequests } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { listMails, runDueJobs } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';

let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentSofaAsCustomer>>;
beforeAll(async () => {
  engine = await createTestApp();
  rental = await rentSofaAsCustomer(engine);
});
afterAll(() => engine.close());

const wish = (kind: string, message: string | null) => ({
  requestKey: crypto.randomUUID(),
  agreementId: rental.agreementId,
  kind,
  message,
});
const ask = (body: object, locale = 'en-US', shopper = rental.shopper) =>
  engine.request('POST', pathOf(requestHelp, {}, { locale }), { shopper, body });
async function shown() {
  const { agreements } = await engine.call(getPaymentHelp, rental.shopper, { body: {} });
  return agreements[0]?.request;
}

test('the store answers a request in the customer’s language, and what the customer wrote is deleted', async () => {
  expect(await shown()).toBeNull();
  const body = wish('new-payday', 'I lost hours at work.');
  const answers = await Promise.all([ask(body, 'es-US'), ask(body, 'es-US')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // Asked on a Saturday: the next business day is Monday.
  expect(await shown()).toMatchObject({
    kind: 'new-payday',
    outcome: null,
    answer: null,
    answerBy: '2026-11-23',
  });
  expect(await outcomeOf(await ask(wish('send-back', null)))).toEqual([409, 'HelpAlreadyRequested']);
  await Promise.all([runDueJobs(engine), runDueJobs(engine)]);
  expect(await shown()).toMatchObject({
    outcome: 'agreed',
    answer: expect.stringContaining('Pase por la tienda'),
  });
  const rows = await engine.deps.database.select().from(helpRequests);
  expect(rows.map(({ message }) => message)).toEqual([null]);
  const [mail, ...others] = await listMails(engine, 'help-answer:');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale: 'es-US', subject: 'Su tienda respondió' });
  expect(mail?.text).toContain('«Sí podemos.');
});

test('a busy store is asked again until it answers', async () => {
  engine.clock.advance(1_000);
  expect((await ask(wish('something-else', 'You are busy, I know'))).status).toBe(200);
  await runDueJobs(engine);
  expect(await shown()).toMatchObject({ outcome: null });
  engine.clock.advance(10_000);
  await runDueJobs(engine);
  expect(await shown()).toMatchObject({ outcome: null });
  engine.clock.advance(20_000);
  await runDueJobs(engine);
  expect(await shown()).toMatchObject({ outcome: 'agreed' });
});

test('a store that cannot be reached: after all tries the customer is asked to call', async () => {
  engine.clock.advance(1_000);
  expect((await ask(wish('smaller-item', 'Is nobody there?'))).status).toBe(200);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await runDueJobs(engine);
    engine.clock.advance(3_600_000);
  }
  const [row] = await engine.deps.database
    .select()
    .from(helpRequests)
    .where(eq(helpRequests.kind, 'smaller-item'));
  expect(row).toMatchObject({ outcome: 'call', answer: null, message: null });
});

test('another customer’s agreement is not found, a kind that is none and a text that is too long are refused', async () => {
  const stranger = await createRegisteredShopper(engine);
  expect(await outcomeOf(await ask(wish('send-back', null), 'en-US', stranger))).toEqual([404, 'NotFound']);
  const { agreementId } = rental;
  const looked = await engine.request('POST', pathOf(getPaymentHelp), {
    shopper: stranger,
    body: { agreementId },
  });
  expect(await outcomeOf(looked)).toEqual([404, 'NotFound']);
  const fresh = await createRegisteredShopper(engine);
  expect(await engine.call(getPaymentHelp, fresh, { body: {} })).toEqual({ agreements: [] });
  const again = { ...rental.shopper, tokens: fresh.tokens };
  expect((await ask(wish('money', null), 'en-US', again)).status).toBe(400);
  expect((await ask(wish('send-back', 'x'.repeat(501)), 'en-US', again)).status).toBe(400);
});
