import { checkApplicationAddress, getInstantApproval } from '@ownpath/contracts/approval';
import * as baskets from '@ownpath/contracts/basket';
import { choosePaySchedule, getCheckoutState } from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { patchShopperContext } from '@ownpath/contracts/shopper-context';
import { updateCart } from '@ownpath/contracts/store-change';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { applicationForm, createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

const HOUSTON = '04268';
const FRISCO = '04221';
const sofa = { productId: SOFA, quantity: 1 };
const person = { firstName: 'Marisol', lastName: 'Ortega' };
const at = (address1: string, city: string, stateCode: string, postalCode: string) => ({
  ...person,
  address1,
  city,
  stateCode,
  postalCode,
});
const inHouston = at('12 Elm Street', 'Houston', 'TX', '77011');
const inFrisco = at('9 Oak Street', 'Frisco', 'TX', '75034');

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

type Answer = {
  status: number;
  code?: string;
  servingStoreId?: string;
  fields?: { path: string; code: string }[];
};
async function send(
  method: 'POST' | 'PUT' | 'PATCH',
  endpoint: Parameters<typeof pathOf>[0],
  shopper: TestShopper,
  body: object,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): Promise<Answer> {
  const response = await engine.request(method, pathOf(endpoint, params, query), { shopper, body });
  return { ...((await response.json()) as object), status: response.status } as Answer;
}
const moveTo = (shopper: TestShopper, storeId: string) =>
  engine.call(patchShopperContext, shopper, {
    params: { usid: shopper.tokens.usid },
    body: { customQualifiers: { storeId } },
  });
const stateOf = (shopper: TestShopper, basketId: string) =>
  engine.call(getCheckoutState, shopper, { body: { basketId } });

const refusals = [
  ['beyond the radius', inHouston, { status: 403, code: 'OutsideDeliveryArea', servingStoreId: HOUSTON }],
  [
    'where no store delivers',
    at('1 Mesa St', 'El Paso', 'TX', '79901'),
    { status: 403, code: 'OutsideDeliveryArea' },
  ],
  ['in Minnesota', at('1 Lake St', 'Minneapolis', 'MN', '55401'), { status: 403, code: 'StateNotServed' }],
  ['in New Jersey', at('1 Main St', 'Newark', 'NJ', '07102'), { status: 403, code: 'StateNotServed' }],
  ['of a ZIP code that does not exist', at('1 Main St', 'Plano', 'TX', '00000'), ['postalCode', 'unknown']],
  ['of a ZIP code in another state', at('1 Main St', 'Plano', 'TX', '90019'), ['postalCode', 'other-state']],
  ['of a post-office box', at('PO Box 12', 'Plano', 'TX', '75024'), ['address1', 'po-box']],
] as const;

/** What a call answers when its address is refused; field errors name the address within its body. */
function expectRefusal(answer: Answer, expected: (typeof refusals)[number][2], path: string): void {
  if (!Array.isArray(expected)) {
    expect(answer).toMatchObject(expected);
    return;
  }
  const [field, code] = expected;
  expect(answer).toMatchObject({ status: 400, fields: [{ path: `${path}.${field}`, code }] });
}

describe('an address', () => {
  test.each(refusals)(
    '%s is refused in the application, which stays unsent',
    async (_, address, expected) => {
      const shopper = await journey.guestIn();
      const application = applicationForm('900001099', address);
      const body = { application, idempotencyKey: crypto.randomUUID() };
      expectRefusal(await send('POST', getInstantApproval, shopper, body), expected, 'body.application');
    },
  );

  test.each(refusals)('%s is refused by the check before it is sent', async (_, address, expected) => {
    const answer = await send('POST', checkApplicationAddress, await journey.guestIn(), address);
    expectRefusal(answer, expected, 'body');
  });

  test.each(refusals)('%s is refused by every basket call', async (_, address, expected) => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    const me = { basketId, shipmentId: 'me' };
    const shipments = [{ shippingAddress: address }];
    const answers = [
      [await send('PUT', baskets.updateShippingAddressForShipment, shopper, address, me), 'body'],
      [
        await send(
          'PUT',
          baskets.updateBillingAddressForBasket,
          shopper,
          address,
          { basketId },
          { useAsShipping: 'true' },
        ),
        'body',
      ],
      [
        await send('PATCH', baskets.updateShipmentForBasket, shopper, { shippingAddress: address }, me),
        'body.shippingAddress',
      ],
      [
        await send('POST', baskets.createBasket, shopper, { shipments }, {}, { temporary: 'true' }),
        'body.shipments.0.shippingAddress',
      ],
    ] as const;
    for (const [answer, path] of answers) expectRefusal(answer, expected, path);
    const read = await engine.call(baskets.getBasket, shopper, { params: { basketId } });
    expect(read.shippingAddress).toBeNull();
  });

  test('with two problems is refused with both', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    const address = at('PO Box 12', 'Plano', 'TX', '00000');
    const me = { basketId, shipmentId: 'me' };
    expect(await send('PUT', baskets.updateShippingAddressForShipment, shopper, address, me)).toMatchObject({
      fields: [{ code: 'po-box' }, { code: 'unknown' }],
    });
  });

  test('may be a billing address anywhere', async () => {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    const answer = await send('PUT', baskets.updateBillingAddressForBasket, shopper, inHouston, { basketId });
    expect(answer.status).toBe(200);
  });
});

