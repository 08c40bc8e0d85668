import { z } from 'zod';
import type { IdentityVerification } from '../../ports/index.ts';
import { createJsonCaller, type JsonProvider } from '../call-json.ts';

const Id = z.string().min(1).max(200);
const Texts = z.object({ 'en-US': z.string().min(1).max(500), 'es-US': z.string().min(1).max(500) });
const Quiz = z.object({
  quizId: Id,
  questions: z
    .array(z.object({ id: Id, text: Texts, answers: z.array(z.object({ id: Id, text: Texts })).min(2) }))
    .max(20),
});
const Result = z.object({ status: z.enum(['passed', 'failed']) });

export function httpIdentityVerification(provider: Omit<JsonProvider, 'port'>): IdentityVerification {
  const call = createJsonCaller({ ...provider, port: 'identity-verification' });
  return {
    startQuiz: (request) => call('/quizzes', request, Quiz),
    submitQuiz: (request) => call('/answers', request, Result),
  };
}
