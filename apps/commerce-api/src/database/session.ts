import pg from 'pg';
import type { OnConnection, StatementClient, Transaction } from './database.ts';
import {
  DrizzleQueryError,
  type ExtractTablesWithRelations,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
} from './orm.ts';

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;
type DrizzleTransaction = NodePgTransaction<NoSchema, NoTables>;

export const dialect = new PgDialect();

/**
 * Drizzle puts the values of a failed statement into the error's message, from where they would reach the logs.
 * This session throws the driver's own error (`code`, `constraint`), with the statement's text and without values.
 */
export class Session extends NodePgSession<NoSchema, NoTables> {
  constructor(client: StatementClient) {
    super(client, dialect, undefined);
  }

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...parameters: Parameters<NodePgSession<NoSchema, NoTables>['prepareQuery']>
  ): PgPreparedQuery<Config> {
    const prepared = super.prepareQuery<Config>(...parameters);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => execute(values).catch(throwWithoutValues);
    return prepared;
  }
}

function throwWithoutValues(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error;
  const { cause, query } = error;
  if (cause instanceof pg.DatabaseError) {
    cause.detail = undefined;
    Object.assign(cause, { statement: query });
  }
  throw cause;
}

/** Drizzle's query builder on `client`. */
export function createQueryBuilder(client: StatementClient): NodePgDatabase {
  return new NodePgDatabase(dialect, new Session(client), undefined);
}

/** Drizzle inside the transaction that is open on `client`. */
export function createTransaction(on: OnConnection): Transaction {
  return attach(new NodePgTransaction(dialect, new Session(on.client), undefined), on);
}

function attach(transaction: DrizzleTransaction, on: OnConnection): Transaction {
  const openSavepoint = transaction.transaction.bind(transaction);
  return Object.assign(transaction, {
    ...on,
    transaction: <Result>(work: (savepoint: Transaction) => Promise<Result>) =>
      openSavepoint((savepoint) => work(attach(savepoint, on))),
  });
}
