import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import {
  accountBalances,
  agreements,
  appointments,
  savedPaymentMethods,
} from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';
import { PLANO, rentSofa } from '../../testing/shop-journey.ts';

/** Of the alert that an ending card has; stable for the card. */
const ALERT_NAME = expect.stringMatching(/^[0-9a-f]{16}$/);

let engine: TestApp;
let shop: SdkShop;
let owner: SdkClients;
let otherShopper: SdkClients;
let shopper: TestShopper;
let agreementId: string;
let agreementNumber: string;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  ({ shopper } = await rentSofa(engine));
  owner = shop.clientsOf(shopper.tokens);
  otherShopper = await shop.loginGuest();
  const { database } = engine.deps;
  const customerId = shopper.tokens.customer_id;
  const [agreement] = await database.select().from(agreements).where(eq(agreements.customerId, customerId));
  agreementId = agreement?.id ?? '';
  agreementNumber = agreement?.agreementNumber ?? '';
  await database.insert(appointments).values({
    id: 'visit-1',
    customerId,
    agreementId,
    storeId: PLANO,
    kind: 'delivery',
    scheduledOn: '2026-11-24',
    startsAt: '10:00',
    endsAt: '12:30',
  });
  const card = { customerId, kind: 'card' as const, brand: 'Visa', last4: '4242' };
  await database.insert(savedPaymentMethods).values([
    { ...card, id: 'card-1', gatewayToken: 'tok_secret_1', expiration: '1230', isDefault: true },
    { ...card, id: 'card-2', gatewayToken: 'tok_secret_2', expiration: '1226', last4: '1881' },
    { ...card, id: 'card-3', gatewayToken: 'tok_secret_3', expiration: '1030', removedAt: new Date() },
    { ...card, id: 'bank-1', gatewayToken: 'tok_secret_4', kind: 'bank-account', brand: null, last4: '6789' },
  ]);
  await database.insert(accountBalances).values([
    { customerId, agreementId, storeId: PLANO, accountType: 'suspense', balanceCents: 1250 },
    { customerId, storeId: PLANO, accountType: 'customer-account', balanceCents: -500 },
  ]);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

describe('custom calls by the unmodified client', () => {
  test('appointments', async () => {
    const expected = {
      appointments: [
        {
          id: 'visit-1',
          deliveryType: 'delivery',
          scheduleDate: '2026-11-24',
          timeSlot: '10:00 AM - 12:30 PM',
          status: 'scheduled',
          agreementId,
          agreementNumber,
          storeNumber: PLANO,
        },
      ],
    };
    expect(await owner.callCustom('appointment', 'searchappointment')).toEqual(expected);
    expect(await owner.callCustom('appointment', 'searchappointment', { agreementId })).toEqual(expected);
    expect(await otherShopper.callCustom('appointment', 'searchappointment')).toEqual({ appointments: [] });
  });

  test('saved payment methods: default first, without removed ones and tokens, cards only on request', async () => {
    const answer = await owner.callCustom('get-saved-paymentmethods', 'getsavedpaymentmethods', {
      ccOnly: true,
    });
    expect(answer).toEqual({
      paymentMethods: [
        {
          paymentMethodId: 'card-1',
          paymentMethodType: 'card',
          tokenInfo: { expirationDate: '1230', last4: '4242' },
          cardType: 'Visa',
          isDefault: 'Y',
          expirationStatus: 'valid',
          alertName: ALERT_NAME,
        },
        {
          paymentMethodId: 'card-2',
          paymentMethodType: 'card',
          tokenInfo: { expirationDate: '1226', last4: '1881' },
          cardType: 'Visa',
          isDefault: 'N',
          expirationStatus: 'expiring',
          alertName: ALERT_NAME,
        },
      ],
    });
    const all = await owner.callCustom('get-saved-paymentmethods', 'getsavedpaymentmethods');
    expect(all).toMatchObject({ paymentMethods: { length: 3 } });
    expect(JSON.stringify(all)).not.toContain('tok_secret');
    const none = await otherShopper.callCustom('get-saved-paymentmethods', 'getsavedpaymentmethods', {});
    expect(none).toEqual({ paymentMethods: [] });
  });

  test('balances: suspense and customer account', async () => {
    const answer = await owner.callCustom('customer', 'calculatepayment', { agreementIds: [agreementId] });
    expect(answer).toMatchObject({
      paymentDetails: [{ agreementId, allowOnlinePayment: 'Y', finalPaymentFlag: 'N' }],
      accountBalance: [
        { customerAccountTypeRef: 'COA', accountBalance: -5, storeNumber: PLANO },
        { customerAccountTypeRef: 'SUSP', accountBalance: 12.5, agreementId, storeNumber: PLANO },
      ],
      remotePaymentAllowed: 'Y',
    });
  });

  test('a planned delivery is in summary and details', async () => {
    expect(await owner.callCustom('agreement', 'agreementsummary', {})).toMatchObject({
      agreement: [{ scheduleDate: '2026-11-24' }],
    });
    expect(await owner.callCustom('agreement', 'agreementdetails', { agreementId })).toMatchObject({
      agreementWorkflow: { isDeliveryScheduled: true, isDeliveryCompleted: false },
    });
  });
});

