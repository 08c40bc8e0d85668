import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseUrl } from '../testing/template.ts';
import { createTestDatabase, describeOnPostgres, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { sql } from './orm.ts';
import { isDatabaseUnavailable } from './query-error.ts';
import { StartupError } from './startup-error.ts';

describe('a PostgreSQL that cannot be opened', () => {
  test('gives one sentence that names the server and the setting', async () => {
    const attempt = openDatabase({ url: 'postgresql://shop:hidden@127.0.0.1:1/shop' });
    await expect(attempt).rejects.toThrow(StartupError);
    await expect(attempt).rejects.toThrow(
      'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED): start it or correct DATABASE_URL.',
    );
  });
});

describeOnPostgres('PostgreSQL', () => {
  let testDatabase: TestDatabase;
  const url = () => testDatabase.url ?? '';
  const lostConnections: string[] = [];
  beforeAll(async () => {
    const logger = {
      info() {},
      warn() {},
      error: (fields: { reason: string }) => void lostConnections.push(fields.reason),
    };
    testDatabase = await createTestDatabase('empty', { logger: logger as never });
  });
  afterAll(() => testDatabase.close());

  async function endConnections(state: string): Promise<number> {
    const other = await openDatabase({ url: inject('testServerUrl') ?? '' });
    const ended = await other.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = ${new URL(url()).pathname.slice(1)} AND state = ${state}`,
    );
    await other.close();
    return ended.rows.length;
  }

  test('refuses a user or a database that it does not know with a sentence', async () => {
    const other = new URL(url());
    other.username = 'other';
    await expect(openDatabase({ url: other.href })).rejects.toThrow(/refused user other: .* DATABASE_URL/);
    await expect(openDatabase({ url: databaseUrl(url(), 'nowhere') })).rejects.toThrow(
      'has no database nowhere',
    );
  });

  test('may end idle connections: the process lives on and connects again', async () => {
    const { database } = testDatabase;
    await Promise.all([1, 2, 3].map(() => database.execute(sql`SELECT pg_sleep(0.02)`)));
    const ended = await endConnections('idle');
    expect(ended).toBeGreaterThan(0);
    await expect.poll(() => lostConnections.length).toBeGreaterThanOrEqual(ended);
    expect((await database.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  test('may end a connection inside a transaction: that transaction fails as unavailable', async () => {
    const { database } = testDatabase;
    const attempt = database.transaction(async (transaction) => {
      await transaction.execute(sql`CREATE TABLE lost ()`);
      await endConnections('idle in transaction');
      await transaction.execute(sql`SELECT 1`);
    });
    await expect(attempt).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await database.execute(sql`SELECT to_regclass('lost') AS lost`)).rows).toEqual([{ lost: null }]);
  });

  test('stops a statement over the limit', async () => {
    const limited = await openDatabase({ url: url(), statementLimitMs: 100 });
    await expect(limited.execute(sql`SELECT pg_sleep(5)`)).rejects.toMatchObject({ code: '57014' });
    await limited.close();
  });

  test('is migrated once by processes that start at once', async () => {
    const name = `${new URL(url()).pathname.slice(1)}_new`;
    await testDatabase.database.execute(sql.raw(`CREATE DATABASE ${name}`));
    const databases = await Promise.all(
      [1, 2, 3, 4].map(() => openDatabase({ url: databaseUrl(url(), name) })),
    );
    await Promise.all(databases.map((database) => migrate(database)));
    const counted = await databases[0]?.execute(
      sql`SELECT count(*) = count(DISTINCT hash) AS once FROM drizzle.__drizzle_migrations`,
    );
    expect(counted?.rows).toEqual([{ once: true }]);
    await Promise.all(databases.map((database) => database.close()));
    await testDatabase.database.execute(sql.raw(`DROP DATABASE ${name}`));
  });
});
