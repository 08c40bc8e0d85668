import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/index.ts';

/** Addresses counted at once; beyond that, the one that called longest ago is dropped. */
const MAX_ADDRESSES = 50_000;
const MINUTE_MS = 60_000;

export type RequestLimiter = {
  /** Counts one call. @returns seconds to wait before the next try, 0 when the call may go on */
  take(address: string): number;
};

/** A household has a whole /64 of IPv6, so its addresses are counted together. */
function keyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A token bucket per address: `perMinute` calls at once, refilled evenly over a minute. */
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
      const key = keyOf(address);
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
