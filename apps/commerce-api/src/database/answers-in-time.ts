import type { Database } from './connect.ts';
import { sql } from './orm.ts';

const TIME_LIMIT_MS = 2_000;

/** Whether the database answers a trivial query soon. */
export async function answersInTime(database: Database, limitMs = TIME_LIMIT_MS): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), limitMs);
  const answered = database.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}
