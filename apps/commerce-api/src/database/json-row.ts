import { getTableColumns, type PgTable } from './orm.ts';

/** A row as `row_to_json` writes it: by the names of the columns, instants as text. */
export type JsonRow = Readonly<Record<string, unknown>>;

const instantsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).map(
    ([key, { name, dataType }]) => [key, name, dataType === 'date'] as const,
  );

/**
 * Turns a table's JSON rows into what Drizzle's select of the table returns. One column of JSON costs much less than
 * dozens of columns that are described, parsed and mapped one by one.
 */
export function jsonRowReader<Table extends PgTable>(table: Table) {
  let columns: ReturnType<typeof instantsOf> | null = null;
  return (json: JsonRow): Table['$inferSelect'] => {
    columns ??= instantsOf(table);
    const row: Record<string, unknown> = {};
    for (const [key, name, isInstant] of columns) {
      const value = json[name];
      row[key] = isInstant && value !== null ? new Date(value as string) : value;
    }
    return row;
  };
}

/** A row for `json_populate_recordset`; every column has to be there. */
export function toJsonRow<Table extends PgTable>(table: Table, row: Table['$inferSelect']): JsonRow {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [
      name,
      (row as Record<string, unknown>)[key],
    ]),
  );
}
