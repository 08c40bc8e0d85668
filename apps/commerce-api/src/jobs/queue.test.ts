import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/connect.ts';
import { eq } from '../database/orm.ts';
import { jobs } from '../database/schema/jobs.ts';
import { createTestDatabase, describeOnPostgres, type TestDatabase } from '../testing/test-database.ts';
import { claimJobs, completeJob, enqueueJob, retryDelayMs } from './queue.ts';
import { type JobHandler, JobWorker, PermanentJobError } from './queue-worker.ts';

let testDatabase: TestDatabase;
let database: Database;
let now: Date;
const clock = { now: () => now };
const log = { info() {}, warn() {}, error() {} };

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  database = testDatabase.database;
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  await database.delete(jobs);
});

function passTime(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

function enqueue(key: string, change: { runAt?: Date; maxAttempts?: number } = {}) {
  return enqueueJob(database, { kind: 'mail', payload: { key }, idempotencyKey: key, runAt: now, ...change });
}

function createWorker(
  handle: JobHandler,
  change: { on?: Database; leaseMs?: number; concurrency?: number } = {},
) {
  const { on = database, ...options } = change;
  return new JobWorker({ database: on, clock, log, handlers: { mail: handle }, pollEveryMs: 20, ...options });
}

async function findJob(key: string) {
  const [job] = await database.select().from(jobs).where(eq(jobs.idempotencyKey, key));
  return job;
}

test('a job runs once, when it is due', async () => {
  const seen: unknown[] = [];
  const worker = createWorker(async ({ payload }) => void seen.push(payload));
  await enqueue('later', { runAt: new Date(now.getTime() + 1_000) });
  expect(await worker.runDue()).toBe(0);
  passTime(1_000);
  expect(await worker.runDue()).toBe(1);
  expect(await worker.runDue()).toBe(0);
  expect(seen).toEqual([{ key: 'later' }]);
  expect(await findJob('later')).toMatchObject({
    status: 'done',
    attempts: 1,
    finishedAt: now,
    leaseToken: null,
  });
});

test('the same key is one job, also after it is done', async () => {
  expect(await enqueue('once')).toBe(true);
  expect(await enqueue('once')).toBe(false);
  await createWorker(async () => {}).runDue();
  expect(await enqueue('once')).toBe(false);
});

test('a job of a transaction that rolls back never existed', async () => {
  const attempt = database.transaction(async (transaction) => {
    await enqueueJob(transaction, { kind: 'mail', payload: {}, idempotencyKey: 'undone', runAt: now });
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect(await findJob('undone')).toBeUndefined();
});

test('a job that fails is retried after a growing pause, then abandoned', async () => {
  const worker = createWorker(() => Promise.reject(new Error('provider is down')));
  await enqueue('doomed', { maxAttempts: 3 });
  for (const attempt of [1, 2]) {
    expect(await worker.runDue()).toBe(1);
    const runAt = new Date(now.getTime() + retryDelayMs(attempt));
    expect(await findJob('doomed')).toMatchObject({ status: 'waiting', attempts: attempt, runAt });
    passTime(retryDelayMs(attempt) - 1);
    expect(await worker.runDue()).toBe(0);
    passTime(1);
  }
  expect(await worker.runDue()).toBe(1);
  expect(await findJob('doomed')).toMatchObject({
    status: 'dead',
    attempts: 3,
    lastError: 'provider is down',
  });
});

test('the pause grows to an hour at most', () => {
  expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([5_000, 15_000, 45_000, 3_600_000]);
});

test('a permanent failure is abandoned at once', async () => {
  await enqueue('refused');
  await createWorker(() => Promise.reject(new PermanentJobError('no such address'))).runDue();
  expect(await findJob('refused')).toMatchObject({
    status: 'dead',
    attempts: 1,
    lastError: 'no such address',
  });
});

describe('a worker that dies in the middle', () => {
  const claimAndDie = () =>
    claimJobs(database, { kinds: ['mail'], now, leasedUntil: new Date(now.getTime() + 60_000), limit: 1 });

  test('loses the job to another one when its lease ends', async () => {
    await enqueue('interrupted');
    await claimAndDie();
    const worker = createWorker(async () => {});
    passTime(59_999);
    expect(await worker.runDue()).toBe(0);
    passTime(1);
    expect(await worker.runDue()).toBe(1);
    expect(await findJob('interrupted')).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('can no longer finish the job after its lease has ended', async () => {
    await enqueue('late');
    const [stale] = await claimAndDie();
    passTime(60_000);
    const [fresh] = await claimAndDie();
    if (!stale || !fresh) throw new Error('both must get the job');
    await completeJob(database, stale, now);
    expect(await findJob('late')).toMatchObject({ status: 'waiting', leaseToken: fresh.leaseToken });
  });

  test('does not repeat the job forever', async () => {
    await enqueue('poison', { maxAttempts: 2 });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await claimAndDie()).toHaveLength(1);
      passTime(60_000);
    }
    expect(await claimAndDie()).toHaveLength(0);
    expect(await findJob('poison')).toMatchObject({ status: 'dead', attempts: 2 });
  });
});

test('a job that takes longer than its lease keeps it', async () => {
  await enqueue('slow');
  const leaseMs = 300;
  let runs = 0;
  const finish = Promise.withResolvers<void>();
  const slow = async () => {
    runs += 1;
    await finish.promise;
  };
  const options = { database, clock, log, handlers: { mail: slow }, pollEveryMs: 10, leaseMs };
  const workers = [new JobWorker(options), new JobWorker(options)];
  for (const worker of workers) worker.start();
  const leaseEnd = async () => (await findJob('slow'))?.leasedUntil?.getTime() ?? 0;
  await expect.poll(leaseEnd, { timeout: 30_000 }).toBeGreaterThan(0);
  // Two leases pass on the test's clock, half of one at a time, and each half waits for a renewal.
  for (let half = 0; half < 4; half += 1) {
    const before = await leaseEnd();
    passTime(leaseMs / 2);
    await expect.poll(leaseEnd, { timeout: 30_000 }).toBeGreaterThan(before);
  }
  finish.resolve();
  await expect.poll(async () => (await findJob('slow'))?.status, { timeout: 30_000 }).toBe('done');
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(runs).toBe(1);
});

test('stop waits for the running job and starts no other', async () => {
  await enqueue('first');
  await enqueue('second');
  let release = () => {};
  const started: unknown[] = [];
  const worker = createWorker(
    (job) => {
      started.push(job.idempotencyKey);
      return new Promise((resolve) => {
        release = resolve;
      });
    },
    { concurrency: 1 },
  );
  worker.start();
  await expect.poll(() => started).toEqual(['first']);
  const stopped = worker.stop();
  release();
  await stopped;
  expect(await findJob('first')).toMatchObject({ status: 'done' });
  expect(await findJob('second')).toMatchObject({ status: 'waiting', attempts: 0 });
});

describeOnPostgres('several processes', () => {
  test('run every job exactly once between them', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase({ url: testDatabase.url ?? '' })));
    const keys = Array.from({ length: 120 }, (_, index) => `job-${index}`);
    await Promise.all(keys.map((key) => enqueue(key)));
    const ran: string[] = [];
    const workers = others.map((on) =>
      createWorker(async ({ idempotencyKey }) => void ran.push(idempotencyKey), { on }),
    );
    await Promise.all(workers.map((worker) => worker.runDue()));
    expect(ran.toSorted()).toEqual(keys.toSorted());
    await Promise.all(others.map((other) => other.close()));
  });

  test('create one job of the same key, also concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => enqueue('race')));
    expect(made.filter(Boolean)).toHaveLength(1);
  });
});
