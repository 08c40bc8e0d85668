import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { sql } from './orm.ts';

let testDatabase: TestDatabase;
let folder: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'ownpath-migrations-'));
  mkdirSync(join(folder, 'meta'));
});
afterAll(async () => {
  await testDatabase.close();
  rmSync(folder, { recursive: true, force: true });
});

function writeMigration(statement: string): void {
  const entry = { idx: 0, version: '7', when: 4_000_000_000_000, tag: 'next', breakpoints: true };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }));
  writeFileSync(join(folder, 'next.sql'), statement);
}

test('a migration that fails leaves the schema as it was and says why', async () => {
  writeMigration(
    'CREATE TABLE half_way (id integer);\n--> statement-breakpoint\nALTER TABLE nowhere ADD COLUMN a integer;',
  );
  await expect(migrate(testDatabase.database, folder)).rejects.toThrow(
    /could not be brought to this version's schema: relation "nowhere" does not exist\. .* DATABASE_URL or DATA_DIR/,
  );
  const { rows } = await testDatabase.database.execute(sql`SELECT to_regclass('half_way') AS left`);
  expect(rows).toEqual([{ left: null }]);
});

test('a migration is applied once', async () => {
  writeMigration('CREATE TABLE made (id integer);');
  await migrate(testDatabase.database, folder);
  await migrate(testDatabase.database, folder);
  const { rows } = await testDatabase.database.execute(sql`SELECT to_regclass('made')::text AS made`);
  expect(rows).toEqual([{ made: 'made' }]);
});

test('the migration to standard names keeps existing rows, and audit_log still refuses updates', async () => {
  const { database } = testDatabase;
  await database.execute(sql`
    ALTER TABLE basket_payment_instruments RENAME COLUMN save_to_account TO is_to_be_kept;
    ALTER TABLE audit_log DROP CONSTRAINT audit_log_actor_kind_check;
    ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_kind_check
      CHECK (actor_kind in ('guest', 'customer', 'job', 'outside-party'));
    INSERT INTO audit_log (correlation_id, actor_kind, action, subject_kind, subject_id)
      VALUES ('c1', 'outside-party', 'document-signed', 'order', 'o1');
    INSERT INTO jobs (kind, payload, idempotency_key, run_at, max_attempts)
      VALUES ('keep-card', '{"authorizationId":"a1"}', 'a1', now(), 5);
  `);
  writeMigration(readFileSync(new URL('./migrations/0013_standard_names.sql', import.meta.url), 'utf8'));
  await database.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 4000000000000`);
  await migrate(database, folder);

  const audit = await database.execute(sql`SELECT actor_kind FROM audit_log`);
  expect(audit.rows).toEqual([{ actor_kind: 'provider' }]);
  const jobs = await database.execute(sql`SELECT kind, idempotency_key, status FROM jobs`);
  expect(jobs.rows).toEqual([{ kind: 'save-card', idempotency_key: 'a1', status: 'waiting' }]);
  await expect(database.execute(sql`UPDATE audit_log SET action = 'other'`)).rejects.toThrow();
});
