import {
  addCouponToBasket,
  type Basket,
  getBasket,
  getCustomerBaskets,
  updateBasket,
} from '@ownpath/contracts/basket';
import { choosePaySchedule, completeSigning, previewPaySchedule } from '@ownpath/contracts/checkout';
import { getOrder, getOrderAgreement } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createEndedOrderJourney, type EndedOrderJourney } from '../../testing/ended-orders.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { readMail } from '../../testing/read-mail.ts';
import { cards, SOFA } from '../../testing/shop-journey.ts';

/** Shipped by the manufacturer in 1-2 weeks, and ordered for the shopper in 2-4 weeks. */
const MICROWAVE = 'low-profile-microwave';
const WALL_UNIT = 'cove-wall-unit';
const THREE = [SOFA, WALL_UNIT, MICROWAVE];
let engine: TestApp;
let journey: EndedOrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createEndedOrderJourney(engine);
});
afterAll(() => engine.close());

const productsOf = (basket: Basket) =>
  basket.agreements.map(({ itemIds }) =>
    itemIds.map((id) => basket.items.find(({ itemId }) => itemId === id)?.productId),
  );

async function cartWith(productIds: readonly string[], code?: string, ssn = '900001099') {
  const shopper = await journey.guestIn();
  const items = productIds.map((productId) => ({ productId, quantity: 1 }));
  const basket = await journey.basketWith(shopper, items);
  await journey.apply(shopper, ssn);
  const params = { basketId: basket.basketId };
  if (code) await engine.request('POST', pathOf(addCouponToBasket, params), { shopper, body: { code } });
  return { shopper, basketId: basket.basketId };
}

const readCart = (shopper: TestShopper, basketId: string) =>
  engine.call(getBasket, shopper, { params: { basketId } });

/** The open cart, whatever its id. */
async function openCart(shopper: TestShopper): Promise<Basket | null> {
  const params = { customerId: shopper.tokens.customer_id };
  const { baskets } = await engine.call(getCustomerBaskets, shopper, { params });
  return baskets?.find(({ isTemporary }) => !isTemporary) ?? null;
}

async function orderFirst(shopper: TestShopper, basketId: string, card: string = cards.good) {
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId, card);
  return journey.order(shopper, basketId);
}

async function sign(shopper: TestShopper, orderNo: string) {
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  return engine.request('POST', pathOf(completeSigning), { shopper, body: { orderNo, envelopeId } });
}

test('goods with different delivery make agreements of their own, each with its dates, fee and payments', async () => {
  const { shopper, basketId } = await cartWith(THREE);
  const cart = await readCart(shopper, basketId);
  expect(productsOf(cart)).toEqual([[SOFA], [MICROWAVE], [WALL_UNIT]]);
  const dates = cart.agreements.map(({ deliveryDate }) => deliveryDate);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  const sum = (of: (quote: NonNullable<Basket['quote']>) => number) =>
    cart.agreements.reduce((total, { quote }) => total + of(quote), 0);
  for (const field of [
    'paymentCents',
    'processingFeeCents',
    'totalCostToOwnCents',
    'totalWithTaxCents',
    'dueAtCheckoutCents',
    'cashPriceCents',
  ] as const) {
    expect(cart.quote?.[field]).toBe(sum((quote) => quote[field]));
  }
  expect(cart.agreements.map(({ fitsApproval }) => fitsApproval)).toEqual([true, true, true]);
  expect(new Set(cart.agreements.map(({ sameAsCashEndsOn }) => sameAsCashEndsOn)).size).toBe(3);
});

test('joined, all lines are one agreement of the slowest delivery with one fee; apart again, as before', async () => {
  const { shopper, basketId } = await cartWith(THREE);
  const apart = await readCart(shopper, basketId);
  const arrange = (c_isOneAgreement: boolean) =>
    engine.call(updateBasket, shopper, { params: { basketId }, body: { c_isOneAgreement } });
  const joined = await arrange(true);
  expect(joined.agreements).toEqual(apart.otherAgreements);
  const [one] = joined.agreements;
  expect(one?.deliveryDate).toBe(apart.agreements.at(-1)?.deliveryDate);
  expect(one?.slowestItemIds).toEqual(apart.agreements.at(-1)?.itemIds);
  expect(joined.quote?.processingFeeCents).toBe((apart.quote?.processingFeeCents ?? 0) / 3);
  expect(joined.quote).toEqual(one?.quote);
  expect(joined.otherAgreements).toEqual(apart.agreements);
  const again = await arrange(false);
  expect(again.agreements).toEqual(apart.agreements);
});

