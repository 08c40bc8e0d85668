import { afterAll, expect, it } from 'vitest';
import type { IdentityVerification } from '../../ports/index.ts';
import { serveApplicantChecks } from '../../testing/serve-applicant-checks.ts';
import { APPLICANT_CHECKS_KEY, IDENTITY_QUIZ_PATH } from '../sandbox-server/applicant-check-routes.ts';
import { httpIdentityVerification } from './http-identity-verification.ts';
import { sandboxIdentityVerification } from './sandbox.ts';

/** Contract of every identity-verification adapter; the ids are decisions with a quiz. */
function identityVerificationContract(
  name: string,
  verification: IdentityVerification,
  decisions: { passable: string; hopeless: string },
  rightAnswerId: string,
): void {
  const answerAll = async (externalId: string, answerId: string) => {
    const { quizId, questions } = await verification.startQuiz({ externalId });
    return verification.submitQuiz({
      quizId,
      answers: questions.map(({ id }) => ({ questionId: id, answerId })),
    });
  };

  it(`${name}: questions exist in both languages, with two answers or more`, async () => {
    const { questions } = await verification.startQuiz({ externalId: decisions.passable });
    expect(questions.length).toBeGreaterThan(0);
    for (const { text, answers } of questions) {
      expect(text['en-US']).not.toBe('');
      expect(text['es-US']).not.toBe(text['en-US']);
      expect(answers.length).toBeGreaterThanOrEqual(2);
    }
  });

  it(`${name}: right answers pass, wrong or missing ones fail`, async () => {
    expect(await answerAll(decisions.passable, rightAnswerId)).toEqual({ status: 'passed' });
    expect(await answerAll(decisions.passable, 'a')).toEqual({ status: 'failed' });
    const { quizId } = await verification.startQuiz({ externalId: decisions.passable });
    expect(await verification.submitQuiz({ quizId, answers: [] })).toEqual({ status: 'failed' });
    expect(await answerAll(decisions.hopeless, rightAnswerId)).toEqual({ status: 'failed' });
  });

  it(`${name}: an unknown quiz is rejected`, async () => {
    await expect(verification.submitQuiz({ quizId: 'nothing', answers: [] })).rejects.toMatchObject({
      fault: 'rejected',
    });
  });
}

const server = await serveApplicantChecks();
afterAll(() => server.close());
const overHttp = httpIdentityVerification({
  url: `${server.url}${IDENTITY_QUIZ_PATH}`,
  key: APPLICANT_CHECKS_KEY,
});

for (const [name, verification] of [
  ['sandbox', sandboxIdentityVerification()],
  ['over HTTP', overHttp],
] as const) {
  identityVerificationContract(
    name,
    verification,
    { passable: 'sbx-quiz-pass-1', hopeless: 'sbx-quiz-fail-1' },
    'none',
  );
}

it('a decision without questions, and one whose provider is down', async () => {
  expect((await overHttp.startQuiz({ externalId: 'sbx-quiz-empty-1' })).questions).toEqual([]);
  await expect(overHttp.startQuiz({ externalId: 'sbx-quiz-down-1' })).rejects.toMatchObject({
    fault: 'unavailable',
  });
});
