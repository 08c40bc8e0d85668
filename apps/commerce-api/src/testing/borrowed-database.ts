import type { Pool } from 'pg';
import { createDatabase, type Database } from '../database/connect.ts';
import type { Engine } from '../database/embedded/engine.ts';
import { connectTo, createEngine } from '../database/open-embedded.ts';

/** An embedded database that test files of this process use one after another, and what its template was like. */
type Lent = {
  readonly engine: Engine;
  readonly tables: readonly Table[];
  readonly structure: string;
  /** Rows that a later transaction wrote are not the template's. */
  lastTransaction: number;
};

type Table = {
  readonly name: string;
  readonly rowCount: number;
  readonly columns: readonly string[];
  readonly key: readonly string[];
};

const idle = new Map<string, Lent[]>();

/**
 * A database in memory as its template is, with a connection and caches of its own. Opening one costs half a second of
 * processor time; putting one back in order, a tenth of that.
 */
export async function borrowDatabase(snapshotPath: string): Promise<Database> {
  const lent = idle.get(snapshotPath)?.pop() ?? (await open(snapshotPath));
  const connection = connectTo(lent.engine, false, {});
  return createDatabase({
    ...connection,
    async close() {
      await connection.pool.end();
      if (await bringBack(lent)) idle.set(snapshotPath, [...(idle.get(snapshotPath) ?? []), lent]);
      else await lent.engine.close();
    },
  });
}

async function open(snapshotPath: string): Promise<Lent> {
  const engine = createEngine(null, { snapshotPath });
  await engine.open();
  return onPool(engine, async (pool) => {
    const tables = await readTables(pool);
    await pool.query(`
      CREATE SCHEMA template_rows;
      CREATE TABLE template_rows.sequences AS
        SELECT format('%I.%I', schemaname, sequencename) AS name, start_value AS first, last_value AS last FROM pg_sequences`);
    for (const { name, rowCount } of tables) {
      if (rowCount > 0) await pool.query(`CREATE TABLE template_rows."${name}" AS TABLE public."${name}"`);
    }
    return {
      engine,
      tables,
      structure: await readStructure(pool),
      lastTransaction: await readTransaction(pool),
    };
  });
}

/** @returns false when a test changed more than rows; another database is opened then */
async function bringBack(lent: Lent): Promise<boolean> {
  return onPool(lent.engine, async (pool) => {
    // No trigger runs, and rows that refer to each other come in any order.
    await pool.query('SET session_replication_role = replica');
    if ((await readStructure(pool)) !== lent.structure) return false;
    for (const table of await findChanged(pool, lent)) await restore(pool, table, lent.lastTransaction);
    await pool.query(
      'SELECT setval(name::regclass, coalesce(last, first), last IS NOT NULL) FROM template_rows.sequences',
    );
    lent.lastTransaction = await readTransaction(pool);
    return true;
  }).catch(() => false);
}

async function onPool<Result>(engine: Engine, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const { pool } = connectTo(engine, false, {});
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Omit<Table, 'rowCount'>>(`
    SELECT relname AS name,
      array(SELECT quote_ident(attname) FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      array(SELECT quote_ident(attname) FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
        WHERE indrelid = pg_class.oid AND indisprimary) AS key
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`);
  const counted: Table[] = [];
  for (const table of rows) {
    const { rows: counts } = await pool.query<{ count: number }>(
      `SELECT count(*)::int FROM public."${table.name}"`,
    );
    counted.push({ ...table, rowCount: counts[0]?.count ?? 0 });
  }
  return counted;
}

/** Differs once a table, column, rule, function or trigger was added, changed or removed, or a table truncated. */
async function readStructure(pool: Pool): Promise<string> {
  const catalogs = [
    'pg_namespace',
    'pg_class',
    'pg_attribute',
    'pg_constraint',
    'pg_index',
    'pg_trigger',
    'pg_proc',
    'pg_type',
  ];
  const { rows } = await pool.query(
    catalogs
      .map((name) => `SELECT '${name}' AS catalog, count(*), max(xmin::text::bigint) FROM ${name}`)
      .join(' UNION ALL '),
  );
  return JSON.stringify(rows);
}

async function readTransaction(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('SELECT pg_current_xact_id()::text::int AS id');
  return rows[0]?.id ?? 0;
}

async function findChanged(pool: Pool, { tables, lastTransaction }: Lent): Promise<Table[]> {
  const { rows } = await pool.query<{ number: number; count: number; last: number | null }>(
    tables
      .map(
        ({ name }, number) =>
          `SELECT ${number} AS number, count(*)::int, max(xmin::text::int) AS last FROM public."${name}"`,
      )
      .join(' UNION ALL '),
  );
  const isChanged = new Set(
    rows
      .filter(
        ({ number, count, last }) => count !== tables[number]?.rowCount || (last ?? 0) > lastTransaction,
      )
      .map(({ number }) => number),
  );
  return tables.filter((_, number) => isChanged.has(number));
}

async function restore(pool: Pool, table: Table, lastTransaction: number): Promise<void> {
  const { name, rowCount, columns, key } = table;
  const isRowwise = rowCount > 0 && key.length > 0;
  await pool.query(
    `DELETE FROM public."${name}" ${isRowwise ? `WHERE xmin::text::int > ${lastTransaction}` : ''}`,
  );
  if (rowCount === 0) return;
  const missing = isRowwise
    ? `WHERE NOT EXISTS (SELECT FROM public."${name}" AS here WHERE ${key.map((column) => `here.${column} = kept.${column}`).join(' AND ')})`
    : '';
  await pool.query(`
    INSERT INTO public."${name}" (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.join(', ')} FROM template_rows."${name}" AS kept ${missing}`);
}
