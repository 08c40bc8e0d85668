import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Runs one statement on the embedded database of a directory that no process uses. */
export async function editDatabase<Row>(
  dataDir: string,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const database = await PGlite.create({ dataDir: path.join(dataDir, 'database') });
  try {
    const { rows } = await database.query<Row>(statement, [...parameters]);
    return rows;
  } finally {
    await database.close();
  }
}
