import { getExistingApproval, getInstantApproval } from '@ownpath/contracts/approval';
import { getBasket } from '@ownpath/contracts/basket';
import { getCheckoutState } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from '../../database/orm.ts';
import { approvalApplications, approvals } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { skipShortWaits } from '../../testing/order-journey.ts';
import { applicationForm, createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';
import { findActiveApproval, isActiveDecline } from '../active-approval/index.ts';

const DAY_MS = 86_400_000;
let engine: TestApp;
let journey: Journey;
/** Time limits end at once; anything slower times out. */
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const send = (
  shopper: TestShopper | null,
  application: object,
  idempotencyKey = crypto.randomUUID() as string,
) => engine.request('POST', pathOf(getInstantApproval), { shopper, body: { application, idempotencyKey } });
const existing = (shopper: TestShopper) => engine.call(getExistingApproval, shopper, { body: {} });

describe('an instant approval', () => {
  test.each([
    ['900001050', 'Approved', { response: 1, weeklyLimitCents: 50_00, monthlyLimitCents: 214_00 }],
    [
      '900002001',
      'ConditionalApproval',
      { response: 4, verificationDocuments: [{ type: 'ID', isRequired: true }] },
    ],
    ['900003002', 'Declined', { response: 2, reasons: ['INCOME_TOO_LOW'], reportAgency: null }],
    ['900006001', 'Approved', { isExpired: true }],
    ['900006002', 'Approved', { weeklyLimitCents: 75_00, weeklyLeftCents: 20_00 }],
    ['900008001', 'ConditionalApproval', { response: 4 }],
  ])('%s leads to %s', async (ssn, pageName, approval) => {
    const shopper = await journey.guestIn();
    const answer = await journey.apply(shopper, ssn);
    expect(answer).toMatchObject({ pageName, approval: { firstName: 'Marisol', ...approval } });
    expect(await existing(shopper)).toEqual({ pageName, DEResponse: answer.approval });
  });

  test.each([
    ['900005001', 'ServiceFailure'],
    ['900005002', 'ServiceFailure'],
    ['900007001', 'PreFilledWebForm'],
    ['900007002', 'PreFilledWebForm'],
    ['900004001', 'PreFilledWebForm'],
  ])('%s leads to %s without an approval', async (ssn, pageName) => {
    const shopper = await journey.guestIn();
    expect(await journey.apply(shopper, ssn)).toMatchObject({ pageName, approval: null });
    const page = pageName === 'ServiceFailure' ? null : pageName;
    expect(await existing(shopper)).toEqual({ pageName: page, DEResponse: null });
  });

  test('that the shop showed is recorded with it, for its own shopper only', async () => {
    const [shopper, stranger] = [await journey.guestIn(), await journey.guestIn()];
    const { approval } = await journey.apply(shopper, '900002001');
    const shownDecision = { approvalId: approval?.approvalId ?? '', response: 4 } as const;
    await engine.call(getExistingApproval, stranger, { body: { shownDecision } });
    expect((await existing(shopper)).DEResponse?.shownResponse).toBeNull();
    const { DEResponse } = await engine.call(getExistingApproval, shopper, { body: { shownDecision } });
    expect(DEResponse).toMatchObject({ response: 4, shownResponse: 4 });
    expect(await existing(shopper)).toMatchObject({ DEResponse: { shownResponse: 4 } });
  });

  test('creates a temporary basket with the application’s address', async () => {
    const shopper = await journey.guestIn();
    const { tempBasket } = await journey.apply(shopper, '900001050');
    const basket = await engine.call(getBasket, shopper, { params: { basketId: tempBasket } });
    expect(basket).toMatchObject({
      isTemporary: true,
      email: 'marisol@example.com',
      shippingAddress: { address1: '12 Elm Street', stateCode: 'TX' },
    });
  });

  test('is compared with the cart', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001010');
    const { approvalFit, items } = await engine.call(getBasket, shopper, { params: { basketId } });
    expect(approvalFit).toMatchObject({
      weeklyLeftCents: 10_00,
      weeklyCartCents: items[0]?.weeklyPaymentCents,
      fits: false,
    });
    const state = await engine.call(getCheckoutState, shopper, { body: { basketId } });
    expect(state).toMatchObject({ step: 'wof', outcome: 'cart-exceeds-approval' });
  });
});

