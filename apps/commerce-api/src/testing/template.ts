import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createDatabase, type Database, openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { seedDemo } from '../database/seed/seed-demo.ts';

/** Start of the test clocks, so that promotions and closing dates do not move. */
export const TEST_NOW = new Date('2026-11-21T15:00:00Z');

/** Fills the template of all test databases with the demo retailer. */
async function seedTestData(database: Database): Promise<void> {
  await seedDemo(database, { now: TEST_NOW });
}

/** `seeded`: the demo retailer is in it; `empty`: the tables only. */
export type TestContent = 'empty' | 'seeded';
export const TEST_CONTENTS: readonly TestContent[] = ['empty', 'seeded'];

/** Sources of a template: a change in any of them creates another template. */
const SOURCES = [
  '../database/migrations',
  '../database/seed',
  './template.ts',
  '../../../../packages/demo-data/src',
  '../../../../package-lock.json',
];

function hashPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  const isFile = /\.\w+$/.test(path);
  if (isFile) hash.update(path).update(readFileSync(path));
  else for (const name of readdirSync(path).sort()) hashPath(hash, join(path, name));
}

/** Names the template by its content, so that it is created once and reused by later runs. */
export function templateName(content: TestContent): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hashPath(hash, fileURLToPath(new URL(source, import.meta.url)));
  return `ownpath_template_${content}_${hash.digest('hex').slice(0, 12)}`;
}

export function snapshotPathOf(name: string): string {
  return join(tmpdir(), `${name}.tar`);
}

async function fill(database: Database, content: TestContent): Promise<void> {
  await migrate(database);
  if (content === 'seeded') await seedTestData(database);
}

/** Writes the template of the embedded database as a file from which new ones are loaded. */
export async function prepareSnapshot(name: string, content: TestContent): Promise<void> {
  const path = snapshotPathOf(name);
  if (existsSync(path)) return;
  const connection = await openEmbedded({ dataDir: 'memory' });
  const database = createDatabase(connection);
  await fill(database, content);
  await dropServerTemplates(database);
  await database.client.query('VACUUM (ANALYZE)');
  await dropSpareLog(database);
  const draft = `${path}.${process.pid}`;
  await connection.dump(draft);
  renameSync(draft, path);
  await database.close();
}

/** PostgreSQL's own templates are 600 files, which every test file would load: a fifth of the time of opening. */
async function dropServerTemplates({ client }: Database): Promise<void> {
  await client.query('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1']) await client.query(`DROP DATABASE ${name}`);
}

/** Segments of the log that were kept for reuse are half of the file, which every test file would load. */
async function dropSpareLog({ client }: Database): Promise<void> {
  const countSegments = async () => {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM pg_ls_waldir()');
    return rows[0]?.count ?? 0;
  };
  for (let spare = await countSegments(); spare > 0; spare -= 1) {
    await client.query('SELECT pg_switch_wal()');
    await client.query('CHECKPOINT');
  }
}

/** Creates the template database on PostgreSQL; it gets its final name when it is complete. */
export async function prepareTemplateDatabase(
  name: string,
  content: TestContent,
  serverUrl: string,
): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await server.query(`DROP DATABASE IF EXISTS ${draft}`);
    await server.query(`CREATE DATABASE ${draft}`);
    const database = await openDatabase({ url: databaseUrl(serverUrl, draft) });
    await fill(database, content);
    await database.client.query('VACUUM (ANALYZE)');
    await database.close();
    await server.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  } finally {
    await server.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
