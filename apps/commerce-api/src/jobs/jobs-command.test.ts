import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runJobsCommand } from './jobs-command.ts';
import { enqueueJob, listDeadJobs } from './queue.ts';
import { JobWorker, PermanentJobError } from './queue-worker.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const log = { info() {}, warn() {}, error() {} };
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});
afterAll(() => testDatabase.close());

async function command(...args: string[]) {
  const lines: string[] = [];
  const { database } = testDatabase;
  const code = await runJobsCommand(args, { database, now: NOW, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

test('a job that died is listed without its payload, made due again, and runs', async () => {
  const { database } = testDatabase;
  let isBroken = true;
  const mail = async () => {
    if (isBroken) throw new PermanentJobError('the mailbox is gone');
  };
  const worker = new JobWorker({ database, clock: { now: () => NOW }, log, handlers: { mail } });
  const payload = { to: 'jane@example.test' };
  await enqueueJob(database, { kind: 'mail', payload, idempotencyKey: 'one', runAt: NOW });
  await worker.runDue();
  const [dead] = await listDeadJobs(database);
  const listed = await command('list');
  expect(listed.code).toBe(0);
  expect(listed.text).toContain(
    `${dead?.id}  2026-03-01T12:00:00.000Z  mail, 1 attempts: the mailbox is gone`,
  );
  expect(listed.text).not.toContain('jane@example.test');

  isBroken = false;
  expect(await command('retry', dead?.id ?? '')).toEqual({ code: 0, text: '1 job is due again.' });
  expect(await worker.runDue()).toBe(1);
  expect(await command('list')).toEqual({ code: 0, text: 'No job is dead.' });
  expect(await command('retry', dead?.id ?? '')).toEqual({
    code: 1,
    text: `There is no dead job ${dead?.id}.`,
  });
});

test('anything else prints how the command is used', async () => {
  for (const args of [[], ['list', 'x'], ['retry'], ['drop']]) {
    expect(await command(...args)).toMatchObject({ code: 1, text: expect.stringContaining('Usage:') });
  }
  expect((await command('retry', 'not-an-id')).code).toBe(1);
});
