import { createHash } from 'node:crypto';
import { DOCUMENT_LIMITS } from '@ownpath/domain/approval';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { checkFiles, scanFiles, toFile } from '../documents/index.ts';
import { insertPhotos, listPhotos, type Transaction } from './visit-photos-queries.ts';

const DAY_MS = 86_400_000;

type SentPhoto = { readonly name: string; readonly content: string };
export type StoredPhoto = Parameters<typeof insertPhotos>[2][number];

/**
 * Scans photos of a problem and keeps them for the store, before the visit is booked. A booking that fails gives them up.
 * @throws DomainError `PayloadTooLarge`, `UnsupportedMediaType`, `InfectedFile`; PortError when they can't be scanned
 */
export async function keepPhotos(
  deps: Pick<Dependencies, 'ports' | 'clock' | 'config'>,
  sent: readonly SentPhoto[],
): Promise<StoredPhoto[]> {
  if (sent.length === 0) return [];
  const files = checkFiles(sent.map((photo) => ({ ...photo, kind: 'PHOTO' })));
  if (files.some(({ mediaType }) => mediaType === 'application/pdf')) {
    throw new DomainError('UnsupportedMediaType', 'Only JPEG, PNG and HEIC photos are accepted.');
  }
  await scanFiles(deps, files);
  const now = deps.clock.now();
  const keptUntil = new Date(now.getTime() + deps.config.documentsKeptDays * DAY_MS);
  const stored: StoredPhoto[] = [];
  for (const file of files) {
    const storageKey = await deps.ports.fileStore.put(toFile(file), keptUntil);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    stored.push({ storageKey, mediaType: file.mediaType, sha256, createdAt: now });
  }
  return stored;
}

/** Files that belong to no visit are deleted with the next expired ones. */
export async function giveUpPhotos(
  { ports, clock }: Pick<Dependencies, 'ports' | 'clock'>,
  photos: readonly StoredPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  await ports.fileStore.keepUntil(
    photos.map(({ storageKey }) => storageKey),
    clock.now(),
  );
}

/**
 * The visit has these photos too; the same photo again is one. @returns how many are new
 * @throws DomainError `PayloadTooLarge` when they are too many together
 */
export async function addPhotos(
  transaction: Transaction,
  visitId: string,
  photos: readonly StoredPhoto[],
): Promise<number> {
  const before = await listPhotos(transaction, visitId);
  const isKnown = ({ sha256 }: StoredPhoto) => before.some((photo) => photo.sha256 === sha256);
  const fresh = photos.filter((photo) => !isKnown(photo));
  if (before.length + fresh.length > DOCUMENT_LIMITS.filesPerDocument) {
    throw new DomainError('PayloadTooLarge', "The files can't be taken: too-many-files.");
  }
  return fresh.length === 0 ? 0 : insertPhotos(transaction, visitId, fresh);
}
