import { finishIdentityCheck, getIdentityCheck, type IdentityCheck } from '@ownpath/contracts/approval';
import type { Endpoint } from '@ownpath/contracts/wire';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session, SessionData } from '../../platform/session/session.server.ts';
import { IDENTITY_CHECK_HREF } from '../../shared/shopper/order-links.ts';
import { loadIdentityCheck, takeIdentityForm } from './identity-check.server.ts';

const question = (id: string) => ({
  id,
  text: `${id}?`,
  answers: [
    { id: 'a', text: 'A' },
    { id: 'none', text: 'None of these' },
  ],
});
const OPEN: IdentityCheck = {
  state: 'open',
  quizId: 'quiz-1',
  questions: [question('street'), question('vehicle')],
};

function visit(check: IdentityCheck, pageName: string | null = 'Approved') {
  let data: SessionData = { tokens: {} as NonNullable<SessionData['tokens']> };
  const session = {
    read: () => data,
    update: (change: Partial<SessionData>) => {
      data = { ...data, ...change };
    },
  } as Session;
  const sent = vi.fn();
  const commerce = {
    call: async (endpoint: Endpoint, input: { body: unknown }) => {
      if (endpoint.id === getIdentityCheck.id) return check;
      expect(endpoint.id).toBe(finishIdentityCheck.id);
      sent(input.body);
      return { pageName };
    },
  } as unknown as CommerceClient;
  const take = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return takeIdentityForm(commerce, session, form);
  };
  const answer = (questionId: string, answerId: string, quizId = 'quiz-1') =>
    take({ intent: 'answer-question', quizId, questionId, answerId });
  return { sent, take, answer, load: () => loadIdentityCheck(commerce, session), session };
}
const leadsTo = (result: Response | null) => result?.headers.get('Location');

test('one question a view: the answers are sent together after the last one', async () => {
  const { load, answer, sent, session } = visit(OPEN);
  expect(await load()).toMatchObject({ question: { id: 'street' }, number: 1, count: 2 });
  expect(leadsTo(await answer('street', 'a'))).toBe(IDENTITY_CHECK_HREF);
  expect(sent).not.toHaveBeenCalled();
  expect(await load()).toMatchObject({ question: { id: 'vehicle' }, number: 2 });
  expect(leadsTo(await answer('vehicle', 'none'))).toBe('/approved');
  const answers = [
    { questionId: 'street', answerId: 'a' },
    { questionId: 'vehicle', answerId: 'none' },
  ];
  expect(sent).toHaveBeenCalledExactlyOnceWith({ quiz: { quizId: 'quiz-1', answers } });
  expect(session.read().identityAnswers).toBeNull();
});

test('a question that is sent again, in a second tab, replaces its answer', async () => {
  const { load, answer, sent } = visit(OPEN);
  await answer('street', 'a');
  await answer('street', 'none');
  expect(await load()).toMatchObject({ question: { id: 'vehicle' } });
  await answer('vehicle', 'a');
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ quiz: { answers: [{ answerId: 'none' }, {}] } });
});

test('nothing is chosen at first, and a form without an answer comes back', async () => {
  const { take, answer, sent } = visit(OPEN);
  const form = { intent: 'answer-question', quizId: 'quiz-1', questionId: 'street' };
  expect(await take(form)).toBeNull();
  expect(await answer('street', 'made-up')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('answers to questions that have expired are not kept', async () => {
  const { answer, load } = visit(OPEN);
  expect(leadsTo(await answer('street', 'a', 'quiz-0'))).toBe(IDENTITY_CHECK_HREF);
  expect(await load()).toMatchObject({ question: { id: 'street' } });
});

test('without questions an ID is the way on', async () => {
  const { load, take, sent } = visit(
    { state: 'id-only', quizId: null, questions: [] },
    'ConditionalApproval',
  );
  expect(await load()).toEqual({ state: 'id-only' });
  expect(leadsTo(await take({ intent: 'show-id' }))).toBe('/pre-approvedPage');
  expect(sent).toHaveBeenCalledExactlyOnceWith({});
});

test('without a decision the step stays, says so, and keeps the answers', async () => {
  const { answer, session } = visit(OPEN, null);
  await answer('street', 'a');
  expect(leadsTo(await answer('vehicle', 'a'))).toBe(`${IDENTITY_CHECK_HREF}&problem=NoDecision`);
  expect(session.read().identityAnswers).toMatchObject({ answers: { street: 'a' } });
});

test('nothing is asked after the decision', async () => {
  const { load, answer } = visit({ state: 'none', quizId: null, questions: [] });
  expect(await load()).toBeNull();
  expect(leadsTo(await answer('street', 'a'))).toBe('/checkout');
});
