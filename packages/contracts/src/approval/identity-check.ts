import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';
import { PageName } from './approval.ts';

/** Identity quiz of an application (step `identity-verification-form`). The specification names the step only. */
const api = 'identity-verification';
const Id = z.string().min(1).max(100);

/** The quiz is the application's, not the basket's: an application may be sent before anything is in the cart. */
export const IdentityCheck = z.object({
  /**
   * `open`: questions to answer. `id-only`: there are no questions, so an ID is shown. `undecided`: answered, but the
   * decision engine gave no decision yet. `none`: nothing is asked.
   */
  state: z.enum(['none', 'open', 'id-only', 'undecided']),
  quizId: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      answers: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;

export const getIdentityCheck = defineCustomEndpoint({
  id: 'getIdentityCheck',
  summary: 'The identity questions of the latest application, in the shopper’s language',
  api,
  endpoint: 'identitycheck',
  body: z.object({}),
  response: IdentityCheck,
});

export const IdentityQuizAnswers = z.object({
  quizId: Id,
  answers: z
    .array(z.object({ questionId: Id, answerId: Id }))
    .min(1)
    .max(20),
});
export type IdentityQuizAnswers = z.infer<typeof IdentityQuizAnswers>;

export const finishIdentityCheck = defineCustomEndpoint({
  id: 'finishIdentityCheck',
  summary:
    'Answer the identity questions once, or show an ID instead; then the application is decided. Repeated calls return the same decision',
  api,
  endpoint: 'finishidentitycheck',
  body: z.object({
    /** Absent to show an ID instead, and to ask again for the decision after an answered quiz. */
    quiz: IdentityQuizAnswers.optional(),
  }),
  response: z.object({
    /** Null while there is no decision: the questions have expired, or the decision engine gave no answer. */
    pageName: PageName.nullable(),
  }),
});
