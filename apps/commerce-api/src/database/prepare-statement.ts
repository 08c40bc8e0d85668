import type { SQL } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Queryable } from './database.ts';
import { type BuiltQuery, buildQuery, buildSelect, type DetachedBuilder, sessionOf } from './session.ts';

/** A select of Drizzle's, with `sql.placeholder` where values go. */
type Select<Row> = { prepare(name: string): { execute(): Promise<Row[]> } };

/**
 * A select whose text is built once in the life of the process and that PostgreSQL plans once for each connection: for
 * statements that are part of every call. Values reach the driver as they are, past the encoders of the columns.
 * @param name unique among all statements of the engine
 */
export function prepareSelect<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (builder: DetachedBuilder) => Select<Row>,
): (queryable: Queryable, values: Values) => Promise<Row[]> {
  let built: BuiltQuery | null = null;
  return (queryable, values) => {
    built ??= buildSelect((builder) => build(builder).prepare(name));
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
