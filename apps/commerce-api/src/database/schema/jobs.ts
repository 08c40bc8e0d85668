import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { createdAt, instant, oneOf } from './columns.ts';

export const jobStatuses = ['waiting', 'done', 'dead'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Work for later, written in the transaction that requests it. A running job has a lease until `leasedUntil`. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** Must not contain sensitive values; refer to `sensitive_values` by id. */
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Makes two writes of the same job one. */
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    leaseToken: uuid('lease_token'),
    leasedUntil: instant('leased_until'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (job) => [
    oneOf('jobs_status_check', job.status, jobStatuses),
    check('jobs_attempts_check', sql`${job.attempts} >= 0 and ${job.maxAttempts} > 0`),
    check('jobs_finished_check', sql`(${job.status} = 'waiting') = (${job.finishedAt} is null)`),
    uniqueIndex('jobs_idempotency_key').on(job.kind, job.idempotencyKey),
    index('jobs_waiting_idx').on(job.runAt).where(sql`${job.status} = 'waiting'`),
    index('jobs_finished_idx').on(job.finishedAt).where(sql`${job.status} <> 'waiting'`),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
