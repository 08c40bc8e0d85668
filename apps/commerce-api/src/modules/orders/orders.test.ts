import { addItemToBasket, getBasket } from '@ownpath/contracts/basket';
import { completeSigning, createSigningSession } from '@ownpath/contracts/checkout';
import { createOrder, getOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { cards, RETURN_URL, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

describe('placing an order', () => {
  test('repeated with any key it is one order, one authorisation, and the same answer', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const first = await journey.order(shopper, basketId, { 'idempotency-key': 'a' });
    expect(await journey.order(shopper, basketId, { 'idempotency-key': 'a' })).toEqual(first);
    expect(await journey.order(shopper, basketId)).toEqual(first);
    expect(await journey.paymentsFor(first.orderNo)).toHaveLength(1);
    expect((await engine.request('GET', pathOf(getBasket, { basketId }), { shopper })).status).toBe(404);
  });

  test('a key that came with another basket is refused', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    await journey.order(shopper, basketId, { 'idempotency-key': 'k' });
    expect(await outcomeOf(await journey.place(shopper, 'another', { 'idempotency-key': 'k' }))).toEqual([
      409,
      'IdempotencyKeyReused',
    ]);
  });

  test('a declined card is 402, again with the same card; another card orders, and its agreement is signed', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.declined);
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
    const declined = await journey.orderOf(basketId);
    expect(await journey.paymentsFor(declined?.orderNo ?? '')).toHaveLength(1);
    const hidden = await engine.request('GET', pathOf(getOrder, { orderNo: declined?.orderNo }), { shopper });
    expect(hidden.status).toBe(404);
    await journey.payWith(shopper, basketId);
    const order = await journey.order(shopper, basketId);
    expect(order).toMatchObject({ orderNo: declined?.orderNo, status: 'created', cardLast4: '4242' });

    const { envelopeId } = await journey.openSigning(shopper, order.orderNo);
    await journey.signAt(envelopeId);
    const signed = await journey.complete(shopper, order.orderNo, envelopeId);
    expect(signed).toMatchObject({ status: 'signed', agreementNumber: order.agreementNumber });
    const confirmed = await engine.call(getOrder, shopper, { params: { orderNo: order.orderNo } });
    expect(confirmed).toMatchObject({ isDocumentSigned: true, agreementNumber: order.agreementNumber });
    const states = await engine.deps.database
      .select({ status: agreements.status })
      .from(agreements)
      .where(eq(agreements.orderNo, order.orderNo));
    expect(states.map(({ status }) => status).sort()).toEqual(['active', 'cancelled']);
  });

  test('the agreement has the cart’s numbers and is not active yet', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { quote } = await engine.call(getBasket, shopper, { params: { basketId } });
    const order = await journey.order(shopper, basketId);
    expect(order.quote).toEqual(quote);
    const [agreement] = await engine.deps.database
      .select()
      .from(agreements)
      .where(eq(agreements.orderNo, order.orderNo));
    expect(agreement).toMatchObject({
      status: 'pending',
      totalRentCents: quote?.totalCents,
      totalCostCents: quote?.totalCostToOwnCents,
      cashPriceCents: quote?.cashPriceCents,
      signedAt: null,
    });
    expect(order.payments.reduce((sum, payment) => sum + payment.rentCents, 0)).toBe(quote?.totalCents);
  });

  test('the used part of the approval is not available to the next cart', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const before = await engine.call(getBasket, shopper, { params: { basketId } });
    await journey.order(shopper, basketId);
    const next = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    const left = (before.approvalFit?.weeklyLeftCents ?? 0) - (before.approvalFit?.weeklyCartCents ?? 0);
    expect(next.approvalFit?.weeklyLeftCents).toBe(left);
  });
});

describe('is refused', () => {
  test('without a card 409; bad input 400; no token 401; another’s basket 404', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId);
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([409, 'CheckoutStepOutOfOrder']);
    expect((await engine.request('POST', pathOf(createOrder), { shopper, body: {} })).status).toBe(400);
    expect((await engine.request('POST', pathOf(createOrder), { body: { basketId } })).status).toBe(401);
    expect((await journey.place(await journey.guestIn(), basketId)).status).toBe(404);
  });

  test('another shopper’s order is 404 on every call', async () => {
    const [owner, otherShopper] = [await journey.guestIn(), await journey.guestIn()];
    const { orderNo, envelopeId } = await journey.signedOrder(owner);
    const read = await engine.request('GET', pathOf(getOrder, { orderNo }), { shopper: otherShopper });
    expect(await outcomeOf(read)).toEqual([404, 'OrderNotFound']);
    const signing = { shopper: otherShopper, body: { orderNo, returnUrl: RETURN_URL } };
    expect((await engine.request('POST', pathOf(createSigningSession), signing)).status).toBe(404);
    const completion = { shopper: otherShopper, body: { orderNo, envelopeId } };
    expect((await engine.request('POST', pathOf(completeSigning), completion)).status).toBe(404);
    const forged = { shopper: owner, body: { orderNo, envelopeId: 'sbx_env_other' } };
    expect((await engine.request('POST', pathOf(completeSigning), forged)).status).toBe(404);
  });

  test('a return address outside the shop: 403', async () => {
    const shopper = await journey.guestIn();
    const { orderNo } = await journey.signedOrder(shopper);
    const body = { orderNo, returnUrl: 'http://evil.example/' };
    const response = await engine.request('POST', pathOf(createSigningSession), { shopper, body });
    expect(await outcomeOf(response)).toEqual([403, 'Forbidden']);
  });

  test('items that were sold meanwhile: 400', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { database } = engine.deps;
    const { inventoryUnits } = await import('../../database/schema/index.ts');
    const taken = database.update(inventoryUnits).set({ quantity: 0, reservedQuantity: 0 });
    await taken.where(eq(inventoryUnits.productId, SOFA));
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([400, 'ProductUnavailable']);
    const response = await engine.request('POST', pathOf(addItemToBasket, { basketId }), {
      shopper,
      body: [{ productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' }],
    });
    expect(await outcomeOf(response)).toEqual([400, 'ProductUnavailable']);
  });
});
