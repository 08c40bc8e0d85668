import { isIPv6 } from 'node:net';
import type { Clock } from '../ports/index.ts';

/** Addresses remembered at once; the one that called longest ago is forgotten first. */
const MAX_ADDRESSES = 50_000;
const MINUTE_MS = 60_000;

export type RequestLimiter = {
  /** Counts one call. @returns seconds to wait before the next try, 0 when the call may go on */
  take(address: string): number;
};

/** One household has a /64 of IPv6, so its addresses count together. */
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

/** A bucket per address: `perMinute` calls at once, refilled evenly over a minute. */
export function createRequestLimiter({
  clock,
  perMinute,
}: {
  clock: Clock;
  perMinute: number;
}): RequestLimiter {
  const buckets = new Map<string, { left: number; atMs: number }>();
  const perMs = perMinute / MINUTE_MS;
  return {
    take(address) {
      const key = keyOf(address);
      const nowMs = clock.now().getTime();
      const bucket = buckets.get(key) ?? { left: perMinute, atMs: nowMs };
      // A clock that is set back gives nothing and takes nothing.
      const left = Math.min(perMinute, bucket.left + Math.max(0, nowMs - bucket.atMs) * perMs);
      const isAllowed = left >= 1;
      buckets.delete(key);
      buckets.set(key, { left: isAllowed ? left - 1 : left, atMs: nowMs });
      if (buckets.size > MAX_ADDRESSES) buckets.delete(buckets.keys().next().value ?? key);
      return isAllowed ? 0 : Math.ceil((1 - left) / perMs / 1000);
    },
  };
}
