import type { Cents } from '../money/index.ts';

/** Upper ends of the buckets in dollars (specification section 5). */
const RENEWAL_BUCKET_ENDS = [10, 20, 30, 40, 50] as const;
const SAME_AS_CASH_BUCKET_ENDS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000] as const;

/** Bucket of a renewal amount: 0-10, 11-20, ... 41-50, 51+. */
export function renewalBucket(amountCents: Cents): string {
  return bucketOf(amountCents, RENEWAL_BUCKET_ENDS, '51+');
}

/** Bucket of a same-as-cash amount: 0-500, 501-1000, ... 3501-4000, 4000+. */
export function sameAsCashBucket(amountCents: Cents): string {
  return bucketOf(amountCents, SAME_AS_CASH_BUCKET_ENDS, '4000+');
}

/** A bucket starts right above the end of the previous one: $10.01 is in 11-20. */
function bucketOf(amountCents: Cents, ends: readonly number[], beyond: string): string {
  const index = ends.findIndex((end) => amountCents <= end * 100);
  const end = ends[index];
  if (end === undefined) return beyond;
  const previousEnd = ends[index - 1];
  return `${previousEnd === undefined ? 0 : previousEnd + 1}-${end}`;
}
