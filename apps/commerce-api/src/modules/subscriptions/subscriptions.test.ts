import { signUpForDeals } from '@ownpath/contracts/deals';
import { getProfileStatus, updateConsents } from '@ownpath/contracts/profile';
import { unsubscribe } from '@ownpath/contracts/subscriptions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { contactSuppressions, outboxMessages, sandboxMessages } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { readMail } from '../../testing/read-mail.ts';
import { receiveText } from './receive-text.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

type Contact = { readonly email: string } | { readonly phone: string };
const signUp = async (contact: Contact, locale: 'en-US' | 'es-US' = 'en-US') => {
  const body = { email: '', phone: '', optIn: '1' as const, source: 'web', ...contact };
  return engine.call(signUpForDeals, await engine.createGuest(), {
    query: { siteId: 'rowan', locale },
    body,
  });
};
const stopped = async (channel: 'email' | 'sms') =>
  (await engine.deps.database.select().from(contactSuppressions))
    .filter((row) => row.channel === channel)
    .map(({ address }) => address);
const textsTo = async (phone: string) => {
  await readMail(engine, phone);
  const { database } = engine.deps;
  const rows = await database.select().from(sandboxMessages).where(eq(sandboxMessages.recipient, phone));
  return rows.sort((one, other) => Number(one.createdAt) - Number(other.createdAt)).map(({ body }) => body);
};
const linkIn = (text = '') => new URL(/https?:[^\s>]+unsubscribe[^\s>]+/.exec(text)?.[0] ?? 'none:');

test('a sign-up is confirmed by one mail a day, which says where it comes from and how to stop it', async () => {
  await signUp({ email: 'Eve@example.com' });
  await signUp({ email: 'eve@example.com' });
  const mail = await readMail(engine, 'eve@example.com');
  expect(mail?.subject).toBe('You’re signed up for our deals by email');
  expect(mail?.body).toContain('5501 Headquarters Dr, Plano, TX 75024');
  const oneClick = linkIn(mail?.headers['List-Unsubscribe']);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${oneClick.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.pathname).toBe('/unsubscribe/one-click');
  expect(linkIn(mail?.body).searchParams.get('deals')).toBe(oneClick.searchParams.get('deals'));
  const all = await engine.deps.database.select().from(sandboxMessages);
  expect(all.filter(({ recipient }) => recipient === 'eve@example.com')).toHaveLength(1);
  expect(JSON.stringify(await engine.deps.database.select().from(outboxMessages))).not.toContain('hours');
});

test('the link stops offers to its address, without a sign-in, once or twice; an invented one is refused', async () => {
  await signUp({ email: 'stop@example.com' }, 'es-US');
  const mail = await readMail(engine, 'stop@example.com');
  expect(mail?.subject).toBe('Se suscribió a nuestras ofertas por correo');
  const token = linkIn(mail?.body).searchParams.get('deals') ?? '';
  const stranger = await engine.createGuest();
  expect(await engine.call(unsubscribe, stranger, { body: { token } })).toEqual({ success: true });
  expect(await engine.call(unsubscribe, stranger, { body: { token } })).toEqual({ success: true });
  expect(await stopped('email')).toEqual(['stop@example.com']);
  const invented = await engine.request('POST', pathOf(unsubscribe), {
    shopper: stranger,
    body: { token: `${token}x` },
  });
  expect(invented.status).toBe(400);
  expect(await invented.json()).toMatchObject({ code: 'InvalidProof' });
  engine.clock.advance(24 * 60 * 60_000);
  await signUp({ email: 'stop@example.com' });
  expect(await stopped('email')).toEqual([]);
});

test('a typed address is stopped, known or not; what is no address is refused', async () => {
  expect(
    await engine.call(unsubscribe, await engine.createGuest(), { body: { email: 'Nobody@example.com' } }),
  ).toEqual({
    success: true,
  });
  expect(await stopped('email')).toContain('nobody@example.com');
  for (const body of [{}, { email: 'nobody' }]) {
    const refused = await engine.request('POST', pathOf(unsubscribe), {
      shopper: await engine.createGuest(),
      body,
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: [{ path: 'email', code: 'invalid' }] });
  }
});

test('what a customer agreed to in the account ends with it, and agreeing again ends the stop', async () => {
  const customer = await createRegisteredShopper(engine);
  const agree = (acceptsEmails: boolean) =>
    engine.call(updateConsents, customer, { body: { acceptsEmails, acceptsTexts: false } });
  const agreed = async () =>
    (await engine.call(getProfileStatus, customer, { body: {} })) as unknown as Record<string, unknown>;
  await agree(true);
  expect(JSON.stringify(await agreed())).toMatch(/"acceptsEmails":true/);
  await engine.call(unsubscribe, await engine.createGuest(), { body: { email: customer.login } });
  expect(JSON.stringify(await agreed())).toMatch(/"acceptsEmails":false/);
  await agree(true);
  expect(await stopped('email')).not.toContain(customer.login.toLowerCase());
  await agree(false);
  expect(await stopped('email')).toContain(customer.login.toLowerCase());
});

test('STOP ends texts with one confirmation; a new sign-up of that phone gets none until it sends START', async () => {
  const phone = '2145550155';
  const reply = (text: string, messageId: string) =>
    receiveText(engine.deps, { fromPhone: `+1${phone}`, text, messageId });
  await signUp({ phone });
  expect(await textsTo(phone)).toEqual([expect.stringMatching(/Reply HELP for help, STOP to end\.$/)]);
  engine.clock.advance(1000);
  await reply('Stop please', 'one');
  await reply('Stop please', 'one');
  expect((await textsTo(phone)).slice(1)).toEqual([
    expect.stringMatching(/^Rowan & Co\.: You won’t get any more texts/),
  ]);
  expect(await stopped('sms')).toEqual([phone]);
  engine.clock.advance(24 * 60 * 60_000);
  await signUp({ phone });
  await reply('When do you open?', 'two');
  expect(await textsTo(phone)).toHaveLength(2);
  await reply('START', 'three');
  expect(await stopped('sms')).toEqual([]);
  engine.clock.advance(24 * 60 * 60_000);
  await signUp({ phone });
  expect(await textsTo(phone)).toHaveLength(4);
});
