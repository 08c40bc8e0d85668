import type { UsedCondition } from '../catalog/conditions.ts';
import { type BasisPoints, type Cents, divideRoundHalfUp, percentOf, sumCents } from '../money/index.ts';
import { type RentalTerms, rentalTerms } from './rental-terms.ts';

/** Rate and length of a used unit relative to a new one, by grade. */
export const CONDITION_FACTORS: Readonly<
  Record<UsedCondition, { readonly rateBps: BasisPoints; readonly weeksBps: BasisPoints }>
> = {
  USED_GREAT: { rateBps: 9_500, weeksBps: 8_500 },
  USED_GOOD: { rateBps: 9_000, weeksBps: 7_000 },
  USED_FAIR: { rateBps: 8_500, weeksBps: 5_500 },
};

export const BUNDLE_RATE_BPS: BasisPoints = 9_000;
export const ADD_ON_RATE_BPS: BasisPoints = 8_000;
/** Shipped by the vendor, at a surcharge of ten percent. */
export const EXTENDED_AISLE_RATE_BPS: BasisPoints = 11_000;

/** Multipliers of the store price zones on the base rate. */
export const ZONE_MULTIPLIERS_BPS: readonly BasisPoints[] = [9_500, 10_000, 10_800];

/** The nearest price that ends in 99 cents; on a tie the higher one. At least $0.99. */
export function endingIn99(cents: Cents): Cents {
  return Math.max(99, divideRoundHalfUp(cents - 99, 100) * 100 + 99);
}

/** The highest price ending in 99 cents that is not above the amount; the amount itself below $0.99. */
export function endingIn99AtMost(cents: Cents): Cents {
  return cents < 99 ? cents : Math.floor((cents - 99) / 100) * 100 + 99;
}

/**
 * The price-book entry of a new item in a zone: base rate x zone, ending in 99 cents, with the usual cash price.
 * State caps are applied later (`clampToCap`).
 */
export function zoneTerms(input: {
  readonly baseWeeklyRateCents: Cents;
  readonly weeks: number;
  readonly zoneMultiplierBps: BasisPoints;
}): RentalTerms {
  const rate = percentOf(input.baseWeeklyRateCents, input.zoneMultiplierBps);
  return rentalTerms(endingIn99(rate), input.weeks);
}

/**
 * The price-book entry of a used unit, based on the price of a new item in the same zone. The rate is rounded down to
 * 99 cents, so that a grade never costs more than the one above it. Weeks are rounded half up, at least one.
 */
export function usedTerms(
  newTerms: Pick<RentalTerms, 'weeklyRateCents' | 'weeks'>,
  condition: UsedCondition,
): RentalTerms {
  const { rateBps, weeksBps } = CONDITION_FACTORS[condition];
  return rentalTerms(
    endingIn99AtMost(percentOf(newTerms.weeklyRateCents, rateBps)),
    Math.max(1, percentOf(newTerms.weeks, weeksBps)),
  );
}

/** Weekly rate of a bundle: 90 % of the sum of its members. A bundle is one line of an agreement. */
export function bundleWeeklyRateCents(memberWeeklyRatesCents: readonly Cents[]): Cents {
  return percentOf(sumCents(memberWeeklyRatesCents), BUNDLE_RATE_BPS);
}

/** Weekly rate of an add-on: 80 %, while its main item is in the cart. */
export function addOnWeeklyRateCents(weeklyRateCents: Cents, isMainItemPresent: boolean): Cents {
  return isMainItemPresent ? percentOf(weeklyRateCents, ADD_ON_RATE_BPS) : weeklyRateCents;
}

/** Weekly rate of an extended-aisle item. */
export function extendedAisleWeeklyRateCents(weeklyRateCents: Cents): Cents {
  return percentOf(weeklyRateCents, EXTENDED_AISLE_RATE_BPS);
}

/**
 * Clearance shortens the term and keeps the rate; the cash price follows the shorter total.
 * @throws RangeError when the term would not get shorter
 */
export function clearanceTerms(terms: RentalTerms, weeks: number): RentalTerms {
  if (weeks >= terms.weeks || weeks < 1) throw new RangeError('Clearance shortens the term');
  return rentalTerms(terms.weeklyRateCents, weeks);
}
