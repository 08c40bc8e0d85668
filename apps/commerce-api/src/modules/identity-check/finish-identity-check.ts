import type { IdentityQuizAnswers, PageName } from '@ownpath/contracts/approval';
import { quizTask } from '@ownpath/domain/approval';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import { findActiveApproval } from '../active-approval/index.ts';
import {
  type ApprovalApplication,
  decideApplication,
  findLatestApplication,
  pageOfApproval,
  pageOfOpenApplication,
} from '../approval/index.ts';
import { findStoreRow } from '../stores/index.ts';
import { type IdentityQuiz, listQuizzes, recordResult } from './identity-check-queries.ts';

type Request = {
  readonly customerId: string;
  readonly locale: Locale;
  /** Null to show an ID instead. */
  readonly quiz: IdentityQuizAnswers | null;
};

/** Every question once, each with an answer of its own. @throws DomainError `InvalidParameters` */
function checkAnswers({ questions }: IdentityQuiz, answers: IdentityQuizAnswers['answers']): void {
  const isComplete =
    answers.length === questions.length &&
    questions.every((question) =>
      answers.some(
        ({ questionId, answerId }) =>
          questionId === question.id && question.answers.some(({ id }) => id === answerId),
      ),
    );
  if (isComplete) return;
  throw new DomainError('InvalidParameters', 'Every question needs exactly one answer.', {
    fields: [{ path: 'body.quiz.answers', code: 'invalid' }],
  });
}

/**
 * Sends the answers to the provider and stores its result. False when these questions can no longer be answered, or the
 * provider gave no result.
 */
async function answerQuiz(
  { database, clock, ports, log }: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>,
  newest: IdentityQuiz | null,
  { quizId, answers }: IdentityQuizAnswers,
): Promise<boolean> {
  if (newest === null || newest.id !== quizId) return false;
  if (quizTask(newest, 0, clock.now()) !== 'answer') return newest.isPassed !== null;
  checkAnswers(newest, answers);
  try {
    const { status } = await ports.identityVerification.submitQuiz({
      quizId: newest.providerReference,
      answers,
    });
    await recordResult(database, newest.id, status === 'passed', clock.now());
    return true;
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    log.warn({ fault: error.fault, applicationId: newest.applicationId }, 'the identity quiz has no result');
    return false;
  }
}

async function pageOf(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { customerId }: ApprovalApplication,
  status: ApprovalApplication['status'],
): Promise<PageName | null> {
  if (status === 'identity-quiz') return null;
  if (status !== 'decided') return pageOfOpenApplication(status);
  const approval = await findActiveApproval(database, customerId, clock.now());
  return approval ? pageOfApproval(approval) : null;
}

/**
 * The decision after the questions were answered, or without them by an ID. A quiz is answered once: a second tab or
 * a repeated request gets the decision that the first one led to.
 * @throws DomainError `InvalidParameters`; `CheckoutStepOutOfOrder` without an application
 */
export async function finishIdentityCheck(
  deps: Dependencies,
  { customerId, locale, quiz }: Request,
): Promise<{ readonly pageName: PageName | null }> {
  const { database, clock } = deps;
  const application = await findLatestApplication(database, customerId);
  if (!application) throw new DomainError('CheckoutStepOutOfOrder', 'There is no application.');
  if (application.status !== 'identity-quiz') {
    return { pageName: await pageOf(deps, application, application.status) };
  }
  const [newest = null] = await listQuizzes(database, application.id);
  if (quiz !== null && !(await answerQuiz(deps, newest, quiz))) return { pageName: null };
  const [settled = null] = await listQuizzes(database, application.id);
  const store = await findStoreRow(database, application.storeId ?? '', clock.now());
  if (!store) throw new DomainError('StoreRequired', 'The store of the application no longer exists.');
  const identity = settled?.isPassed === true ? 'verified' : 'by-id';
  const status = await decideApplication(deps, application, store, { locale, identity });
  return { pageName: await pageOf(deps, application, status) };
}
