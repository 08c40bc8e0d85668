import { expect, it } from 'vitest';
import type { IdentityVerification } from '../../ports/index.ts';
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

identityVerificationContract(
  'sandbox',
  sandboxIdentityVerification(),
  { passable: 'sbx-quiz-pass-1', hopeless: 'sbx-quiz-fail-1' },
  'none',
);
