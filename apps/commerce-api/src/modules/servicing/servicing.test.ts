import {
  calculatePayment,
  getAgreementDetails,
  getAgreementSummary,
  getCustomerDetails,
  getCustomerRecord,
  getSavedPaymentMethods,
} from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, customers, savedPaymentMethods } from '../../database/schema/index.ts';
import { createRegisteredShopper, type RegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { whenPaymentIsLate } from '../../testing/late-payments.ts';
import { PLANO, rentSofa } from '../../testing/shop-journey.ts';

let engine: TestApp;
let shopper: TestShopper;
let order: Awaited<ReturnType<typeof rentSofa>>['order'];
let agreementId: string;
beforeAll(async () => {
  engine = await createTestApp();
  ({ shopper, order } = await rentSofa(engine));
  const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
  agreementId = agreement[0]?.agreementId ?? '';
});
afterAll(() => engine.close());

const whenLate = (days: number, check: () => Promise<void>) =>
  whenPaymentIsLate(engine, agreementId, days, check);

describe('the summary of an agreement that an order made', () => {
  test('has the specification’s fields', async () => {
    const response = await engine.request('POST', pathOf(getAgreementSummary), { shopper, body: {} });
    expect(response.status).toBe(200);
    const dollars = (cents: number) => cents / 100;
    const later = order.payments.slice(1);
    expect(await response.json()).toEqual({
      agreement: [
        {
          agreementId,
          agreementNumber: expect.stringMatching(/^04217/),
          agreementDescription: 'Alder 3-Seat Sofa',
          agreementType: 'rental-purchase',
          isClub: false,
          name: 'Alder 3-Seat Sofa',
          agreementRefCode: 'ACTIVE',
          agreementStatusRef: 'A',
          totalCost: dollars(order.quote.totalCostToOwnCents),
          actualRate: dollars(order.quote.paymentCents),
          actualTerm: order.payments.length,
          remainingPaymentAmount: dollars(later.reduce((sum, payment) => sum + payment.totalCents, 0)),
          paymentSchedule: 'WEEKLY',
          autoPay: 'N',
          pastDueRent: 0,
          amountDue: dollars(later[0]?.totalCents ?? 0),
          agreementOpenDate: '2026-11-21',
          storeNumber: PLANO,
          items: [
            expect.objectContaining({
              rmsItemNumber: expect.any(String),
              inventoryDesc: 'Alder 3-Seat Sofa',
            }),
          ],
          cashPrice: dollars(order.quote.cashPriceCents),
          remainingNumberOfPayment: later.length,
          inventoryImageUrls: [expect.stringMatching(/^\/pictures\/alder-3-seat-sofa-/)],
          currentDueDate: later[0]?.dueDate,
          dueStatus: 'future',
          numberOfDaysLate: 0,
          allowOnlinePayment: 'Y',
          provisionalAmount: 0,
          orderNo: order.orderNo,
        },
      ],
      clubInfoResponse: { isMember: false, memberships: [], canOfferBenefitPlus: false },
    });
  });

  test.each([
    [0, 'dueToday', 0],
    [1, 'pastDue', 1],
  ] as const)('%i days late is %s', async (days, dueStatus, daysLate) => {
    await whenLate(days, async () => {
      const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
      expect(agreement[0]).toMatchObject({ dueStatus, daysLate });
    });
  });

  test('is in Spanish, and empty for a customer without agreements', async () => {
    const spanish = await engine.call(getAgreementSummary, shopper, { query: { locale: 'es-US' }, body: {} });
    expect(spanish.agreement[0]?.name).not.toBe('Alder 3-Seat Sofa');
    const other = await engine.createGuest();
    expect(await engine.call(getAgreementSummary, other)).toEqual({
      agreement: [],
      clubInfoResponse: { isMember: false, memberships: [], canOfferBenefitPlus: false },
    });
  });
});

describe('the payment due', () => {
  const ask = async () => (await engine.call(calculatePayment, shopper, { body: {} })).paymentDetails[0];

  test('nothing late: the next payment, and the early purchase price', async () => {
    const [, next] = order.payments;
    expect(await ask()).toMatchObject({
      agreementId,
      totalCents: next?.totalCents,
      taxCents: next?.taxCents,
      rentCents: next?.rentCents,
      amountDetails: [],
      daysLate: 0,
      isFinal: false,
      paidInFullOn: order.payments.at(-1)?.dueDate,
      rateCents: order.quote.paymentCents,
      paymentCount: order.payments.length,
      paymentsLeft: order.payments.length - 1,
      frequency: 'WEEKLY',
      mayPayOnline: true,
      // Inside same-as-cash: cash price less the rent paid, and 8.25 % tax on that.
      earlyPurchaseCents: Math.round(
        (order.quote.cashPriceCents - order.quote.firstPaymentRentCents) * 1.0825,
      ),
    });
  });

  test('online payment needs permission of customer and agreement', async () => {
    const { database } = engine.deps;
    const mine = eq(customers.id, shopper.tokens.customer_id);
    await database.update(customers).set({ isRemotePaymentAllowed: false }).where(mine);
    const answer = await engine.call(calculatePayment, shopper, { body: {} });
    expect([answer.remotePaymentAllowed, answer.paymentDetails[0]?.mayPayOnline]).toEqual([false, false]);
    await database.update(customers).set({ isRemotePaymentAllowed: true }).where(mine);
    const agreement = eq(agreements.id, agreementId);
    await database.update(agreements).set({ allowsOnlinePayment: false }).where(agreement);
    expect((await ask())?.mayPayOnline).toBe(false);
    await database.update(agreements).set({ allowsOnlinePayment: true }).where(agreement);
    expect((await ask())?.mayPayOnline).toBe(true);
  });
});

describe('an agreement’s details', () => {
  test('by id and by number, with workflow, dates and pictures', async () => {
    const byId = await engine.call(getAgreementDetails, shopper, { body: { agreementId, storeId: PLANO } });
    const { agreementNumber } = byId;
    const byNumber = await engine.request('POST', pathOf(getAgreementDetails), {
      shopper,
      body: { agreementId: agreementNumber, isAgreementNumber: 'Y' },
    });
    expect(await byNumber.json()).toMatchObject({
      agreementId,
      agreementWorkflow: {
        isAutopayEnabled: false,
        isAgreementSigned: true,
        isDeliveryScheduled: false,
        isDeliveryCompleted: false,
      },
      agreementInformation: {
        currentDueDate: order.payments[1]?.dueDate,
        paymentCount: order.payments.length,
        openDate: '2026-11-21',
      },
      inventoryName: 'Alder 3-Seat Sofa',
      inventoryImageUrls: [expect.stringMatching(/^\/(art\/.+\.svg|pictures\/.+\.webp)$/)],
    });
    expect(byId.payments.map(({ totalCents }) => totalCents)).toEqual(
      order.payments.map(({ totalCents }) => totalCents),
    );
    expect(byId.payments.map(({ isPaid }) => isPaid).indexOf(false)).toBe(1);
  });

  test.each([
    ['another store', { storeId: '04221' }],
    ['its number given as an id', { isAgreementNumber: true }],
  ])('%s is 404', async (_, more) => {
    const body = { agreementId, ...more };
    expect((await engine.request('POST', pathOf(getAgreementDetails), { shopper, body })).status).toBe(404);
  });
});

describe('the customer', () => {
  test('a guest’s data comes from the order; secrets are never returned', async () => {
    const response = await engine.request('POST', pathOf(getCustomerRecord), { shopper, body: {} });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      customer: {
        customerId: shopper.tokens.customer_id,
        customerType: 'guest',
        firstName: 'Marisol',
        lastName: 'Ortega',
        emailId: 'marisol@example.com',
        phones: [{ phoneNumber: '2145550100', primary: 'Y' }],
        remotePaymentAllowed: 'Y',
      },
    });
    expect(text).not.toMatch(/900001099|1990-05-17|taxId|dateOfBirth/);
  });

  test('a registered customer has a record once there is an agreement; a guest’s sign-in finds none', async () => {
    const newcomer = await createRegisteredShopper(engine);
    const recordOf = async (caller: TestShopper | RegisteredShopper) =>
      (await engine.call(getCustomerRecord, caller, { body: {} })).customer;
    expect(await recordOf(newcomer)).not.toHaveProperty('rentalCustomerId', expect.anything());
    expect(await recordOf(newcomer)).toMatchObject({ isFoundByIdentityProvider: false });
    expect(await recordOf(shopper)).toMatchObject({
      rentalCustomerId: shopper.tokens.customer_id,
      isFoundByIdentityProvider: false,
    });
    const mine = eq(agreements.id, agreementId);
    const customerId = newcomer.tokens.customer_id;
    await engine.deps.database.update(agreements).set({ customerId }).where(mine);
    expect(await recordOf(newcomer)).toMatchObject({
      rentalCustomerId: customerId,
      isFoundByIdentityProvider: true,
    });
    await engine.deps.database.update(agreements).set({ customerId: shopper.tokens.customer_id }).where(mine);
  });

  test('a card that ends has an alert by its hash', async () => {
    const { database } = engine.deps;
    const customerId = shopper.tokens.customer_id;
    const card = { customerId, kind: 'card', gatewayToken: 'none', brand: 'Visa', last4: '4242' } as const;
    await database.insert(savedPaymentMethods).values([
      { ...card, id: 'ends', expiration: '1226' },
      { ...card, id: 'lasts', gatewayToken: 'other', expiration: '1230' },
    ]);
    const { paymentMethods } = await engine.call(getSavedPaymentMethods, shopper, { body: {} });
    const names = new Map(paymentMethods.map(({ id, alertName }) => [id, alertName]));
    const { alerts } = await engine.call(getCustomerDetails, shopper, { body: {} });
    expect(names.get('ends')).toMatch(/^[0-9a-f]{16}$/);
    expect(alerts).toContain(names.get('ends'));
    expect(alerts).not.toContain(names.get('lasts'));
    await database.delete(savedPaymentMethods).where(eq(savedPaymentMethods.customerId, customerId));
  });

  test('alerts follow the agreements', async () => {
    const details = () => engine.call(getCustomerDetails, shopper, { body: {} });
    expect(await details()).toMatchObject({
      activeAgreementCount: 1,
      hasOnlyEarlyAgreements: false,
      alerts: expect.arrayContaining(['NotEnrolledInAnyAutoPay']),
    });
    await whenLate(46, async () => expect((await details()).alerts[0]).toBe('AnyPaymentOverDue45Days'));
    await whenLate(3, async () => expect((await details()).alerts[0]).toBe('AnyPaymentOverDue'));
    await whenLate(-7, async () =>
      expect((await details()).alerts).toContain('AnyUpcomingPaymentWithIn1Week'),
    );
    await whenLate(-8, async () => expect((await details()).alerts).toEqual(['NotEnrolledInAnyAutoPay']));
  });
});
