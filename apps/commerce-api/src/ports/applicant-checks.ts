import type { Sensitive } from '@ownpath/domain/sensitive';

export type PhoneMatchPerson = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
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

/** Links a bank account; credentials are passed on and never stored. */
export type BankVerification = {
  link(request: {
    readonly institutionId: string;
    readonly userName: Sensitive<string>;
    readonly password: Sensitive<string>;
  }): Promise<
    | {
        readonly status: 'linked';
        readonly accountToken: string;
        readonly last4: string;
        readonly institutionName: string;
      }
    | { readonly status: 'locked' | 'invalid-credentials' | 'insufficient-funds' }
  >;
};
