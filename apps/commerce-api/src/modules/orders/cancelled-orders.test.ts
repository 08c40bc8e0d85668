import { getCustomerBaskets, updateBasket } from '@ownpath/contracts/basket';
import { cancelOrder, getOrderState, previewPaySchedule } from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { products } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createEndedOrderJourney, type EndedOrderJourney } from '../../testing/ended-orders.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { readMail } from '../../testing/read-mail.ts';
import { SOFA } from '../../testing/shop-journey.ts';

const HOUR_MS = 3_600_000;
let engine: TestApp;
let journey: EndedOrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createEndedOrderJourney(engine);
});
afterAll(() => engine.close());

describe('a signed order that is not paid', () => {
  test('starting again cancels the agreement and keeps schedule and terms; a new order is written', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    expect(await journey.cancel(shopper, orderNo)).toMatchObject({ order: { orderNo, state: 'cancelled' } });
    expect(await journey.cancel(shopper, orderNo)).toMatchObject({ order: { state: 'cancelled' } });
    expect(await journey.stateOf(shopper)).toBeNull();
    expect(await journey.positionOf(shopper, basketId)).toMatchObject({ step: 'payment', outcome: null });
    await journey.payWith(shopper, basketId);
    const next = await journey.order(shopper, basketId);
    expect(next).toMatchObject({ status: 'created' });
    expect(next.orderNo).not.toBe(orderNo);
    const { envelopeId } = await journey.openSigning(shopper, next.orderNo);
    await journey.signAt(envelopeId);
    expect(await journey.complete(shopper, next.orderNo, envelopeId)).toMatchObject({ status: 'signed' });
    await journey.expectOneCharge(next.orderNo);
    expect(await journey.stateOf(shopper, orderNo)).toMatchObject({ state: 'cancelled' });
    await journey.runJobs(50 * HOUR_MS);
    await journey.expectOneCharge(next.orderNo);
  });

  test('a changed cart is a new order: the signed agreement is cancelled, not paid', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await engine.call(updateBasket, shopper, {
      params: { basketId },
      body: { c_rentalFrequency: 'MONTHLY' },
    });
    expect(await journey.stateOf(shopper)).toBeNull();
    await journey.chooseAndAccept(shopper, basketId);
    await engine.call(updateBasket, shopper, {
      params: { basketId },
      body: { c_rentalFrequency: 'BIWEEKLY' },
    });
    expect((await journey.positionOf(shopper, basketId)).outcome).toBeNull();
    expect(await journey.stateOf(shopper, orderNo)).toMatchObject({ state: 'cancelled' });
  });

  test('nobody pays for a day: the order expires, the cart stays', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.runJobs(25 * HOUR_MS);
    expect(await journey.stateOf(shopper)).toMatchObject({ orderNo, state: 'expired' });
    expect((await journey.cartOf(shopper, basketId)).items).toHaveLength(1);
    expect((await journey.positionOf(shopper, basketId)).outcome).toBeNull();
  });
});

describe('an unsigned order', () => {
  test('that is cancelled returns its cart and releases the card; signing is over', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    expect(await journey.stateOf(shopper)).toMatchObject({ orderNo, state: 'awaiting-signature' });
    await journey.cancel(shopper, orderNo);
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'voided' }]);
    expect((await journey.cartOf(shopper, basketId)).items).toHaveLength(1);
    expect(await journey.positionOf(shopper, basketId)).toMatchObject({ step: 'payment', outcome: null });
    await journey.signAt(envelopeId);
    expect(await journey.complete(shopper, orderNo, envelopeId)).toMatchObject({ status: 'cancelled' });
    expect((await journey.place(shopper, basketId)).status).toBe(409);
  });

  test('that was signed in another tab is confirmed instead of cancelled', async () => {
    const shopper = await journey.guestIn();
    const { orderNo } = await journey.signedOrder(shopper);
    const response = await engine.request('POST', pathOf(cancelOrder), { shopper, body: { orderNo } });
    expect(await outcomeOf(response)).toEqual([409, 'CheckoutStepOutOfOrder']);
    expect(await journey.stateOf(shopper, orderNo)).toMatchObject({ state: 'confirmed' });
    await journey.expectOneCharge(orderNo);
  });

  test('that is voided after a day returns its cart, beside what was added meanwhile', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const other = await journey.basketWith(shopper, [{ productId: 'linden-loveseat', quantity: 1 }]);
    await journey.runJobs(25 * HOUR_MS);
    expect(await journey.stateOf(shopper, orderNo)).toMatchObject({ state: 'voided' });
    expect((await journey.cartOf(shopper, other.basketId)).items).toHaveLength(2);
  });

  test('of another shopper is neither shown nor cancelled', async () => {
    const [shopper, stranger] = [await journey.guestIn(), await journey.guestIn()];
    const { orderNo } = await journey.declinedOrder(shopper);
    expect(await journey.stateOf(stranger)).toBeNull();
    for (const endpoint of [getOrderState, cancelOrder]) {
      const response = await engine.request('POST', pathOf(endpoint), {
        shopper: stranger,
        body: { orderNo },
      });
      expect(await outcomeOf(response)).toEqual([404, 'OrderNotFound']);
    }
  });
});

test('what sells out after the first agreement was signed blocks the rest of the cart and nothing else', async () => {
  const shopper = await journey.guestIn();
  const items = [SOFA, 'low-profile-microwave'].map((productId) => ({ productId, quantity: 1 }));
  const { basketId } = await journey.basketWith(shopper, items);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId);
  const { orderNo, email } = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  const mail = await readMail(engine, email, 'is signed');
  expect(mail?.body).toMatch(
    /You haven’t ordered the other items yet: they are in your cart\.\s+\S+\/cart\?language=en-US/,
  );

  const { database } = engine.deps;
  const soldOut = (isOutOfStock: boolean) =>
    database.update(products).set({ isOutOfStock }).where(eq(products.id, 'low-profile-microwave'));
  await soldOut(true);
  try {
    const params = { customerId: shopper.tokens.customer_id };
    const { baskets } = await engine.call(getCustomerBaskets, shopper, { params });
    const [rest] = baskets ?? [];
    expect(rest).toMatchObject({
      agreementsBefore: 1,
      agreements: [],
      quote: null,
      items: [{ productId: 'low-profile-microwave', orderable: false, availableQuantity: 0 }],
    });
    const body = { basketId: rest?.basketId };
    const preview = await engine.request('POST', pathOf(previewPaySchedule), { shopper, body });
    expect(await outcomeOf(preview)).toEqual([400, 'ProductUnavailable']);
    await journey.expectOneCharge(orderNo);
  } finally {
    await soldOut(false);
  }
});
