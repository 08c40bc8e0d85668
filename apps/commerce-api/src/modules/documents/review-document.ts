import { REVIEW_MAX_HOURS } from '@ownpath/domain/approval';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { type DocumentFile, type DocumentReviewResult, PortError } from '../../ports/index.ts';
import { satisfyDocument } from '../active-approval/index.ts';
import { findLatestApplication } from '../approval/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  findSubmission,
  listFiles,
  planJob,
  REVIEW_DOCUMENT,
  recordReview,
  type VerificationSubmission,
} from './documents-queries.ts';
import { reviewEmail } from './review-email.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;
type Result = Exclude<DocumentReviewResult, { status: 'pending' }> | { readonly status: 'unreviewed' };

type ReviewJob = {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly maxAttempts: number;
};

const Payload = z.object({ submissionId: z.string(), round: z.int() });

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;

/** 10 s, 20 s, 40 s … at most ten minutes. */
const waitAfter = (round: number) => Math.min(FIRST_WAIT_MS * 2 ** round, LONGEST_WAIT_MS);

/** The files of a submission and their keys; null when one was deleted. */
async function readFiles({ database, ports }: Parts, submissionId: string) {
  const keys = (await listFiles(database, submissionId)).map(({ storageKey }) => storageKey);
  const files: DocumentFile[] = [];
  for (const key of keys) {
    const file = await ports.fileStore.read(key);
    if (file === null) return { keys, files: null };
    files.push(file);
  }
  return { keys, files };
}

/** Stores the result with the mail about it; the files are kept for a few days more. */
async function settle(
  { database, clock, ports, config }: Parts,
  { id }: VerificationSubmission,
  keys: readonly string[],
  result: Result,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const { status } = result;
    const rejection = status === 'rejected' ? { rejectionCode: result.reason } : {};
    const settled = await recordReview(transaction, id, { status, ...rejection }, now);
    if (!settled) return;
    const { customerId, kind, locale } = settled;
    if (status === 'accepted') await satisfyDocument(transaction, customerId, kind, now);
    const application = await findLatestApplication(transaction, customerId);
    if (!application?.email) return;
    const to = { email: application.email, firstName: application.firstName ?? '' };
    const email = reviewEmail(
      to,
      { kind, result, locale, keptDays: config.documentsKeptDays },
      config.publicUrl,
    );
    await queueEmail(transaction, `document-review:${id}`, email, now);
  });
  const keptMs = config.documentsKeptDays * DAY_MS;
  await ports.fileStore.keepUntil(keys, new Date(now.getTime() + keptMs));
  await database.flush();
}

/**
 * Asks the reviewer. A pending review is asked for again, and ends without a result after a day, or when the reviewer
 * gave no answer to any attempt. @throws PortError: the queue retries
 */
async function reviewDocument(deps: Parts, job: ReviewJob): Promise<void> {
  const { database, clock, ports, log } = deps;
  const { submissionId, round } = Payload.parse(job.payload);
  const submission = await findSubmission(database, submissionId);
  if (submission?.status !== 'submitted') return;
  const { keys, files } = await readFiles(deps, submissionId);
  if (files === null) return settle(deps, submission, keys, { status: 'unreviewed' });
  let result: DocumentReviewResult;
  try {
    result = await ports.documentReview.review({ reference: submissionId, kind: submission.kind, files });
  } catch (error) {
    if (!(error instanceof PortError) || job.attempts < job.maxAttempts) throw error;
    log.warn({ submissionId, fault: error.fault }, 'the review of a document gave no answer');
    return settle(deps, submission, keys, { status: 'unreviewed' });
  }
  if (result.status !== 'pending') return settle(deps, submission, keys, result);
  const now = clock.now();
  const since = submission.submittedAt ?? submission.createdAt;
  if (now.getTime() - since.getTime() >= REVIEW_MAX_HOURS * HOUR_MS) {
    return settle(deps, submission, keys, { status: 'unreviewed' });
  }
  const next = round + 1;
  await database.transaction((transaction) =>
    planJob(transaction, {
      kind: REVIEW_DOCUMENT,
      payload: { submissionId, round: next },
      idempotencyKey: `${submissionId}:${next}`,
      runAt: new Date(now.getTime() + waitAfter(round)),
    }),
  );
}

/** Handlers of this module's jobs, by kind. */
export function documentJobs(deps: Parts) {
  return { [REVIEW_DOCUMENT]: (job: ReviewJob) => reviewDocument(deps, job) };
}
