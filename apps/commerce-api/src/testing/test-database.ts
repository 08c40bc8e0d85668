import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../database/connect.ts';
import { borrowDatabase } from './borrowed-database.ts';
import { databaseUrl, snapshotPathOf, type TestContent } from './template.ts';

export type TestDatabase = {
  readonly database: Database;
  /** How to open the same database again; null for the embedded one, which is in memory. */
  readonly url: string | null;
  close(): Promise<void>;
};

/** A database of its own for a test file: embedded in memory, or on the PostgreSQL server of the run. */
export async function createTestDatabase(
  content: TestContent = 'seeded',
  options: Pick<DatabaseOptions, 'statementLimitMs' | 'logger'> = {},
): Promise<TestDatabase> {
  const template = inject('templateNames')[content];
  const serverUrl = inject('testServerUrl');
  return serverUrl === null
    ? createEmbedded(template, options)
    : createOnServer(serverUrl, template, options);
}

async function createEmbedded(template: string, options: DatabaseOptions): Promise<TestDatabase> {
  const snapshotPath = snapshotPathOf(template);
  const database =
    Object.keys(options).length === 0
      ? await borrowDatabase(snapshotPath)
      : await openDatabase({ ...options, dataDir: 'memory', snapshotPath });
  return { database, url: null, close: () => database.close() };
}

async function createOnServer(
  serverUrl: string,
  template: string,
  options: DatabaseOptions,
): Promise<TestDatabase> {
  const name = `ownpath_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = databaseUrl(serverUrl, name);
  const database = await openDatabase({ ...options, url });
  return {
    database,
    url,
    async close() {
      await database.close();
      await runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}

/** Races need several connections, which only PostgreSQL has: skipped on the embedded database. */
export const describeOnPostgres = describe.skipIf(inject('testServerUrl') === null);
