import * as contract from '@ownpath/contracts/basket';
import { previewPaySchedule } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
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

const LAUNDRY_PAIR = 'front-load-washer-dryer-pair';
const enter = (shopper: TestShopper, basketId: string, code: unknown) =>
  engine.request('POST', pathOf(contract.addCouponToBasket, { basketId }), { shopper, body: { code } });
const newItem = (productId: string) => ({
  productId,
  quantity: 1,
  c_racProductCondition: 'NEW' as const,
});

describe('a code in the basket', () => {
  test('“first payment $1.00” lowers the first payment and the total by the same amount', async () => {
    const shopper = await journey.guestIn();
    const before = await journey.basketWith(shopper, [newItem(SOFA)]);
    const rent = before.quote?.firstPaymentRentCents ?? 0;
    const response = await enter(shopper, before.basketId, ' firstweek1 ');
    const wire = await response.json();
    expect(wire).toMatchObject({
      c_promoApplied: true,
      c_promoCode: 'FIRSTWEEK1',
      couponItems: [{ code: 'FIRSTWEEK1', statusCode: 'applied', valid: true }],
      productTotal: 1,
    });
    const { basketId } = before;
    const after = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    expect(after.quote).toMatchObject({
      paymentCents: rent,
      firstPaymentRentCents: 100,
      totalCents: (before.quote?.totalCents ?? 0) - (rent - 100),
      cashPriceCents: before.quote?.cashPriceCents,
    });
    const { segments = [], totalCents } = after.quote ?? {};
    expect(segments[0]).toEqual({ count: 1, paymentCents: 100 });
    expect(segments.reduce((sum, run) => sum + run.count * run.paymentCents, 0)).toBe(totalCents);

    await engine.call(contract.removeCouponFromBasket, shopper, {
      params: { basketId, couponItemId: wire.couponItems[0].couponItemId },
    });
    const without = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    expect([without.coupons, without.quote]).toEqual([[], before.quote]);
  });

  test('schedule, order and what is charged have the promoted numbers', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [newItem(SOFA)]);
    await enter(shopper, basketId, 'FIRSTWEEK1');
    await journey.apply(shopper, '900001099');
    const schedule = await engine.call(previewPaySchedule, shopper, { body: { basketId } });
    expect(schedule.payments[0]?.rentCents).toBe(100);
    await journey.chooseAndAccept(shopper, basketId);
    await journey.payWith(shopper, basketId);
    const { quote } = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    const { orderNo, paidCents } = await journey.order(shopper, basketId);
    const order = await engine.call(getOrder, shopper, { params: { orderNo } });
    expect(order.quote).toEqual(quote);
    expect(paidCents).toBe(quote?.dueAtCheckoutCents);
    expect(order.payments.reduce((sum, payment) => sum + payment.rentCents, 0)).toBe(quote?.totalCents);
  });

  test('a percentage off the rate applies to products of its categories', async () => {
    const shopper = await journey.guestIn();
    const params = { basketId: '' };
    const before = await journey.basketWith(shopper, [newItem(SOFA)]);
    params.basketId = before.basketId;
    const idle = await (await enter(shopper, params.basketId, 'LAUNDRY10')).json();
    expect(idle.couponItems).toMatchObject([{ statusCode: 'no_applicable_promotion', valid: true }]);
    expect([idle.c_promoApplied, idle.c_promoCode]).toEqual([false, null]);
    const both = await engine.call(contract.addItemToBasket, shopper, {
      params,
      body: [newItem(LAUNDRY_PAIR)],
    });
    const [sofa, pair] = both.items;
    expect(both.coupons[0]?.statusCode).toBe('applied');
    expect(sofa?.weeklyPaymentCents).toBe(before.items[0]?.weeklyPaymentCents);
    expect(pair?.percentOff).toBe(10);
    expect(pair?.weeklyPaymentCents).toBe(Math.round((pair?.wasPaymentCents ?? 0) * 0.9));
  });

  test('a code for registered shoppers does not apply to a guest', async () => {
    const shopper = await journey.guestIn();
    const { basketId, quote } = await journey.basketWith(shopper, [newItem(SOFA)]);
    const basket = await (await enter(shopper, basketId, 'WELCOMEBACK')).json();
    expect(basket.couponItems).toMatchObject([{ statusCode: 'no_applicable_promotion' }]);
    expect(basket.productTotal * 100).toBe(quote?.firstPaymentRentCents);
  });
});

test('unknown, ended, repeated, second and empty codes are 400; removing an unknown one is 404', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [newItem(SOFA)]);
  for (const code of ['NO-SUCH-CODE', 'COOLDOWN', '', undefined]) {
    expect([code, (await enter(shopper, basketId, code)).status]).toEqual([code, 400]);
  }
  expect((await enter(shopper, basketId, 'STUDY20')).status).toBe(200);
  for (const code of ['study20', 'FIRSTWEEK1']) {
    expect([code, (await enter(shopper, basketId, code)).status]).toEqual([code, 400]);
  }
  const params = { basketId, couponItemId: 'none' };
  const removal = await engine.request('DELETE', pathOf(contract.removeCouponFromBasket, params), {
    shopper,
  });
  expect(removal.status).toBe(404);
});
