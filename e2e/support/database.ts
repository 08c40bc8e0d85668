import { cpSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { createDatabase, nameOf, withName } from '../../scripts/postgres/create-database.ts';
import { createDataDir, removeDataDir } from './data-directory.ts';

/**
 * Where a shop keeps its data: a data directory with the embedded database, or the URL of a PostgreSQL database.
 * `TESTS_ON=postgres` has the journeys' shops on PostgreSQL (decision 0115).
 */
export type ShopDatabase = string;

/** What the global setup filled once: each journey with a shop of its own starts from a copy. */
export type Templates = { readonly dataDir: string; readonly databaseUrl: string | null };

const SECRETS = {
  SESSION_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  SENSITIVE_KEYS: `first:${Buffer.alloc(32, 7).toString('base64')}`,
};

/** Others may use it at the same time. */
export const isOnServer = (database: ShopDatabase) => URL.canParse(database);

/** The settings of a shop or engine that uses the database. */
export function settingsOf(database: ShopDatabase): Readonly<Record<string, string>> {
  return isOnServer(database) ? { ...SECRETS, DATABASE_URL: database } : { DATA_DIR: database };
}

/** Null where no global setup ran, as in a script that takes pictures. */
function readTemplates(): Templates | null {
  const { SHOP_TEMPLATES } = process.env;
  return SHOP_TEMPLATES ? (JSON.parse(SHOP_TEMPLATES) as Templates) : null;
}

/** A data directory as the global setup seeded one: seconds quicker to start from than an empty one. */
export function createSeededDataDir(): string {
  const dataDir = createDataDir();
  const templates = readTemplates();
  if (templates) cpSync(templates.dataDir, dataDir, { recursive: true });
  return dataDir;
}

/** A seeded database of its own for a shop. */
export async function createSeededDatabase(): Promise<ShopDatabase> {
  const template = readTemplates()?.databaseUrl;
  return template ? createDatabase(template, template) : createSeededDataDir();
}

/** No shop uses it any more. */
export async function removeDatabase(database: ShopDatabase): Promise<void> {
  if (!isOnServer(database)) return removeDataDir(database);
  await query(withName(database, 'postgres'), `DROP DATABASE IF EXISTS ${nameOf(database)} WITH (FORCE)`);
}

/** Runs one statement on a database; an embedded one may not be in use. */
export async function editDatabase<Row extends object>(
  database: ShopDatabase,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  if (isOnServer(database)) return query<Row>(database, statement, parameters);
  const embedded = await PGlite.create({ dataDir: path.join(database, 'database') });
  try {
    const { rows } = await embedded.query<Row>(statement, [...parameters]);
    return rows;
  } finally {
    await embedded.close();
  }
}

async function query<Row extends object>(
  databaseUrl: string,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement, [...parameters]);
    return rows;
  } finally {
    await client.end();
  }
}
