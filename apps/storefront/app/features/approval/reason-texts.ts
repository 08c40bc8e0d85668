const reasonIds = {
  IDENTITY_NOT_VERIFIED: 'declined.reason.identity',
  INCOME_TOO_LOW: 'declined.reason.income',
  LIMIT_TOO_LOW: 'declined.reason.limit',
  PRIOR_ACCOUNT: 'declined.reason.priorAccount',
  INFORMATION_MISMATCH: 'declined.reason.mismatch',
  OUTSIDE_SERVICE_AREA: 'declined.reason.serviceArea',
  UNDER_AGE: 'declined.reason.age',
} as const satisfies Record<string, string>;

/** The sentence for an adverse-action reason; null for a code that we have no words for. */
export function declineReasonId(code: string): string | null {
  return Object.hasOwn(reasonIds, code) ? reasonIds[code as keyof typeof reasonIds] : null;
}
