import type { Database } from '../../database/connect.ts';
import { type SQL, sql } from '../../database/orm.ts';
import { rateLimits } from '../../database/schema/index.ts';

/** One counter of an attempt; `limit` admits the attempt to the next counter. */
export type Counter = {
  readonly bucket: string;
  readonly windowStartedAt: Date;
  readonly expiresAt: Date;
  readonly limit: number;
};

/** Windows that have ended and are deleted with each count, so that the table never grows for long. */
const DELETED_WITH_EACH_COUNT = 10;

const instant = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

function countStep({ bucket, windowStartedAt, expiresAt }: Counter, admission: SQL): SQL {
  return sql`insert into ${rateLimits} as counter (bucket, window_started_at, hits, expires_at)
    select ${bucket}::text, ${instant(windowStartedAt)}, 1, ${instant(expiresAt)} ${admission}
    on conflict (bucket, window_started_at) do update set hits = counter.hits + 1
    returning hits`;
}

/**
 * Counts an attempt and deletes some ended windows, in one atomic statement. Each counter counts only when the one
 * before it admits. Counters are locked in the given order, which is why it must be the same for all attempts.
 * @returns the windows' totals; null for counters that did not count
 */
export async function countAttempt(
  database: Database,
  counters: readonly Counter[],
  now: Date,
): Promise<(number | null)[]> {
  const steps = counters.map((counter, index) => {
    const before = counters[index - 1];
    const name = (at: number) => sql.raw(`step_${at}`);
    const admission = before ? sql`from ${name(index - 1)} where hits <= ${before.limit}` : sql``;
    return sql`${name(index)} as (${countStep(counter, admission)})`;
  });
  const totals = counters.map((_, index) => sql.raw(`(select hits from step_${index}) as total_${index}`));
  const { rows } = await database.execute<Record<string, number | null>>(sql`
    with ended as (
      delete from ${rateLimits} where ctid = any (array(
        select ctid from ${rateLimits} where expires_at < ${instant(now)}
        order by expires_at limit ${DELETED_WITH_EACH_COUNT} for update skip locked))
    ), ${sql.join(steps, sql`, `)}
    select ${sql.join(totals, sql`, `)}`);
  return counters.map((_, index) => rows[0]?.[`total_${index}`] ?? null);
}

/** Takes back one attempt. A counter that is locked right now stays as it is, so that nothing waits. */
export async function uncountAttempt(database: Database, counters: readonly Counter[]): Promise<void> {
  const keys = counters.map(
    ({ bucket, windowStartedAt }) => sql`(${bucket}::text, ${instant(windowStartedAt)})`,
  );
  await database.execute(sql`
    with mine as materialized (
      select ctid as place, hits from ${rateLimits}
      where (bucket, window_started_at) in (${sql.join(keys, sql`, `)})
      for update skip locked
    ), first as (
      delete from ${rateLimits} where ctid in (select place from mine where hits = 1)
    )
    update ${rateLimits} set hits = hits - 1 where ctid in (select place from mine where hits > 1)`);
}
