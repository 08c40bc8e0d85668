import { getExistingApproval } from '@ownpath/contracts/approval';
import { getBasket } from '@ownpath/contracts/basket';
import { getCheckoutState } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

async function applyTwice(first: string, second: string) {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  const before = await journey.apply(shopper, first);
  const answer = await journey.apply(shopper, second);
  const { pageName, DEResponse } = await engine.call(getExistingApproval, shopper, { body: {} });
  const { step, outcome } = await engine.call(getCheckoutState, shopper, { body: { basketId } });
  return { before, answer, pageName, approval: DEResponse, step, outcome };
}

describe('a second application that is worse leaves the approval in force', () => {
  test.each([
    ['a decline', '900003001', { response: 2, weeklyLimitCents: 0, reasons: ['IDENTITY_NOT_VERIFIED'] }],
    ['a lower amount', '900001050', { response: 1, weeklyLimitCents: 50_00, reasons: [] }],
    ['one with documents', '900002001', { response: 4, weeklyLimitCents: 60_00 }],
    ['less left to use', '900006002', { response: 1, weeklyLimitCents: 75_00 }],
    ['one that has ended', '900006001', { response: 1 }],
  ])('%s: and says so', async (_, ssn, later) => {
    const { before, answer, approval, pageName, step } = await applyTwice('900001099', ssn);
    expect(answer).toMatchObject({ pageName: 'Approved', approval: { laterDecision: later } });
    expect(pageName).toBe('Approved');
    expect(approval).toEqual({ ...before.approval, laterDecision: answer.approval?.laterDecision });
    expect(step).toBe('payment-schedule');
  });

  test('a decline names the agency whose report was used', async () => {
    const { approval } = await applyTwice('900001099', '900003001');
    expect(approval?.laterDecision?.reportAgency?.name).toContain('Meridian');
  });

  test.each([
    ['a review', '900007002'],
    ['a quiz', '900004001'],
    ['an engine that is down', '900005002'],
  ])('%s does not stop the checkout either', async (_, ssn) => {
    const { before, approval, step, outcome } = await applyTwice('900001099', ssn);
    expect(approval).toEqual(before.approval);
    expect([step, outcome]).toEqual(['payment-schedule', null]);
  });
});

describe('a second application replaces the decision when it is', () => {
  test.each([
    ['as good', '900001050', '900001050', 50_00],
    ['better', '900001050', '900001099', 99_00],
    ['an approval without documents', '900002001', '900001099', 99_00],
    ['any, after an expired approval', '900006001', '900001020', 20_00],
  ])('%s', async (_, first, second, weeklyLimitCents) => {
    const { before, approval } = await applyTwice(first, second);
    expect(approval).toMatchObject({ response: 1, weeklyLimitCents, laterDecision: null });
    expect(approval?.approvalId).not.toBe(before.approval?.approvalId);
  });
});

test('an open order counts as used: approved amount, in use and left add up', async () => {
  const buyer = await journey.guestIn();
  await journey.order(buyer, await journey.readyToOrder(buyer));
  const next = await journey.basketWith(buyer, [{ productId: SOFA, quantity: 1 }]);
  const { approvalFit } = await engine.call(getBasket, buyer, { params: { basketId: next.basketId } });
  expect(approvalFit).toMatchObject({ weeklyLimitCents: 99_00, weeklyLeftCents: 99_00 - 24_99 });
});
