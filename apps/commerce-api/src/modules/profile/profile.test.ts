import { getCustomer, updateCustomer } from '@ownpath/contracts/customers';
import {
  closeAccount,
  confirmEmailChange,
  confirmPhone,
  downloadDataExport,
  getProfileStatus,
  requestDataExport,
  requestEmailChange,
  sendPhoneCode,
  updateConsents,
} from '@ownpath/contracts/profile';
import type { Endpoint } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desc, eq } from '../../database/orm.ts';
import {
  agreements,
  customerConsents,
  outboxMessages,
  sandboxMessages,
} from '../../database/schema/index.ts';
import { createRegisteredShopper, logIn, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { readMail, tokenInMail } from '../../testing/read-mail.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const idOf = ({ tokens }: TestShopper) => tokens.customer_id;
const statusOf = (shopper: TestShopper) => engine.call(getProfileStatus, shopper, { body: {} });
const recordOf = (shopper: TestShopper) =>
  engine.call(getCustomer, shopper, { params: { customerId: idOf(shopper) } });
/** Code and fields of a refusal. */
async function refusalOf(endpoint: Endpoint, shopper: TestShopper, body: object) {
  const answer = await engine.request('POST', pathOf(endpoint), { shopper, body });
  const problem = (await answer.json()) as { code: string; fields?: { path: string; code: string }[] };
  return [answer.status, problem.code, ...(problem.fields ?? []).map(({ code }) => code)];
}
/** The code of the latest text to the number. */
async function textTo(phone: string): Promise<string> {
  await readMail(engine, phone);
  const [latest] = await engine.deps.database
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.recipient, phone))
    .orderBy(desc(sandboxMessages.createdAt))
    .limit(1);
  return /\d{6}/.exec(latest?.body ?? '')?.[0] ?? '';
}
const MINUTE = 60_000;

test('the sign-in changes when the link in the new mailbox is opened, and the old address is told', async () => {
  const shopper = await createRegisteredShopper(engine);
  const elsewhere = await logIn(engine, { login: shopper.login });
  const email = `new-${shopper.login}`;
  const body = { email: email.toUpperCase(), currentPassword: TEST_PASSWORD };
  await engine.call(requestEmailChange, shopper, { body });
  expect(await statusOf(shopper)).toMatchObject({ pendingEmail: 'n…@example.com' });
  expect(await recordOf(shopper)).toMatchObject({ login: shopper.login });
  const token = tokenInMail((await readMail(engine, email))?.body ?? '');
  // Whoever reads the mail may be signed in as nobody.
  const guest = await engine.createGuest();
  expect(await engine.call(confirmEmailChange, guest, { body: { token } })).toEqual({ email });
  expect(await refusalOf(confirmEmailChange, guest, { token })).toEqual([400, 'InvalidProof']);
  expect((await readMail(engine, shopper.login))?.body).toContain('n…@example.com');
  for (const ended of [shopper, elsewhere]) {
    const path = pathOf(getCustomer, { customerId: idOf(ended) });
    expect((await engine.request('GET', path, { shopper: ended })).status).toBe(401);
  }
  expect(await recordOf(await logIn(engine, { login: email }))).toMatchObject({ login: email });
});

test('a link to a new address needs the password, a free address, and ends after an hour or with the next one', async () => {
  const shopper = await createRegisteredShopper(engine);
  const other = await createRegisteredShopper(engine);
  const ask = (email: string, currentPassword = TEST_PASSWORD) => ({ email, currentPassword });
  const refused = (body: object) => refusalOf(requestEmailChange, shopper, body);
  expect(await refused(ask('a@example.com', 'wrong'))).toEqual([400, 'InvalidCredentials', 'wrong']);
  expect(await refused(ask('no address'))).toEqual([400, 'InvalidCustomer', 'invalid']);
  expect(await refused(ask(shopper.login))).toEqual([400, 'InvalidCustomer', 'same']);
  expect(await refused(ask(other.login))).toEqual([400, 'LoginAlreadyInUse']);
  await engine.call(requestEmailChange, shopper, { body: ask(`one-${shopper.login}`) });
  const first = tokenInMail((await readMail(engine, `one-${shopper.login}`))?.body ?? '');
  await engine.call(requestEmailChange, shopper, { body: ask(`two-${shopper.login}`) });
  const second = tokenInMail((await readMail(engine, `two-${shopper.login}`))?.body ?? '');
  expect(await refusalOf(confirmEmailChange, shopper, { token: first })).toEqual([400, 'InvalidProof']);
  engine.clock.advance(61 * MINUTE);
  const later = await logIn(engine, { login: shopper.login });
  expect(await refusalOf(confirmEmailChange, later, { token: second })).toEqual([400, 'InvalidProof']);
});

