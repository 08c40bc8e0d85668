import type { Sensitive } from '@ownpath/domain/sensitive';

export type PhoneMatchPerson = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: Sensitive<string> | null;
  /** Nine digits. */
  readonly ssn: Sensitive<string> | null;
};

/** First possession (one-time code), then trust, then prefill: the provider returns data only in this order. */
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

export type QuizQuestion = {
  readonly id: string;
  readonly text: { readonly 'en-US': string; readonly 'es-US': string };
  readonly answers: readonly {
    readonly id: string;
    readonly text: { readonly 'en-US': string; readonly 'es-US': string };
  }[];
};

/** Knowledge questions about the applicant; `externalId` is the decision that requested them. */
export type IdentityVerification = {
  startQuiz(request: {
    readonly externalId: string;
  }): Promise<{ quizId: string; questions: readonly QuizQuestion[] }>;
  submitQuiz(request: {
    readonly quizId: string;
    readonly answers: readonly { readonly questionId: string; readonly answerId: string }[];
  }): Promise<{ readonly status: 'passed' | 'failed' }>;
};

export type BankInstitution = { readonly id: string; readonly name: string };

/** Result of a bank account check. Only last four digits and bank leave the provider. */
export type BankLinkResult =
  | { readonly status: 'linked'; readonly last4: string; readonly institutionName: string }
  | {
      readonly status: 'open' | 'locked' | 'invalid-credentials' | 'insufficient-funds' | 'cancelled';
      readonly institutionName: string;
    };

/** Checks a bank account in the provider's own window, where the shopper signs in, or by two small deposits. */
export type BankVerification = {
  /** Banks whose name contains the text; those chosen most often when it is empty. */
  listInstitutions(request: { readonly name: string }): Promise<readonly BankInstitution[]>;
  /** Opens the provider's window. The same reference gives the same link. */
  openLink(request: {
    readonly reference: string;
    readonly institutionId: string;
    readonly returnUrl: string;
    readonly locale: string;
  }): Promise<{ readonly linkId: string; readonly linkUrl: string }>;
  getLink(linkId: string): Promise<BankLinkResult>;
  /** Sends two deposits of a few cents to the account. */
  sendDeposits(request: {
    readonly reference: string;
    readonly routingNumber: Sensitive<string>;
    readonly accountNumber: Sensitive<string>;
  }): Promise<
    | { readonly status: 'sent'; readonly depositsId: string; readonly last4: string }
    | { readonly status: 'refused' }
  >;
  confirmDeposits(request: {
    readonly depositsId: string;
    readonly amountsCents: readonly number[];
  }): Promise<{ readonly status: 'confirmed' | 'wrong' }>;
};
