import { type BasisPoints, type Cents, percentOfRoundedDown } from '../money/index.ts';
import { endingIn99AtMost } from './price-variants.ts';
import {
  assertRentalTerms,
  defaultCashPriceCents,
  type RentalTerms,
  totalRentCents,
} from './rental-terms.ts';

/** Product classes with different caps in the statutes. */
export const CAP_CLASSES = ['appliances', 'computers', 'electronics', 'furniture', 'other'] as const;
export type CapClass = (typeof CAP_CLASSES)[number];

/** Electronics below this merchant cost have a lower cap (NY PEP 503, VT 9 V.S.A. 41b). */
export const ELECTRONICS_CAP_THRESHOLD_CENTS: Cents = 15_000;

/** A state's ceiling on prices. Multiples in basis points: 17500 is 1.75 times. */
export type PriceCap =
  /** Cash price by merchant cost, and total rent by the highest cash price allowed. */
  | {
      readonly type: 'MERCHANT_COST';
      readonly cashPerCostBps: Readonly<Record<CapClass, BasisPoints>>;
      /** For electronics below the threshold; the class's own without it. */
      readonly cheapElectronicsBps?: BasisPoints;
      readonly totalPerMaxCashBps: BasisPoints;
      readonly used?: UsedGoodsCap;
    }
  /** Total rent by the item's own cash price. */
  | { readonly type: 'TOTAL_PER_CASH'; readonly totalPerCashBps: BasisPoints };

/** What a statute takes off the caps of new goods when they are rented again. */
export type UsedGoodsCap = {
  /** Share of the rent paid by earlier renters that is deducted from the highest total. */
  readonly lessEarlierRentBps?: Readonly<Record<CapClass, BasisPoints>>;
  /** Highest cash price as a share of that of new goods. */
  readonly cashPerNewCashBps?: BasisPoints;
};

/** What a cap needs besides the price. Merchant cost never leaves the server. */
export type CapSubject = {
  readonly merchantCostCents: Cents;
  readonly capClass: CapClass;
  /** Mandatory fees, which count toward the total. */
  readonly feesCents?: Cents;
  /** Rent that earlier renters paid for the item; left out for new goods. */
  readonly earlierRentCents?: Cents;
};

export type PriceLimits = { readonly maxCashPriceCents: Cents; readonly maxTotalRentCents: Cents };

/**
 * Highest cash price and total rent for the item; infinite without a cap.
 * `TOTAL_PER_CASH` uses the cash price in the terms.
 */
export function limitsUnder(cap: PriceCap | null, terms: RentalTerms, subject: CapSubject): PriceLimits {
  if (cap === null) {
    return { maxCashPriceCents: Number.POSITIVE_INFINITY, maxTotalRentCents: Number.POSITIVE_INFINITY };
  }
  const feesCents = subject.feesCents ?? 0;
  if (cap.type === 'TOTAL_PER_CASH') {
    return {
      maxCashPriceCents: Number.POSITIVE_INFINITY,
      maxTotalRentCents: percentOfRoundedDown(terms.cashPriceCents, cap.totalPerCashBps) - feesCents,
    };
  }
  const { capClass, merchantCostCents, earlierRentCents } = subject;
  const isCheapElectronics =
    capClass === 'electronics' && merchantCostCents < ELECTRONICS_CAP_THRESHOLD_CENTS;
  const multiple = (isCheapElectronics ? cap.cheapElectronicsBps : undefined) ?? cap.cashPerCostBps[capClass];
  const newCashCents = percentOfRoundedDown(merchantCostCents, multiple);
  const used = earlierRentCents === undefined ? undefined : cap.used;
  const maxCashPriceCents = percentOfRoundedDown(newCashCents, used?.cashPerNewCashBps ?? 10_000);
  // Rounded up, because it is taken off a ceiling.
  const deductedCents = -percentOfRoundedDown(
    -(earlierRentCents ?? 0),
    used?.lessEarlierRentBps?.[capClass] ?? 0,
  );
  return {
    maxCashPriceCents,
    maxTotalRentCents:
      percentOfRoundedDown(maxCashPriceCents, cap.totalPerMaxCashBps) - deductedCents - feesCents,
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
  const { weeks } = terms;
  // The cash price stays at most half of the lowered total; a cap by the cash price itself needs the whole of it.
  const usualCents = defaultCashPriceCents(weeklyRateCents, weeks);
  return cap?.type === 'MERCHANT_COST'
    ? { weeklyRateCents, weeks, cashPriceCents: Math.min(cashPriceCents, usualCents) }
    : { weeklyRateCents, weeks, cashPriceCents };
}

/**
 * Terms that meet every cap of a price zone with several states, each with the fees that its stores charge.
 * Two rounds: the first sets the cash price, on which caps on the total may depend.
 */
export function clampToCaps(
  caps: readonly { readonly cap: PriceCap | null; readonly feesCents: Cents }[],
  terms: RentalTerms,
  subject: Omit<CapSubject, 'feesCents'>,
): RentalTerms {
  const lower = (start: RentalTerms) =>
    caps.reduce((lowered, { cap, feesCents }) => clampToCap(cap, lowered, { ...subject, feesCents }), start);
  return lower(lower(terms));
}
