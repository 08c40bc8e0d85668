import { createRequire } from 'node:module';
import type * as Core from 'drizzle-orm';
import type * as Driver from 'drizzle-orm/node-postgres';
import type * as Postgres from 'drizzle-orm/pg-core';

/**
 * What is used of the query builder; no other file imports it.
 *
 * It is loaded as CommonJS, which the package ships too: for each of the 150 files of an ES module Node parses the
 * package's `package.json` again, and this one's has 180 kB. That took nine times as long, a third of the engine's start.
 */
const load = createRequire(import.meta.url);

export const {
  and,
  asc,
  count,
  DrizzleQueryError,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  sum,
} = load('drizzle-orm') as typeof Core;
export type { ExtractTablesWithRelations, Placeholder, SQL, SQLWrapper } from 'drizzle-orm';

export const { drizzle, NodePgDatabase, NodePgSession, NodePgTransaction } = load(
  'drizzle-orm/node-postgres',
) as typeof Driver;
export type NodePgDatabase = Driver.NodePgDatabase;
export type NodePgSession<
  Schema extends Record<string, unknown>,
  Tables extends Core.TablesRelationalConfig,
> = Driver.NodePgSession<Schema, Tables>;
export type NodePgTransaction<
  Schema extends Record<string, unknown>,
  Tables extends Core.TablesRelationalConfig,
> = Driver.NodePgTransaction<Schema, Tables>;

export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  getTableConfig,
  index,
  integer,
  jsonb,
  PgDialect,
  PgTable,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = load('drizzle-orm/pg-core') as typeof Postgres;
export type PgTable = Postgres.PgTable;
export type {
  AnyPgColumn,
  IndexedColumn,
  PgColumn,
  PgInsertValue,
  PgPreparedQuery,
  PgTransactionConfig,
  PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
