import { canShowBenefitPlus, type ScheduleOptions } from '../agreements/index.ts';
import type { BasisPoints, Cents } from '../money/index.ts';
import type { Frequency, WaiverTerms } from '../pricing/index.ts';
import { getStateRule } from './state-rules.ts';

/** Optional coverage that may be sold with an agreement; `null` for what may not. */
export type CoverageTerms = {
  readonly waiver: ((frequency: Frequency) => WaiverTerms) | null;
  readonly clubWeeklyCents: Cents | null;
};

/** What the shopper asked for. */
export type CoverageChoice = { readonly hasWaiver: boolean; readonly hasBenefitPlus: boolean };

export const NOTHING_SOLD: CoverageTerms = { waiver: null, clubWeeklyCents: null };

/**
 * The store's waiver and its membership, where the law of its state lets it sell them; the membership by all four
 * conditions of specification section 5.
 */
export function coverageTermsOf(
  store: {
    readonly stateCode: string;
    readonly isLossDamageWaiverEnabled: boolean;
    readonly lossDamageWaiverRateBps: BasisPoints;
    readonly benefitPlusType: string;
    readonly benefitPlusWeeklyCents: Cents;
  },
  facts: { readonly isBenefitPlusEnabled: boolean; readonly clubMembershipCount: number },
): CoverageTerms {
  const { waiverRefusal, ldwCap, clubAllowed } = getStateRule(store.stateCode);
  const shareBps = store.lossDamageWaiverRateBps;
  const sellsWaiver = store.isLossDamageWaiverEnabled && waiverRefusal === null && shareBps > 0;
  const sellsClub = canShowBenefitPlus({
    isPreferenceEnabled: facts.isBenefitPlusEnabled,
    storeBenefitPlusType: store.benefitPlusType,
    isClubAllowedInState: clubAllowed,
    clubMembershipCount: facts.clubMembershipCount,
  });
  return {
    waiver: sellsWaiver ? (frequency) => ({ shareBps, cap: ldwCap?.[frequency] ?? null }) : null,
    clubWeeklyCents: sellsClub && store.benefitPlusWeeklyCents > 0 ? store.benefitPlusWeeklyCents : null,
  };
}

/** What is asked for and sold; anything else is left out. */
export function coverageSold(choice: CoverageChoice, terms: CoverageTerms): CoverageChoice {
  return {
    hasWaiver: choice.hasWaiver && terms.waiver !== null,
    hasBenefitPlus: choice.hasBenefitPlus && terms.clubWeeklyCents !== null,
  };
}

/** The chosen coverage as a schedule charges it; what is not sold is not charged. */
export function scheduleOptionsOf(
  { hasWaiver, hasBenefitPlus }: CoverageChoice,
  terms: CoverageTerms,
  frequency: Frequency,
): ScheduleOptions {
  return {
    waiver: hasWaiver && terms.waiver ? terms.waiver(frequency) : null,
    clubWeeklyCents: (hasBenefitPlus && terms.clubWeeklyCents) || 0,
  };
}
