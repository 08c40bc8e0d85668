import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { sql } from './orm.ts';
import { prepareStatement } from './prepare-statement.ts';
import { isUniqueViolation } from './query-error.ts';
import { AbortedTransactionError } from './run-transaction.ts';
import { TransactionMisuseError } from './transaction-guard.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  await testDatabase.database.execute(sql`CREATE TABLE note (id integer PRIMARY KEY, body text NOT NULL)`);
});
afterAll(() => testDatabase.close());

async function bodies(): Promise<unknown[]> {
  const { rows } = await testDatabase.database.execute(sql`SELECT body FROM note ORDER BY id`);
  return rows.map(({ body }) => body);
}

describe('transaction', () => {
  test('commits what its callback did and returns its result', async () => {
    const { database } = testDatabase;
    const result = await database.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO note VALUES (1, 'kept')`);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await bodies()).toEqual(['kept']);
  });

  test('rolls back and passes the callback’s error on', async () => {
    const { database } = testDatabase;
    const attempt = database.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO note VALUES (2, 'lost')`);
      throw new RangeError('no');
    });
    await expect(attempt).rejects.toThrow(RangeError);
    expect(await bodies()).toEqual(['kept']);
  });

  test('has savepoints', async () => {
    const { database } = testDatabase;
    await database.transaction(async (transaction) => {
      const inner = transaction.transaction((savepoint) =>
        savepoint.execute(sql`INSERT INTO note VALUES (1, 'twice')`),
      );
      await expect(inner).rejects.toSatisfy((error) => isUniqueViolation(error, 'note_pkey'));
      await transaction.execute(sql`INSERT INTO note VALUES (3, 'after the savepoint')`);
    });
    expect(await bodies()).toEqual(['kept', 'after the savepoint']);
  });

  test('does not report success when a swallowed error has aborted it', async () => {
    const { database } = testDatabase;
    const attempt = database.transaction(async (transaction) => {
      await transaction.execute(sql`INSERT INTO note VALUES (1, 'twice')`).catch(() => {});
    });
    await expect(attempt).rejects.toThrow(AbortedTransactionError);
  });
});

describe('the plain handle inside an open transaction', () => {
  test('throws at once instead of waiting for itself', async () => {
    const { database } = testDatabase;
    const attempt = database.transaction(async () => {
      await database.execute(sql`SELECT 1`);
    });
    await expect(attempt).rejects.toThrow(TransactionMisuseError);
  });

  test('cannot open a second transaction', async () => {
    const { database } = testDatabase;
    const attempt = database.transaction(() => database.transaction(async () => {}));
    await expect(attempt).rejects.toThrow(TransactionMisuseError);
  });

  test('works again for work that outlives the transaction', async () => {
    const { database } = testDatabase;
    let later: Promise<unknown> = Promise.resolve();
    const committed = Promise.withResolvers<void>();
    await database.transaction(async () => {
      later = committed.promise.then(() => database.execute(sql`SELECT 1`));
    });
    committed.resolve();
    await expect(later).resolves.toBeDefined();
  });

  test('serves other callers meanwhile', async () => {
    const { database } = testDatabase;
    const [, others] = await Promise.all([
      database.transaction((transaction) => transaction.execute(sql`SELECT pg_sleep(0.05)`)),
      Promise.all(Array.from({ length: 20 }, () => database.execute(sql`SELECT 1 AS one`))),
    ]);
    expect(others.map(({ rows }) => rows[0]?.one)).toEqual(Array.from({ length: 20 }, () => 1));
  });
});

test('an error names the constraint and the statement, and no values', async () => {
  const secret = 'jane@example.test';
  const { database } = testDatabase;
  await database.execute(
    sql`CREATE TABLE IF NOT EXISTS contact (email text CONSTRAINT contact_email UNIQUE)`,
  );
  await database.execute(sql`INSERT INTO contact VALUES (${secret})`);
  const error: unknown = await database
    .execute(sql`INSERT INTO contact VALUES (${secret})`)
    .catch((reason) => reason);
  expect(isUniqueViolation(error, 'contact_email')).toBe(true);
  expect(isUniqueViolation(error, 'note_pkey')).toBe(false);
  expect(JSON.stringify([error, String(error), Object.entries(error as Error)])).not.toContain(secret);
  expect(error).toMatchObject({ statement: 'INSERT INTO contact VALUES ($1)' });
});

test('large values and results pass', async () => {
  const { database } = testDatabase;
  const text = 'ñ'.repeat(2_000_000);
  const { rows } = await database.execute(sql`SELECT ${text}::text AS text FROM generate_series(1, 3)`);
  expect(rows.map((row) => row.text === text)).toEqual([true, true, true]);
});

test('a prepared statement runs again on the connection that replaces a lost one', async () => {
  const { database } = testDatabase;
  const sumOf = prepareStatement<{ addend: number }, { sum: number }>(
    'sum of two',
    sql`SELECT 40 + ${sql.placeholder('addend')}::int AS sum`,
  );
  expect(await sumOf(database, { addend: 2 })).toEqual([{ sum: 42 }]);
  expect(await sumOf(database, { addend: 3 })).toEqual([{ sum: 43 }]);
  const connection = await database.client.connect();
  connection.release(true);
  expect(await sumOf(database, { addend: 4 })).toEqual([{ sum: 44 }]);
});

test('a long query leaves the event loop free', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await testDatabase.database.execute(sql`SELECT sum(sqrt(n)) FROM generate_series(1, 2000000) n`);
  clearInterval(timer);
  // A query on this thread would block the event loop, so that no turn is counted.
  expect(turns).toBeGreaterThan(5);
});
