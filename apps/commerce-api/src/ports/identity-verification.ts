export type QuizQuestion = {
  readonly id: string;
  readonly text: { readonly 'en-US': string; readonly 'es-US': string };
  readonly answers: readonly {
    readonly id: string;
    readonly text: { readonly 'en-US': string; readonly 'es-US': string };
  }[];
};

/** Knowledge questions about the applicant; `externalId` is the decision that asked for them. */
export type IdentityVerification = {
  startQuiz(request: {
    readonly externalId: string;
  }): Promise<{ quizId: string; questions: readonly QuizQuestion[] }>;
  submitQuiz(request: {
    readonly quizId: string;
    readonly answers: readonly { readonly questionId: string; readonly answerId: string }[];
  }): Promise<{ readonly status: 'passed' | 'failed' }>;
};
