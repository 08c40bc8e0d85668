import { visitorOfAddress } from '@ownpath/domain/limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/index.ts';

/** Addresses counted at once; beyond that, the one that called longest ago is dropped. */
const MAX_ADDRESSES = 50_000;
const MINUTE_MS = 60_000;

export type RequestLimiter = {
  /** Counts one call. @returns seconds to wait before the next try, 0 when the call may go on */
  take(address: string): number;
};

/**
 * A token bucket per address: `perMinute` calls at once, refilled evenly over a minute. It is this process's own and
 * needs no database; what is costly has shared limits as well (`modules/rate-limits`).
 */
export function createRequestLimiter({
  clock,
  perMinute,
}: {
  clock: Clock;
  perMinute: number;
}): RequestLimiter {
  const bucketsByAddress = new LRUCache<string, { left: number; atMs: number }>({ max: MAX_ADDRESSES });
  const perMs = perMinute / MINUTE_MS;
  return {
    take(address) {
      const key = visitorOfAddress(address);
      const nowMs = clock.now().getTime();
      const bucket = bucketsByAddress.get(key) ?? { left: perMinute, atMs: nowMs };
      // A clock that is set back neither adds nor removes calls.
      const left = Math.min(perMinute, bucket.left + Math.max(0, nowMs - bucket.atMs) * perMs);
      const isAllowed = left >= 1;
      bucketsByAddress.set(key, { left: isAllowed ? left - 1 : left, atMs: nowMs });
      return isAllowed ? 0 : Math.ceil((1 - left) / perMs / 1000);
    },
  };
}
