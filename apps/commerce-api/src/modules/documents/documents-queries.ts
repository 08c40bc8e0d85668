import type { DocumentKind, DocumentRefusal } from '@ownpath/domain/approval';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, count, desc, eq, gte, lte } from '../../database/orm.ts';
import {
  type VerificationFile,
  type VerificationSubmission,
  verificationFiles,
  verificationSubmissions,
} from '../../database/schema/index.ts';
import { enqueueJob, type NewJob } from '../../jobs/queue.ts';

export type { Queryable, Transaction, VerificationSubmission };

export const REVIEW_DOCUMENT = 'review-document';

export const planJob = (transaction: Transaction, job: NewJob) => enqueueJob(transaction, job);

/** What a customer handed in since then, the newest first, with the number of files. */
export async function listSubmissions(queryable: Queryable, customerId: string, since: Date) {
  const rows = await queryable
    .select({ submission: verificationSubmissions, fileCount: count(verificationFiles.id) })
    .from(verificationSubmissions)
    .leftJoin(verificationFiles, eq(verificationFiles.submissionId, verificationSubmissions.id))
    .where(
      and(eq(verificationSubmissions.customerId, customerId), gte(verificationSubmissions.createdAt, since)),
    )
    .groupBy(verificationSubmissions.id)
    .orderBy(desc(verificationSubmissions.createdAt), desc(verificationSubmissions.attempt));
  return rows.map(({ submission, fileCount }) => ({ ...submission, fileCount }));
}

export async function findSubmission(
  queryable: Queryable,
  id: string,
): Promise<VerificationSubmission | null> {
  const [row] = await queryable
    .select()
    .from(verificationSubmissions)
    .where(eq(verificationSubmissions.id, id));
  return row ?? null;
}

export async function listFiles(queryable: Queryable, submissionId: string): Promise<VerificationFile[]> {
  return queryable
    .select()
    .from(verificationFiles)
    .where(eq(verificationFiles.submissionId, submissionId))
    .orderBy(verificationFiles.createdAt, verificationFiles.id);
}

/** Ends reviews of a document that were begun before and have no result. */
export async function endLateReviews(
  transaction: Transaction,
  { customerId, kind, before }: { customerId: string; kind: DocumentKind; before: Date },
  now: Date,
): Promise<void> {
  await transaction
    .update(verificationSubmissions)
    .set({ status: 'unreviewed', reviewedAt: now })
    .where(
      and(
        eq(verificationSubmissions.customerId, customerId),
        eq(verificationSubmissions.kind, kind),
        eq(verificationSubmissions.status, 'submitted'),
        lte(verificationSubmissions.submittedAt, before),
      ),
    );
}

/** Null when a review of this document is under way already. */
export async function insertSubmission(
  transaction: Transaction,
  submission: typeof verificationSubmissions.$inferInsert,
  files: readonly Omit<typeof verificationFiles.$inferInsert, 'submissionId'>[],
): Promise<string | null> {
  const [row] = await transaction
    .insert(verificationSubmissions)
    .values(submission)
    .onConflictDoNothing()
    .returning({ id: verificationSubmissions.id });
  if (!row) return null;
  await transaction
    .insert(verificationFiles)
    .values(files.map((file) => ({ ...file, submissionId: row.id })));
  return row.id;
}

/** Stores a result once. @returns the submission, whose customer may have signed in since; null when it had one */
export async function recordReview(
  transaction: Transaction,
  id: string,
  result: {
    readonly status: 'accepted' | 'rejected' | 'unreviewed';
    readonly rejectionCode?: DocumentRefusal;
  },
  now: Date,
): Promise<VerificationSubmission | null> {
  const [row] = await transaction
    .update(verificationSubmissions)
    .set({ ...result, reviewedAt: now })
    .where(and(eq(verificationSubmissions.id, id), eq(verificationSubmissions.status, 'submitted')))
    .returning();
  return row ?? null;
}