describe('not allowed', () => {
  test.each([
    ['agreement', 'agreementdetails', () => ({ agreementId })],
    ['agreement', 'agreementdetails', () => ({ agreementId: agreementNumber, isAgreementNumber: true })],
    ['customer', 'calculatepayment', () => ({ agreementIds: [agreementId] })],
    ['appointment', 'searchappointment', () => ({ agreementId })],
    ['appointment', 'visitdays', () => ({ agreementId, deliveryType: 'delivery' })],
    ['appointment', 'cancelvisit', () => ({ agreementId, deliveryType: 'delivery' })],
    [
      'appointment',
      'bookvisit',
      () => ({ agreementId, deliveryType: 'delivery', date: '2026-11-24', startTime: '10:00' }),
    ],
  ])('another’s agreement in %s/%s is 404', async (api, endpoint, body) => {
    expect(await refusalOf(otherShopper.callCustom(api, endpoint, body()))).toMatchObject({
      status: 404,
      problem: { code: 'NotFound' },
    });
  });

  test.each([
    ['agreement', 'agreementsummary'],
    ['agreement', 'agreementdetails'],
    ['customer', 'calculatepayment'],
    ['customer', 'customerdetailinfo'],
    ['get-customer', 'getcustomer'],
    ['get-saved-paymentmethods', 'getsavedpaymentmethods'],
    ['appointment', 'searchappointment'],
    ['appointment', 'visitdays'],
    ['appointment', 'bookvisit'],
    ['appointment', 'cancelvisit'],
  ])('%s/%s without a token is 401', async (api, endpoint) => {
    expect(await refusalOf(shop.anonymous.callCustom(api, endpoint, {}))).toMatchObject({ status: 401 });
  });

  test.each([
    ['agreement', 'agreementdetails', {}],
    ['agreement', 'agreementdetails', { agreementId: 7 }],
    ['customer', 'calculatepayment', { agreementIds: [] }],
    ['get-saved-paymentmethods', 'getsavedpaymentmethods', { ccOnly: 'maybe' }],
  ])('%s/%s with %j is 400', async (api, endpoint, body) => {
    expect(await refusalOf(owner.callCustom(api, endpoint, body))).toMatchObject({ status: 400 });
  });

  test('a customer id in the body is ignored', async () => {
    const body = { customerId: shopper.tokens.customer_id };
    const answer = await otherShopper.callCustom('get-customer', 'getcustomer', body);
    expect(answer).not.toMatchObject({ customer: { customerId: shopper.tokens.customer_id } });
  });
});
