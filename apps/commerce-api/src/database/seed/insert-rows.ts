import type { Queryable } from '../connect.ts';
import { getTableColumns, getTableName, type PgInsertValue, type PgTable, sql } from '../orm.ts';

export type SeedProgress = { readonly table: string; readonly doneRows: number; readonly totalRows: number };
export type OnSeedProgress = (progress: SeedProgress) => void;

/** Few enough to limit memory and to show progress. */
const ROWS_PER_STATEMENT = 2_000;

const keysOf = (row: object) =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([key]) => key)
    .toSorted();

/** Rows in their order, in batches of rows with the same keys: what a row doesn't have gets its default. */
function* batchesOf<Row extends object>(rows: readonly Row[]) {
  let batch: Row[] = [];
  let keys: string[] = [];
  for (const row of rows) {
    const next = keysOf(row);
    if (batch.length === ROWS_PER_STATEMENT || next.join() !== keys.join()) {
      if (batch.length > 0) yield { keys, batch };
      [keys, batch] = [next, []];
    }
    batch.push(row);
  }
  if (batch.length > 0) yield { keys, batch };
}

/**
 * Inserts rows in large batches and reports progress after each. A batch is one parameter, which the database takes apart:
 * with a parameter for each value, building the statements was two thirds of a seed.
 */
export async function insertRows<T extends PgTable>(
  connection: Queryable,
  table: T,
  rows: readonly PgInsertValue<T>[],
  onProgress: OnSeedProgress = () => {},
): Promise<void> {
  const allColumns = getTableColumns(table);
  let doneRows = 0;
  for (const { keys, batch } of batchesOf<Record<string, unknown>>(rows)) {
    const columns = Object.entries(allColumns).filter(([key]) => keys.includes(key));
    const written = batch.map((row) =>
      Object.fromEntries(
        columns.map(([key, column]) => {
          const value = row[key];
          const isWritten = value === null || column.dataType === 'json';
          return [column.name, isWritten ? value : column.mapToDriverValue(value)];
        }),
      ),
    );
    const names = sql.join(
      columns.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    );
    await connection.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(written)})`);
    doneRows += batch.length;
    onProgress({ table: getTableName(table), doneRows, totalRows: rows.length });
  }
}
