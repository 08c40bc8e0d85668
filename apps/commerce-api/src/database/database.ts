import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type * as schema from './schema/index.ts';
import type { GuardedPool } from './transaction-guard.ts';

type Schema = typeof schema;
type Drizzle = NodePgDatabase<Schema>;

/** What a transaction's callback receives; its own `transaction` makes a savepoint. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** Takes `logger.info(fields, text)`; pino's loggers do. */
export type DatabaseLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

/** A connected database of either kind, with Drizzle's query builder on it. */
export type Database = Omit<Drizzle, 'transaction'> & {
  readonly kind: 'pglite' | 'postgres';
  /** The connections themselves, for what is not a query: session locks, `SET`, `VACUUM`. */
  readonly $client: Pool;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Inside, only the
   * transaction may be used: the plain handle throws `TransactionMisuseError`.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result>;
  /** Whether the code that asks runs inside an open transaction of this database. */
  isInTransaction(): boolean;
  /** Resolves when every commit so far is on disk. */
  flush(): Promise<void>;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
};

/** Parameter type of a store that works inside and outside a transaction. */
export type Queryable = Database | Transaction;

export type DatabaseOptions = {
  /** PostgreSQL connection string; when absent the embedded database is used. */
  readonly url?: string | undefined;
  /** Directory of the embedded database, or `memory`. */
  readonly dataDir?: string | undefined;
  readonly logger?: DatabaseLogger | undefined;
  /** A statement that takes longer fails. @default 30 s on PostgreSQL, 60 s embedded */
  readonly statementLimitMs?: number | undefined;
  /** A dump that a new embedded database starts from; used by tests. */
  readonly snapshotPath?: string | undefined;
};

/** What a driver brings: a pool of connections and how to end it. */
export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  readonly pool: GuardedPool;
  flush(): Promise<void>;
  close(): Promise<void>;
};
