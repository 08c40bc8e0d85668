import { readFile } from 'node:fs/promises';
import { defaultLimits, type LimitChanges } from '@ownpath/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../database/orm.ts';
import { rateLimits } from '../../database/schema/index.ts';
import type { DomainError } from '../../domain-error.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { limitAttempts, takeBackAttempt } from './limit-attempts.ts';

const HOUR_MS = 3_600_000;
const rateLimitsOfTest: LimitChanges = {
  lead: { perVisitor: 3, perAccount: 4, inSum: 6 },
  'sign-in': { perVisitorAndAccount: 2 },
};
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp({
    overrides: ({ config }) => ({ config: { ...config, rateLimits: rateLimitsOfTest } }),
  });
});
afterAll(() => engine.close());
beforeEach(() => engine.deps.database.delete(rateLimits));

const lead = (clientIp: string, account?: string) => ({ call: 'lead', clientIp, account }) as const;
/** Seconds to wait; 0 when the attempt is admitted. */
const waitFor = (attempt: Parameters<typeof limitAttempts>[1]) =>
  limitAttempts(engine.deps, attempt).then(
    () => 0,
    (error: DomainError) => error.retryAfterSeconds,
  );
const waitsFor = async (attempts: readonly Parameters<typeof limitAttempts>[1][]) => {
  const waits: (number | undefined)[] = [];
  for (const attempt of attempts) waits.push(await waitFor(attempt));
  return waits.map((wait) => (wait ?? 0) > 0);
};
const repeat = (count: number, attempt: Parameters<typeof limitAttempts>[1]) => Array(count).fill(attempt);

test('a visitor’s limit ends with its window, which the refusal names', async () => {
  const attempt = lead('203.0.113.1');
  expect(await waitsFor(repeat(4, attempt))).toEqual([false, false, false, true]);
  const wait = (await waitFor(attempt)) ?? 0;
  expect(wait).toBe((HOUR_MS - (engine.clock.now().getTime() % HOUR_MS)) / 1000);
  engine.clock.advance(wait * 1000);
  expect(await waitFor(attempt)).toBe(0);
});

test('addresses of one /64 are one visitor', async () => {
  const attempts = ['1', '2', '3', '4'].map((end) => lead(`2001:db8:1:2::${end}`));
  expect(await waitsFor(attempts)).toEqual([false, false, false, true]);
  expect(await waitFor(lead('2001:db8:1:3::1'))).toBe(0);
});

test('an account is counted over all visitors, whatever the case of its name', async () => {
  const attempts = ['a@b.co', 'A@b.co', ' a@B.co', 'a@b.co', 'a@b.co'].map((account, index) =>
    lead(`203.0.113.${index}`, account),
  );
  expect(await waitsFor(attempts)).toEqual([false, false, false, false, true]);
  expect(await waitFor(lead('203.0.113.99', 'c@d.co'))).toBe(0);
});

test('a refused visitor uses up neither an account’s limit nor the limit in sum', async () => {
  await waitsFor(repeat(20, lead('203.0.113.1', 'a@b.co')));
  expect(await waitsFor(repeat(3, lead('203.0.113.2', 'c@d.co')))).toEqual([false, false, false]);
  expect(await waitFor(lead('203.0.113.3', 'e@f.co'))).toBeGreaterThan(0);
});

test('an attempt that is taken back does not count', async () => {
  const attempt = { call: 'sign-in', clientIp: '203.0.113.1', account: 'a@b.co' } as const;
  for (let time = 0; time < 20; time += 1) {
    expect(await waitFor(attempt)).toBe(0);
    await takeBackAttempt(engine.deps, attempt);
  }
  expect(await engine.deps.database.select().from(rateLimits)).toEqual([]);
});

test('windows that have ended are deleted by later attempts', async () => {
  await waitsFor(Array.from({ length: 30 }, (_, index) => lead(`198.51.100.${index}`)));
  const rows = () => engine.deps.database.select().from(rateLimits);
  const before = (await rows()).length;
  expect(before).toBeGreaterThan(30);
  engine.clock.advance(2 * HOUR_MS);
  await waitsFor(repeat(4, lead('203.0.113.1')));
  expect(await rows()).toHaveLength(2);
});

test('a check is one statement', async () => {
  const { database } = engine.deps;
  const statements = await recordStatements(database, () =>
    limitAttempts(engine.deps, lead('203.0.113.1', 'a@b.co')),
  );
  expect(statements).toHaveLength(1);
});

test('no default limit is reached by a family behind one address', () => {
  for (const [call, limit] of Object.entries(defaultLimits)) {
    const perHour = (limit.perVisitor * 3600) / limit.windowSeconds;
    expect([call, perHour >= 30]).toEqual([call, true]);
  }
});

test('docs/operations.md has every limit with its numbers', async () => {
  const text = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const [call, { windowSeconds, ...numbers }] of Object.entries(defaultLimits)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${call}\` |`)) ?? '';
    const documented = row.replaceAll(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? [];
    const [amount, unit] = row.split('|').at(-2)?.trim().split(' ') ?? [];
    expect([call, documented.slice(0, -1).map(Number)]).toEqual([call, Object.values(numbers)]);
    expect([call, Number(amount) * (unit?.startsWith('hour') ? 3600 : 60)]).toEqual([call, windowSeconds]);
  }
});

describeOnPostgres('at the same time', () => {
  test('exactly as many attempts as the limits admit pass, and none fails', async () => {
    const attempts = Array.from({ length: 60 }, (_, index) =>
      waitFor(lead(`203.0.113.${index % 5}`, `${index % 3}@b.co`)),
    );
    const waits = await Promise.all(attempts);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
    expect(waits).not.toContain(undefined);
  });

  test('counting, taking back and deleting do not block one another', async () => {
    await engine.deps.database.execute(sql`insert into rate_limits (bucket, window_started_at, expires_at)
      select 'old-' || n, '2020-01-01', '2020-01-02' from generate_series(1, 500) n`);
    const attempt = { call: 'sign-in', clientIp: '203.0.113.1', account: 'a@b.co' } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        index % 2 ? takeBackAttempt(engine.deps, attempt) : waitFor(attempt),
      ),
    );
    expect(outcomes).toHaveLength(50);
  });
});

describe('the setting RATE_LIMITS', () => {
  test('changes a number and keeps the others', async () => {
    const attempt = { call: 'sign-in', clientIp: '203.0.113.1', account: 'a@b.co' } as const;
    expect(await waitsFor(repeat(3, attempt))).toEqual([false, false, true]);
  });
});
