import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { NodePgDatabase, PgTransactionConfig } from './orm.ts';
import type { GuardedPool } from './transaction-guard.ts';

/** Sends statements: the pool, or the client of an open transaction. */
export type StatementClient = Pool | PoolClient;

/** Runs the statements of a handle or a transaction. */
export type OnConnection = { readonly client: StatementClient; readonly connection: Connection };

/** Passed to the callback of a transaction. Its own `transaction` sets a savepoint. */
export type Transaction = Omit<NodePgDatabase, 'transaction'> &
  OnConnection & {
    transaction<Result>(work: (savepoint: Transaction) => Promise<Result>): Promise<Result>;
  };

export type DatabaseLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

/** A connected database of either kind, with Drizzle's query builder on it. */
export type Database = Omit<NodePgDatabase, 'transaction'> & {
  readonly connection: Connection;
  /** The connections, for statements other than queries: session locks, `SET`, `VACUUM`. */
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

/** A pool of connections and its shutdown, provided by a driver. */
export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  readonly pool: GuardedPool;
  flush(): Promise<void>;
  close(): Promise<void>;
};
