import {
  getBasket,
  updateShippingAddressForShipment,
  updateShippingMethodForShipment,
} from '@ownpath/contracts/basket';
import {
  createPaymentSession,
  getCheckoutState,
  getRenewalTerms,
  previewPaySchedule,
} from '@ownpath/contracts/checkout';
import { getOrder, getOrderAgreement } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { inventoryUnits } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderJourney, type OrderJourney } from '../../testing/order-journey.ts';
import { readMail } from '../../testing/read-mail.ts';
import { SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createOrderJourney(engine);
  await engine.deps.database
    .update(inventoryUnits)
    .set({ quantity: 9 })
    .where(eq(inventoryUnits.condition, 'NEW'));
});
afterAll(() => engine.close());

const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };
/** Taxed at 6.75 %; the store in Plano is at 8.25 %. */
const NEVADA = { address1: '7 Kansas St', city: 'Nevada', postalCode: '75173' };

/**
 * By hand, for $24.99 a week and the fee of $10.00.
 * In Plano, 8.25 %: tax on 34.99 is 2.89, due 37.88. In Nevada, 6.75 %: tax on 34.99 is 2.36, due 37.35; tax on 24.99
 * is 1.69, a week 26.68.
 */
const AT_STORE = { taxRatePpm: 82_500, firstPaymentTaxCents: 289, dueAtCheckoutCents: 3_788 };
const IN_NEVADA = { taxRatePpm: 67_500, firstPaymentTaxCents: 236, dueAtCheckoutCents: 3_735 };
/** Cents of tax at 6.75 %, in whole numbers. */
const taxOf = (cents: number) => Math.floor((cents * 675 + 5_000) / 10_000);

test('tax is that of the place of use, one figure from the cart to the receipt', async () => {
  const shopper = await journey.guestIn();
  const { basketId, quote: estimate, isTaxEstimated } = await journey.basketWith(shopper, [sofa]);
  expect([estimate, isTaxEstimated]).toMatchObject([AT_STORE, true]);

  await journey.apply(shopper, '900001099', NEVADA);
  const cart = await engine.call(getBasket, shopper, { params: { basketId } });
  expect([cart.quote, cart.isTaxEstimated]).toMatchObject([IN_NEVADA, false]);
  const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false } as const;
  const schedule = await engine.call(previewPaySchedule, shopper, { body: { basketId, choice } });
  expect(schedule.quote).toMatchObject(IN_NEVADA);
  for (const { rentCents, feeCents, taxCents, totalCents } of schedule.payments) {
    expect(taxCents).toBe(taxOf(rentCents + feeCents));
    expect(totalCents).toBe(rentCents + feeCents + taxCents);
  }
  expect(schedule.payments.filter(({ totalCents }) => totalCents === 2_668).length).toBeGreaterThan(70);
  const withTax = schedule.payments.reduce((sum, { totalCents }) => sum + totalCents, 0);
  expect(schedule.quote.totalWithTaxCents).toBe(withTax);

  await journey.chooseAndAccept(shopper, basketId);
  const terms = await engine.call(getRenewalTerms, shopper, { body: { basketId } });
  expect(terms.schedule.quote).toMatchObject({ ...IN_NEVADA, totalWithTaxCents: withTax });
  const paying = await engine.call(createPaymentSession, shopper, {
    body: { basketId, parentOrigin: 'http://localhost:3000' },
  });
  expect(paying.amountCents).toBe(3_735);
  expect(paying.schedule?.quote).toMatchObject(IN_NEVADA);

  await journey.payWith(shopper, basketId);
  const { orderNo } = await journey.order(shopper, basketId);
  const { document } = await engine.call(getOrderAgreement, shopper, { body: { orderNo } });
  for (const figure of ['6.75', '$37.35', '$26.68', `$${(withTax / 100).toLocaleString('en-US')}`]) {
    expect(document?.html).toContain(figure);
  }
  expect(document?.html).not.toContain('$37.88');
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  expect(await journey.paymentsFor(orderNo)).toMatchObject([{ capturedCents: 3_735 }]);
  const order = await engine.call(getOrder, shopper, { params: { orderNo } });
  expect(order).toMatchObject({
    paidCents: 3_735,
    quote: { ...IN_NEVADA, totalWithTaxCents: withTax },
    payments: schedule.payments.map(({ totalCents }) => ({ totalCents })),
  });
  const mail = await readMail(engine, 'marisol@example.com');
  expect(mail?.body).toContain('$37.35');
  expect(mail?.body).not.toContain('$37.88');
});

test('another address after the schedule: its tax, and schedule and terms are asked for again', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId);
  const before = await engine.call(getCheckoutState, shopper, { body: { basketId } });
  expect(before.step).toBe('payment');
  await engine.call(updateShippingAddressForShipment, shopper, {
    params: { basketId, shipmentId: 'me' },
    body: { firstName: 'Marisol', lastName: 'Ortega', stateCode: 'TX', countryCode: 'US', ...NEVADA },
  });
  const cart = await engine.call(getBasket, shopper, { params: { basketId } });
  expect(cart.quote).toMatchObject(IN_NEVADA);
  const after = await engine.call(getCheckoutState, shopper, { body: { basketId } });
  expect(after.step).toBe('payment-schedule');
});

test('what is picked up is taxed at the store', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: '11-tablet-128-gb', quantity: 1 }]);
  await journey.apply(shopper, '900001099', NEVADA);
  const chosen = await engine.call(updateShippingMethodForShipment, shopper, {
    params: { basketId, shipmentId: 'me' },
    body: { id: 'store-pickup' },
  });
  expect(chosen.quote?.taxRatePpm).toBe(82_500);
  const delivered = await engine.call(updateShippingMethodForShipment, shopper, {
    params: { basketId, shipmentId: 'me' },
    body: { id: 'store-delivery' },
  });
  expect(delivered.quote?.taxRatePpm).toBe(67_500);
});