test('the checkout makes one agreement after the other, and the rest stays in the cart', async () => {
  const { shopper, basketId } = await cartWith(THREE);
  const before = await readCart(shopper, basketId);
  const made: string[] = [];
  let cart: Basket | null = before;
  for (const [index, expected] of before.agreements.entries()) {
    if (!cart) throw new Error('the cart is gone');
    expect(cart.agreementsBefore).toBe(index);
    expect(cart.agreements.map(({ quote }) => quote)).toEqual(
      before.agreements.slice(index).map(({ quote }) => quote),
    );
    const order = await orderFirst(shopper, cart.basketId);
    made.push(...order.items.map(({ productId }) => productId));
    expect(order).toMatchObject({
      agreementOrdinal: index + 1,
      agreementCount: 3,
      deliveryDate: expected.deliveryDate,
      quote: { totalCostToOwnCents: expected.quote.totalCostToOwnCents },
      paidCents: expected.quote.dueAtCheckoutCents,
    });
    if (expected.sameAsCashEndsOn) expect(order.sameAsCashEndsOn).toBe(expected.sameAsCashEndsOn);
    expect((await sign(shopper, order.orderNo)).status).toBe(200);
    await journey.expectOneCharge(order.orderNo);
    const document = await engine.call(getOrderAgreement, shopper, { body: { orderNo: order.orderNo } });
    expect(document).toMatchObject({ agreementOrdinal: index + 1, agreementCount: 3 });
    const mail = await readMail(engine, order.email, 'is signed');
    expect(mail?.body).toContain(`It is agreement ${index + 1} of 3 from your cart.`);
    cart = await openCart(shopper);
  }
  expect(made).toEqual([SOFA, MICROWAVE, WALL_UNIT]);
  expect(cart).toBeNull();
});

test('an order that was sent twice is one order, and leaves the rest once', async () => {
  const { shopper, basketId } = await cartWith([SOFA, MICROWAVE]);
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId);
  const [one, two] = await Promise.all([1, 2].map(() => journey.order(shopper, basketId)));
  expect(one?.orderNo).toBe(two?.orderNo);
  expect((await journey.order(shopper, basketId)).orderNo).toBe(one?.orderNo);
  expect(productsOf((await openCart(shopper)) as Basket)).toEqual([[MICROWAVE]]);
});

test('a cancelled order returns its lines beside the rest', async () => {
  const { shopper, basketId } = await cartWith([SOFA, MICROWAVE]);
  const before = await readCart(shopper, basketId);
  const { orderNo } = await orderFirst(shopper, basketId);
  await journey.cancel(shopper, orderNo);
  const after = await openCart(shopper);
  expect(after).toMatchObject({ basketId, agreementsBefore: 0 });
  expect(productsOf(after as Basket)).toEqual(productsOf(before));
});

test('another card pays the first agreement as it was signed, beside the rest', async () => {
  const { shopper, basketId } = await cartWith([SOFA, MICROWAVE]);
  const { orderNo } = await orderFirst(shopper, basketId, cards.captureDeclines);
  expect(await outcomeOf(await sign(shopper, orderNo))).toEqual([402, 'PaymentDeclined']);
  const cart = await openCart(shopper);
  expect(productsOf(cart as Basket)).toEqual([[SOFA], [MICROWAVE]]);
  expect(await journey.positionOf(shopper, basketId)).toMatchObject({
    step: 'payment',
    outcome: 'payment-failed',
    orderNo,
  });
  await journey.payWith(shopper, basketId);
  expect(await journey.order(shopper, basketId)).toMatchObject({ orderNo, isDocumentSigned: true });
  await journey.expectOneCharge(orderNo);
  const rest = await openCart(shopper);
  expect(productsOf(rest as Basket)).toEqual([[MICROWAVE]]);
  expect(rest?.agreementsBefore).toBe(1);
});

test('joined after a declined charge, the signed order is replaced by the agreement of everything', async () => {
  const { shopper, basketId } = await cartWith([SOFA, MICROWAVE]);
  const { orderNo } = await orderFirst(shopper, basketId, cards.captureDeclines);
  await sign(shopper, orderNo);
  const body = { c_isOneAgreement: true };
  await engine.call(updateBasket, shopper, { params: { basketId }, body });
  const order = await orderFirst(shopper, basketId);
  expect(order.orderNo).not.toBe(orderNo);
  expect(order.items).toHaveLength(2);
  expect(await journey.stateOf(shopper, orderNo)).toMatchObject({ state: 'cancelled' });
});

