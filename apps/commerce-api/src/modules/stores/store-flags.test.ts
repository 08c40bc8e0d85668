import { getInstantApproval } from '@ownpath/contracts/approval';
import { addPaymentInstrumentToBasket, getPaymentMethodsForBasket } from '@ownpath/contracts/basket';
import { choosePaySchedule, createPaymentSession, getCheckoutState } from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { DEBIT_TEXT_VERSION } from '@ownpath/domain/agreements';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { approvalApplications, leads, stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { applicationForm, createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

const FRISCO = '04221';
const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false } as const;

let engine: TestApp;
let journey: Journey;
let asSeeded: typeof stores.$inferSelect | undefined;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
  [asSeeded] = await engine.deps.database.select().from(stores).where(eq(stores.id, FRISCO));
});
afterAll(() => engine.close());

/** Frisco takes cards only, unless a test opens more. */
const cardsOnly = {
  achMerchantId: null,
  acceptsVenmo: false,
  acceptsPayPal: false,
  acceptsCashApp: false,
  acceptsApplePay: false,
  acceptsGooglePay: false,
} as const;
const set = (flags: Partial<typeof stores.$inferInsert>) =>
  engine.deps.database.update(stores).set(flags).where(eq(stores.id, FRISCO));
afterEach(() => set(asSeeded ?? {}));

async function post(endpoint: Parameters<typeof pathOf>[0], shopper: TestShopper, body: object, params = {}) {
  const response = await engine.request('POST', pathOf(endpoint, params), { shopper, body });
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
}

/** What the engine answers an approved shopper of the store, at each door that a flag may close. */
async function doorsOf(flags: Partial<typeof stores.$inferInsert>) {
  await set({ ...cardsOnly, ...flags });
  const shopper = await journey.guestIn(FRISCO);
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  const { pageName } = await journey.apply(shopper, '900001099');
  const { step, outcome } = await engine.call(getCheckoutState, shopper, { body: { basketId } });
  const { applicablePaymentMethods } = await engine.call(getPaymentMethodsForBasket, shopper, {
    params: { basketId },
  });
  const card = { paymentMethodId: 'CREDIT_CARD', paymentCard: { holder: 'Marisol Ortega' } };
  return {
    pageName,
    due: outcome ?? step,
    schedule: (await post(choosePaySchedule, shopper, { basketId, choice })).status,
    methods: applicablePaymentMethods.map(({ id }) => id),
    card: (await post(addPaymentInstrumentToBasket, shopper, card, { basketId })).code ?? 'taken',
  };
}

const open = {
  pageName: 'Approved',
  due: 'payment-schedule',
  schedule: 200,
  methods: ['CREDIT_CARD'],
  card: 'taken',
};
const inStore = { due: 'finish-in-store', schedule: 409 };
const noCard = { methods: [], card: 'PaymentMethodNotAccepted' };

const walletFlags = [
  ['VENMO', 'acceptsVenmo'],
  ['PAYPAL', 'acceptsPayPal'],
  ['CASH_APP', 'acceptsCashApp'],
  ['APPLE_PAY', 'acceptsApplePay'],
  ['GOOGLE_PAY', 'acceptsGooglePay'],
] as const;

describe('every flag of a store, on and off', () => {
  test.each([
    ['online agreement on', { isOnlineAgreementEnabled: true }, {}],
    ['online agreement off', { isOnlineAgreementEnabled: false }, inStore],
    ['card on', { cardMerchantId: 'rowan-card' }, {}],
    ['card off', { cardMerchantId: null }, { ...inStore, ...noCard }],
    [
      'card off, ACH on',
      { cardMerchantId: null, achMerchantId: 'rowan-ach' },
      { ...noCard, methods: ['ACH'] },
    ],
    ['ACH off', { achMerchantId: null }, {}],
    ...walletFlags.flatMap(([method, wallet]) => [
      [`${wallet} on`, { [wallet]: true }, { methods: ['CREDIT_CARD', method] }] as const,
      [
        `${wallet} on, card off`,
        { [wallet]: true, cardMerchantId: null },
        { ...noCard, methods: [method] },
      ] as const,
    ]),
    ['decision engine on', { isDecisionEngineEnabled: true }, {}],
    [
      'decision engine off',
      { isDecisionEngineEnabled: false },
      { pageName: 'PreFilledWebForm', due: 'web-form', schedule: 409 },
    ],
  ] as const)('%s', async (_, flags, differences) => {
    expect(await doorsOf(flags)).toMatchObject({ ...open, ...differences });
  });
});

