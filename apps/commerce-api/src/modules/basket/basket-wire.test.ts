import { addItemToBasket, addPaymentInstrumentToBasket, getBasket } from '@ownpath/contracts/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

test('a basket carries every field of the specification, with the server’s values', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [
    { productId: SOFA, quantity: 2, c_racProductCondition: 'NEW' },
  ]);
  await journey.apply(shopper, '900001099');
  await engine.call(addPaymentInstrumentToBasket, shopper, {
    params: { basketId },
    body: { paymentMethodId: 'CREDIT_CARD' },
  });
  const basket = await (await engine.request('GET', pathOf(getBasket, { basketId }), { shopper })).json();
  expect(basket).toMatchObject({
    basketId,
    currency: 'USD',
    temporaryBasket: false,
    channelType: 'storefront',
    taxation: 'net',
    creationDate: '2026-11-21T15:00:00.000Z',
    lastModified: '2026-11-21T15:00:00.000Z',
    orderTotal: 64.93,
    productTotal: 49.98,
    productSubTotal: 49.98,
    taxTotal: 4.95,
    shippingTotal: 0,
    groupedTaxItems: [{ taxRate: 0.0825, taxValue: 4.95 }],
    paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', amount: 64.93, c_transactionId: null }],
    couponItems: [],
    c_customerId: null,
    c_globalCustomerId: null,
    c_isPrefill: false,
    c_isHighRiskFlow: false,
    c_promoApplied: false,
    c_promoCode: null,
    c_cartTotalCashPrice: 1949.22,
    c_sacTotal: 1949.22,
    c_totalRenewalPayment: 49.98,
    c_totalRentalAmountUpToSameAsCash: 1249.5,
    c_payScheduleTerms: 78,
    c_createAgreementResponse: '{"agreementNumber":null}',
    c_isDocumentSigned: false,
    c_customerSessionTrackingID: null,
    c_sessionAlive: 0,
  });
  expect(JSON.parse(basket.c_customerDEApproval)).toMatchObject({
    approvalResponse: 1,
    conditionalReason: null,
    weeklyApprovalAmount: 99,
    weeklyOutstandingBalance: 99,
    biWeeklyApprovalAmount: 198,
    storeNumber: '04217',
    verificationDocuments: [],
  });
});

test('a line carries every field of the specification; fields that only the client knows are not stored', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  const body = [
    { productId: SOFA, quantity: 1, itemWthNoExistingApproval: true, c_racProductCondition: 'NEW' },
  ];
  const response = await engine.request('POST', pathOf(addItemToBasket, { basketId }), { shopper, body });
  const [item] = (await response.json()).productItems;
  expect(item).toMatchObject({
    productId: SOFA,
    quantity: 2,
    price: 49.98,
    basePrice: 24.99,
    shipmentId: 'me',
    c_racInventoryNumber: null,
    c_racProductName: 'Alder 3-Seat Sofa',
    c_racProductRmsId: expect.stringMatching(/\S/),
    c_racProductRenewalRate: 49.98,
    c_racProductTotalCostToOwn: 3898.44,
    c_racProductEstimatedDelivery: '1-3 Days',
    c_racProductStockStatus: 'IN_STOCK',
    c_racProductInventoryType: 'NEW',
    c_racProductCondition: 'NEW',
    c_racIsHomeStore: true,
    c_racBundledProduct: false,
    c_racSpecialOrder: false,
    c_racExtendedAisleProduct: false,
    c_racSelectedRentalPaymentOption: 'WEEKLY',
    c_racBenefitPlusProduct: false,
    c_isHighRisk: false,
    c_isExclusive: expect.any(Boolean),
  });
  expect(item).not.toHaveProperty('itemWthNoExistingApproval');
});
