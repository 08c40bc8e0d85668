import {
  type BasisPoints,
  type Cents,
  multiplyByRatio,
  type PartsPerMillion,
  PPM_PER_UNIT,
  percentOf,
  percentOfRoundedDown,
} from '../money/index.ts';

/** Loss damage waiver: 10 % of the rent it covers. Optional and off by default. */
export const DEFAULT_LDW_SHARE_BPS: BasisPoints = 1_000;

/** Benefit club, per week. Optional and off by default. */
export const CLUB_WEEKLY_CENTS: Cents = 349;

/** Charged once, with the first payment. */
export const DEFAULT_PROCESSING_FEE_CENTS: Cents = 1_000;

/** A state's ceiling on the waiver: a share of the rent, or a fixed amount when that is more. */
export type LdwCap = { readonly shareBps: BasisPoints; readonly orAtLeastCents?: Cents };

/** A store's waiver: its share of the rent, within the state's cap. */
export type WaiverTerms = { readonly shareBps: BasisPoints; readonly cap: LdwCap | null };

/** Optional coverage in one payment or in all: untaxed, and never a part of what is paid toward ownership. */
export type Coverage = {
  /** Loss damage waiver. */
  readonly waiverCents: Cents;
  /** Membership of the benefit club. */
  readonly clubCents: Cents;
};

export const sumOfCoverage = ({ waiverCents, clubCents }: Coverage): Cents => waiverCents + clubCents;

/** The waiver for one payment of rent, within the state's cap. */
export function ldwCents(
  rentCents: Cents,
  options: { readonly shareBps?: BasisPoints; readonly cap?: LdwCap | null } = {},
): Cents {
  const usual = percentOf(rentCents, options.shareBps ?? DEFAULT_LDW_SHARE_BPS);
  if (options.cap === undefined || options.cap === null) return usual;
  const ceiling = Math.max(
    percentOfRoundedDown(rentCents, options.cap.shareBps),
    options.cap.orAtLeastCents ?? 0,
  );
  return Math.min(usual, ceiling);
}

/** The processing fee within the state's maximum; `null` means that the state sets none. */
export function processingFeeCents(storeFeeCents: Cents, stateMaxCents: Cents | null): Cents {
  return stateMaxCents === null ? storeFeeCents : Math.min(storeFeeCents, stateMaxCents);
}

/** Sales tax on an amount, rounded half up. */
export function taxCents(taxableCents: Cents, taxRatePpm: PartsPerMillion): Cents {
  return multiplyByRatio(taxableCents, taxRatePpm, PPM_PER_UNIT);
}
