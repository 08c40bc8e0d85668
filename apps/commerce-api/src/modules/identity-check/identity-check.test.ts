import { finishIdentityCheck, getExistingApproval, getIdentityCheck } from '@ownpath/contracts/approval';
import { getCheckoutState, getOrderState, reserveCart } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from '../../database/orm.ts';
import { identityQuizzes, stores } from '../../database/schema/index.ts';
import { PortError } from '../../ports/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

const PASSABLE = '900004001';
const HOPELESS = '900004002';
const NO_QUESTIONS = '900004003';
const PROVIDER_DOWN = '900004004';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

async function askedBy(ssn: string) {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, ssn);
  return { shopper, basketId };
}
const check = (shopper: TestShopper, locale = 'en-US') =>
  engine.call(getIdentityCheck, shopper, { query: { locale }, body: {} });
/** All questions that are open now; the clock would end the shopper's session too. */
const letExpire = () => engine.deps.database.update(identityQuizzes).set({ expiresAt: engine.clock.now() });
const showId = (shopper: TestShopper) => engine.call(finishIdentityCheck, shopper, { body: {} });
const stateOf = (shopper: TestShopper, basketId: string) =>
  engine.call(getCheckoutState, shopper, { body: { basketId } });

async function answersOf(shopper: TestShopper, answerId: string) {
  const { quizId, questions } = await check(shopper);
  return { quizId: quizId ?? '', answers: questions.map(({ id }) => ({ questionId: id, answerId })) };
}
const finish = (shopper: TestShopper, quiz: Awaited<ReturnType<typeof answersOf>>) =>
  engine.call(finishIdentityCheck, shopper, { body: { quiz } });

describe('the questions', () => {
  test('are the same when they are read again, in either language', async () => {
    const { shopper, basketId } = await askedBy(PASSABLE);
    const first = await check(shopper);
    expect(first).toMatchObject({ state: 'open', questions: [{ id: 'street' }, {}, {}] });
    expect(await check(shopper)).toEqual(first);
    const spanish = await check(shopper, 'es-US');
    expect(spanish.quizId).toBe(first.quizId);
    expect(spanish.questions[0]?.text).toBe('¿En cuál de estas calles ha vivido usted?');
    expect(await stateOf(shopper, basketId)).toMatchObject({ step: 'identity-verification-form' });
  });

  test('are one set for two tabs that open at once', async () => {
    const { shopper } = await askedBy(PASSABLE);
    const [one, two] = await Promise.all([check(shopper), check(shopper)]);
    expect(two.quizId).toBe(one.quizId);
  });

  test('are other ones when they have expired, three times at most; then an ID is left', async () => {
    const { shopper } = await askedBy(PASSABLE);
    const late = await answersOf(shopper, 'none');
    const ids = [late.quizId];
    for (let round = 0; round < 2; round += 1) {
      await letExpire();
      engine.clock.advance(1000);
      ids.push((await check(shopper)).quizId ?? '');
    }
    expect(new Set(ids).size).toBe(3);
    expect(await finish(shopper, late)).toEqual({ pageName: null });
    await letExpire();
    expect(await check(shopper)).toMatchObject({ state: 'id-only', questions: [] });
    expect(await showId(shopper)).toEqual({ pageName: 'ConditionalApproval' });
  });

  test.each([NO_QUESTIONS, PROVIDER_DOWN])('of %s are missing: an ID is the way on', async (ssn) => {
    const { shopper, basketId } = await askedBy(ssn);
    expect(await check(shopper)).toMatchObject({ state: 'id-only', quizId: null });
    expect(await showId(shopper)).toEqual({ pageName: 'ConditionalApproval' });
    expect(await stateOf(shopper, basketId)).toMatchObject({
      step: 'payment-schedule',
      documentsNeeded: ['ID'],
    });
  });

  test('are not asked of a shopper without an application, nor after the decision', async () => {
    const shopper = await journey.guestIn();
    expect(await check(shopper)).toMatchObject({ state: 'none' });
    const refused = await engine.request('POST', pathOf(finishIdentityCheck), { shopper, body: {} });
    expect(refused.status).toBe(409);
    await journey.apply(shopper, '900001099');
    expect(await check(shopper)).toMatchObject({ state: 'none' });
    expect(await showId(shopper)).toEqual({ pageName: 'Approved' });
  });
});

