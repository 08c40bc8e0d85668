import type { Frequency } from '@ownpath/domain/pricing';
import type { Sensitive } from '@ownpath/domain/sensitive';

/** Data of an application for the decision engine. */
export type DecisionRequest = {
  /** The application's id; the engine returns the same decision when it is sent again. */
  readonly applicationId: string;
  readonly storeId: string;
  readonly stateCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly dateOfBirth: Sensitive<string>;
  readonly ssn: Sensitive<string>;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly postalCode: string;
  readonly monthsAtAddress: number;
  readonly monthlyIncomeCents: number;
  readonly payFrequency: Frequency;
  readonly nextPayday: string;
  /** Weekly payment of the cart now. */
  readonly cartWeeklyCents: number;
  /** Weekly payments of active agreements. */
  readonly activeWeeklyCents: number;
  /** True when the phone-match provider confirmed the person. */
  readonly isPhoneMatched: boolean;
  /**
   * How the applicant's identity is verified, after the engine asked for a quiz: passed, or to be shown by an ID, which
   * the engine then asks for. `open` before that.
   */
  readonly identity: 'open' | 'verified' | 'by-id';
  readonly today: string;
};

export type VerificationType = 'ID' | 'INCOME' | 'RESIDENCE' | 'REFERENCES' | 'BANK';

export type Decision =
  | {
      readonly kind: 'decided';
      readonly externalId: string;
      /** 1 approved, 2 declined, 4 conditionally approved. */
      readonly response: 1 | 2 | 4;
      readonly weeklyLimitCents: number;
      /** Used part of the limit. */
      readonly weeklyUsedCents: number;
      readonly expiresOn: string;
      readonly conditionalReason: string | null;
      readonly verificationTypes: readonly VerificationType[];
      readonly verifyCode: string | null;
      readonly verifyLevel: number;
      readonly reasons: readonly string[];
      readonly reportAgency: { name: string; phone: string; address: string } | null;
      readonly isHighRisk: boolean;
    }
  | { readonly kind: 'quiz'; readonly externalId: string }
  | { readonly kind: 'web-form'; readonly externalId: string; readonly why: 'web-form' | 'manual-review' };

/** @throws PortError when the engine times out (3 s), is down or sends an invalid answer; never an approval. */
export type DecisionEngine = {
  decide(request: DecisionRequest): Promise<Decision>;
};
