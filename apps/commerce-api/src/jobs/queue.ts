import type { Database, Queryable } from '../database/connect.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from '../database/orm.ts';
import { type JobRow, jobs } from '../database/schema/jobs.ts';

export type NewJob = {
  readonly kind: string;
  /** Stored in plain text: no sensitive values. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** A second job of this kind with the same key is not created. */
  readonly idempotencyKey: string;
  readonly runAt: Date;
  /** @default 8: with the back-off a job is abandoned after about one and a half hours */
  readonly maxAttempts?: number;
};

/** A job leased by this worker; `attempts` includes the current one. */
export type ClaimedJob = Pick<
  JobRow,
  'id' | 'kind' | 'payload' | 'idempotencyKey' | 'attempts' | 'maxAttempts'
> & {
  readonly leaseToken: string;
};

const DEFAULT_MAX_ATTEMPTS = 8;
const FIRST_RETRY_AFTER_MS = 5_000;
const RETRY_GROWTH = 3;
const LONGEST_RETRY_AFTER_MS = 3_600_000;
const ERROR_TEXT_LIMIT = 500;

/** Time until the next attempt, in milliseconds, after `attempts` have failed: 5 s, 15 s, 45 s … at most an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_AFTER_MS * RETRY_GROWTH ** (attempts - 1), LONGEST_RETRY_AFTER_MS);
}

/** Writes a job, in the caller's transaction if given one. @returns false when one with its key exists */
export async function enqueueJob(queryable: Queryable, job: NewJob): Promise<boolean> {
  const inserted = await queryable
    .insert(jobs)
    .values({ ...job, maxAttempts: job.maxAttempts ?? DEFAULT_MAX_ATTEMPTS })
    .onConflictDoNothing({ target: [jobs.kind, jobs.idempotencyKey] })
    .returning({ id: jobs.id });
  return inserted.length > 0;
}

export type ClaimRequest = {
  readonly kinds: readonly string[];
  readonly now: Date;
  /** A worker that has not finished or renewed by then counts as dead. */
  readonly leasedUntil: Date;
  readonly limit: number;
};

/** Takes due jobs, oldest first; each job is leased by one worker at a time. Jobs whose workers died too often become dead. */
export async function claimJobs(database: Database, request: ClaimRequest): Promise<ClaimedJob[]> {
  const { kinds, now, leasedUntil, limit } = request;
  const isFree = or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now));
  const isDue = and(eq(jobs.status, 'waiting'), lte(jobs.runAt, now), isFree, inArray(jobs.kind, [...kinds]));
  await database
    .update(jobs)
    .set({ status: 'dead', finishedAt: now, lastError: 'every worker stopped in the middle of it' })
    .where(and(isDue, sql`${jobs.attempts} >= ${jobs.maxAttempts}`));
  const leaseToken = crypto.randomUUID();
  const oldest = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(isDue)
    .orderBy(jobs.runAt, jobs.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  // As a CTE it runs once; as a plain subquery a plan may run it again and lock more than `limit` rows.
  const due = database.$with('due').as(oldest);
  const claimed = await database
    .with(due)
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, leaseToken, leasedUntil })
    .where(inArray(jobs.id, database.select({ id: due.id }).from(due)))
    .returning();
  return claimed.map((job) => ({ ...job, leaseToken }));
}

/** When the next waiting job of these kinds is due after an instant; null when none is. */
export async function nextJobAt(
  queryable: Queryable,
  { kinds, after }: { readonly kinds: readonly string[]; readonly after: Date },
): Promise<Date | null> {
  const [next] = await queryable
    .select({ runAt: jobs.runAt })
    .from(jobs)
    .where(and(eq(jobs.status, 'waiting'), gt(jobs.runAt, after), inArray(jobs.kind, [...kinds])))
    .orderBy(asc(jobs.runAt))
    .limit(1);
  return next?.runAt ?? null;
}

/** Only the worker that holds the lease can change a job. */
function heldBy(job: ClaimedJob) {
  return and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken), eq(jobs.status, 'waiting'));
}

/** @returns false when the lease was lost */
export async function renewLease(queryable: Queryable, job: ClaimedJob, leasedUntil: Date): Promise<boolean> {
  const renewed = await queryable
    .update(jobs)
    .set({ leasedUntil })
    .where(heldBy(job))
    .returning({ id: jobs.id });
  return renewed.length > 0;
}

export async function completeJob(queryable: Queryable, job: ClaimedJob, now: Date): Promise<void> {
  await queryable
    .update(jobs)
    .set({ status: 'done', finishedAt: now, leaseToken: null, leasedUntil: null, lastError: null })
    .where(heldBy(job));
}

export type JobFailure = { readonly reason: string; readonly isPermanent: boolean };

/** Schedules the next attempt, or abandons the job. @returns whether it was abandoned */
export async function failJob(
  queryable: Queryable,
  job: ClaimedJob,
  failure: JobFailure,
  now: Date,
): Promise<boolean> {
  const isDead = failure.isPermanent || job.attempts >= job.maxAttempts;
  const released = {
    leaseToken: null,
    leasedUntil: null,
    lastError: failure.reason.slice(0, ERROR_TEXT_LIMIT),
  };
  const next = isDead
    ? { status: 'dead' as const, finishedAt: now }
    : { runAt: new Date(now.getTime() + retryDelayMs(job.attempts)) };
  await queryable
    .update(jobs)
    .set({ ...released, ...next })
    .where(heldBy(job));
  return isDead;
}

/** Abandoned jobs, latest first. Payloads are left out: they may name a shopper. */
export function listDeadJobs(queryable: Queryable, limit = 100) {
  const { id, kind, attempts, lastError, finishedAt } = jobs;
  return queryable
    .select({ id, kind, attempts, lastError, finishedAt })
    .from(jobs)
    .where(eq(jobs.status, 'dead'))
    .orderBy(desc(finishedAt))
    .limit(limit);
}

/** Makes an abandoned job due now, with all its attempts. @returns false when there is no such dead job */
export async function retryDeadJob(queryable: Queryable, id: string, now: Date): Promise<boolean> {
  const revived = await queryable
    .update(jobs)
    .set({
      status: 'waiting',
      attempts: 0,
      runAt: now,
      finishedAt: null,
      leaseToken: null,
      leasedUntil: null,
    })
    .where(and(eq(sql`${jobs.id}::text`, id), eq(jobs.status, 'dead')))
    .returning({ id: jobs.id });
  return revived.length > 0;
}
