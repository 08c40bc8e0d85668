/** Days for which a verified bank account counts; as long as an approval. */
export const BANK_EVIDENCE_DAYS = 30;

/** Amounts of the two deposits may be tried this often. */
export const MAX_DEPOSIT_TRIES = 3;

const DAY_MS = 86_400_000;

/** An account that was verified before this no longer counts. */
export function bankEvidenceSince(at: Date): Date {
  return new Date(at.getTime() - BANK_EVIDENCE_DAYS * DAY_MS);
}
