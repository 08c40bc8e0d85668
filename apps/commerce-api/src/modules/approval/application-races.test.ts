import { getExistingApproval, getInstantApproval } from '@ownpath/contracts/approval';
import { registerCustomer } from '@ownpath/contracts/customers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, isNull } from '../../database/orm.ts';
import { approvalApplications, approvals } from '../../database/schema/index.ts';
import { logIn, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { applicationForm, createJourney, type Journey } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

const SUBMITS = 20;
const APPROVED = '900001050';
const CONDITIONAL = '900002001';
const DECLINED = '900003002';
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describeOnPostgres('applications of one shopper at the same time', () => {
  let engine: TestApp;
  let journey: Journey;
  beforeAll(async () => {
    const rateLimits = { application: { perVisitor: 10_000, perAccount: 10_000 } };
    engine = await createTestApp({ overrides: ({ config }) => ({ config: { ...config, rateLimits } }) });
    journey = createJourney(engine);
  });
  afterAll(() => engine.close());

  const submit = async (shopper: TestShopper, ssn: string, idempotencyKey: string) => {
    const body = { application: applicationForm(ssn), idempotencyKey };
    const response = await engine.request('POST', pathOf(getInstantApproval), { shopper, body });
    return { status: response.status, body: await response.json() };
  };
  const currentOf = (shopper: TestShopper) =>
    engine.deps.database
      .select()
      .from(approvals)
      .where(and(eq(approvals.customerId, shopper.tokens.customer_id), isNull(approvals.supersededAt)));
  const existing = (shopper: TestShopper) => engine.call(getExistingApproval, shopper, { body: {} });

  test.each([
    ['a first decision', null],
    ['a decision that replaces an earlier one', CONDITIONAL],
  ])('%s: every answer is a decision, one of them is current', async (_, earlier) => {
    const shopper = await journey.guestIn();
    if (earlier !== null) await journey.apply(shopper, earlier);
    const answers = await many(SUBMITS, (index) =>
      submit(shopper, index % 2 ? APPROVED : CONDITIONAL, `different-key-${index}`),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(SUBMITS).fill(200));
    const current = await currentOf(shopper);
    expect(current).toHaveLength(1);
    const { DEResponse } = await existing(shopper);
    expect(DEResponse?.approvalId).toBe(current[0]?.id);
    for (const { body } of answers) {
      expect(['Approved', 'ConditionalApproval']).toContain(body.pageName);
      expect(body.approval.approvalResponse).toBe(body.pageName === 'Approved' ? 1 : 4);
    }
  });

  test('one form submitted many times is one application with one answer', async () => {
    const shopper = await journey.guestIn();
    const answers = await many(SUBMITS, () => submit(shopper, APPROVED, 'same-key'));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { pageName: 'Approved' } });
    const { customer_id: customerId } = shopper.tokens;
    const applications = await engine.deps.database
      .select()
      .from(approvalApplications)
      .where(eq(approvalApplications.customerId, customerId));
    expect(applications).toHaveLength(1);
    expect(await submit(shopper, APPROVED, 'same-key')).toEqual(answers[0]);
  });

  test('of approvals and declines the first one decided is final', async () => {
    const shopper = await journey.guestIn();
    const answers = await many(SUBMITS, (index) =>
      submit(shopper, index % 4 !== 3 ? APPROVED : DECLINED, `one-of-each-${index}`),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(SUBMITS).fill(200));
    const { pageName } = await existing(shopper);
    const later = [await journey.apply(shopper, APPROVED), await journey.apply(shopper, DECLINED)];
    expect(later.map((answer) => answer.pageName)).toEqual([pageName, pageName]);
    expect(await currentOf(shopper)).toHaveLength(1);
  });

  test('a decline that came before is the answer to all of them', async () => {
    const shopper = await journey.guestIn();
    await journey.apply(shopper, DECLINED);
    const answers = await many(SUBMITS, (index) => submit(shopper, APPROVED, `after-a-decline-${index}`));
    expect(new Set(answers.map(({ body }) => body.pageName))).toEqual(new Set(['Declined']));
  });

  test('sign-ins that carry an approval over while both identities apply', async () => {
    const guest = await journey.guestIn();
    await journey.apply(guest, APPROVED);
    const login = `${crypto.randomUUID()}@example.com`;
    const name = { firstName: 'Marisol', lastName: 'Ortega' };
    await engine.call(registerCustomer, guest, {
      body: { customer: { login, email: login, ...name }, password: TEST_PASSWORD },
    });
    const other = await journey.guestIn();
    const registered = await logIn(engine, { login, guest: other });
    await journey.apply(registered, CONDITIONAL);
    engine.clock.advance(1000);
    await journey.apply(guest, APPROVED);
    const [answers] = await Promise.all([
      many(10, (index) => submit(index % 2 ? guest : registered, APPROVED, `while-signing-in-${index}`)),
      many(5, () => logIn(engine, { login, guest })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await currentOf(registered)).toHaveLength(1);
  });
});
