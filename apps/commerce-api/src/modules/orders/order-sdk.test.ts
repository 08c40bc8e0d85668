import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const newSofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };

describe('an order by the unmodified client', () => {
  test('is created from the basket, and read with amounts, addresses and card', async () => {
    const shopper = await journey.guestIn();
    const { orders, basketsV2 } = shop.clientsOf(shopper.tokens);
    const basketId = await journey.readyToOrder(shopper, [newSofa]);
    await basketsV2.updateBillingAddressForBasket({
      parameters: { basketId },
      body: { firstName: 'Ada', lastName: 'Stone', address1: '9 Oak', city: 'Frisco', stateCode: 'TX' },
    });
    const basket = await basketsV2.getBasket({ parameters: { basketId } });
    const created = await orders.createOrder({ body: { basketId } });
    const expected = {
      orderNo: expect.stringMatching(/^\d{8}$/),
      status: 'created',
      paymentStatus: 'not_paid',
      confirmationStatus: 'not_confirmed',
      channelType: 'storefront',
      currency: 'USD',
      guest: true,
      customerName: 'Marisol Ortega',
      customerInfo: { customerId: shopper.tokens.customer_id, email: 'marisol@example.com' },
      orderTotal: 37.88,
      productTotal: 24.99,
      taxTotal: 2.89,
      shippingTotal: 0,
      taxation: 'net',
      creationDate: '2026-11-21T15:00:00.000Z',
      productItems: [{ productId: SOFA, quantity: 1, price: 24.99, c_racProductTotalCostToOwn: 1949.22 }],
      shipments: [
        {
          shipmentId: 'me',
          shippingAddress: {
            firstName: 'Marisol',
            lastName: 'Ortega',
            address1: '12 Elm Street',
            city: 'Plano',
            stateCode: 'TX',
            postalCode: '75024',
            countryCode: 'US',
          },
        },
      ],
      billingAddress: { firstName: 'Ada', lastName: 'Stone', city: 'Frisco', countryCode: 'US' },
      paymentInstruments: [
        {
          paymentMethodId: 'CREDIT_CARD',
          amount: 37.88,
          paymentCard: { maskedNumber: '************4242', numberLastDigits: '4242', cardType: 'Visa' },
        },
      ],
    };
    expect(created).toMatchObject(expected);
    expect(created.orderTotal).toBe(basket.orderTotal);
    const read = await orders.getOrder({ parameters: { orderNo: created.orderNo ?? '' } });
    expect(read).toEqual(created);
    expect(JSON.stringify(read)).not.toMatch(/sbx_tok|900001099/);
    expect(await refusalOf(basketsV2.getBasket({ parameters: { basketId } }))).toMatchObject({ status: 404 });
  });

  test('without approval, schedule, terms or card it is refused with a problem; another’s basket is 404', async () => {
    const shopper = await journey.guestIn();
    const { orders } = shop.clientsOf(shopper.tokens);
    const { basketId } = await journey.basketWith(shopper, [newSofa]);
    const order = () => refusalOf(orders.createOrder({ body: { basketId } }));
    expect(await order()).toMatchObject({ status: 403, problem: { code: 'ApprovalRequired' } });
    await journey.apply(shopper, '900001099');
    const outOfOrder = {
      status: 409,
      problem: {
        title: 'Checkout Step Out Of Order',
        type: expect.stringContaining('checkout-step-out-of-order'),
        detail: expect.any(String),
      },
    };
    expect(await order()).toMatchObject(outOfOrder);
    await journey.chooseAndAccept(shopper, basketId);
    expect(await order()).toMatchObject(outOfOrder);
    const { basketsV2 } = shop.clientsOf(shopper.tokens);
    await basketsV2.addPaymentInstrumentToBasket({
      parameters: { basketId },
      body: { paymentMethodId: 'CREDIT_CARD', amount: 1, paymentCard: { cardType: 'Visa' } },
    });
    expect(await order()).toMatchObject(outOfOrder);
    const otherShopper = shop.clientsOf((await journey.guestIn()).tokens);
    expect(await refusalOf(otherShopper.orders.createOrder({ body: { basketId } }))).toMatchObject({
      status: 404,
      problem: { title: 'Basket Not Found' },
    });
    const empty = await refusalOf(orders.createOrder({ body: {} }));
    expect(empty.status).toBe(400);
  });

  test('is listed for its customer only, page by page and by status', async () => {
    const shopper = await journey.guestIn();
    const otherShopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [newSofa]);
    const { orderNo } = await journey.order(shopper, basketId);
    const customerId = shopper.tokens.customer_id;
    const list = (who: typeof shopper, fields: object = {}) =>
      shop.clientsOf(who.tokens).customers.getCustomerOrders({ parameters: { customerId, ...fields } });
    const page = await list(shopper);
    expect(page).toMatchObject({
      total: 1,
      limit: 10,
      offset: 0,
      data: [{ orderNo, status: 'created', orderTotal: 37.88, productItems: [{ productId: SOFA }] }],
    });
    expect(await list(shopper, { status: 'created' })).toEqual(page);
    expect(await list(shopper, { status: 'new' })).toEqual({ total: 0, limit: 10, offset: 0 });
    expect((await list(shopper, { status: 'replaced' })).total).toBe(0);
    expect(await list(shopper, { offset: 1, limit: 5 })).toEqual({ total: 1, limit: 5, offset: 1 });
    expect((await list(shopper, { until: '2026-11-20' })).total).toBe(0);
    expect((await list(shopper, { from: '2026-11-20T00:00:00Z' })).total).toBe(1);
    for (const wrong of [{ limit: 51 }, { limit: 0 }, { offset: -1 }, { from: 'yesterday' }]) {
      expect([wrong, (await refusalOf(list(shopper, wrong))).status]).toEqual([wrong, 400]);
    }
    expect((await refusalOf(list(otherShopper))).status).toBe(404);
    const { orders } = shop.clientsOf(otherShopper.tokens);
    expect(await refusalOf(orders.getOrder({ parameters: { orderNo } }))).toMatchObject({
      status: 404,
      problem: { title: 'Order Not Found' },
    });
  });
});
