const MEGABYTE = 1024 * 1024;

/** What a shopper can hand in at once: photos of a phone and files of a bank. */
export const DOCUMENT_LIMITS = {
  fileBytes: 5 * MEGABYTE,
  filesPerDocument: 4,
  /** All files of one form. */
  sendBytes: 8 * MEGABYTE,
} as const;

/** A document can be refused this often before it is looked at in the store. */
export const MAX_DOCUMENT_TRIES = 3;

/** Without a result for so long, the shopper can hand in the document again. */
export const REVIEW_MAX_HOURS = 24;

/** Days until a file without a review is deleted. */
export const UNREVIEWED_FILE_KEPT_DAYS = 30;
/** Days until a file is deleted after its review, where the retailer sets no other. */
export const DEFAULT_FILE_KEPT_DAYS = 90;

export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

export const DOCUMENT_REFUSALS = ['unreadable', 'page-missing', 'wrong-document'] as const;
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];

/** First bytes of each type. */
const SIGNATURES: readonly (readonly [DocumentMediaType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];
/** Brands of HEIC photos in the `ftyp` box that their files begin with. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);

const textAt = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The type of a file by its content; null for any other. Its name proves nothing. */
export function documentMediaType(bytes: Uint8Array): DocumentMediaType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (found) return found[0];
  const isHeic = textAt(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(textAt(bytes, 8, 12));
  return isHeic ? 'image/heic' : null;
}

type Sent = { readonly kind: string; readonly byteCount: number };

/** What is too large or too many in one form; null when nothing is. */
export function documentLimitBroken(
  files: readonly Sent[],
): 'file-too-large' | 'too-many-files' | 'too-large-in-sum' | null {
  if (files.some(({ byteCount }) => byteCount > DOCUMENT_LIMITS.fileBytes)) return 'file-too-large';
  const countOf = (kind: string) => files.filter((file) => file.kind === kind).length;
  if (files.some(({ kind }) => countOf(kind) > DOCUMENT_LIMITS.filesPerDocument)) return 'too-many-files';
  const sum = files.reduce((total, { byteCount }) => total + byteCount, 0);
  return sum > DOCUMENT_LIMITS.sendBytes ? 'too-large-in-sum' : null;
}

/** How far a document is that was asked for. `unreviewed`: the review gave no result. */
export type DocumentState = 'needed' | 'in-review' | 'accepted' | 'refused' | 'unreviewed';

type Submission = {
  readonly status: 'draft' | 'submitted' | 'accepted' | 'rejected' | 'unreviewed';
  readonly submittedAt: Date | null;
};

const HOUR_MS = 3_600_000;

/** Documents handed in before this, without a result, can be handed in again. */
export function reviewsSince(now: Date): Date {
  return new Date(now.getTime() - REVIEW_MAX_HOURS * HOUR_MS);
}

/** The state by the latest submission of a document. */
export function documentStateOf(latest: Submission | null, now: Date): DocumentState {
  if (latest?.status === 'submitted') {
    const isLate = latest.submittedAt === null || latest.submittedAt <= reviewsSince(now);
    return isLate ? 'unreviewed' : 'in-review';
  }
  if (latest?.status === 'accepted' || latest?.status === 'unreviewed') return latest.status;
  return latest?.status === 'rejected' ? 'refused' : 'needed';
}
