import { createHash } from 'node:crypto';
import type { DocumentsState } from '@ownpath/contracts/checkout';
import {
  type DocumentKind,
  MAX_DOCUMENT_TRIES,
  reviewsSince,
  UNREVIEWED_FILE_KEPT_DAYS,
} from '@ownpath/domain/approval';
import type { Dependencies } from '../../dependencies.ts';
import { findActiveApproval } from '../active-approval/index.ts';
import { type CheckedFile, checkFiles, type SentFile, scanFiles, toFile } from './check-files.ts';
import { endLateReviews, insertSubmission, planJob, REVIEW_DOCUMENT } from './documents-queries.ts';
import { type DocumentsRequest, getDocuments } from './get-documents.ts';

const DAY_MS = 86_400_000;

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>;

/** Stores the files, then the submission with its job. Files of a repeat stay unused until they expire. */
async function submit(
  { database, clock, ports }: Parts,
  { caller, locale }: DocumentsRequest,
  document: {
    readonly kind: DocumentKind;
    readonly attempt: number;
    readonly files: readonly CheckedFile<DocumentKind>[];
  },
): Promise<void> {
  const now = clock.now();
  const { customerId } = caller;
  const { kind, attempt, files } = document;
  const keptUntil = new Date(now.getTime() + UNREVIEWED_FILE_KEPT_DAYS * DAY_MS);
  const stored: Parameters<typeof insertSubmission>[2][number][] = [];
  for (const file of files) {
    const { mediaType, bytes } = file;
    const storageKey = await ports.fileStore.put(toFile(file), keptUntil);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    stored.push({ kind, storageKey, mediaType, byteCount: bytes.byteLength, sha256, createdAt: now });
  }
  const approval = await findActiveApproval(database, customerId, now);
  const isFirst = await database.transaction(async (transaction) => {
    await endLateReviews(transaction, { customerId, kind, before: reviewsSince(now) }, now);
    const id = await insertSubmission(
      transaction,
      {
        customerId,
        approvalId: approval?.approvalId ?? null,
        kind,
        attempt,
        status: 'submitted',
        locale,
        createdAt: now,
        submittedAt: now,
      },
      stored,
    );
    if (id === null) return false;
    const payload = { submissionId: id, round: 0 };
    await planJob(transaction, { kind: REVIEW_DOCUMENT, payload, idempotencyKey: `${id}:0`, runAt: now });
    return true;
  });
  // A double click: the first one's files are in review.
  if (!isFirst)
    await ports.fileStore.keepUntil(
      stored.map(({ storageKey }) => storageKey),
      now,
    );
  await database.flush();
}

/**
 * Hands in documents. What is not asked for, is in review or was refused too often is dropped, so a repeated form does
 * no harm. @throws DomainError `PayloadTooLarge`, `UnsupportedMediaType`, `InfectedFile`, `BasketNotFound`; PortError
 */
export async function sendDocuments(
  deps: Parts,
  request: DocumentsRequest & { readonly files: readonly SentFile<DocumentKind>[] },
): Promise<DocumentsState> {
  const files = checkFiles(request.files);
  await scanFiles(deps, files);
  const before = await getDocuments(deps, request);
  for (const { kind, state, triesLeft } of before.documents) {
    const own = files.filter((file) => file.kind === kind);
    const isOpen = state === 'needed' || state === 'refused' || state === 'unreviewed';
    if (own.length === 0 || !isOpen || triesLeft === 0) continue;
    await submit(deps, request, { kind, attempt: MAX_DOCUMENT_TRIES - triesLeft + 1, files: own });
  }
  return getDocuments(deps, request);
}
