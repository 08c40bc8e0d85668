import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Queryable } from './database.ts';
import { type BuiltQuery, buildPrepared, buildQuery, type DetachedBuilder, sessionOf } from './session.ts';

/** A statement of Drizzle's, with `sql.placeholder` where values go. */
type Prepares<Row> = { prepare(name: string): { execute(): Promise<Row[]> } };

/**
 * A select whose text is built once in the life of the process and that PostgreSQL plans once for each connection: for
 * statements that are part of every call. Values reach the driver as they are, past the encoders of the columns.
 * @param name unique among all statements of the engine
 */
export function prepareSelect<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (builder: DetachedBuilder) => Prepares<Row>,
): (queryable: Queryable, values: Values) => Promise<Row[]> {
  let built: BuiltQuery | null = null;
  return (queryable, values) => {
    built ??= buildPrepared((builder) => build(builder).prepare(name));
    return sessionOf(queryable).runBuilt(built, values) as Promise<Row[]>;
  };
}

/** As `prepareSelect`, for a statement that is written out; a row has the columns by their names. */
export function prepareStatement<Values extends Record<string, unknown>, Row>(
  name: string,
  statement: SQL,
): (queryable: Queryable, values: Values) => Promise<Row[]> {
  let built: BuiltQuery | null = null;
  return async (queryable, values) => {
    built ??= buildQuery(name, statement);
    const { rows } = (await sessionOf(queryable).runBuilt(built, values)) as QueryResult;
    return rows as Row[];
  };
}

/**
 * As `prepareSelect`, for an insert or an update of the fields that are there: built for each choice of fields.
 * @param build is handed a placeholder for each field; the encoders of their columns apply
 */
export function prepareWrite<Fields extends object, Row>(
  name: string,
  build: (builder: DetachedBuilder, fields: Record<string, Placeholder>) => Prepares<Row>,
): (queryable: Queryable, fields: Fields) => Promise<Row[]> {
  const builtByFields = new Map<string, BuiltQuery>();
  return (queryable, fields) => {
    const present = Object.entries(fields).filter(([, value]) => value !== undefined);
    const key = JSON.stringify(present.map(([field]) => field).sort());
    let built = builtByFields.get(key);
    if (!built) {
      const placeholders = Object.fromEntries(present.map(([field]) => [field, sql.placeholder(field)]));
      const number = builtByFields.size + 1;
      built = buildPrepared((builder) => build(builder, placeholders).prepare(`${name} ${number}`));
      builtByFields.set(key, built);
    }
    return sessionOf(queryable).runBuilt(built, Object.fromEntries(present)) as Promise<Row[]>;
  };
}