describe('the radius and the states are the store’s own', () => {
  const change = (fields: Partial<typeof stores.$inferInsert>) =>
    engine.deps.database.update(stores).set(fields).where(eq(stores.id, PLANO));
  afterEach(() => change({ deliveryRadiusMiles: 50, deliveryStateCodes: [] }));

  test.each([
    [{ deliveryRadiusMiles: 300 }, inHouston, 200],
    [{ deliveryRadiusMiles: 2 }, inFrisco, 403],
    [{ deliveryRadiusMiles: 120 }, at('1 Main St', 'Durant', 'OK', '74701'), 403],
    [
      { deliveryRadiusMiles: 120, deliveryStateCodes: ['TX', 'OK'] },
      at('1 Main St', 'Durant', 'OK', '74701'),
      403,
    ],
  ])('%o', async (fields, address, status) => {
    await change(fields);
    const shopper = await journey.guestIn();
    const application = applicationForm('900001099', address);
    const answer = await send('POST', getInstantApproval, shopper, {
      application,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(answer.status).toBe(status);
  });
});

describe('after the approval', () => {
  async function termsAccepted() {
    const shopper = await journey.guestIn();
    const { basketId } = await journey.basketWith(shopper, [sofa]);
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId);
    expect((await stateOf(shopper, basketId)).step).toBe('payment');
    return { shopper, basketId };
  }
  const deliver = (shopper: TestShopper, basketId: string, address: object) =>
    send('PUT', baskets.updateShippingAddressForShipment, shopper, address, { basketId, shipmentId: 'me' });

  test('another address asks for schedule and terms again, and back at the first one for neither', async () => {
    const { shopper, basketId } = await termsAccepted();
    expect((await deliver(shopper, basketId, inFrisco)).status).toBe(200);
    const moved = await stateOf(shopper, basketId);
    expect(moved).toMatchObject({ step: 'payment-schedule', deliveryAddress: { postalCode: '75034' } });
    const home = applicationForm('900001099');
    await deliver(shopper, basketId, at(home.address1, home.city, home.stateCode, home.postalCode));
    expect((await stateOf(shopper, basketId)).step).toBe('payment');
  });

  test('another store that delivers there asks for both again', async () => {
    const { shopper, basketId } = await termsAccepted();
    await moveTo(shopper, FRISCO);
    expect((await stateOf(shopper, basketId)).step).toBe('payment-schedule');
    await journey.chooseAndAccept(shopper, basketId);
    expect((await stateOf(shopper, basketId)).step).toBe('payment');
  });

  test('a store that does not deliver there stops the checkout and names one that does', async () => {
    const { shopper, basketId } = await termsAccepted();
    await moveTo(shopper, HOUSTON);
    await engine.call(updateCart, shopper, {});
    const state = await stateOf(shopper, basketId);
    expect(state).toMatchObject({ outcome: 'address-not-served', servingStoreId: PLANO });
    await journey.payWith(shopper, basketId);
    const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false };
    for (const [endpoint, body] of [
      [choosePaySchedule, { basketId, choice }],
      [createOrder, { basketId }],
    ] as const) {
      expect(await send('POST', endpoint, shopper, body)).toMatchObject({
        status: 403,
        code: 'OutsideDeliveryArea',
      });
    }
    await moveTo(shopper, PLANO);
    expect((await stateOf(shopper, basketId)).step).toBe('payment');
  });
});
