import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../connect.ts';

export type SeedProgress = { readonly table: string; readonly doneRows: number; readonly totalRows: number };
export type OnSeedProgress = (progress: SeedProgress) => void;

/** Below the protocol's 65,535 parameters a statement, and small enough to keep memory flat. */
const parametersPerStatement = 12_000;

/** Inserts rows in as few statements as sensible, telling after each how far it is. */
export async function insertRows<T extends PgTable>(
  connection: Queryable,
  table: T,
  rows: readonly PgInsertValue<T>[],
  onProgress: OnSeedProgress,
): Promise<void> {
  const columnCount = Object.keys(getTableColumns(table)).length;
  const rowsPerStatement = Math.max(1, Math.floor(parametersPerStatement / columnCount));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement);
    await connection.insert(table).values(batch);
    onProgress({ table: getTableName(table), doneRows: start + batch.length, totalRows: rows.length });
  }
}
