import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import {
  approvalApplications,
  approvals,
  approvalVerificationDocuments,
} from '../../database/schema/index.ts';
import type { Decision } from '../../ports/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { applicationForm, createJourney, type Journey } from '../../testing/shop-journey.ts';

/** The paths as the specification writes them, not as the contracts do. */
const INSTANT =
  '/custom/get-instant-approval/v1/organizations/f_ecom_ownp_001/instantapproval?siteId=rowan&locale=en-US';
const EXISTING =
  '/custom/de-approval/v1/organizations/f_ecom_ownp_001/existingapproval?siteId=rowan&locale=en-US';

const decided: Extract<Decision, { kind: 'decided' }> = {
  kind: 'decided',
  externalId: 'engine-1',
  response: 1,
  weeklyLimitCents: 50_00,
  weeklyUsedCents: 12_00,
  expiresOn: '2026-12-21',
  conditionalReason: null,
  verificationTypes: [],
  verifyCode: null,
  verifyLevel: 0,
  reasons: [],
  reportAgency: null,
  isHighRisk: false,
};
let decision: Decision;
let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp({
    overrides: ({ ports }) => ({ ports: { ...ports, decisionEngine: { decide: async () => decision } } }),
  });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const post = async (shopper: TestShopper | null, path: string, body: object) => {
  const response = await engine.request('POST', path, { shopper, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const apply = async (outcome: Partial<typeof decided>) => {
  decision = { ...decided, ...outcome };
  const shopper = await journey.guestIn();
  const body = { application: applicationForm('900001050'), idempotencyKey: crypto.randomUUID() };
  return { shopper, answer: await post(shopper, INSTANT, body) };
};

const approved = {
  approvalId: expect.stringMatching(/^[\w-]{8,}$/),
  globalCustomerId: null,
  approvalResponse: 1,
  conditionalReason: null,
  approvalDate: '2026-11-21T15:00:00.000Z',
  approvalExpirationDate: '2026-12-22T05:59:59.999Z',
  originalApprovalAmount: 50,
  outstandingBalance: 38,
  weeklyOriginalApprovalAmount: 50,
  weeklyOutstandingBalance: 38,
  weeklyApprovalAmount: 50,
  biWeeklyApprovalAmount: 100,
  semiMonthlyApprovalAmount: 107,
  monthlyApprovalAmount: 214,
  storeNumber: '04217',
  verifyCode: null,
  verifyLevel: 0,
  verificationDocuments: [],
  c_firstName: 'Marisol',
  c_timeZone: 'America/Chicago',
  c_isExpired: false,
  c_reasons: [],
  c_reportAgency: null,
  c_mayReapplyAt: null,
  c_laterDecision: null,
  c_shownResponse: null,
};
const conditional = {
  ...approved,
  approvalResponse: 4,
  conditionalReason: 'INCOME_REQUIRED',
  verifyCode: 'V7',
  verifyLevel: 3,
  verificationDocuments: [
    { verifyType: 'ID', verifyRequired: 'Y' },
    { verifyType: 'INCOME', verifyRequired: 'Y' },
  ],
};
const declined = {
  ...approved,
  approvalResponse: 2,
  originalApprovalAmount: 0,
  outstandingBalance: 0,
  weeklyOriginalApprovalAmount: 0,
  weeklyOutstandingBalance: 0,
  weeklyApprovalAmount: 0,
  biWeeklyApprovalAmount: 0,
  semiMonthlyApprovalAmount: 0,
  monthlyApprovalAmount: 0,
  c_reasons: ['PRIOR_ACCOUNT'],
  c_mayReapplyAt: '2026-12-21T06:00:00.000Z',
};

test.each([
  ['approved', {}, 'Approved', approved],
  [
    'conditional',
    {
      response: 4,
      conditionalReason: 'INCOME_REQUIRED',
      verificationTypes: ['ID', 'INCOME'],
      verifyCode: 'V7',
      verifyLevel: 3,
    },
    'ConditionalApproval',
    conditional,
  ],
  [
    'declined',
    { response: 2, weeklyLimitCents: 0, weeklyUsedCents: 0, reasons: ['PRIOR_ACCOUNT'] },
    'Declined',
    declined,
  ],
] as const)('%s: both calls return every field of the specification', async (_, outcome, pageName, wire) => {
  const { shopper, answer } = await apply(outcome as Partial<typeof decided>);
  expect(answer).toEqual({
    status: 200,
    body: { pageName, tempBasket: expect.any(String), approval: wire },
  });
  const { tempBasket, approval } = answer.body;
  const body = { includeBlacklist: true, tempBasketId: tempBasket, marketingUtm: 'utm_source=mail' };
  expect(await post(shopper, EXISTING, body)).toEqual({
    status: 200,
    body: { pageName, DEResponse: approval },
  });
});

test('stored customer data, an optional document, and an earlier limit', async () => {
  const { shopper } = await apply({ response: 4, verificationTypes: ['BANK'] });
  const { database } = engine.deps;
  const mine = eq(approvals.customerId, shopper.tokens.customer_id);
  const [row] = await database
    .update(approvals)
    .set({ globalCustomerId: 'G-4711', originalApprovalAmountCents: 80_00, weeklyOriginalAmountCents: 75_00 })
    .where(mine)
    .returning();
  await database
    .update(approvalVerificationDocuments)
    .set({ isRequired: false })
    .where(eq(approvalVerificationDocuments.approvalId, row?.id ?? ''));
  expect((await post(shopper, EXISTING, {})).body).toMatchObject({
    DEResponse: {
      globalCustomerId: 'G-4711',
      originalApprovalAmount: 80,
      weeklyOriginalApprovalAmount: 75,
      weeklyApprovalAmount: 50,
      verificationDocuments: [{ verifyType: 'BANK', verifyRequired: 'N' }],
    },
  });
});

test('without the blacklist a decline is left out, an approval is not', async () => {
  const refused = await apply({ response: 2, weeklyLimitCents: 0, weeklyUsedCents: 0 });
  for (const includeBlacklist of [false, 'false']) {
    expect((await post(refused.shopper, EXISTING, { includeBlacklist })).body).toEqual({
      pageName: null,
      DEResponse: null,
    });
  }
  const { shopper } = await apply({});
  expect((await post(shopper, EXISTING, { includeBlacklist: false })).body).toMatchObject({
    pageName: 'Approved',
  });
});

test('the campaign is stored with the application of the caller’s own basket, without personal data', async () => {
  const { shopper, answer } = await apply({});
  const { tempBasket: tempBasketId } = answer.body;
  const campaign = async () => {
    const [row] = await engine.deps.database
      .select()
      .from(approvalApplications)
      .where(eq(approvalApplications.customerId, shopper.tokens.customer_id));
    return row?.marketingCampaign;
  };
  const otherShopper = await journey.guestIn();
  const stolen = await post(otherShopper, EXISTING, { tempBasketId, marketingUtm: 'utm_source=other' });
  expect(stolen).toEqual({ status: 200, body: { pageName: null, DEResponse: null } });
  expect(await campaign()).toBeNull();
  await post(shopper, EXISTING, {
    tempBasketId,
    marketingUtm: 'utm_source=mail&utm_campaign=fall+2026&utm_content=dana@example.com&gclid=x',
  });
  expect(await campaign()).toEqual({ utm_source: 'mail', utm_campaign: 'fall 2026' });
  await post(shopper, EXISTING, { tempBasketId, marketingUtm: { utm_medium: 'cpc' } });
  expect(await campaign()).toEqual({ utm_medium: 'cpc' });
});

test('a body of another shape is 400, no token 401', async () => {
  const shopper = await journey.guestIn();
  for (const body of [{ includeBlacklist: 'perhaps' }, { marketingUtm: 7 }, { tempBasketId: ['x'] }]) {
    expect((await post(shopper, EXISTING, body)).status).toBe(400);
  }
  expect((await post(null, EXISTING, {})).status).toBe(401);
});
