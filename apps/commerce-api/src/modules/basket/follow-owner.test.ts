import * as contract from '@ownpath/contracts/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { baskets } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';
import { followOwner } from './change-basket.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };

test('a registered customer’s e-mail is copied to the basket when it is created, and when it differs', async () => {
  const shopper = await createRegisteredShopper(engine, await journey.guestIn());
  const { basketId, email } = await journey.basketWith(shopper, [sofa]);
  expect(email).toBe(shopper.login);
  await engine.deps.database
    .update(baskets)
    .set({ email: 'old@example.com' })
    .where(eq(baskets.id, basketId));
  const changed = await engine.call(contract.addItemToBasket, shopper, {
    params: { basketId },
    body: [sofa],
  });
  expect(changed.email).toBe(shopper.login);
});

test('the e-mail of a merged basket is the customer’s, not the guest’s', async () => {
  const guest = await journey.guestIn();
  const { basketId } = await journey.basketWith(guest, [sofa]);
  await engine.call(contract.updateCustomerForBasket, guest, {
    params: { basketId },
    body: { email: 'guest@example.com' },
  });
  const shopper = await createRegisteredShopper(engine, guest);
  const merged = await engine.call(contract.mergeBasket, shopper, {
    query: { createDestinationBasket: true },
  });
  expect(merged.email).toBe(shopper.login);
});

test('a guest’s own e-mail stays in the basket', async () => {
  const guest = await journey.guestIn();
  const { basketId } = await journey.basketWith(guest, [sofa]);
  const params = { basketId };
  await engine.call(contract.updateCustomerForBasket, guest, {
    params,
    body: { email: 'guest@example.com' },
  });
  const { email } = await engine.call(contract.addItemToBasket, guest, { params, body: [sofa] });
  expect(email).toBe('guest@example.com');
});

test('the currency becomes that of the locale when it differs', () => {
  const guest = { isRegistered: false, email: null };
  const basket = { currency: 'EUR', email: 'a@example.com', isTemporary: false };
  expect(followOwner(basket, guest, 'es-US')).toEqual({ currency: 'USD' });
  expect(followOwner({ ...basket, currency: 'USD' }, guest, 'en-US')).toEqual({});
});

test('the temporary basket of an application keeps the application’s e-mail', () => {
  const owner = { isRegistered: true, email: 'account@example.com' };
  const basket = { currency: 'USD', email: 'application@example.com', isTemporary: true };
  expect(followOwner(basket, owner, 'en-US')).toEqual({});
});
