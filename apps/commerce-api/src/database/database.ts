import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { GuardedPool } from './transaction-guard.ts';

/** What sends statements: the pool, or the one client that a transaction is open on. */
export type StatementClient = Pool | PoolClient;

/** What the statements of a handle or a transaction run on. */
export type OnConnection = { readonly client: StatementClient; readonly connection: Connection };

/** What the callback of a transaction receives. Its own `transaction` sets a savepoint. */
export type Transaction = Omit<NodePgDatabase, 'transaction'> &
  OnConnection & {
    transaction<Result>(work: (savepoint: Transaction) => Promise<Result>): Promise<Result>;
  };

export type DatabaseLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

/** A connected database of either kind, with Drizzle's query builder on it. */
export type Database = Omit<NodePgDatabase, 'transaction'> & {
  readonly connection: Connection;
  /** The connections themselves, for what is not a query: session locks, `SET`, `VACUUM`. */
  readonly client: Pool;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it throws. Inside, only the
   * transaction may be used: the plain handle throws `TransactionMisuseError`.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result>;
  /** Whether the calling code runs inside an open transaction of this database. */
  isInTransaction(): boolean;
  /** Resolves when every commit so far is on disk. */
  flush(): Promise<void>;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
};

/** Parameter type of queries that run inside and outside a transaction. */
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

/** What a driver provides: a pool of connections and how to end it. */
export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  readonly pool: GuardedPool;
  flush(): Promise<void>;
  close(): Promise<void>;
};
