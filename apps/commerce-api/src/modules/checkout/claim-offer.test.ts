import { addCouponToBasket, getBasket } from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { promotions } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createOfferedShopper } from '../../testing/offered-shopper.ts';
import { SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const stateOf = (shopper: TestShopper, basketId: string) =>
  engine.call(contract.getCheckoutState, shopper, { body: { basketId } });
const answer = (shopper: TestShopper, basketId: string, accepted: boolean, code = 'WELCOMEBACK') =>
  engine.request('POST', pathOf(contract.answerOffer), { shopper, body: { basketId, code, accepted } });
const endOn = (endsOn: string) =>
  engine.deps.database.update(promotions).set({ endsOn }).where(eq(promotions.code, 'WELCOMEBACK'));

test('a customer who paid an agreement in full claims the offer once; every later figure has it', async () => {
  const { shopper, basketId, journey, summaryOf } = await createOfferedShopper(engine);
  // Bought out by a payment.
  expect(await summaryOf()).toMatchObject({ refCode: 'PAIDOFF' });
  expect(await stateOf(shopper, basketId)).toMatchObject({ step: 'claim-offer', outcome: null });
  expect((await stateOf(shopper, basketId)).steps.slice(0, 3)).toEqual([
    'wof',
    'claim-offer',
    'payment-schedule',
  ]);
  const query = { locale: 'es-US' };
  const offer = await engine.call(contract.getOffer, shopper, { query, body: { basketId } });
  expect(offer).toMatchObject({ code: 'WELCOMEBACK', name: expect.stringContaining('primer pago de $5.00') });
  const { quote, quoteWithout } = offer;
  expect(quote.firstPaymentRentCents).toBe(500);
  expect(quote.cashPriceCents).toBe(quoteWithout.cashPriceCents);
  expect(quoteWithout.totalCents - quote.totalCents).toBe(quoteWithout.firstPaymentRentCents - 500);
  // Not before the answer, and nothing but the shown offer.
  expect((await answer(shopper, basketId, true, 'FIRSTWEEK1')).status).toBe(409);
  await expect(journey.chooseAndAccept(shopper, basketId)).rejects.toThrow();

  const both = await Promise.all([answer(shopper, basketId, true), answer(shopper, basketId, true)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await (await answer(shopper, basketId, false)).json()).toMatchObject({ step: 'payment-schedule' });
  const cart = await engine.call(getBasket, shopper, { query, params: { basketId } });
  expect(cart.coupons).toMatchObject([{ code: 'WELCOMEBACK', statusCode: 'applied' }]);
  expect(cart.quote).toEqual(quote);
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId);
  const order = await journey.order(shopper, basketId);
  expect(order.paidCents).toBe(quote.dueAtCheckoutCents);
  const { orderNo } = order;
  const waiting = await engine.call(contract.getOrderState, shopper, { body: { orderNo } });
  expect(waiting.order?.state).toBe('awaiting-signature');
  expect(waiting.order?.steps.slice(0, 3)).toEqual(['wof', 'claim-offer', 'payment-schedule']);
  expect(order.payments[0]).toMatchObject({ rentCents: 500, totalCents: quote.dueAtCheckoutCents });
  // Used: the next cart has no offer.
  const next = await journey.basketWith(shopper, [{ productId: 'low-profile-microwave', quantity: 1 }]);
  expect(await stateOf(shopper, next.basketId)).toMatchObject({ step: 'payment-schedule' });
});

test('an offer that was left, has ended, or finds another code in the cart is not asked about', async () => {
  const left = await createOfferedShopper(engine);
  expect(await (await answer(left.shopper, left.basketId, false)).json()).toMatchObject({
    step: 'payment-schedule',
  });
  const cart = await engine.call(getBasket, left.shopper, { params: { basketId: left.basketId } });
  expect(cart.coupons).toEqual([]);

  const other = await createOfferedShopper(engine);
  const asked = { params: { basketId: other.basketId }, body: { code: 'FIRSTWEEK1' } };
  await engine.call(addCouponToBasket, other.shopper, asked);
  expect((await stateOf(other.shopper, other.basketId)).step).toBe('payment-schedule');
  const refused = await answer(other.shopper, other.basketId, true);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'OfferEnded' }]);

  const late = await createOfferedShopper(engine);
  expect((await stateOf(late.shopper, late.basketId)).step).toBe('claim-offer');
  const [row] = await engine.deps.database
    .select()
    .from(promotions)
    .where(eq(promotions.code, 'WELCOMEBACK'));
  await endOn('2026-11-20');
  expect(await (await answer(late.shopper, late.basketId, true)).json()).toMatchObject({
    code: 'OfferEnded',
  });
  expect((await stateOf(late.shopper, late.basketId)).step).toBe('payment-schedule');
  await endOn(row?.endsOn ?? '');
});

test('a registered customer without an agreement paid in full, and a guest, have no offer', async () => {
  const { shopper, basketId, journey } = await createOfferedShopper(engine);
  await answer(shopper, basketId, true);
  const guest = await journey.guestIn();
  const { basketId: guestBasket } = await journey.basketWith(guest, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(guest, '900001099');
  expect((await stateOf(guest, guestBasket)).steps).not.toContain('claim-offer');
  expect((await answer(guest, guestBasket, true)).status).toBe(409);
  expect((await answer(guest, basketId, true)).status).toBe(404);
});
