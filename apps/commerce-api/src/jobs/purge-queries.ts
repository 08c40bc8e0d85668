import type { Queryable } from '../database/connect.ts';
import {
  and,
  eq,
  exists,
  inArray,
  lt,
  not,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '../database/orm.ts';
import {
  analyticsEvents,
  applicationDrafts,
  authorizationCodes,
  contactChanges,
  cookieChoices,
  customerExports,
  idempotencyKeys,
  identityProviderLogins,
  jobs,
  orderLinks,
  passwordResetTokens,
  rateLimits,
  refreshTokens,
  revokedAccessTokens,
  searchCounts,
  sensitiveValues,
  sessions,
} from '../database/schema/index.ts';

/** Deletes at most `limit` rows. @returns how many */
export type Purge = (queryable: Queryable, now: Date, limit: number) => Promise<number>;

/** Longer than a guest's refresh token lives; a session without a token can't be resumed. */
const SESSION_IDLE_DAYS = 31;
const DONE_JOB_DAYS = 7;
const DAY_MS = 86_400_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Rows are taken by their physical address, so that any key will do; rows in use elsewhere wait for the next run. */
async function deleteRows(
  queryable: Queryable,
  table: PgTable,
  condition: SQL | undefined,
  limit: number,
): Promise<number> {
  const rows = queryable
    .select({ address: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await queryable.delete(table).where(inArray(sql`ctid`, rows));
  return rowCount ?? 0;
}

function purgeExpired(table: PgTable & { readonly expiresAt: PgColumn }): Purge {
  return (queryable, now, limit) => deleteRows(queryable, table, lt(table.expiresAt, now), limit);
}

/** A session ends when nobody used it for so long and no token can resume it. What hangs on it goes with it. */
const purgeSessions: Purge = (queryable, now, limit) => {
  const token = queryable
    .select({ one: sql`1` })
    .from(refreshTokens)
    .where(eq(refreshTokens.usid, sessions.usid));
  const isIdle = lt(sessions.lastUsedAt, daysBefore(now, SESSION_IDLE_DAYS));
  return deleteRows(queryable, sessions, and(isIdle, not(exists(token))), limit);
};

/** Values that were kept for a while only; whatever refers to them goes on without. */
const purgeSensitiveValues: Purge = (queryable, now, limit) =>
  deleteRows(queryable, sensitiveValues, lt(sensitiveValues.purgeAfter, now), limit);

/** Dead jobs stay until somebody runs them again. */
const purgeDoneJobs: Purge = (queryable, now, limit) =>
  deleteRows(
    queryable,
    jobs,
    and(eq(jobs.status, 'done'), lt(jobs.finishedAt, daysBefore(now, DONE_JOB_DAYS))),
    limit,
  );

/** In this order: sessions are kept while they have tokens. */
export const purges: Readonly<Record<string, Purge>> = {
  refreshTokens: purgeExpired(refreshTokens),
  revokedAccessTokens: purgeExpired(revokedAccessTokens),
  authorizationCodes: purgeExpired(authorizationCodes),
  identityProviderLogins: purgeExpired(identityProviderLogins),
  passwordResetTokens: purgeExpired(passwordResetTokens),
  contactChanges: purgeExpired(contactChanges),
  cookieChoices: purgeExpired(cookieChoices),
  analyticsEvents: purgeExpired(analyticsEvents),
  searchCounts: purgeExpired(searchCounts),
  customerExports: purgeExpired(customerExports),
  orderLinks: purgeExpired(orderLinks),
  rateLimits: purgeExpired(rateLimits),
  idempotencyKeys: purgeExpired(idempotencyKeys),
  applicationDrafts: purgeExpired(applicationDrafts),
  sensitiveValues: purgeSensitiveValues,
  sessions: purgeSessions,
  doneJobs: purgeDoneJobs,
};
