export type PhoneMatchPerson = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
};

/** Possession first (one-time code), then trust, then prefill: the party gives data only in that order. */
export type PhoneMatch = {
  /** Sends a one-time code to the phone (ten digits). */
  startChallenge(request: {
    readonly phone: string;
    readonly locale: string;
  }): Promise<{ challengeId: string }>;
  verifyCode(request: {
    readonly challengeId: string;
    readonly code: string;
  }): Promise<{ readonly status: 'verified' | 'wrong-code' | 'expired' }>;
  lookUp(request: { readonly challengeId: string }): Promise<
    | {
        readonly status: 'match';
        readonly isPartial: boolean;
        readonly person: PhoneMatchPerson;
        readonly customerId: string | null;
      }
    | { readonly status: 'no-match' | 'low-trust' }
  >;
};