test('a declined card leaves the cart as it was', async () => {
  const { shopper, basketId } = await cartWith([SOFA, MICROWAVE]);
  await journey.chooseAndAccept(shopper, basketId);
  const before = await readCart(shopper, basketId);
  await journey.payWith(shopper, basketId, cards.declined);
  expect(await outcomeOf(await journey.place(shopper, basketId))).toEqual([402, 'PaymentDeclined']);
  const after = await readCart(shopper, basketId);
  expect(after.agreements).toEqual(before.agreements);
  expect(after.agreementsBefore).toBe(0);
});

test('a promotion on the first payment counts for the first agreement only', async () => {
  const { shopper, basketId } = await cartWith([MICROWAVE, SOFA], 'FIRSTWEEK1');
  const cart = await readCart(shopper, basketId);
  expect(cart.agreements.map(({ quote }) => quote.promotion?.code ?? null)).toEqual(['FIRSTWEEK1', null]);
  expect(cart.quote?.promotion).toEqual(cart.agreements[0]?.quote.promotion);
  await orderFirst(shopper, basketId);
  const rest = await openCart(shopper);
  expect(rest?.coupons).toEqual([]);
  expect(rest?.agreements.map(({ quote }) => quote)).toEqual([cart.agreements[1]?.quote]);
});

test('the schedule of the first agreement holds for the first only, and the next one starts from its days', async () => {
  const { shopper, basketId } = await cartWith([SOFA, MICROWAVE]);
  const choice = { frequency: 'WEEKLY', payday: 'TUE', isAutopay: false } as const;
  await engine.call(choosePaySchedule, shopper, { body: { basketId, choice } });
  const schedule = await engine.call(previewPaySchedule, shopper, { body: { basketId } });
  const cart = await readCart(shopper, basketId);
  expect(cart.agreements[0]?.quote).toEqual(schedule.quote);
  expect(cart.agreements[0]?.deliveryDate).toBe(schedule.deliveryDate);
  await journey.chooseAndAccept(shopper, basketId, 'en-US', choice);
  await journey.payWith(shopper, basketId);
  const order = await journey.order(shopper, basketId);
  expect((await engine.call(getOrder, shopper, { params: order })).payments).toEqual(schedule.payments);
  const rest = (await openCart(shopper)) as Basket;
  const next = await engine.call(previewPaySchedule, shopper, { body: { basketId: rest.basketId } });
  expect(next.choice).toMatchObject({ frequency: 'WEEKLY', payday: 'TUE', isAutopay: false });
  expect(await journey.positionOf(shopper, rest.basketId)).toMatchObject({ step: 'payment-schedule' });
});

test('the limit counts what is used and the agreement at hand, not the rest of the cart', async () => {
  const { shopper, basketId } = await cartWith(THREE, undefined, '900001050');
  let cart: Basket | null = await readCart(shopper, basketId);
  expect(cart.approvalFit?.fits).toBe(false);
  expect(cart.agreements.map(({ fitsApproval }) => fitsApproval)).toEqual([true, true, false]);
  for (let made = 0; made < 2; made += 1) {
    await orderFirst(shopper, cart?.basketId ?? '');
    cart = await openCart(shopper);
  }
  expect(cart?.agreements.map(({ fitsApproval }) => fitsApproval)).toEqual([false]);
  expect(await journey.positionOf(shopper, cart?.basketId ?? '')).toMatchObject({
    outcome: 'cart-exceeds-approval',
  });
});

test('an add-on that is cheaper beside its main item names it, and is in its agreement', async () => {
  const { shopper, basketId } = await cartWith(['sorrel-coffee-table', MICROWAVE, SOFA]);
  const cart = await readCart(shopper, basketId);
  const idOf = (productId: string) => cart.items.find((item) => item.productId === productId)?.itemId;
  expect(cart.items.map(({ cheaperWithItemId }) => cheaperWithItemId)).toEqual([idOf(SOFA), null, null]);
  expect(productsOf(cart)).toEqual([['sorrel-coffee-table', SOFA], [MICROWAVE]]);
});
