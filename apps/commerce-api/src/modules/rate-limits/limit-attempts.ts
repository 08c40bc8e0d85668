import { createHash } from 'node:crypto';
import { type LimitedCall, limitOf, visitorOfAddress } from '@ownpath/domain/limits';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type Counter, countAttempt, uncountAttempt } from './rate-limits-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;
export type Attempt = {
  readonly call: LimitedCall;
  /** Address of the visitor, or the id of a device that proved who it is. */
  readonly clientIp: string;
  /** Whom the attempt is for, whether or not there is such an account. */
  readonly account?: string | undefined;
};

const DAY_SECONDS = 24 * 60 * 60;

/** The stored key: a hash, so that the table has no addresses or e-mails. */
function bucketOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** The counters of an attempt, from the narrowest to the widest. */
function countersOf({ clock, config }: Parts, attempt: Attempt): readonly Counter[] {
  const { call, clientIp } = attempt;
  const limit = limitOf(call, config.rateLimits);
  const visitor = visitorOfAddress(clientIp);
  const account = attempt.account?.trim().toLowerCase();
  const nowMs = clock.now().getTime();
  const count = (most: number | undefined, key: readonly string[], seconds = limit.windowSeconds) => {
    if (most === undefined) return [];
    const windowMs = seconds * 1000;
    const startedMs = Math.floor(nowMs / windowMs) * windowMs;
    const expiresAt = new Date(startedMs + windowMs);
    return [{ bucket: bucketOf(call, ...key), windowStartedAt: new Date(startedMs), expiresAt, limit: most }];
  };
  const ofAccount =
    account === undefined
      ? []
      : [
          ...count(limit.perVisitorAndAccount, ['visitor and account', visitor, account]),
          ...count(limit.perAccount, ['account', account]),
          ...count(limit.perAccountAndDay, ['account and day', account], DAY_SECONDS),
        ];
  return [...count(limit.perVisitor, ['address', visitor]), ...ofAccount, ...count(limit.inSum, ['sum'])];
}

/**
 * Counts an attempt by visitor, by account and in sum (docs/operations.md). The counters are in the database, so that all
 * processes share them. @throws DomainError `TooManyRequests` with the seconds until the full window ends
 */
export async function limitAttempts(deps: Parts, attempt: Attempt): Promise<void> {
  const counters = countersOf(deps, attempt);
  const now = deps.clock.now();
  const totals = await countAttempt(deps.database, counters, now);
  const full = counters.find(({ limit }, index) => (totals[index] ?? 0) > limit);
  if (!full) return;
  throw new DomainError('TooManyRequests', 'Too many attempts; try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil((full.expiresAt.getTime() - now.getTime()) / 1000)),
  });
}

/** Takes back an attempt that turned out to be rightful, where only failed ones are limited. */
export async function takeBackAttempt(deps: Parts, attempt: Attempt): Promise<void> {
  await uncountAttempt(deps.database, countersOf(deps, attempt));
}
