import { addItemToBasket, getCustomerBaskets, removeItemFromBasket } from '@ownpath/contracts/basket';
import {
  cancelOrder,
  completeSigning,
  createPaymentSession,
  createSigningSession,
} from '@ownpath/contracts/checkout';
import { createOrder, getCustomerOrders, getOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, gt, ne } from '../../database/orm.ts';
import { inventoryReservations, inventoryUnits } from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createEndedOrderJourney, type EndedOrderJourney } from '../../testing/ended-orders.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { cards, PLANO, RETURN_URL } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { createOrder as placeOrder } from './create-order.ts';
import { endOrder } from './end-order.ts';

const HOUR_MS = 3_600_000;
let engine: TestApp;
let journey: EndedOrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createEndedOrderJourney(engine);
});
afterAll(() => engine.close());

describe('after a declined charge', () => {
  test('the cart is back, the order waits for another card, and no page needs a signature', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo, envelopeId } = await journey.declinedOrder(shopper);
    expect((await journey.cartOf(shopper, basketId)).items).toHaveLength(1);
    expect(await journey.stateOf(shopper)).toMatchObject({
      orderNo,
      state: 'payment-failed',
      cardLast4: '0259',
    });
    expect(await journey.positionOf(shopper, basketId)).toMatchObject({
      step: 'payment',
      outcome: 'payment-failed',
      orderNo,
    });
    const order = await engine.call(getOrder, shopper, { params: { orderNo } });
    const session = await engine.call(createPaymentSession, shopper, {
      body: { basketId, parentOrigin: new URL(RETURN_URL).origin },
    });
    expect([session.amountCents, session.schedule]).toEqual([order.paidCents, null]);
    const again = { shopper, body: { orderNo, envelopeId } };
    expect(await outcomeOf(await engine.request('POST', pathOf(completeSigning), again))).toEqual([
      402,
      'PaymentDeclined',
    ]);
    const signing = { shopper, body: { orderNo, returnUrl: RETURN_URL } };
    expect((await engine.request('POST', pathOf(createSigningSession), signing)).status).toBe(409);
    await journey.runJobs(0);
    expect(await journey.paymentsFor(orderNo)).toMatchObject([{ status: 'voided', capturedCents: 0 }]);
  });

  test('another card confirms the order as it was signed', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId);
    expect(await journey.order(shopper, basketId)).toMatchObject({
      orderNo,
      status: 'new',
      isDocumentSigned: true,
      cardLast4: '4242',
    });
    await journey.expectOneCharge(orderNo);
    expect(await journey.stateOf(shopper)).toBeNull();
    const { baskets } = await engine.call(getCustomerBaskets, shopper, {
      params: { customerId: shopper.tokens.customer_id },
    });
    expect((baskets ?? []).filter(({ isTemporary }) => !isTemporary)).toEqual([]);
    expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, status: 'new' });
    await journey.runJobs(50 * HOUR_MS);
    await journey.expectOneCharge(orderNo);
  });

  test.each([
    ['declined', cards.declined],
    ['declined at the charge', cards.captureDeclines],
  ])('a second card that is %s leaves the order payable with a third', async (_name, card) => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId, card);
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
    expect(await journey.stateOf(shopper)).toMatchObject({ orderNo, state: 'payment-failed' });
    await journey.payWith(shopper, basketId);
    expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, status: 'new' });
    await journey.expectOneCharge(orderNo);
  });

  test.each([
    ['the authorisation', cards.timesOut],
    ['the charge', cards.captureTimesOut],
  ])('a lost answer to %s is found by the next submit, one charge', async (_name, card) => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId, card);
    expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([503, 'PaymentUnknown']);
    expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, status: 'new' });
    await journey.expectOneCharge(orderNo);
  });

  test.each([
    ['the authorisation', cards.timesOut],
    ['the charge', cards.captureTimesOut],
  ])('a job finds a lost answer to %s when the shopper does not come back', async (_name, card) => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId, card);
    expect((await journey.place(shopper, basketId)).status).toBe(503);
    await journey.runJobs(3 * 60_000);
    expect(await journey.stateOf(shopper, orderNo)).toMatchObject({ state: 'confirmed' });
    await journey.expectOneCharge(orderNo);
  });

  test.each(['before', 'after'] as const)('killed %s the second authorisation and charge', async (when) => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId);
    const { paymentGateway } = engine.deps.ports;
    const kill = () => Promise.reject(new Error('killed'));
    const caller = { usid: shopper.tokens.usid, customerId: shopper.tokens.customer_id, siteId: 'rowan' };
    for (const method of ['authorize', 'capture'] as const) {
      const dying = async (request: never) => {
        if (when === 'after') await paymentGateway[method](request);
        return kill();
      };
      const ports = { ...engine.deps.ports, paymentGateway: { ...paymentGateway, [method]: dying } };
      const deps: Dependencies = { ...engine.deps, ports };
      const request = { caller, basketId, locale: 'en-US', idempotencyKey: null } as const;
      await expect(placeOrder(deps, request)).rejects.toThrow('killed');
    }
    expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, status: 'new' });
    await journey.expectOneCharge(orderNo);
  });
});