test('a mobile number is proven by a texted code: five tries, ten minutes, only by who asked', async () => {
  const shopper = await createRegisteredShopper(engine);
  const other = await createRegisteredShopper(engine);
  const send = () => engine.call(sendPhoneCode, shopper, { body: { phone: '(214) 555-0171' } });
  expect(await refusalOf(sendPhoneCode, shopper, { phone: '123' })).toEqual([
    400,
    'InvalidCustomer',
    'invalid',
  ]);
  await send();
  const code = await textTo('2145550171');
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await refusalOf(confirmPhone, other, { code })).toEqual([400, 'InvalidProof', 'expired']);
  for (let round = 1; round <= 5; round += 1) {
    const left = round < 5 ? 'wrong' : 'expired';
    expect(await refusalOf(confirmPhone, shopper, { code: wrong })).toEqual([400, 'InvalidProof', left]);
  }
  expect(await refusalOf(confirmPhone, shopper, { code })).toEqual([400, 'InvalidProof', 'expired']);
  await send();
  engine.clock.advance(11 * MINUTE);
  expect(await refusalOf(confirmPhone, shopper, { code: await textTo('2145550171') })).toEqual([
    400,
    'InvalidProof',
    'expired',
  ]);
  // Later than the text before.
  engine.clock.advance(1000);
  await send();
  await engine.call(confirmPhone, shopper, { body: { code: await textTo('2145550171') } });
  expect(await statusOf(shopper)).toMatchObject({ mobilePhone: '2145550171', isMobileVerified: true });
  // The text with the code is not kept.
  const kept = await engine.deps.database
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.topic, 'sms'));
  expect(kept.map(({ payload }) => payload)).toEqual(kept.map(() => ({})));
});

test('offers by text need a verified number and end with it; every change of a consent is recorded', async () => {
  const shopper = await createRegisteredShopper(engine);
  const both = { acceptsEmails: true, acceptsTexts: true };
  expect(await refusalOf(updateConsents, shopper, both)).toEqual([409, 'PhoneNotVerified']);
  await engine.call(sendPhoneCode, shopper, { body: { phone: '2145550172' } });
  await engine.call(confirmPhone, shopper, { body: { code: await textTo('2145550172') } });
  await engine.call(updateConsents, shopper, { body: both });
  await engine.call(updateConsents, shopper, { body: both });
  await engine.call(updateConsents, shopper, { body: { ...both, acceptsEmails: false } });
  const rows = await engine.deps.database
    .select()
    .from(customerConsents)
    .where(eq(customerConsents.customerId, idOf(shopper)));
  expect(rows.map(({ channel, isGranted, address }) => `${channel} ${isGranted} ${address}`).sort()).toEqual([
    `email false ${shopper.login}`,
    `email true ${shopper.login}`,
    'sms true 2145550172',
  ]);
  const params = { customerId: idOf(shopper) };
  await engine.call(updateCustomer, shopper, { params, body: { phoneMobile: '2145550173' } });
  expect(await statusOf(shopper)).toMatchObject({ acceptsTexts: false, isMobileVerified: false });
});

test('the copy of a customer’s data has what they rent and pay, no secret, and only they can download it, for two days', async () => {
  const { shopper, order } = await rentSofaAsCustomer(engine);
  const stranger = await createRegisteredShopper(engine);
  await engine.call(requestDataExport, shopper, { body: {} });
  const mail = await readMail(engine, shopper.login, 'data is ready');
  const token = tokenInMail(mail?.body ?? '');
  expect(await statusOf(shopper)).toMatchObject({ dataExport: { isReady: true } });
  expect(await refusalOf(downloadDataExport, stranger, { token })).toEqual([400, 'InvalidProof']);
  const { content } = await engine.call(downloadDataExport, shopper, { body: { token } });
  const data = JSON.parse(content) as Record<string, Record<string, unknown>[]>;
  expect(data.profile).toMatchObject([{ login: shopper.login, firstName: 'Ana' }]);
  expect(data.orders).toMatchObject([{ orderNo: order.orderNo }]);
  expect(data.schedule?.length).toBeGreaterThan(10);
  for (const name of ['agreements', 'payments', 'ledger', 'applications', 'decisions', 'sessions']) {
    expect([name, data[name]?.length ?? 0]).not.toEqual([name, 0]);
  }
  expect(content).not.toMatch(/hash|salt|sensitiveid|gatewaytoken|ciphertext|id_?token/i);
  engine.clock.advance(49 * 60 * MINUTE);
  const later = await logIn(engine, { login: shopper.login });
  expect(await refusalOf(downloadDataExport, later, { token })).toEqual([400, 'InvalidProof']);
});

test('an account with an open agreement stays open; closed, nobody signs in and what was signed is kept', async () => {
  const { shopper, agreementId } = await rentSofaAsCustomer(engine);
  const body = { currentPassword: TEST_PASSWORD, isSure: true } as const;
  expect(await statusOf(shopper)).toMatchObject({ closing: { blockers: ['open-agreement'] } });
  expect(await refusalOf(closeAccount, shopper, body)).toEqual([409, 'AccountNotClosable', 'open-agreement']);
  const { database } = engine.deps;
  await database.update(agreements).set({ status: 'returned' }).where(eq(agreements.id, agreementId));
  expect(await statusOf(shopper)).toMatchObject({
    closing: { blockers: [], keeps: ['agreements', 'applications'] },
  });
  expect(await refusalOf(closeAccount, shopper, { ...body, currentPassword: 'wrong' })).toEqual([
    400,
    'InvalidCredentials',
    'wrong',
  ]);
  await engine.call(closeAccount, shopper, { body });
  expect((await engine.request('POST', pathOf(getProfileStatus), { shopper, body: {} })).status).toBe(401);
  await expect(logIn(engine, { login: shopper.login })).rejects.toThrow('401');
  expect((await readMail(engine, shopper.login, 'closed'))?.body).toContain('25 months');
  const [kept] = await database.select().from(agreements).where(eq(agreements.id, agreementId));
  expect(kept?.customerId).toBe(idOf(shopper));
  // The address is free for a new account, which has nothing of the old one.
  const again = await createRegisteredShopper(engine);
  expect(idOf(again)).not.toBe(idOf(shopper));
});
