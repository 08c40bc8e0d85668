import { type Context, Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { z } from 'zod';
import { PortError } from '../../ports/index.ts';
import { sandboxIdentityVerification } from '../identity-verification/sandbox.ts';
import { sandboxPhoneMatch } from '../phone-match/sandbox.ts';

/** Key of the engine at the providers that check applicants; their answers are about people. */
export const APPLICANT_CHECKS_KEY = 'sandbox-applicant-checks';
export const PHONE_MATCH_PATH = '/phone-match';
export const IDENTITY_QUIZ_PATH = '/identity-quiz';

const Text = z.string().max(200);
const answers = z.array(z.object({ questionId: Text, answerId: Text })).max(20);

/** Calls of the phone match and of the identity quiz, by the engine alone. */
export function applicantCheckRoutes(): Hono {
  const app = new Hono();
  const phones = sandboxPhoneMatch();
  const quizzes = sandboxIdentityVerification();

  function serve<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    answer: (request: z.output<Schema>) => Promise<object>,
  ): void {
    app.post(path, bearerAuth({ token: APPLICANT_CHECKS_KEY }), async (context) => {
      const request = schema.safeParse(await context.req.json().catch(() => null));
      if (!request.success) return context.json({ error: 'invalid_request' }, 400);
      context.header('cache-control', 'no-store');
      return answer(request.data).then(
        (found) => context.json(found),
        (error: unknown) => refuse(context, error),
      );
    });
  }

  serve(`${PHONE_MATCH_PATH}/challenges`, z.object({ phone: Text, locale: Text }), phones.startChallenge);
  serve(`${PHONE_MATCH_PATH}/verifications`, z.object({ challengeId: Text, code: Text }), phones.verifyCode);
  serve(`${PHONE_MATCH_PATH}/look-ups`, z.object({ challengeId: Text }), async (request) => {
    const found = await phones.lookUp(request);
    if (found.status !== 'match') return found;
    const { dateOfBirth, ssn, ...person } = found.person;
    const revealed = { dateOfBirth: dateOfBirth?.reveal() ?? null, ssn: ssn?.reveal() ?? null };
    return { ...found, person: { ...person, ...revealed } };
  });
  serve(`${IDENTITY_QUIZ_PATH}/quizzes`, z.object({ externalId: Text }), quizzes.startQuiz);
  serve(`${IDENTITY_QUIZ_PATH}/answers`, z.object({ quizId: Text, answers }), quizzes.submitQuiz);
  return app;
}

function refuse(context: Context, error: unknown): Response {
  if (!(error instanceof PortError)) throw error;
  return error.fault === 'unavailable'
    ? context.json({ error: 'temporarily_unavailable' }, 503)
    : context.json({ error: 'not_found' }, 404);
}
