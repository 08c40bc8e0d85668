import { type BasisPoints, type Cents, percentOfRoundedDown } from '../money/index.ts';
import { endingIn99AtMost } from './price-variants.ts';
import { assertRentalTerms, type RentalTerms, totalRentCents } from './rental-terms.ts';

/** Product classes with different caps in the statutes. */
export type CapClass = 'appliances' | 'electronics' | 'furniture';

/** Electronics below this merchant cost are capped like appliances (NY PEP 503, CA 1812.644). */
export const ELECTRONICS_CAP_THRESHOLD_CENTS: Cents = 15_000;

/** A state's ceiling on prices. Multiples in basis points: 17500 is 1.75 times. */
export type PriceCap =
  /** Cash price by merchant cost, and total rent by the highest cash price allowed. */
  | {
      readonly type: 'MERCHANT_COST';
      readonly cashPerCostBps: Readonly<Record<CapClass, BasisPoints>>;
      readonly totalPerMaxCashBps: BasisPoints;
    }
  /** Total rent by the item's own cash price. */
  | { readonly type: 'TOTAL_PER_CASH'; readonly totalPerCashBps: BasisPoints };

/** What a cap needs besides the price. Merchant cost never leaves the server. */
export type CapSubject = { readonly merchantCostCents: Cents; readonly capClass: CapClass };

export type PriceLimits = { readonly maxCashPriceCents: Cents; readonly maxTotalRentCents: Cents };

/**
 * Highest cash price and total rent for the item; infinite without a cap.
 * `TOTAL_PER_CASH` uses the cash price in the terms.
 */
export function limitsUnder(cap: PriceCap | null, terms: RentalTerms, subject: CapSubject): PriceLimits {
  if (cap === null) {
    return { maxCashPriceCents: Number.POSITIVE_INFINITY, maxTotalRentCents: Number.POSITIVE_INFINITY };
  }
  if (cap.type === 'TOTAL_PER_CASH') {
    return {
      maxCashPriceCents: Number.POSITIVE_INFINITY,
      maxTotalRentCents: percentOfRoundedDown(terms.cashPriceCents, cap.totalPerCashBps),
    };
  }
  const isCheapElectronics =
    subject.capClass === 'electronics' && subject.merchantCostCents < ELECTRONICS_CAP_THRESHOLD_CENTS;
  const multiple = cap.cashPerCostBps[isCheapElectronics ? 'appliances' : subject.capClass];
  const maxCashPriceCents = percentOfRoundedDown(subject.merchantCostCents, multiple);
  return {
    maxCashPriceCents,
    maxTotalRentCents: percentOfRoundedDown(maxCashPriceCents, cap.totalPerMaxCashBps),
  };
}

export function isWithinCap(cap: PriceCap | null, terms: RentalTerms, subject: CapSubject): boolean {
  const limits = limitsUnder(cap, terms, subject);
  return (
    terms.cashPriceCents <= limits.maxCashPriceCents && totalRentCents(terms) <= limits.maxTotalRentCents
  );
}

/**
 * Lowers terms until they meet the cap; terms within the cap stay unchanged. The number of weeks stays, and a lowered
 * rate still ends in 99 cents where possible.
 * @throws RangeError when the cap leaves less than one cent of rent per week
 */
export function clampToCap(cap: PriceCap | null, terms: RentalTerms, subject: CapSubject): RentalTerms {
  assertRentalTerms(terms);
  const { maxCashPriceCents } = limitsUnder(cap, terms, subject);
  const cashPriceCents = Math.min(terms.cashPriceCents, maxCashPriceCents);
  const { maxTotalRentCents } = limitsUnder(cap, { ...terms, cashPriceCents }, subject);
  if (totalRentCents(terms) <= maxTotalRentCents) return { ...terms, cashPriceCents };
  const weeklyRateCents = endingIn99AtMost(Math.floor(maxTotalRentCents / terms.weeks));
  if (weeklyRateCents < 1) throw new RangeError('The state cap leaves no rent to charge');
  return { weeklyRateCents, weeks: terms.weeks, cashPriceCents };
}

/**
 * Terms that meet every cap of a price zone with several states.
 * Two rounds: the first sets the cash price, on which caps on the total may depend.
 */
export function clampToCaps(
  caps: readonly (PriceCap | null)[],
  terms: RentalTerms,
  subject: CapSubject,
): RentalTerms {
  const lower = (start: RentalTerms) =>
    caps.reduce((lowered, cap) => clampToCap(cap, lowered, subject), start);
  return lower(lower(terms));
}