test.each([
  [true, 'PreFilledWebForm', 'identity-verification-form', []],
  [false, 'ConditionalApproval', 'payment-schedule', ['ID']],
])(
  'identity verification %s: a quiz of the decision engine leads to %s, %s',
  async (isOn, page, due, documents) => {
    await set({ isIdentityVerificationEnabled: isOn });
    const shopper = await journey.guestIn(FRISCO);
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    expect((await journey.apply(shopper, '900004001')).pageName).toBe(page);
    const state = await engine.call(getCheckoutState, shopper, { body: { basketId } });
    expect(state.outcome ?? state.step).toBe(due);
    expect(state.documentsNeeded).toEqual(documents);
  },
);

test('a store that closes its online agreements in mid-checkout stops order and card fields', async () => {
  const shopper = await journey.guestIn(FRISCO);
  const basketId = await journey.readyToOrder(shopper);
  await set({ isOnlineAgreementEnabled: false });
  const refused = { status: 409, code: 'CheckoutStepOutOfOrder' };
  expect(await post(createOrder, shopper, { basketId })).toEqual(refused);
  const body = { basketId, parentOrigin: 'http://localhost:3000' };
  expect(await post(createPaymentSession, shopper, body)).toEqual(refused);
});

test.each([
  ['ACH', { achMerchantId: 'rowan-ach' }, { achMerchantId: null }] as const,
  ...walletFlags.map(([method, flag]) => [method, { [flag]: true }, { [flag]: false }] as const),
])('%s is taken and offered where the store takes it, and refused elsewhere', async (method, on, off) => {
  const shopper = await journey.guestIn(FRISCO);
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  const body = {
    paymentMethodId: method,
    c_paymentAccount: { token: `sbx_tok_${method}` },
    c_debitAuthorization: { textVersion: DEBIT_TEXT_VERSION, amountCents: 100 },
  };
  await set(on);
  expect((await post(addPaymentInstrumentToBasket, shopper, body, { basketId })).status).toBe(200);
  await set(off);
  expect(await post(addPaymentInstrumentToBasket, shopper, body, { basketId })).toEqual({
    status: 400,
    code: 'PaymentMethodNotAccepted',
  });
});

describe('a store without a decision engine', () => {
  test('gets one lead, also for a repeated application; identity data is not stored', async () => {
    await set({ isDecisionEngineEnabled: false });
    const shopper = await journey.guestIn(FRISCO);
    const application = applicationForm('900001099');
    const body = { application, idempotencyKey: crypto.randomUUID() };
    expect((await post(getInstantApproval, shopper, body)).status).toBe(200);
    expect((await post(getInstantApproval, shopper, body)).status).toBe(200);
    const { database } = engine.deps;
    const rows = await database
      .select()
      .from(approvalApplications)
      .where(eq(approvalApplications.customerId, shopper.tokens.customer_id));
    expect(rows).toMatchObject([
      { status: 'web-form', ssnSensitiveId: null, ssnLast4: null, dateOfBirthSensitiveId: null },
    ]);
    const sent = await database
      .select()
      .from(leads)
      .where(eq(leads.leadId, rows[0]?.id ?? ''));
    expect(sent).toMatchObject([
      { storeNumber: FRISCO, phone: application.phone, email: application.email, sentOptIn: false },
    ]);
  });

  test('lets a valid approval of another store go on', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    await engine.deps.database
      .update(stores)
      .set({ isDecisionEngineEnabled: false })
      .where(eq(stores.id, '04217'));
    expect((await engine.call(getCheckoutState, shopper, { body: { basketId } })).step).toBe(
      'payment-schedule',
    );
    await engine.deps.database
      .update(stores)
      .set({ isDecisionEngineEnabled: true })
      .where(eq(stores.id, '04217'));
  });
});
