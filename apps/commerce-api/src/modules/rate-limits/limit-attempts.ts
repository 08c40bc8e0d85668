import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { countAttempt, deletePastWindows } from './rate-limits-queries.ts';

const MINUTE_SECONDS = 60;

/** Attempts per window, for one client address and for one account (ASVS V6.3.1). */
const limits = {
  login: { windowSeconds: 15 * MINUTE_SECONDS, perAddress: 100, perAccount: 20 },
  register: { windowSeconds: 60 * MINUTE_SECONDS, perAddress: 50, perAccount: 10 },
  'password-change': { windowSeconds: 15 * MINUTE_SECONDS, perAddress: 50, perAccount: 10 },
  'password-reset': { windowSeconds: 60 * MINUTE_SECONDS, perAddress: 30, perAccount: 5 },
  'reset-token': { windowSeconds: 15 * MINUTE_SECONDS, perAddress: 30, perAccount: 10 },
  'one-time-code': { windowSeconds: 15 * MINUTE_SECONDS, perAddress: 30, perAccount: 5 },
  'one-time-code-try': { windowSeconds: 15 * MINUTE_SECONDS, perAddress: 50, perAccount: 10 },
  'deals-sign-up': { windowSeconds: 60 * MINUTE_SECONDS, perAddress: 60, perAccount: 10 },
  'client-secret': { windowSeconds: MINUTE_SECONDS, perAddress: 600, perAccount: 600 },
} as const;
export type LimitedCall = keyof typeof limits;

/** The stored key: a hash, so that the table has no addresses or e-mails. */
function bucketOf(call: LimitedCall, kind: string, value: string): string {
  return createHash('sha256').update(`${call}\n${kind}\n${value}`).digest('base64url');
}

/**
 * Counts an attempt against the caller's address and the given account, whether or not it exists. The
 * counters are in the database, so that several processes share them.
 * @throws DomainError `TooManyRequests` with the seconds until the window ends
 */
export async function limitAttempts(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  attempt: {
    readonly call: LimitedCall;
    readonly clientIp: string;
    readonly account?: string | undefined;
  },
): Promise<void> {
  const { call, clientIp, account } = attempt;
  const { windowSeconds, perAddress, perAccount } = limits[call];
  const now = deps.clock.now();
  const windowMs = windowSeconds * 1000;
  const windowStartedAt = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const expiresAt = new Date(windowStartedAt.getTime() + windowMs);
  const count = (kind: string, value: string) =>
    countAttempt(deps.database, { bucket: bucketOf(call, kind, value), windowStartedAt, expiresAt });
  const fromAddress = await count('address', clientIp);
  const onAccount = account === undefined ? 0 : await count('account', account.trim().toLowerCase());
  if (fromAddress === 1) await deletePastWindows(deps.database, now);
  if (fromAddress <= perAddress && onAccount <= perAccount) return;
  throw new DomainError('TooManyRequests', 'Too many attempts; try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)),
  });
}