describe('the answers', () => {
  test('that are right approve for $60 a week', async () => {
    const { shopper, basketId } = await askedBy(PASSABLE);
    expect(await finish(shopper, await answersOf(shopper, 'none'))).toEqual({ pageName: 'Approved' });
    const { DEResponse } = await engine.call(getExistingApproval, shopper, { body: {} });
    expect(DEResponse).toMatchObject({ response: 1, weeklyLimitCents: 60_00, verificationDocuments: [] });
    const state = await stateOf(shopper, basketId);
    expect(state).toMatchObject({ step: 'payment-schedule', documentsNeeded: [] });
    expect(state.steps).toContain('identity-verification-form');
  });

  test('stay a step behind the signature, as a reservation does', async () => {
    const terms = { reservationPeriodHours: 48, refundableDepositCents: 0, nonRefundableDepositCents: 0 };
    await engine.deps.database.update(stores).set(terms).where(eq(stores.id, PLANO));
    const { shopper, basketId } = await askedBy(PASSABLE);
    await finish(shopper, await answersOf(shopper, 'none'));
    expect((await stateOf(shopper, basketId)).steps).not.toContain('reservation');
    await engine.call(reserveCart, shopper, { body: { basketId } });
    const { steps } = await stateOf(shopper, basketId);
    expect(steps.slice(0, 3)).toEqual(['wof', 'identity-verification-form', 'reservation']);
    await journey.chooseAndAccept(shopper, basketId);
    await journey.payWith(shopper, basketId);
    await journey.order(shopper, basketId);
    const { order } = await engine.call(getOrderState, shopper, { body: {} });
    expect(order?.steps).toEqual(steps);
  });

  test.each([
    [PASSABLE, 'a'],
    [HOPELESS, 'none'],
  ])('of %s that do not match (%s) approve on condition of an ID', async (ssn, answerId) => {
    const { shopper, basketId } = await askedBy(ssn);
    expect(await finish(shopper, await answersOf(shopper, answerId))).toEqual({
      pageName: 'ConditionalApproval',
    });
    expect(await stateOf(shopper, basketId)).toMatchObject({ documentsNeeded: ['ID'] });
  });

  test('count once: a second tab with other answers gets the same decision', async () => {
    const { shopper } = await askedBy(PASSABLE);
    const right = await answersOf(shopper, 'none');
    const wrong = await answersOf(shopper, 'a');
    expect(await finish(shopper, wrong)).toEqual({ pageName: 'ConditionalApproval' });
    expect(await finish(shopper, right)).toEqual({ pageName: 'ConditionalApproval' });
    expect(await showId(shopper)).toEqual({ pageName: 'ConditionalApproval' });
  });

  test('sent twice at once lead to one decision', async () => {
    const { shopper } = await askedBy(PASSABLE);
    const right = await answersOf(shopper, 'none');
    const both = await Promise.all([finish(shopper, right), finish(shopper, right)]);
    expect(both).toEqual([{ pageName: 'Approved' }, { pageName: 'Approved' }]);
  });

  test('have to be complete, and of these questions', async () => {
    const { shopper } = await askedBy(PASSABLE);
    const { quizId, answers } = await answersOf(shopper, 'none');
    const send = (quiz: object) =>
      engine.request('POST', pathOf(finishIdentityCheck), { shopper, body: { quiz } });
    for (const sent of [answers.slice(1), answers.map((it) => ({ ...it, answerId: 'x' })), []]) {
      expect((await send({ quizId, answers: sent })).status).toBe(400);
    }
    const other = await askedBy(PASSABLE);
    expect(await finish(other.shopper, { quizId, answers })).toEqual({ pageName: null });
    expect(await check(shopper)).toMatchObject({ state: 'open', quizId });
  });

  test('are not stored', async () => {
    const { shopper } = await askedBy(HOPELESS);
    const quiz = await answersOf(shopper, 'b');
    await finish(shopper, quiz);
    const rows = await engine.deps.database.select().from(identityQuizzes);
    const row = rows.find(({ id }) => id === quiz.quizId);
    expect(row).toMatchObject({ isPassed: false });
    expect(Object.keys(row ?? {})).not.toContain('answers');
  });
});

test('without a decision after the quiz, the shopper asks again and does not answer again', async () => {
  const { shopper, basketId } = await askedBy(PASSABLE);
  vi.spyOn(engine.deps.ports.decisionEngine, 'decide').mockRejectedValueOnce(
    new PortError('decision-engine', 'timeout', 'no answer'),
  );
  expect(await finish(shopper, await answersOf(shopper, 'none'))).toEqual({ pageName: null });
  expect(await check(shopper)).toMatchObject({ state: 'undecided', questions: [] });
  expect(await stateOf(shopper, basketId)).toMatchObject({ step: 'identity-verification-form' });
  expect(await showId(shopper)).toEqual({ pageName: 'Approved' });
});
