export const PHONE_CODE_DIGITS = 6;
export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_TRIES = 3;
/** A new code may be sent this long after the last one. */
export const PHONE_CODE_RESEND_SECONDS = 30;
/** How long matched details wait for the application before they are deleted. */
export const PHONE_MATCH_KEPT_DAYS = 7;

/** The page's view: `off` in a store without phone match, `done` once the application is next. */
export const PHONE_MATCH_VIEWS = ['off', 'number', 'code', 'confirm', 'done'] as const;
export type PhoneMatchView = (typeof PHONE_MATCH_VIEWS)[number];

/** How it ended; `typed` when the shopper chose to type everything. */
export const PHONE_MATCH_RESULTS = [
  'matched',
  'partly-matched',
  'no-match',
  'low-trust',
  'failed',
  'typed',
] as const;
export type PhoneMatchResult = (typeof PHONE_MATCH_RESULTS)[number];

export type StoredPhoneMatch = {
  readonly status:
    | 'challenged'
    | 'verified'
    | 'matched'
    | 'partly-matched'
    | 'no-match'
    | 'low-trust'
    | 'failed'
    | 'skipped';
  readonly sentAt: Date | null;
  readonly expiresAt: Date;
  readonly answeredAt: Date | null;
};

const ENDED = { verified: 'typed', skipped: 'typed' } as const;

/** Where a shopper stands. A code or an unanswered match that expired begins anew. */
export function phoneMatchPosition(
  match: StoredPhoneMatch | null,
  now: Date,
): { readonly view: Exclude<PhoneMatchView, 'off'>; readonly result: PhoneMatchResult | null } {
  if (match === null) return { view: 'number', result: null };
  const { status, sentAt, expiresAt, answeredAt } = match;
  const hasExpired = expiresAt <= now;
  if (status === 'challenged')
    return { view: sentAt === null || hasExpired ? 'number' : 'code', result: null };
  if (status === 'matched' || status === 'partly-matched') {
    if (answeredAt !== null) return { view: 'done', result: status };
    return { view: hasExpired ? 'number' : 'confirm', result: null };
  }
  return { view: 'done', result: status === 'verified' || status === 'skipped' ? ENDED[status] : status };
}
