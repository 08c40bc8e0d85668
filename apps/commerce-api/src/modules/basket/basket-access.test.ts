import * as contract from '@ownpath/contracts/basket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };
const card = { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '************4242' } };

/** Every call on one basket, with a valid body. */
const bodyOf: Record<string, unknown> = {
  getBasket: undefined,
  updateBasket: {},
  deleteBasket: undefined,
  addItemToBasket: [sofa],
  updateItemsInBasket: [{ itemId: 'i', quantity: 2 }],
  updateItemInBasket: { quantity: 2 },
  removeItemFromBasket: undefined,
  addCouponToBasket: { code: 'FIRSTWEEK1' },
  removeCouponFromBasket: undefined,
  updateCustomerForBasket: { email: 'a@example.com' },
  createShipmentForBasket: {},
  updateShipmentForBasket: {},
  removeShipmentFromBasket: undefined,
  updateShippingAddressForShipment: {},
  getShippingMethodsForShipment: undefined,
  updateShippingMethodForShipment: { id: 'store-delivery' },
  updateBillingAddressForBasket: {},
  addPaymentInstrumentToBasket: card,
  updatePaymentInstrumentInBasket: card,
  removePaymentInstrumentFromBasket: undefined,
  getPaymentMethodsForBasket: undefined,
  getPriceBooksForBasket: undefined,
  addPriceBooksToBasket: [],
};
const endpoints = Object.values(contract).filter(
  (value): value is typeof contract.getBasket =>
    typeof value === 'object' && 'path' in value && value.path.includes('/{basketId}'),
);

test('every call on a basket is in this matrix', () => {
  expect(endpoints.map(({ id }) => id).sort()).toEqual(Object.keys(bodyOf).sort());
});

describe.each([
  ['v2', (endpoint: typeof contract.getBasket) => endpoint],
  ['v1', (endpoint: typeof contract.getBasket) => contract.asVersion1(endpoint)],
])('at %s', (_, versionOf) => {
  test('another shopper’s basket is 404 on every call, and does not change', async () => {
    const [owner, otherShopper] = [await journey.guestIn(), await journey.guestIn()];
    const { basketId, items, version } = await journey.basketWith(owner, [sofa]);
    const params = {
      basketId,
      itemId: items[0]?.itemId,
      shipmentId: 'me',
      paymentInstrumentId: 'p',
      couponItemId: 'c',
    };
    for (const endpoint of endpoints.map(versionOf)) {
      const body = bodyOf[endpoint.id.replace(/V1$/, '')];
      const path = pathOf(endpoint, params);
      const options = { shopper: otherShopper, ...(body === undefined ? {} : { body }) };
      const response = await engine.request(endpoint.method, path, options);
      expect([endpoint.id, response.status]).toEqual([endpoint.id, 404]);
      expect(await response.json()).toMatchObject({ title: 'Basket Not Found', code: 'BasketNotFound' });
      const unsigned = await engine.request(endpoint.method, path, body === undefined ? {} : { body });
      expect([endpoint.id, unsigned.status]).toEqual([endpoint.id, 401]);
    }
    const unchanged = await engine.call(contract.getBasket, owner, { params: { basketId } });
    expect([unchanged.items.length, unchanged.version]).toEqual([1, version]);
  });
});

describe('two tabs', () => {
  const add = (shopper: TestShopper, basketId: string, etag?: string | null) =>
    engine.request('POST', pathOf(contract.addItemToBasket, { basketId }), {
      shopper,
      body: [sofa],
      ...(etag ? { headers: { 'if-match': etag } } : {}),
    });

  test('the second change of the same version is 412, and the first one is kept', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    const read = await engine.request('GET', pathOf(contract.getBasket, { basketId }), { shopper });
    const etag = read.headers.get('etag');
    expect(etag).toMatch(/^"\d+"$/);
    const first = await add(shopper, basketId, etag);
    expect([first.status, first.headers.get('etag') === etag]).toEqual([200, false]);
    const second = await add(shopper, basketId, etag);
    expect([second.status, (await second.json()).code]).toEqual([412, 'PreconditionFailed']);
    const deletion = { shopper, headers: { 'if-match': etag ?? '' } };
    const path = pathOf(contract.deleteBasket, { basketId });
    expect((await engine.request('DELETE', path, deletion)).status).toBe(412);
    const basket = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    expect(basket.items[0]?.quantity).toBe(2);
    expect((await add(shopper, basketId, first.headers.get('etag'))).status).toBe(200);
  });

  test('concurrent changes without a version lose no piece', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    const answers = await Promise.all([add(shopper, basketId), add(shopper, basketId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const basket = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    expect(basket.items[0]?.quantity).toBe(3);
  });
});

test('a line has at most 20 pieces, a call 20 lines; invalid numbers are 400', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  const add = (body: unknown) =>
    engine.request('POST', pathOf(contract.addItemToBasket, { basketId }), { shopper, body });
  expect((await add(Array.from({ length: 21 }, () => sofa))).status).toBe(400);
  const many = await add([{ ...sofa, quantity: 20 }]);
  expect([many.status, (await many.json()).code]).toEqual([400, 'NotEnoughStock']);
  for (const quantity of [0, -1, 1.5, 1e9, '2']) {
    expect([quantity, (await add([{ ...sofa, quantity }])).status]).toEqual([quantity, 400]);
  }
  const counter = { shopper, body: { c_sessionAlive: 2 ** 31 } };
  expect((await engine.request('PATCH', pathOf(contract.updateBasket, { basketId }), counter)).status).toBe(
    400,
  );
});

test('session counters, frequency and currency change; any other field of a PATCH is ignored', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  const body = {
    currency: 'USD',
    c_customerSessionTrackingID: 'track-7',
    c_sessionAlive: 3,
    c_storeId: '05102',
    c_dueAtCheckout: 0,
    c_isDocumentSigned: true,
    orderTotal: 0,
  };
  const path = pathOf(contract.updateBasket, { basketId });
  const answer = await (await engine.request('PATCH', path, { shopper, body })).json();
  expect(answer).toMatchObject({
    currency: 'USD',
    c_customerSessionTrackingID: 'track-7',
    c_sessionAlive: 3,
    c_storeId: '04217',
    c_isDocumentSigned: false,
  });
  expect(answer.orderTotal).toBeGreaterThan(10);
});
