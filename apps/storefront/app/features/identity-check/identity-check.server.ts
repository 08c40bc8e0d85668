import { finishIdentityCheck, getIdentityCheck, type IdentityCheck } from '@ownpath/contracts/approval';
import { routeOfApprovalPage } from '@ownpath/domain/approval';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { IDENTITY_CHECK_HREF } from '../../shared/shopper/order-links.ts';

type Question = IdentityCheck['questions'][number];

/** What the step shows: one question, or the way on without questions. */
export type IdentityView =
  | {
      readonly state: 'question';
      readonly quizId: string;
      readonly question: Question;
      readonly number: number;
      readonly count: number;
    }
  | { readonly state: 'id-only' | 'undecided' };

/** The identity check of the visitor's application; a platform without the call has none. */
async function findIdentityCheck(commerce: CommerceClient, session: Session): Promise<IdentityCheck | null> {
  if (session.read().tokens === undefined) return null;
  try {
    const check = await commerce.call(getIdentityCheck, { body: {} });
    return check.state === 'none' ? null : check;
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Answers of this quiz until it is sent. They stay in the visitor's own encrypted cookie. */
function answersOf(session: Session, { quizId, questions }: IdentityCheck): Record<string, string> {
  const kept = session.read().identityAnswers;
  if (!kept || kept.quizId !== quizId) return {};
  return Object.fromEntries(
    questions.flatMap(({ id }) => (kept.answers[id] === undefined ? [] : [[id, kept.answers[id]]])),
  );
}

/** Null when nothing is asked: the application is decided, or there is none. */
export async function loadIdentityCheck(
  commerce: CommerceClient,
  session: Session,
): Promise<IdentityView | null> {
  const check = await findIdentityCheck(commerce, session);
  if (check === null) return null;
  const answers = answersOf(session, check);
  const index = check.questions.findIndex(({ id }) => answers[id] === undefined);
  const question = check.questions[index];
  if (check.state !== 'open' || check.quizId === null || !question) {
    return { state: check.state === 'undecided' ? 'undecided' : 'id-only' };
  }
  const count = check.questions.length;
  return { state: 'question', quizId: check.quizId, question, number: index + 1, count };
}

async function finish(
  commerce: CommerceClient,
  session: Session,
  quiz?: Parameters<typeof sendable>[0],
): Promise<Response> {
  try {
    const { pageName } = await commerce.call(finishIdentityCheck, { body: quiz ? sendable(quiz) : {} });
    if (pageName === null) return redirect(`${IDENTITY_CHECK_HREF}&problem=NoDecision`);
    session.update({ identityAnswers: null });
    return redirect(routeOfApprovalPage(pageName));
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.code === 'CheckoutStepOutOfOrder') return redirect('/checkout');
    const code = error.code === 'TooManyRequests' ? error.code : 'NoDecision';
    return redirect(`${IDENTITY_CHECK_HREF}&problem=${code}`);
  }
}

const sendable = ({ quizId, answers }: { quizId: string; answers: Record<string, string> }) => ({
  quiz: {
    quizId,
    answers: Object.entries(answers).map(([questionId, answerId]) => ({ questionId, answerId })),
  },
});

/** Carries out a form of the step; null when no answer was chosen. */
export async function takeIdentityForm(
  commerce: CommerceClient,
  session: Session,
  form: FormData,
): Promise<Response | null> {
  if (form.get('intent') === 'show-id') return finish(commerce, session);
  const answerId = form.get('answerId');
  if (typeof answerId !== 'string') return null;
  const check = await findIdentityCheck(commerce, session);
  if (check === null) return redirect('/checkout');
  const { quizId } = check;
  const question = check.questions.find(({ id }) => id === form.get('questionId'));
  // A page of questions that have expired, or that were answered in another tab.
  if (quizId === null || quizId !== form.get('quizId') || !question) return redirect(IDENTITY_CHECK_HREF);
  if (!question.answers.some(({ id }) => id === answerId)) return null;
  const answers = { ...answersOf(session, check), [question.id]: answerId };
  if (check.questions.every(({ id }) => answers[id] !== undefined)) {
    return finish(commerce, session, { quizId, answers });
  }
  session.update({ identityAnswers: { quizId, answers } });
  return redirect(IDENTITY_CHECK_HREF);
}

/** True for the forms of this step. */
export const isIdentityIntent = (intent: unknown): boolean =>
  intent === 'answer-question' || intent === 'show-id';
