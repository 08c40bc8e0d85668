import type { Connection, Database, DatabaseOptions, Queryable, Transaction } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { PgTransactionConfig } from './orm.ts';
import { runTransaction } from './run-transaction.ts';
import { createQueryBuilder } from './session.ts';

export type { Database, DatabaseLogger, DatabaseOptions, Queryable, Transaction } from './database.ts';

/** @throws StartupError with a message for the operator when the database cannot be opened */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connection =
    options.url === undefined ? await openEmbedded(options) : await openPostgres(options.url, options);
  return createDatabase(connection);
}

/** Adds the query builder to an open connection. */
export function createDatabase(connection: Connection): Database {
  const { pool } = connection;
  return Object.assign(createQueryBuilder(pool), {
    connection,
    client: pool,
    transaction: <Result>(
      work: (transaction: Transaction) => Promise<Result>,
      config?: PgTransactionConfig,
    ) => runTransaction(connection, work, config),
    isInTransaction: () => pool.isInTransaction,
    flush: () => connection.flush(),
    close: () => connection.close(),
  });
}

/** The same object for a handle and all its transactions: the key of caches per database. */
export function databaseOf(queryable: Queryable): object {
  return queryable.connection;
}

/**
 * Runs independent reads, in one round trip where the driver can send them together; the embedded
 * database answers one after another.
 */
export async function readTogether<Reads extends readonly (() => Promise<unknown>)[]>(
  queryable: Queryable,
  reads: readonly [...Reads],
): Promise<{ [Key in keyof Reads]: Awaited<ReturnType<Reads[Key]>> }> {
  const results: unknown[] = [];
  if (queryable.connection.kind === 'postgres') {
    results.push(...(await Promise.all(reads.map((read) => read()))));
  } else {
    for (const read of reads) results.push(await read());
  }
  return results as { [Key in keyof Reads]: Awaited<ReturnType<Reads[Key]>> };
}
