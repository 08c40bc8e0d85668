import { getAgreementSummary, getPaymentHistory } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MovableClock } from '../adapters/demo-clock.ts';
import { eq } from '../database/orm.ts';
import { customers, outboxMessages, sandboxMessages } from '../database/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createTestDependencies } from '../testing/test-dependencies.ts';
import { simulateEngine } from './index.ts';
import { DEMO_PASSWORD, stories } from './stories.ts';
import { areHistoriesWritten, writeHistories } from './write-histories.ts';

/** The writer's process ends here, and another one goes on. */
const INTERRUPTED_ON = new Date('2026-10-02T00:00:00Z');

let engine: TestApp;
const engineAt = (clock: MovableClock) =>
  simulateEngine(createTestDependencies(engine.deps.database, clock).deps);

beforeAll(async () => {
  engine = await createTestApp();
  const ending = new AbortController();
  const written = writeHistories(
    engine.deps,
    (clock) =>
      engineAt({
        ...clock,
        now() {
          if (clock.now() > INTERRUPTED_ON) ending.abort();
          return clock.now();
        },
      }),
    ending.signal,
  );
  await expect(written).rejects.toThrow('aborted');
  expect(await areHistoriesWritten(engine.deps.database)).toBe(false);
  await writeHistories(engine.deps, engineAt);
  await writeHistories(engine.deps, engineAt);
}, 600_000);
afterAll(() => engine.close());

async function look(name: string) {
  const shopper = await engine.logIn({ login: `${name}@demo.example`, password: DEMO_PASSWORD });
  const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
  const { payments } = await engine.call(getPaymentHistory, shopper, { body: {} });
  return {
    agreements: agreement.map(({ refCode, dueStatus, daysLate }) => [refCode, dueStatus ?? null, daysLate]),
    paymentsLeft: agreement.map(({ paymentCount, paymentsLeft }) => [paymentsLeft, paymentCount]),
    payments: payments.length,
    sources: [...new Set(payments.map(({ source }) => source))].toSorted(),
    reversed: payments.filter(({ status }) => status === 'reversed').length,
  };
}

const ON_TIME = ['ACTIVE', 'future', 0];

describe('today is 21 November 2026', () => {
  test('every customer of the demo has an account, in their language', async () => {
    const rows = await engine.deps.database
      .select({ email: customers.email, locale: customers.preferredLocale })
      .from(customers);
    for (const { email } of stories) expect(rows.map((row) => row.email)).toContain(email);
  });

  test.each([
    ['nora', [], 0],
    // 95 days by the week: signed on August 18, a Tuesday; payments on Tuesdays up to November 17.
    ['marcus', [ON_TIME], 14],
    ['tessa', [['ACTIVE', 'pastDue', 10]], 8],
    ['roy', [['ACTIVE', 'pastDue', 60]], 5],
    ['victor', [['PAIDOFF', null, 0]], 5],
    ['grace', [ON_TIME, ON_TIME], 10],
    ['dana', [ON_TIME], 6],
    ['omar', [ON_TIME], 1],
    ['june', [ON_TIME], 1],
    ['lucia', [ON_TIME], 5],
    ['carla', [ON_TIME], 8],
  ])('%s', async (name, agreements, payments) => {
    expect(await look(name)).toMatchObject({ agreements, payments });
  });

  test('Ellen’s autopay has charged thirteen months by itself', async () => {
    const { agreements, paymentsLeft, sources } = await look('ellen');
    expect(agreements).toEqual([ON_TIME]);
    const [left = 0, count = 0] = paymentsLeft[0] ?? [];
    expect(left).toBeLessThanOrEqual(4);
    expect(count).toBe(17);
    expect(sources).toEqual(['autopay', 'checkout']);
  });

  test('Leo got everything back', async () => {
    expect(await look('leo')).toMatchObject({ payments: 1, reversed: 1 });
  });

  test('the mails of the time were sent, in Spanish to Lucía, and none waits', async () => {
    const { database } = engine.deps;
    const mails = await database
      .select()
      .from(sandboxMessages)
      .where(eq(sandboxMessages.recipient, 'lucia@demo.example'));
    expect(mails.length).toBeGreaterThan(4);
    expect(mails.every(({ subject }) => !/Your /.test(subject ?? ''))).toBe(true);
    const waiting = await database.select().from(outboxMessages).where(eq(outboxMessages.status, 'pending'));
    expect(waiting).toEqual([]);
  });
});
