import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, describeOnPostgres, type TestDatabase } from '../testing/test-database.ts';
import type { Changes } from './change-log.ts';
import { openDatabase } from './connect.ts';
import { sql } from './orm.ts';
import { ANSWER_COUNTS_MS, type ChangeWatch, watchChanges } from './watch-changes.ts';

let testDatabase: TestDatabase;
let watch: ChangeWatch;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  watch = await watchChanges(testDatabase.database);
});
afterAll(async () => {
  await watch.stop();
  await testDatabase.close();
});

async function current(): Promise<Changes> {
  await expect.poll(() => watch.read(), { timeout: 30_000 }).not.toBeNull();
  const changes = await watch.read();
  if (!changes) throw new Error('The watch lost its connection.');
  return changes;
}

/** The numbers once a change of this kind is heard of. */
async function heardOf(kind: 'catalog' | 'content', work: () => Promise<unknown>) {
  const before = await current();
  await work();
  await expect
    .poll(async () => (await watch.read())?.[kind], { timeout: 30_000 })
    .toBeGreaterThan(before[kind]);
  return { before, after: await current() };
}

const run = (statement: ReturnType<typeof sql>) => () => testDatabase.database.execute(statement);

describe('a committed change is announced', () => {
  test.each([
    ['a price', 'catalog', sql`UPDATE product_prices SET cash_price_cents = cash_price_cents + 1`],
    ['stock', 'catalog', sql`UPDATE inventory_units SET store_id = store_id`],
    ['a restriction', 'catalog', sql`DELETE FROM store_restricted_categories`],
    ['a store', 'content', sql`UPDATE stores SET phone = phone`],
    ['a content page', 'content', sql`UPDATE content_pages SET id = id`],
    ['a preference', 'content', sql`UPDATE custom_preferences SET value = value`],
    ['a promotion', 'content', sql`UPDATE promotions SET is_enabled = is_enabled`],
  ] as const)('%s', async (_, kind, statement) => {
    await heardOf(kind, run(statement));
  });
});

test('what is not committed, and what pages for everybody do not show, is not', async () => {
  const { database } = testDatabase;
  const { before, after } = await heardOf('catalog', async () => {
    await database
      .transaction(async (transaction) => {
        await transaction.execute(sql`UPDATE stores SET phone = phone`);
        throw new RangeError('no');
      })
      .catch(() => {});
    await database.execute(sql`UPDATE customers SET updated_at = updated_at`);
    // Announcements arrive in the order of the commits.
    await database.execute(sql`UPDATE product_prices SET cash_price_cents = cash_price_cents + 1`);
  });
  expect(after.content).toBe(before.content);
});

describeOnPostgres('PostgreSQL', () => {
  const change = sql`UPDATE promotions SET is_enabled = is_enabled`;

  describe('with a clock of its own', () => {
    let nowMs = 0;
    let timed: ChangeWatch;
    const contentNow = async () => (await timed.read())?.content ?? Number.NaN;
    beforeAll(async () => {
      timed = await watchChanges(testDatabase.database, undefined, () => nowMs);
      await vi.waitFor(async () => expect(await timed.read()).not.toBeNull(), 30_000);
    });
    afterAll(() => timed.stop());

    test('what this process has committed is heard of by whoever asks afterwards, however soon', async () => {
      const { database } = testDatabase;
      let before = await contentNow();
      for (let count = 0; count < 200; count += 1) {
        if (count % 2 === 0) await database.execute(change);
        else await database.transaction((transaction) => transaction.execute(change));
        const all = await Promise.all([contentNow(), contentNow(), contentNow()]);
        for (const after of all) expect(after).toBeGreaterThan(before);
        before = await contentNow();
      }
    });

    test('what another has committed is heard of by whoever asks once the last answer does not count', async () => {
      const other = await openDatabase({ url: testDatabase.url ?? '' });
      let before = await contentNow();
      for (let count = 0; count < 200; count += 1) {
        await other.execute(change);
        nowMs += ANSWER_COUNTS_MS;
        const all = await Promise.all([contentNow(), contentNow(), contentNow()]);
        for (const after of all) expect(after).toBeGreaterThan(before);
        before = await contentNow();
      }
      await other.close();
    });

    test('an answer counts for whoever asks soon after the question, who hear what has arrived since', async () => {
      const other = await openDatabase({ url: testDatabase.url ?? '' });
      const isAsked = () => timed.read() instanceof Promise;
      await expect.poll(isAsked, { timeout: 30_000 }).toBe(false);
      const content = await contentNow();
      await other.execute(change);
      await expect.poll(contentNow, { timeout: 30_000 }).toBeGreaterThan(content);
      await expect.poll(isAsked, { timeout: 30_000 }).toBe(false);
      nowMs += ANSWER_COUNTS_MS;
      expect(isAsked()).toBe(true);
      await other.close();
    });
  });

  test('a change of another process is announced, and a lost connection is noticed and replaced', async () => {
    const other = await openDatabase({ url: testDatabase.url ?? '' });
    const changed = () => other.execute(sql`UPDATE stores SET phone = phone`);
    await heardOf('content', changed);

    // What was changed meanwhile is taken as changed.
    await heardOf('catalog', () =>
      other.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = 'shop_changes'`,
      ),
    );
    await heardOf('content', changed);
    await other.close();
  });
});
