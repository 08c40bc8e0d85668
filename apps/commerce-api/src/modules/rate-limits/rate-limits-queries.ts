import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { rateLimits } from '../../database/schema/index.ts';

/** Counts one attempt and returns the window's total, in one atomic statement. */
export async function countAttempt(
  database: Database,
  attempt: { readonly bucket: string; readonly windowStartedAt: Date; readonly expiresAt: Date },
): Promise<number> {
  const [row] = await database
    .insert(rateLimits)
    .values(attempt)
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStartedAt],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits });
  if (!row) throw new Error('an attempt was not counted');
  return row.hits;
}

export async function deletePastWindows(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}
