import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig, QueryResult } from 'pg';
import type { OnConnection, Queryable, StatementClient } from './database.ts';
import { type NodePgDatabase, type Placeholder, type PreparedQueryConfig, type SQL, sql } from './orm.ts';
import { createQueryBuilder, dialect, Session } from './session.ts';

type QueryBuilder = NodePgDatabase;
/** A Drizzle statement with `sql.placeholder` for its values. */
type Preparable<Row> = { prepare(name: string): PreparedStatement<Row[]> };
type PreparedStatement<Result> = { execute(values?: Record<string, unknown>): Promise<Result> };

/**
 * Drizzle binds a prepared statement to one client. Statements are prepared once per process, on a client that passes
 * each call on to the client of the handle or transaction that the call was made with.
 */
const currentCall = new AsyncLocalStorage<OnConnection>();
const forwarding = { query: forward } as Pick<StatementClient, 'query'> as StatementClient;

function forward(config: QueryConfig, values: unknown[]): Promise<QueryResult> {
  const call = currentCall.getStore();
  if (!call) throw new Error('A prepared statement ran outside a call.');
  return call.client.query(config, values);
}

function execute<Result>(
  statement: PreparedStatement<Result>,
  { client, connection }: Queryable,
  values: Record<string, unknown>,
): Promise<Result> {
  return currentCall.run({ client, connection }, () => statement.execute(values));
}

/**
 * A select whose text is built once per process and that PostgreSQL plans once per connection: for statements that are
 * part of every call. Values reach the driver unchanged, the encoders of the columns don't apply.
 * @param name unique among all statements of the engine
 */
export function prepareSelect<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (builder: QueryBuilder) => Preparable<Row>,
): (queryable: Queryable, values: Values) => Promise<Row[]> {
  let prepared: PreparedStatement<Row[]> | null = null;
  return (queryable, values) => {
    prepared ??= build(createQueryBuilder(forwarding)).prepare(name);
    return execute(prepared, queryable, values);
  };
}

/** As `prepareSelect`, for a statement in SQL; a row has the columns by their names. */
export function prepareStatement<Values extends Record<string, unknown>, Row>(
  name: string,
  statement: SQL,
): (queryable: Queryable, values: Values) => Promise<Row[]> {
  type Config = PreparedQueryConfig & { execute: QueryResult };
  let prepared: PreparedStatement<QueryResult> | null = null;
  return async (queryable, values) => {
    prepared ??= new Session(forwarding).prepareQuery<Config>(
      dialect.sqlToQuery(statement),
      undefined,
      name,
      false,
    );
    const { rows } = await execute(prepared, queryable, values);
    return rows as Row[];
  };
}

/**
 * As `prepareSelect`, for an insert or an update of the fields that are present: built once per choice of fields.
 * @param build receives a placeholder for each field; the encoders of their columns apply
 */
export function prepareWrite<Fields extends object, Row>(
  name: string,
  build: (builder: QueryBuilder, fields: Record<string, Placeholder>) => Preparable<Row>,
): (queryable: Queryable, fields: Fields) => Promise<Row[]> {
  const preparedByFields = new Map<string, PreparedStatement<Row[]>>();
  return (queryable, fields) => {
    const present = Object.entries(fields).filter(([, value]) => value !== undefined);
    const key = JSON.stringify(present.map(([field]) => field).sort());
    let prepared = preparedByFields.get(key);
    if (!prepared) {
      const placeholders = Object.fromEntries(present.map(([field]) => [field, sql.placeholder(field)]));
      const number = preparedByFields.size + 1;
      prepared = build(createQueryBuilder(forwarding), placeholders).prepare(`${name} ${number}`);
      preparedByFields.set(key, prepared);
    }
    return execute(prepared, queryable, Object.fromEntries(present));
  };
}
