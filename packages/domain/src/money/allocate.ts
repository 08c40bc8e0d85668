import { assertInteger, type Cents } from './cents.ts';

/**
 * Splits an amount in proportion to weights so that the parts add up to it exactly.
 * Leftover cents go to the largest remainders; on a tie the earlier part comes first.
 * @throws RangeError when a weight is negative or fractional, or when all weights are zero
 */
export function allocate(totalCents: Cents, weights: readonly number[]): Cents[] {
  assertInteger(totalCents);
  if (totalCents < 0) return allocate(-totalCents, weights).map((part) => 0 - part);
  for (const weight of weights) {
    assertInteger(weight);
    if (weight < 0) throw new RangeError(`Weights must not be negative, got ${weight}`);
  }
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weightSum === 0n) throw new RangeError('At least one weight must be positive');

  const shares = weights.map((weight, index) => {
    const exact = BigInt(totalCents) * BigInt(weight);
    return { index, cents: Number(exact / weightSum), remainder: exact % weightSum };
  });
  const leftOver = totalCents - shares.reduce((sum, share) => sum + share.cents, 0);
  const receivers = new Set(
    shares
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      )
      .slice(0, leftOver)
      .map((share) => share.index),
  );
  return shares.map((share) => share.cents + (receivers.has(share.index) ? 1 : 0));
}
