import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

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
