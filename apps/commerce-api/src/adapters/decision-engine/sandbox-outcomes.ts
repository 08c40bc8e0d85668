import type { VerificationType } from '../../ports/index.ts';

/** Social security numbers of the sandbox: area 900 is never issued. */
const SANDBOX_SSN_PREFIX = '90000';

/** Outcome of a sandbox number. */
export type SandboxOutcome =
  | {
      readonly kind: 'approved';
      readonly weeklyLimitCents: number;
      readonly weeklyUsedCents: number;
      readonly isExpired: boolean;
    }
  | {
      readonly kind: 'conditional';
      readonly types: readonly VerificationType[];
      readonly reason: string;
      readonly isHighRisk: boolean;
    }
  | { readonly kind: 'declined'; readonly reason: string; readonly isReportUsed: boolean }
  | { readonly kind: 'quiz'; readonly quiz: 'pass' | 'fail' | 'empty' | 'down' }
  | { readonly kind: 'web-form'; readonly why: 'web-form' | 'manual-review' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'fault' };

const approved = (weeklyDollars: number, usedDollars = 0, isExpired = false): SandboxOutcome => ({
  kind: 'approved',
  weeklyLimitCents: weeklyDollars * 100,
  weeklyUsedCents: usedDollars * 100,
  isExpired,
});
const conditional = (reason: string, types: VerificationType[], isHighRisk = false): SandboxOutcome => ({
  kind: 'conditional',
  types,
  reason,
  isHighRisk,
});
const declined = (reason: string, isReportUsed = false): SandboxOutcome => ({
  kind: 'declined',
  reason,
  isReportUsed,
});

const outcomes: Readonly<Record<string, SandboxOutcome>> = {
  '2001': conditional('ID_REQUIRED', ['ID']),
  '2002': conditional('INCOME_REQUIRED', ['INCOME']),
  '2003': conditional('RESIDENCE_REQUIRED', ['RESIDENCE']),
  '2004': conditional('REFERENCES_REQUIRED', ['REFERENCES']),
  '2005': conditional('BANK_REQUIRED', ['BANK']),
  '2009': conditional('ALL_REQUIRED', ['ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK']),
  '3001': declined('IDENTITY_NOT_VERIFIED', true),
  '3002': declined('INCOME_TOO_LOW'),
  '3003': declined('PRIOR_ACCOUNT'),
  '3004': declined('INFORMATION_MISMATCH'),
  '3005': declined('OUTSIDE_SERVICE_AREA'),
  '4001': { kind: 'quiz', quiz: 'pass' },
  '4002': { kind: 'quiz', quiz: 'fail' },
  '4003': { kind: 'quiz', quiz: 'empty' },
  '4004': { kind: 'quiz', quiz: 'down' },
  '5001': { kind: 'timeout' },
  '5002': { kind: 'fault' },
  '6001': approved(75, 0, true),
  '6002': approved(75, 55),
  '7001': { kind: 'web-form', why: 'web-form' },
  '7002': { kind: 'web-form', why: 'manual-review' },
  '8001': conditional('HIGH_RISK', ['BANK', 'INCOME'], true),
};

/** The outcome of a sandbox number; null for numbers that the default rule decides. */
export function sandboxOutcomeOf(ssn: string): SandboxOutcome | null {
  if (!ssn.startsWith(SANDBOX_SSN_PREFIX)) return null;
  const last4 = ssn.slice(-4);
  const weeklyDollars = last4.startsWith('10') ? Number(last4.slice(2)) : 0;
  if (weeklyDollars >= 10) return approved(weeklyDollars);
  return outcomes[last4] ?? null;
}