test('of two open orders each is listed with its own state, and another card pays its own one', async () => {
  const shopper = await journey.guestIn();
  const first = await journey.signedOrder(shopper, cards.captureDeclines);
  const other = await journey.basketWith(shopper, [{ productId: 'low-profile-microwave', quantity: 1 }]);
  await journey.chooseAndAccept(shopper, other.basketId);
  await journey.payWith(shopper, other.basketId);
  const unsigned = await journey.order(shopper, other.basketId);
  const signed = { orderNo: first.orderNo, envelopeId: first.envelopeId };
  await engine.request('POST', pathOf(completeSigning), { shopper, body: signed });
  const { customer_id: customerId } = shopper.tokens;
  const listed = async () => {
    const { data = [] } = await engine.call(getCustomerOrders, shopper, { params: { customerId } });
    return data.map(({ orderNo, status }) => [orderNo, status]);
  };
  expect(await listed()).toEqual([
    [unsigned.orderNo, 'created'],
    [first.orderNo, 'failed'],
  ]);
  expect(await journey.stateOf(shopper, first.orderNo)).toMatchObject({ state: 'payment-failed' });
  const { basketId, orderNo } = first;
  const position = { step: 'payment', outcome: 'payment-failed', orderNo };
  expect(await journey.positionOf(shopper, basketId)).toMatchObject(position);

  // A changed cart is a new order: the list no longer offers to pay the one that was signed.
  const added = { params: { basketId }, body: [{ productId: 'low-profile-microwave', quantity: 1 }] };
  const { items } = await engine.call(addItemToBasket, shopper, added);
  expect(await listed()).toContainEqual([orderNo, 'cancelled']);
  const itemId = items.find(({ productId }) => productId === 'low-profile-microwave')?.itemId ?? '';
  await engine.call(removeItemFromBasket, shopper, { params: { basketId, itemId } });
  expect(await listed()).toContainEqual([orderNo, 'failed']);

  await journey.payWith(shopper, basketId);
  expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, status: 'new' });
  await journey.expectOneCharge(orderNo);
  expect(await journey.stateOf(shopper)).toMatchObject({
    orderNo: unsigned.orderNo,
    state: 'awaiting-signature',
  });
});

describeOnPostgres('at the same time', () => {
  test('20 submits of another card are one charge of one agreement', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId);
    const submit = () =>
      engine
        .request('POST', pathOf(createOrder), { shopper, body: { basketId } })
        .then(({ status }) => status);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, submit)))).toEqual(new Set([200]));
    await journey.expectOneCharge(orderNo);
  });

  test('paying with another card and starting again: one of them happens', async () => {
    const shopper = await journey.guestIn();
    const { basketId, orderNo } = await journey.declinedOrder(shopper);
    await journey.payWith(shopper, basketId);
    await Promise.all([
      journey.place(shopper, basketId),
      engine.request('POST', pathOf(cancelOrder), { shopper, body: { orderNo } }),
    ]);
    const order = await journey.stateOf(shopper, orderNo);
    if (order?.state === 'confirmed') return journey.expectOneCharge(orderNo);
    expect(order?.state).toMatch(/^(cancelled|payment-failed)$/);
    const charged = (await journey.paymentsFor(orderNo)).map(({ capturedCents }) => capturedCents);
    expect(new Set(charged)).toEqual(new Set([0]));
  });
});

test('a signed, unpaid order that ends releases its own pieces; a used unit added to the cart since stays held', async () => {
  const { database } = engine.deps;
  const shopper = await journey.guestIn();
  const { basketId, orderNo } = await journey.declinedOrder(shopper);
  const [unit] = await database
    .select()
    .from(inventoryUnits)
    .where(
      and(
        eq(inventoryUnits.storeId, PLANO),
        ne(inventoryUnits.condition, 'NEW'),
        gt(inventoryUnits.availableQuantity, 0),
      ),
    )
    .limit(1);
  if (!unit) throw new Error('the demo store has no used unit');
  const { productId, inventoryNumber } = unit;
  await engine.call(addItemToBasket, shopper, {
    params: { basketId },
    body: [{ productId, quantity: 1, c_racInventoryNumber: inventoryNumber }],
  });
  await endOrder(engine.deps, orderNo, 'not-paid');
  const holds = await database
    .select()
    .from(inventoryReservations)
    .where(eq(inventoryReservations.basketId, basketId));
  expect(holds.filter((hold) => hold.orderNo === orderNo).map(({ status }) => status)).toEqual(['released']);
  expect(holds.filter((hold) => hold.inventoryNumber === inventoryNumber)).toMatchObject([
    { status: 'held', orderNo: null },
  ]);
});
