/** Terms of the referral programme; a store takes part or not. */
export const REFERRAL_TERMS = {
  /** For each of the two, off their next payments. */
  creditCents: 2_500,
  /** Payments that the friend makes before both are credited. */
  paymentsBeforeCredit: 2,
  /** Friends for whom a customer is credited in a calendar year. */
  friendsPerYear: 10,
  minimumAge: 18,
} as const;

/**
 * Why a friend's code earns nothing.
 * `not-offered`: the friend's store takes no part. `own`: it is their own. `not-new`: they have rented before.
 * `same-household`: they share a home with the customer who invited, or with an earlier customer. `already-referred`: they
 * came by another code. `year-limit`: the customer who invited was credited for as many friends as there are in a year.
 */
export const REFERRAL_REFUSALS = [
  'not-offered',
  'own',
  'already-referred',
  'not-new',
  'same-household',
  'year-limit',
] as const;
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

export type ReferralFacts = {
  readonly isOffered: boolean;
  readonly isOwnCode: boolean;
  readonly isAlreadyReferred: boolean;
  /** The friend's agreements before the one that counts. */
  readonly earlierAgreements: number;
  readonly isSameHousehold: boolean;
  /** Friends for whom the customer who invited has been credited this year. */
  readonly creditedThisYear: number;
};

/** Why the referral is refused; null when it counts. */
export function findReferralRefusal(facts: ReferralFacts): ReferralRefusal | null {
  const isRefused: Readonly<Record<ReferralRefusal, boolean>> = {
    'not-offered': !facts.isOffered,
    own: facts.isOwnCode,
    'already-referred': facts.isAlreadyReferred,
    'not-new': facts.earlierAgreements > 0,
    'same-household': facts.isSameHousehold,
    'year-limit': facts.creditedThisYear >= REFERRAL_TERMS.friendsPerYear,
  };
  return REFERRAL_REFUSALS.find((refusal) => isRefused[refusal]) ?? null;
}
