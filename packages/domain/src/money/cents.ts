import type { Locale } from '../site/index.ts';

/** An amount of US money as a whole number of cents. */
export type Cents = number;

/** Hundredths of a percent: 825 is 8.25 %. */
export type BasisPoints = number;

export const BASIS_POINTS_PER_UNIT = 10_000;

/** Millionths: 88_750 is 8.875 %. Sales tax rates have three decimals, which basis points can't hold. */
export type PartsPerMillion = number;

export const PPM_PER_UNIT = 1_000_000;

/**
 * Quotient rounded to the nearest whole number; halves round up (towards positive infinity).
 * Exact: integers only, through BigInt where a product would leave the safe range.
 * @throws RangeError when an argument is not a safe integer or the denominator is not positive
 */
export function divideRoundHalfUp(numerator: number, denominator: number): number {
  assertInteger(numerator);
  assertInteger(denominator);
  if (denominator <= 0) throw new RangeError(`Denominator must be positive, got ${denominator}`);
  const doubled = 2 * numerator + denominator;
  if (!Number.isSafeInteger(doubled)) {
    return Number(floorDivide(2n * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator)));
  }
  const divisor = 2 * denominator;
  const remainder = ((doubled % divisor) + divisor) % divisor;
  return (doubled - remainder) / divisor;
}

/** `amountCents x numerator / denominator`, rounded half up, without float drift. */
export function multiplyByRatio(amountCents: Cents, numerator: number, denominator: number): Cents {
  const product = amountCents * numerator;
  if (Number.isSafeInteger(product)) return divideRoundHalfUp(product, denominator);
  assertInteger(amountCents);
  assertInteger(numerator);
  assertInteger(denominator);
  if (denominator <= 0) throw new RangeError(`Denominator must be positive, got ${denominator}`);
  const exact = 2n * BigInt(amountCents) * BigInt(numerator) + BigInt(denominator);
  return Number(floorDivide(exact, 2n * BigInt(denominator)));
}

/** A share of an amount, rounded half up: `percentOf(3698, 825)` is 8.25 % of $36.98. */
export function percentOf(amountCents: Cents, shareBps: BasisPoints): Cents {
  return multiplyByRatio(amountCents, shareBps, BASIS_POINTS_PER_UNIT);
}

/** A share of an amount, rounded down, for ceilings that must not be exceeded by a fraction of a cent. */
export function percentOfRoundedDown(amountCents: Cents, shareBps: BasisPoints): Cents {
  assertInteger(amountCents);
  assertInteger(shareBps);
  return Number(floorDivide(BigInt(amountCents) * BigInt(shareBps), BigInt(BASIS_POINTS_PER_UNIT)));
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** @throws RangeError when the value is not a whole number of cents in the safe range */
export function assertInteger(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Expected a whole number, got ${value}`);
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/**
 * Formats an amount in US style: `formatCents(194922, 'en-US')` is `$1,949.22`. All locales of the shop write dollars alike, and the
 * first `Intl.NumberFormat` of a page takes a browser longer than all other work on its prices.
 */
export function formatCents(amountCents: Cents, _locale: Locale): string {
  assertInteger(amountCents);
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
