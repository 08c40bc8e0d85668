import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, describeOnPostgres, type TestDatabase } from '../testing/test-database.ts';
import { sql } from './orm.ts';

describeOnPostgres('transactions that stand in each other’s way', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase('empty');
    await testDatabase.database.execute(sql`create table counters (name text primary key, value int)`);
    await testDatabase.database.execute(sql`insert into counters values ('first', 0), ('second', 0)`);
  });
  afterAll(() => testDatabase.close());

  test('both come through when they take the same rows in opposite orders', async () => {
    const { database } = testDatabase;
    let waiting = 0;
    let release = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      release = resolve;
    });
    const attempts = { forwards: 0, backwards: 0 };
    const raise = (way: keyof typeof attempts, names: readonly [string, string]) =>
      database.transaction(async (transaction) => {
        attempts[way] += 1;
        await transaction.execute(sql`update counters set value = value + 1 where name = ${names[0]}`);
        waiting += 1;
        if (waiting === 2) release();
        await bothHoldOne;
        await transaction.execute(sql`update counters set value = value + 1 where name = ${names[1]}`);
      });
    await Promise.all([raise('forwards', ['first', 'second']), raise('backwards', ['second', 'first'])]);
    const { rows } = await database.execute(sql`select value from counters`);
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    // The one rolled back can take its row again before the other one wakes: then there is a further attempt.
    expect(attempts.forwards + attempts.backwards).toBeGreaterThanOrEqual(3);
  });
});
