import { sendStoreMessage } from '@ownpath/contracts/store-messages';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq } from '../../database/orm.ts';
import { storeMessages } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { outcomeOf } from '../../testing/order-journey.ts';
import { listMails, runDueJobs } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';

let engine: TestApp;
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
});
// A token lasts minutes, and days pass here.
beforeEach(async () => {
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const note = (email: string, more: object = {}) => ({
  requestKey: crypto.randomUUID(),
  storeNumber: '04217',
  topic: 'new-rental',
  message: 'Do you deliver on Saturdays?',
  email,
  ...more,
});
const send = (body: object, locale = 'en-US') =>
  engine.request('POST', pathOf(sendStoreMessage, {}, { locale }), { shopper: guest, body });
const mailTo = async (address: string) =>
  (await listMails(engine, 'store-message:')).filter(({ to }) => to === address);
const rows = () => engine.deps.database.select().from(storeMessages);

test('a message is stored once, answered by mail in its language, and deleted with the answer', async () => {
  const body = note('dana@example.com');
  const answers = await Promise.all([send(body, 'es-US'), send(body, 'es-US')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // Written on a Saturday: the next business day is Monday.
  expect(await answers[0]?.json()).toEqual({ answerByDate: '2026-11-23', storeNumber: '04217' });
  expect(await rows()).toMatchObject([
    { storeId: '04217', topic: 'new-rental', message: body.message, email: body.email, answeredAt: null },
  ]);
  await Promise.all([runDueJobs(engine), runDueJobs(engine)]);
  expect(await rows()).toMatchObject([{ message: null, email: null, answeredAt: expect.any(Date) }]);
  const [mail, ...others] = await mailTo(body.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale: 'es-US', subject: 'La respuesta a su mensaje' });
  expect(mail?.text).toContain('nuestra tienda en 123 Main St, Plano');
  expect(mail?.text).toContain('«Gracias por escribirnos.');
  expect(mail?.text).toContain('/write-to-us?language=es-US');
  expect(mail?.text).not.toContain(body.message);
});

test('a customer’s message about an agreement goes to its store; nobody else can name that agreement', async () => {
  const { shopper, agreementId, summaryOf } = await rentSofaAsCustomer(engine);
  const agreementNumber = (await summaryOf())?.agreementNumber;
  const ask = vi.spyOn(engine.deps.ports.helpDesk, 'ask');
  const about = { topic: 'my-agreement', agreementNumber, storeNumber: '04234' };
  const body = note('owner@example.com', about);
  const answer = await engine.request('POST', pathOf(sendStoreMessage), { shopper, body });
  expect(await answer.json()).toMatchObject({ storeNumber: '04217' });
  expect((await rows()).find(({ email }) => email === body.email)).toMatchObject({
    storeId: '04217',
    agreementId,
  });
  await runDueJobs(engine);
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ storeNumber: '04217', agreementNumber }));
  expect((await rows()).every((row) => row.agreementId === null)).toBe(true);
  expect((await mailTo(body.email))[0]?.text).toContain('our store at 123 Main St, Plano');
  expect(await outcomeOf(await send(note('other@example.com', about)))).toEqual([404, 'NotFound']);
});

test('without a store the head office answers', async () => {
  expect((await send(note('office@example.com', { storeNumber: '00000' }))).status).toBe(200);
  await runDueJobs(engine);
  expect((await mailTo('office@example.com'))[0]?.text).toContain('You wrote to our head office.');
});

test('a store that cannot be reached: after all tries the writer is asked to call it', async () => {
  expect((await send(note('late@example.com', { message: 'Is nobody there?' }))).status).toBe(200);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await runDueJobs(engine);
    engine.clock.advance(3_600_000);
  }
  expect((await mailTo('late@example.com'))[0]?.text).toContain('Please call us at (214) 555-0142.');
  expect((await rows()).every(({ message }) => message === null)).toBe(true);
});

test.each([
  ['an address that is none', { email: 'dana@' }, 400],
  ['an empty message', { message: '   ' }, 400],
  ['a message that is too long', { message: 'x'.repeat(2001) }, 400],
  ['a topic that is none', { topic: 'complaint' }, 400],
  ['a store that is none', { storeNumber: '99999' }, 404],
])('%s is refused and not stored', async (_, more, status) => {
  const body = note('bad@example.com', more);
  expect((await send(body)).status).toBe(status);
  expect(
    await engine.deps.database
      .select()
      .from(storeMessages)
      .where(eq(storeMessages.requestKey, body.requestKey)),
  ).toEqual([]);
});

test('nobody gets more than five answers within an hour, whoever asks for them', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await send(note('often@example.com'))).status).toBe(200);
  }
  expect(await outcomeOf(await send(note('often@example.com')))).toEqual([429, 'TooManyRequests']);
});
