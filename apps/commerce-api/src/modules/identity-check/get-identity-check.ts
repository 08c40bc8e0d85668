import type { IdentityCheck } from '@ownpath/contracts/approval';
import { QUIZ_VALID_HOURS, quizTask } from '@ownpath/domain/approval';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { PortError, type QuizQuestion } from '../../ports/index.ts';
import { type ApprovalApplication, findLatestApplication, lockApplication } from '../approval/index.ts';
import { type IdentityQuiz, insertQuiz, listQuizzes } from './identity-check-queries.ts';

const HOUR_MS = 3_600_000;

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>;

/** The shopper's application while its identity check is open; null otherwise. */
async function findCheckedApplication(
  { database }: Pick<Dependencies, 'database'>,
  customerId: string,
): Promise<ApprovalApplication | null> {
  const application = await findLatestApplication(database, customerId);
  return application?.status === 'identity-quiz' ? application : null;
}

/** New questions of the provider; null when it has none or gives no answer. */
async function askForQuestions(
  { database, clock, ports, log }: Parts,
  { id, externalId }: ApprovalApplication,
): Promise<IdentityQuiz | null> {
  let started: { quizId: string; questions: readonly QuizQuestion[] };
  try {
    started = await ports.identityVerification.startQuiz({ externalId: externalId ?? id });
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    log.warn({ fault: error.fault, applicationId: id }, 'the identity provider gave no questions');
    return null;
  }
  const { quizId: providerReference, questions } = started;
  if (questions.length === 0) return null;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    await lockApplication(transaction, id);
    const quizzes = await listQuizzes(transaction, id);
    const [newest = null] = quizzes;
    // Another tab asked at the same time: both show its questions.
    if (quizTask(newest, quizzes.length, now) !== 'ask-for-questions') return newest;
    return insertQuiz(transaction, {
      applicationId: id,
      providerReference,
      questions,
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUIZ_VALID_HOURS * HOUR_MS),
    });
  });
}

const withoutQuestions = (state: IdentityCheck['state']): IdentityCheck => ({
  state,
  quizId: null,
  questions: [],
});

/** What the shopper's latest application asks about their identity. Reloading shows the same questions. */
export async function getIdentityCheck(
  deps: Parts,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
): Promise<IdentityCheck> {
  const application = await findCheckedApplication(deps, customerId);
  if (!application) return withoutQuestions('none');
  const quizzes = await listQuizzes(deps.database, application.id);
  let [quiz = null]: (IdentityQuiz | null)[] = quizzes;
  const task = quizTask(quiz, quizzes.length, deps.clock.now());
  if (task === 'show-id') return withoutQuestions('id-only');
  if (task === 'ask-for-questions') quiz = await askForQuestions(deps, application);
  if (quiz === null) return withoutQuestions('id-only');
  if (quiz.isPassed !== null) return withoutQuestions('undecided');
  return {
    state: 'open',
    quizId: quiz.id,
    questions: quiz.questions.map(({ id, text, answers }) => ({
      id,
      text: text[locale],
      answers: answers.map((answer) => ({ id: answer.id, text: answer.text[locale] })),
    })),
  };
}
