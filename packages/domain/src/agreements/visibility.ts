export type AgreementRefCode = 'ACTIVE' | 'PRELIMINV' | 'PRELIMPAID' | 'PENDING';

/** The facts that decide whether the account shows an agreement. Codes as the host system sends them. */
export type AgreementListing = {
  readonly agreementRefCode: string;
  readonly agreementStatusRef: string;
  readonly isClub: boolean;
  /** A note agreement: a balance owed after a rental, without items. */
  readonly isNote: boolean;
};

const SHOWN_REF_CODES: readonly string[] = ['ACTIVE', 'PRELIMINV', 'PRELIMPAID'] satisfies AgreementRefCode[];

/** Visible: active and preliminary agreements, notes in any state but PENDING, and club memberships with status A
 *  (specification section 4, "Account data"). */
export function isAgreementVisible(agreement: AgreementListing): boolean {
  if (agreement.isClub) return agreement.agreementStatusRef === 'A';
  if (SHOWN_REF_CODES.includes(agreement.agreementRefCode)) return true;
  return agreement.isNote && agreement.agreementRefCode !== 'PENDING';
}

/** True when there are agreements and every one is paid but not yet delivered. */
export function hasOnlyEarlyAgreements(agreements: readonly AgreementListing[]): boolean {
  return agreements.length > 0 && agreements.every((it) => it.agreementRefCode === 'PRELIMPAID');
}

/** Online payment requires permission on both customer and agreement (specification section 6). */
export function canPayOnline(remotePaymentAllowed: string, allowOnlinePayment: string): boolean {
  return remotePaymentAllowed === 'Y' && allowOnlinePayment === 'Y';
}

/** Benefit-plus is shown with the preference on, in a store of benefit type RAC, where the state allows the club
 *  (not CA, not IN), to a customer without a membership (specification section 5). */
export function canShowBenefitPlus(facts: {
  readonly isPreferenceEnabled: boolean;
  readonly storeBenefitPlusType: string;
  readonly isClubAllowedInState: boolean;
  readonly clubMembershipCount: number;
}): boolean {
  return (
    facts.isPreferenceEnabled &&
    facts.storeBenefitPlusType === 'RAC' &&
    facts.isClubAllowedInState &&
    facts.clubMembershipCount === 0
  );
}
