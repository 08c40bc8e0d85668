import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';
import { PLANO, SOFA, typeTestCard } from '../../testing/shop-journey.ts';

let engine: TestApp;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

/** A guest with the unmodified client, in a store with known prices. */
async function guestInStore() {
  const guest = await shop.loginGuest();
  await guest.contexts.createShopperContext({
    parameters: { usid: guest.tokens.usid },
    body: { customQualifiers: { storeId: PLANO } },
  });
  return guest;
}

const NEW_SOFA = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' };

describe('the documented order flow, up to the order', () => {
  test('address, shipping methods, method, card, billing address and amount reach one basket over v1 and v2', async () => {
    const { basketsV1, basketsV2, tokens } = await guestInStore();
    const created = await basketsV2.createBasket({ body: {} });
    expect(created).toMatchObject({
      currency: 'USD',
      temporaryBasket: false,
      orderTotal: 0,
      customerInfo: { customerId: tokens.customer_id, email: '' },
      shipments: [{ shipmentId: 'me' }],
    });
    const parameters = { basketId: created.basketId ?? '' };
    const shipmentParameters = { ...parameters, shipmentId: 'me' };

    const withItem = await basketsV1.addItemToBasket({ parameters, body: [NEW_SOFA] });
    expect(withItem.productItems?.[0]).toMatchObject({ productId: SOFA, quantity: 1, shipmentId: 'me' });
    const { productTotal = 0, taxTotal = 0, orderTotal = 0 } = withItem;
    expect(productTotal).toBe(withItem.productItems?.[0]?.price);
    expect(Math.round((productTotal + taxTotal) * 100)).toBe(Math.round((orderTotal - 10) * 100));

    await basketsV2.updateCustomerForBasket({ parameters, body: { email: 'ada@example.com' } });
    const address = {
      firstName: 'Ada',
      lastName: 'Ruiz',
      address1: '12 Elm Street',
      city: 'Plano',
      stateCode: 'TX',
      postalCode: '75024',
      countryCode: 'US',
    };
    await basketsV1.updateShippingAddressForShipment({ parameters: shipmentParameters, body: address });
    const methods = await basketsV2.getShippingMethodsForShipment({ parameters: shipmentParameters });
    expect(methods).toEqual({
      applicableShippingMethods: [
        {
          id: 'store-delivery',
          name: 'Delivery by your store',
          description: 'Your store brings it and sets it up, free.',
          price: 0,
          c_storePickupEnabled: false,
        },
      ],
      defaultShippingMethodId: 'store-delivery',
    });
    await basketsV2.updateShippingMethodForShipment({
      parameters: shipmentParameters,
      body: { id: 'store-delivery' },
    });
    const { applicablePaymentMethods } = await basketsV1.getPaymentMethodsForBasket({ parameters });
    expect(applicablePaymentMethods?.map(({ id }) => id)).toEqual([...PAYMENT_METHODS]);

    const { token } = await typeTestCard(engine);
    const withCard = await basketsV2.addPaymentInstrumentToBasket({
      parameters,
      body: {
        paymentMethodId: 'CREDIT_CARD',
        paymentCard: {
          creditCardToken: token,
          cardType: 'Visa',
          maskedNumber: '************1111',
          holder: 'Ada Ruiz',
          expirationMonth: 12,
          expirationYear: 2030,
        },
      },
    });
    expect(JSON.stringify(withCard)).not.toContain(token);
    await basketsV2.updateBillingAddressForBasket({ parameters, body: { ...address, city: 'Frisco' } });
    const paymentInstrumentId = withCard.paymentInstruments?.[0]?.paymentInstrumentId ?? '';
    await basketsV1.updatePaymentInstrumentInBasket({
      parameters: { ...parameters, paymentInstrumentId },
      body: { amount: 0.01, paymentMethodId: 'CREDIT_CARD' },
    });
    expect(await basketsV1.getBasket({ parameters })).toMatchObject({
      basketId: created.basketId,
      orderTotal,
      customerInfo: { email: 'ada@example.com' },
      shipments: [{ shippingAddress: address, shippingMethod: { id: 'store-delivery', price: 0 } }],
      billingAddress: { ...address, city: 'Frisco' },
      paymentInstruments: [
        {
          paymentInstrumentId,
          amount: orderTotal,
          paymentCard: {
            maskedNumber: '************1111',
            numberLastDigits: '1111',
            cardType: 'Visa',
            holder: 'Ada Ruiz',
            expirationMonth: 12,
            expirationYear: 2030,
          },
        },
      ],
    });
    const without = await basketsV2.removePaymentInstrumentFromBasket({
      parameters: { ...parameters, paymentInstrumentId },
    });
    expect(without.paymentInstruments).toEqual([]);
  });

  test('a temporary basket is created after the earlier one is deleted, which v1 does', async () => {
    const { basketsV1, basketsV2, customers, tokens } = await guestInStore();
    const make = () =>
      basketsV2.createBasket({ parameters: { temporary: true }, body: { productItems: [NEW_SOFA] } });
    const first = await make();
    await basketsV1.deleteBasket({ parameters: { basketId: first.basketId ?? '' } });
    const second = await make();
    expect(second).toMatchObject({ temporaryBasket: true, productItems: [{ productId: SOFA }] });
    const { total, baskets } = await customers.getCustomerBaskets({
      parameters: { customerId: tokens.customer_id },
    });
    expect([total, baskets?.[0]?.basketId]).toEqual([1, second.basketId]);
  });
});

