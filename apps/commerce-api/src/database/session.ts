import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from 'drizzle-orm';
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
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
export function createTransaction(client: Client): NodePgTransaction<typeof schema, Tables> {
  return new NodePgTransaction(dialect, new Session(client, dialect, relationalSchema), relationalSchema);
}

export function createQueryBuilder(client: Client): NodePgDatabase<typeof schema> {
  return new NodePgDatabase(dialect, new Session(client, dialect, relationalSchema), relationalSchema);
}
