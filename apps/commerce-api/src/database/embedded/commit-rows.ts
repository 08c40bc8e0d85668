import { openDatabase } from '../connect.ts';
import { sql } from '../orm.ts';

/**
 * Program of the crash test: commits rows and, when each is flushed, writes its number on standard output.
 * Its parent kills it while it runs.
 */
const [dataDir = ''] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir });
  await database.execute(
    sql`CREATE TABLE IF NOT EXISTS acknowledged (number bigserial PRIMARY KEY, filler text)`,
  );
  process.stdout.write('open\n');
  for (;;) {
    const number = await database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(
        sql`INSERT INTO acknowledged (filler) VALUES (repeat('x', 2000)) RETURNING number`,
      );
      return rows[0]?.number;
    });
    await database.flush();
    process.stdout.write(`${number}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