describe('lines', () => {
  test('are changed one by one or together, exchanged for a variant, and removed by quantity 0', async () => {
    const { basketsV2, products } = await guestInStore();
    const { basketId = '' } = await basketsV2.createBasket({ body: { productItems: [NEW_SOFA] } });
    const parameters = { basketId };
    const sofa = await products.getProduct({ parameters: { id: SOFA } });
    const before = await basketsV2.getBasket({ parameters });
    const [line] = before.productItems ?? [];
    const itemId = line?.itemId ?? '';
    // The last colors have two pieces and more.
    const other = sofa.variants?.findLast(({ orderable }) => orderable)?.productId ?? '';
    expect(other).not.toBe(line?.c_variantId);
    const exchanged = await basketsV2.updateItemInBasket({
      parameters: { ...parameters, itemId },
      body: { productId: other },
    });
    expect(exchanged.productItems).toMatchObject([{ itemId, productId: SOFA, c_variantId: other }]);
    const doubled = await basketsV2.updateItemsInBasket({ parameters, body: [{ itemId, quantity: 2 }] });
    expect(doubled.productItems?.map(({ quantity }) => quantity)).toEqual([2]);
    expect(doubled.productTotal).toBe(2 * (before.productTotal ?? 0));
    const emptied = await basketsV2.updateItemInBasket({
      parameters: { ...parameters, itemId },
      body: { quantity: 0 },
    });
    expect(emptied.productItems).toEqual([]);
    const change = basketsV2.updateItemsInBasket({ parameters, body: [{ itemId, quantity: 1 }] });
    expect((await refusalOf(change)).status).toBe(400);
  });

  test('a variant is added by its own product id', async () => {
    const { basketsV2 } = await guestInStore();
    const first = await basketsV2.createBasket({ body: { productItems: [NEW_SOFA] } });
    const variantId = first.productItems?.[0]?.c_variantId as string;
    const again = await basketsV2.addItemToBasket({
      parameters: { basketId: first.basketId ?? '' },
      body: [{ productId: variantId, quantity: 1, c_racProductCondition: 'NEW' }],
    });
    expect(again.productItems).toMatchObject([{ productId: SOFA, c_variantId: variantId, quantity: 2 }]);
  });
});

describe('price books and shipments', () => {
  test('the store’s price books are listed and accepted, others are 404', async () => {
    const { basketsV1, basketsV2 } = await guestInStore();
    const { basketId = '' } = await basketsV2.createBasket({ body: {} });
    const parameters = { basketId };
    const own = await basketsV1.getPriceBooksForBasket({ parameters });
    expect(own).toHaveLength(4);
    await basketsV1.addPriceBooksToBasket({ parameters, body: own as never });
    const foreign = basketsV1.addPriceBooksToBasket({ parameters, body: ['usd-list-prices'] as never });
    expect((await refusalOf(foreign)).status).toBe(404);
  });

  test('a basket has one shipment', async () => {
    const { basketsV2 } = await guestInStore();
    const { basketId = '' } = await basketsV2.createBasket({ body: {} });
    const shipmentOf = (shipmentId: string) => ({ basketId, shipmentId });
    const further = basketsV2.createShipmentForBasket({
      parameters: { basketId },
      body: { shipmentId: 'b' },
    });
    expect((await refusalOf(further)).status).toBe(400);
    const removal = await refusalOf(basketsV2.removeShipmentFromBasket({ parameters: shipmentOf('me') }));
    expect(removal).toMatchObject({ status: 403, problem: { title: 'Forbidden' } });
    const methods = basketsV2.getShippingMethodsForShipment({ parameters: shipmentOf('b') });
    expect(await refusalOf(methods)).toMatchObject({ status: 404, problem: { title: 'Shipment Not Found' } });
    const pickup = basketsV2.updateShippingMethodForShipment({
      parameters: shipmentOf('me'),
      body: { id: 'store-pickup' },
    });
    expect((await refusalOf(pickup)).status).toBe(400);
    const moved = await basketsV2.updateShipmentForBasket({
      parameters: shipmentOf('me'),
      body: { shippingAddress: { firstName: 'Ada', stateCode: 'tx' } },
    });
    expect(moved.shipments?.[0]?.shippingAddress).toEqual({
      firstName: 'Ada',
      stateCode: 'TX',
      countryCode: 'US',
    });
  });
});
