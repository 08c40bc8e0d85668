import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
  type SQL,
} from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Connection } from './database.ts';
import * as schema from './schema/index.ts';

type Tables = ExtractTablesWithRelations<typeof schema>;
type EngineSession = NodePgSession<typeof schema, Tables>;

const dialect = new PgDialect();
const relations = extractTablesRelationalConfig<Tables>(schema, createTableRelationsHelpers);
const relationalSchema = {
  fullSchema: schema,
  schema: relations.tables,
  tableNamesMap: relations.tableNamesMap,
};

type Client = ConstructorParameters<typeof NodePgSession>[0];
type RunsQuery = {
  queryWithCache<Rows>(text: string, values: unknown[], run: () => Promise<Rows>): Promise<Rows>;
};

/**
 * Drizzle puts the values of a failed statement into the error's message, from where they would reach logs; here the
 * driver's own error (`code`, `constraint`) comes through, with the statement's text and without values.
 */
class Session extends NodePgSession<typeof schema, Tables> {
  readonly connection: Connection;

  constructor(client: Client, connection: Connection) {
    super(client, dialect, relationalSchema);
    this.connection = connection;
  }

  runBuilt(
    { parameters, joinsNotNullableMap }: BuiltQuery,
    values: Record<string, unknown>,
  ): Promise<unknown> {
    const [query, fields, name, ...rest] = parameters;
    // The embedded database's one session outlives the driver's connections, which know nothing of its names.
    const isNamed = this.connection.kind === 'postgres';
    const prepared = this.prepareQuery(query, fields, isNamed ? name : undefined, ...rest);
    return Object.assign(prepared, { joinsNotNullableMap }).execute(values);
  }

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...parameters: Parameters<EngineSession['prepareQuery']>
  ): PgPreparedQuery<Config> {
    const query = super.prepareQuery<Config>(...parameters);
    const runner = query as unknown as RunsQuery;
    runner.queryWithCache = (text, _values, run) => run().catch((error) => rethrowWithoutValues(error, text));
    return query;
  }
}

function rethrowWithoutValues(error: unknown, statement: string): never {
  if (error instanceof pg.DatabaseError) {
    error.detail = undefined;
    Object.assign(error, { statement });
  }
  throw error;
}

/** Drizzle inside a transaction of `client`. The relations of all tables are worked out once, not for each one. */
export function createTransaction(
  client: Client,
  connection: Connection,
): NodePgTransaction<typeof schema, Tables> {
  return new NodePgTransaction(dialect, new Session(client, connection), relationalSchema);
}

export function createQueryBuilder(connection: Connection): DetachedBuilder {
  return new NodePgDatabase(dialect, new Session(connection.pool, connection), relationalSchema);
}

/** Drizzle that builds statements and runs none. */
export type DetachedBuilder = NodePgDatabase<typeof schema>;

/** What Drizzle makes of a statement before it knows a connection. */
export type BuiltQuery = {
  readonly parameters: Parameters<EngineSession['prepareQuery']>;
  readonly joinsNotNullableMap?: unknown;
};

/** Keeps what it is asked to prepare. */
class BuildingSession extends NodePgSession<typeof schema, Tables> {
  parameters: BuiltQuery['parameters'] | null = null;

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...parameters: Parameters<EngineSession['prepareQuery']>
  ): PgPreparedQuery<Config> {
    this.parameters = parameters;
    return super.prepareQuery<Config>(...parameters);
  }
}

/** @param prepare builds a statement and prepares it */
export function buildPrepared(prepare: (builder: DetachedBuilder) => unknown): BuiltQuery {
  const session = new BuildingSession({} as Client, dialect, relationalSchema);
  const prepared = prepare(new NodePgDatabase(dialect, session, relationalSchema));
  if (!session.parameters) throw new Error('nothing was prepared');
  const { joinsNotNullableMap } = prepared as { joinsNotNullableMap?: unknown };
  return { parameters: session.parameters, joinsNotNullableMap };
}

export function buildQuery(name: string, statement: SQL): BuiltQuery {
  return { parameters: [dialect.sqlToQuery(statement), undefined, name, false] };
}

/** The session that a handle or a transaction of ours runs on. */
export function sessionOf(queryable: { readonly _: { readonly session: unknown } }): Session {
  return queryable._.session as Session;
}