describe('repeated', () => {
  test('the same key gives the same answer and one application, also concurrently', async () => {
    const shopper = await journey.guestIn();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => journey.apply(shopper, '900001050', {}, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const rows = await engine.deps.database
      .select()
      .from(approvalApplications)
      .where(eq(approvalApplications.customerId, shopper.tokens.customer_id));
    expect(rows).toHaveLength(1);
  });

  test('the same key with another form, or another number, is 409', async () => {
    const shopper = await journey.guestIn();
    const key = crypto.randomUUID();
    await journey.apply(shopper, '900001050', {}, key);
    for (const form of [applicationForm('900001099'), applicationForm('900001050', { city: 'Frisco' })]) {
      const response = await send(shopper, form, key);
      expect([response.status, (await response.json()).code]).toEqual([409, 'IdempotencyKeyReused']);
    }
  });

  test('after a service failure the same key tries again', async () => {
    const shopper = await journey.guestIn();
    const key = crypto.randomUUID();
    expect((await journey.apply(shopper, '900005002', {}, key)).pageName).toBe('ServiceFailure');
    expect((await journey.apply(shopper, '900005002', {}, key)).pageName).toBe('ServiceFailure');
    expect((await journey.apply(shopper, '900001050')).pageName).toBe('Approved');
  });

  test('a decline is final for 30 days, whatever is sent; then a new application is decided', async () => {
    const own = await createTestApp();
    try {
      const ownJourney = createJourney(own);
      const shopper = await ownJourney.guestIn();
      const first = await ownJourney.apply(shopper, '900003003');
      expect(await ownJourney.apply(shopper, '900001099')).toEqual(first);
      const declinedAt = own.deps.database
        .update(approvals)
        .set({ approvedAt: new Date(own.clock.now().getTime() - 31 * DAY_MS) });
      await declinedAt.where(eq(approvals.customerId, shopper.tokens.customer_id));
      expect((await ownJourney.apply(shopper, '900001099')).pageName).toBe('Approved');
    } finally {
      await own.close();
    }
  });
});

describe('is refused', () => {
  test.each([
    ['under age', { dateOfBirth: '2010-01-01' }],
    ['a birth date that is no day', { dateOfBirth: '1990-02-30' }],
    ['a phone of nine digits', { phone: '214555010' }],
    ['an SSN that is never issued', { ssn: '666121234' }],
    ['a 900 number of another group', { ssn: '900121234' }],
    ['a payday in the past', { nextPayday: '2020-01-01' }],
    ['an e-mail without a host', { email: 'ada@' }],
  ])('%s: 400', async (_, fields) => {
    const shopper = await journey.guestIn();
    const response = await send(shopper, { ...applicationForm('900001050'), ...fields });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).not.toContain('900001050');
  });

  test('without a token 401, without a store 409', async () => {
    expect((await send(null, applicationForm('900001050'))).status).toBe(401);
    const response = await send(await engine.createGuest(), applicationForm('900001050'));
    expect([response.status, (await response.json()).code]).toEqual([409, 'StoreRequired']);
  });

  test.each(['MN', 'WI', 'NJ', 'PR'])('delivery to %s: 403', async (stateCode) => {
    const response = await send(await journey.guestIn(), applicationForm('900001050', { stateCode }));
    expect([response.status, (await response.json()).code]).toEqual([403, 'StateNotServed']);
  });

  test('sandbox numbers with a real engine', async () => {
    const config = { ...engine.deps.config, acceptsSandboxNumbers: false };
    const real = await createTestApp({ overrides: () => ({ config }) });
    try {
      const shopper = await createJourney(real).guestIn();
      const body = { application: applicationForm('900001050'), idempotencyKey: crypto.randomUUID() };
      expect((await real.request('POST', pathOf(getInstantApproval), { shopper, body })).status).toBe(400);
    } finally {
      await real.close();
    }
  });
});

test('another shopper sees nothing of it', async () => {
  await journey.apply(await journey.guestIn(), '900001050');
  expect(await existing(await journey.guestIn())).toEqual({ pageName: null, DEResponse: null });
});

test('SSN and birth date are nowhere in plain text', async () => {
  const { database } = engine.deps;
  await journey.apply(await journey.guestIn(), '123456780', { dateOfBirth: '1987-06-05' });
  const { rows } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const found = await database.execute(
      sql`select 1 from ${sql.identifier(name)} as line where line::text like '%123456780%' or line::text like '%1987-06-05%' limit 1`,
    );
    expect([name, found.rows.length]).toEqual([name, 0]);
  }
});

describe('a limit below the cart', () => {
  test('comes with its reasons, as a decline does; one that covers the cart has none', async () => {
    const shopper = await journey.guestIn();
    await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    const { approval } = await journey.apply(shopper, '900001010');
    expect(approval).toMatchObject({ response: 1, weeklyLimitCents: 10_00, reasons: ['AMOUNT_BY_INCOME'] });
    const other = await journey.guestIn();
    await journey.basketWith(other, [{ productId: SOFA, quantity: 1 }]);
    expect((await journey.apply(other, '900001099')).approval?.reasons).toEqual([]);
  });
});

test('the days of a decision are the store’s: at 23:30 there, UTC has the next day', async () => {
  const lateEvening = new Date('2026-11-24T05:30:00Z').getTime();
  engine.clock.advance(lateEvening - engine.clock.now().getTime());
  const approved = await journey.guestIn();
  const declined = await journey.guestIn();
  expect((await journey.apply(approved, '900001050')).approval).toMatchObject({
    decidedAt: '2026-11-24T05:30:00.000Z',
    expiresAt: '2026-12-24T05:59:59.999Z',
    timeZone: 'America/Chicago',
  });
  expect((await journey.apply(declined, '900003002')).approval?.mayReapplyAt).toBe(
    '2026-12-23T06:00:00.000Z',
  );
  const foundAt = (shopper: TestShopper, instant: string) =>
    findActiveApproval(engine.deps.database, shopper.tokens.customer_id, new Date(instant));
  expect(await foundAt(approved, '2026-12-24T05:59:00Z')).toMatchObject({ isExpired: false });
  expect(await foundAt(approved, '2026-12-24T06:00:00Z')).toMatchObject({ isExpired: true });
  for (const [instant, isActive] of [
    ['2026-12-23T05:59:00Z', true],
    ['2026-12-23T06:00:00Z', false],
  ] as const) {
    expect(isActiveDecline(await foundAt(declined, instant), new Date(instant))).toBe(isActive);
  }
});
