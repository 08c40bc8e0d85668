import type { AddItem } from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/basket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const create = (shopper: TestShopper, query: object = {}) =>
  engine.call(contract.createBasket, shopper, { query, body: {} });
const _send = (shopper: TestShopper | null, basketId: string, body: unknown) =>
  engine.request('POST', pathOf(contract.addItemToBasket, { basketId }), { shopper, body });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const one = (productId: string, fields: Partial<AddItem> = {}): AddItem => ({
  productId,
  quantity: 1,
  ...fields,
});

describe('creating', () => {
  const createRaw = (shopper: TestShopper, query: object = {}) =>
    engine.request('POST', pathOf(contract.createBasket, {}, query), { shopper, body: {} });

  test('a shopper has one open basket, also for repeated or concurrent requests', async () => {
    const shopper = await journey.guestIn();
    const answers = await Promise.all([createRaw(shopper), createRaw(shopper), createRaw(shopper)]);
    const made = answers.find(({ status }) => status === 200);
    if (!made) throw new Error('no basket was made');
    const { basketId, ...basket } = await made.json();
    expect(basket).toMatchObject({ temporaryBasket: false, c_storeId: PLANO, productItems: [] });
    for (const refusal of answers.filter((answer) => answer !== made)) {
      expect(await refusal.json()).toMatchObject({
        title: 'Customer Baskets Quota Exceeded',
        code: 'CustomerBasketsQuotaExceeded',
        basketIds: basketId,
      });
      expect(refusal.status).toBe(400);
    }
  });

  test('a shopper has up to four temporary baskets beside the open one', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await create(shopper);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const basket = await create(shopper, { temporary: true });
      expect(basket.isTemporary).toBe(true);
      ids.push(basket.basketId);
    }
    const refusal = await createRaw(shopper, { temporary: true });
    expect(refusal.status).toBe(400);
    const { code, basketIds } = await refusal.json();
    expect(code).toBe('CustomerTemporaryBasketsQuotaExceeded');
    expect(basketIds.split(', ').sort()).toEqual(ids.toSorted());
    const input = { params: { customerId: shopper.tokens.customer_id } };
    const { baskets, total } = await engine.call(contract.getCustomerBaskets, shopper, input);
    expect(total).toBe(5);
    expect(baskets?.[0]?.basketId).toBe(basketId);
    expect(new Set(baskets?.slice(1).map((basket) => basket.basketId))).toEqual(new Set(ids));
  });

  test('without a token 401; another customer’s list 404; unknown frequency 400', async () => {
    const shopper = await journey.guestIn();
    const otherShopper = await journey.guestIn();
    expect((await engine.request('POST', pathOf(contract.createBasket), { body: {} })).status).toBe(401);
    const path = pathOf(contract.getCustomerBaskets, { customerId: otherShopper.tokens.customer_id });
    expect((await engine.request('GET', path, { shopper })).status).toBe(404);
    const wrong = { shopper, body: { c_rentalFrequency: 'DAILY' } };
    expect((await engine.request('POST', pathOf(contract.createBasket), wrong)).status).toBe(400);
  });
});

describe('changing', () => {
  test('every amount follows the frequency, the total does not', async () => {
    const shopper = await journey.guestIn();
    const weekly = await journey.basketWith(shopper, [one(SOFA)]);
    const body = { c_rentalFrequency: 'MONTHLY' as const };
    const monthly = await engine.call(contract.updateBasket, shopper, { params: weekly, body });
    expect(monthly.frequency).toBe('MONTHLY');
    expect(monthly.quote?.paymentCents).toBeGreaterThan(4 * (weekly.quote?.paymentCents ?? 0));
    expect(monthly.quote?.totalCents).toBe(weekly.quote?.totalCents);
    expect(monthly.items[0]?.frequency).toBe('MONTHLY');
  });

  test('prices follow the store', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [one(SOFA)]);
    await engine.deps.database.update(stores).set({ taxRatePpm: 88_750 }).where(eq(stores.id, PLANO));
    const basket = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    expect(basket.quote?.taxRatePpm).toBe(88_750);
    await engine.deps.database.update(stores).set({ taxRatePpm: 82_500 }).where(eq(stores.id, PLANO));
  });

  test('quantity, e-mail, address and card', async () => {
    const shopper = await journey.guestIn();
    const basket = await journey.basketWith(shopper, [one(SOFA, { c_racProductCondition: 'NEW' })]);
    const { basketId } = basket;
    const item = { basketId, itemId: basket.items[0]?.itemId };
    await engine.call(contract.updateItemInBasket, shopper, { params: item, body: { quantity: 2 } });
    await engine.call(contract.updateCustomerForBasket, shopper, {
      params: { basketId },
      body: { email: 'Ada@Example.com' },
    });
    const address = {
      firstName: 'Ada',
      address1: '12 Elm',
      city: 'Plano',
      stateCode: 'TX',
      postalCode: '75024',
    };
    const params = { basketId, shipmentId: 'me' };
    await engine.call(contract.updateShippingAddressForShipment, shopper, { params, body: address });
    await journey.payWith(shopper, basketId);
    const read = await engine.call(contract.getBasket, shopper, { params: { basketId } });
    expect(read).toMatchObject({
      email: 'ada@example.com',
      shippingAddress: address,
      paymentInstruments: [{ maskedNumber: '************4242', cardType: 'Visa' }],
    });
    expect(read.items[0]?.quantity).toBe(2);
    expect(JSON.stringify(read)).not.toContain('sbx_tok');
  });

  test.each(['MN', 'WI', 'NJ', 'XX'])('an address in %s is refused with 403', async (stateCode) => {
    const shopper = await journey.guestIn();
    const { basketId } = await create(shopper);
    const path = pathOf(contract.updateShippingAddressForShipment, { basketId, shipmentId: 'me' });
    const response = await engine.request('PUT', path, { shopper, body: { stateCode } });
    expect(await codeOf(response)).toEqual([403, 'StateNotServed']);
  });

  test('bad values are 400', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await create(shopper);
    const status = async (method: string, path: string, body: unknown) =>
      (await engine.request(method, path, { shopper, body })).status;
    expect(await status('PUT', pathOf(contract.updateCustomerForBasket, { basketId }), { email: 'no' })).toBe(
      400,
    );
    expect(await status('PATCH', pathOf(contract.updateBasket, { basketId }), { currency: 'EUR' })).toBe(400);
    const card = { paymentMethodId: 'CREDIT_CARD', paymentCard: { number: '4242424242424242' } };
    expect(await status('POST', pathOf(contract.addPaymentInstrumentToBasket, { basketId }), card)).toBe(400);
  });
});
