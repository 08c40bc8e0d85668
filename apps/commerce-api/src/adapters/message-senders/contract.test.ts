import { afterAll, beforeAll, expect, test } from 'vitest';
import { desc } from '../../database/orm.ts';
import { sandboxMessages } from '../../database/schema/index.ts';
import { systemClock } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sandboxEmailSender, sandboxSmsSender } from './sandbox.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});
afterAll(() => testDatabase.close());
const mailbox = () =>
  testDatabase.database.select().from(sandboxMessages).orderBy(desc(sandboxMessages.createdAt));

test('a mail that is sent repeatedly arrives once', async () => {
  const sender = sandboxEmailSender({ ...testDatabase, clock: systemClock });
  const mail = {
    messageId: crypto.randomUUID(),
    to: 'marisol@example.com',
    subject: 'Hola',
    text: 'Su contrato está firmado.',
    html: '<p>Su contrato está firmado.</p>',
    locale: 'es-US',
    headers: { 'List-Unsubscribe': '<https://shop.example/stop>' },
  };
  await sender.send(mail);
  await sender.send(mail);
  expect(await mailbox()).toMatchObject([
    { channel: 'email', recipient: mail.to, subject: 'Hola', body: mail.text, headers: mail.headers },
  ]);
  await expect(sender.send({ ...mail, to: 'x@bounce.example' })).rejects.toMatchObject({
    fault: 'unavailable',
  });
});

test('a text message that is sent repeatedly arrives once', async () => {
  const sender = sandboxSmsSender({ ...testDatabase, clock: systemClock });
  const message = { messageId: crypto.randomUUID(), toPhone: '2145550100', text: 'Your code is 123456' };
  await sender.send(message);
  await sender.send(message);
  expect((await mailbox()).filter(({ channel }) => channel === 'sms')).toHaveLength(1);
  const unreachable = { ...message, toPhone: '2145550199' };
  await expect(sender.send(unreachable)).rejects.toMatchObject({ fault: 'unavailable' });
});
