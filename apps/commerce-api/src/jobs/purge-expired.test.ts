import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../database/orm.ts';
import { idempotencyKeys, jobs, refreshTokens, sessions } from '../database/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { PURGE_EXPIRED, planPurge } from './purge-expired.ts';
import { purges } from './purge-queries.ts';
import { JobWorker } from './queue-worker.ts';
import { jobHandlers } from './start-jobs.ts';

const DAY_MS = 86_400_000;
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

async function runPurge(): Promise<void> {
  const { database, clock, log } = engine.deps;
  await planPurge(engine.deps, clock.now());
  const handlers = jobHandlers(engine.deps);
  const handle = handlers[PURGE_EXPIRED];
  if (!handle) throw new Error('no handler');
  await new JobWorker({ database, clock, log, handlers: { [PURGE_EXPIRED]: handle } }).runDue();
}

async function countOf(usid: string) {
  const { database } = engine.deps;
  const left = await database.select().from(sessions).where(eq(sessions.usid, usid));
  const tokens = await database.select().from(refreshTokens).where(eq(refreshTokens.usid, usid));
  return { sessions: left.length, tokens: tokens.length };
}

test('a guest’s session and tokens are removed once they have expired, and not before', async () => {
  const old = (await engine.createGuest()).tokens.usid;
  engine.clock.advance(29 * DAY_MS);
  const young = (await engine.createGuest()).tokens.usid;
  await runPurge();
  expect(await countOf(old)).toEqual({ sessions: 1, tokens: 1 });
  engine.clock.advance(3 * DAY_MS);
  await runPurge();
  expect(await countOf(old)).toEqual({ sessions: 0, tokens: 0 });
  expect(await countOf(young)).toEqual({ sessions: 1, tokens: 1 });
});

test('expired idempotency keys are removed, more than one batch of them', async () => {
  const { database, clock } = engine.deps;
  const now = clock.now().getTime();
  const row = (key: string, expiresAt: number) => ({
    scope: 'test',
    key,
    requestHash: 'x',
    lockedUntil: new Date(now),
    expiresAt: new Date(expiresAt),
  });
  const expired = Array.from({ length: 1_500 }, (_, index) => row(`old-${index}`, now - 1));
  await database.insert(idempotencyKeys).values([...expired, row('young', now + DAY_MS)]);
  engine.clock.advance(3_600_000);
  await runPurge();
  const left = await database
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scope, 'test'));
  expect(left).toEqual([{ key: 'young' }]);
});

test('each run plans the next one, and old jobs that are done are removed', async () => {
  engine.clock.advance(8 * DAY_MS);
  await runPurge();
  const { database, clock } = engine.deps;
  const planned = await database.select().from(jobs).where(eq(jobs.kind, PURGE_EXPIRED));
  expect(planned.filter(({ status }) => status === 'waiting').length).toBeGreaterThan(0);
  const oldest = clock.now().getTime() - 7 * DAY_MS;
  const done = planned.filter(({ status }) => status === 'done');
  expect(done.every(({ finishedAt }) => (finishedAt?.getTime() ?? 0) >= oldest)).toBe(true);
});

test('a batch has no more rows than asked for', async () => {
  const { database, clock } = engine.deps;
  for (let guest = 0; guest < 3; guest += 1) await engine.createGuest();
  const later = new Date(clock.now().getTime() + 40 * DAY_MS);
  expect(await purges.refreshTokens?.(database, later, 2)).toBe(2);
});
