import { createBasket } from '@ownpath/contracts/basket';
import { createOrder } from '@ownpath/contracts/orders';
import { Problem } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { basketShipments, inventoryUnits } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { skipShortWaits } from '../../testing/order-journey.ts';
import { cards, createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';

const TYPES = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/';
/** Calls to a silent gateway time out at once. */
let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const sofa = { productId: SOFA, quantity: 1 };
const body = (basketId: string) => ({ basketId });

/** A submit with its idempotency key. */
type Submit = { readonly body: unknown; readonly key?: string };
type Case = readonly [
  name: string,
  prepare: (shopper: TestShopper) => Promise<Submit>,
  problem: { readonly status: number; readonly title: string; readonly type: string; readonly code: string },
];

const problem = (status: number, title: string, code = title.replaceAll(' ', '')) => ({
  status,
  title,
  type: `${TYPES}${title.replaceAll(' ', '-').toLowerCase()}`,
  code,
});

const cases: readonly Case[] = [
  ['no basket id', async () => ({ body: {} }), problem(400, 'Invalid Parameters')],
  ['an unknown basket', async () => ({ body: body('unknown') }), problem(404, 'Basket Not Found')],
  [
    'another’s basket',
    async () => ({ body: body((await journey.basketWith(await journey.guestIn(), [sofa])).basketId) }),
    problem(404, 'Basket Not Found'),
  ],
  [
    'an empty basket',
    async (shopper) => ({ body: body((await engine.call(createBasket, shopper, { body: {} })).basketId) }),
    problem(400, 'Bad Request'),
  ],
  [
    'no approval',
    async (shopper) => ({ body: body((await journey.basketWith(shopper, [sofa])).basketId) }),
    problem(403, 'Approval Required'),
  ],
  [
    'more than is approved',
    async (shopper) => {
      await journey.apply(shopper, '900001010');
      return { body: body((await journey.basketWith(shopper, [{ ...sofa, quantity: 3 }])).basketId) };
    },
    problem(409, 'Approval Exceeded'),
  ],
  [
    'no schedule, terms and card',
    async (shopper) => {
      await journey.apply(shopper, '900001099');
      return { body: body((await journey.basketWith(shopper, [sofa])).basketId) };
    },
    problem(409, 'Checkout Step Out Of Order'),
  ],
  [
    'a key that came with another basket',
    async (shopper) => {
      const basketId = await journey.readyToOrder(shopper);
      await journey.order(shopper, basketId, { 'idempotency-key': 'twice' });
      return { body: body('another'), key: 'twice' };
    },
    problem(409, 'Idempotency Key Reused'),
  ],
  [
    'delivery to a state that has closed since the address was taken',
    async (shopper) => {
      const basketId = await journey.readyToOrder(shopper);
      const name = { firstName: 'Ana', lastName: 'Ruiz' };
      const address = { address1: '1 Main St', city: 'Newark', stateCode: 'NJ', postalCode: '07102' };
      await engine.deps.database.insert(basketShipments).values({ basketId, ...name, ...address });
      return { body: body(basketId) };
    },
    problem(403, 'State Not Served'),
  ],
  [
    'a card that is declined',
    async (shopper) => ({ body: body(await journey.readyToOrder(shopper, [sofa], cards.declined)) }),
    problem(402, 'Payment Declined'),
  ],
  [
    'a gateway that does not answer',
    async (shopper) => ({ body: body(await journey.readyToOrder(shopper, [sofa], cards.timesOut)) }),
    { ...problem(503, 'Payment State Unknown', 'PaymentUnknown'), type: `${TYPES}payment-unknown` },
  ],
  [
    'items that were sold meanwhile',
    async (shopper) => {
      const basketId = await journey.readyToOrder(shopper);
      await engine.deps.database
        .update(inventoryUnits)
        .set({ quantity: 0, reservedQuantity: 0 })
        .where(eq(inventoryUnits.productId, SOFA));
      return { body: body(basketId) };
    },
    problem(400, 'Product Unavailable'),
  ],
];

test.each(cases)('%s: the documented problem', async (_, prepare, expected) => {
  const shopper = await journey.guestIn();
  const submit = await prepare(shopper);
  const response = await engine.request('POST', pathOf(createOrder), {
    shopper,
    body: submit.body,
    ...(submit.key === undefined ? {} : { headers: { 'idempotency-key': submit.key } }),
  });
  const { status, ...shape } = expected;
  const answer = Problem.parse(await response.json());
  expect([response.status, answer]).toMatchObject([status, shape]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.detail).toMatch(/\w{3}/);
  expect(answer.correlationId).toBe(response.headers.get('correlation-id'));
  if (status === 503) expect(response.headers.get('retry-after')).toBe('5');
});

test('without a token it is 401', async () => {
  const response = await engine.request('POST', pathOf(createOrder), { body: body('any') });
  expect([response.status, (await response.json()).title]).toEqual([401, 'Unauthorized']);
});

test('a wrong ZIP code of the card: told apart from other declines, nothing is charged, and the right one pays', async () => {
  const isNew = eq(inventoryUnits.condition, 'NEW');
  await engine.deps.database.update(inventoryUnits).set({ quantity: 9 }).where(isNew);
  const shopper = await journey.guestIn();
  const basketId = await journey.readyToOrder(shopper, [{ ...sofa, c_racProductCondition: 'NEW' }]);
  await journey.payWith(shopper, basketId, cards.good, {}, '20000');
  const submit = () => engine.request('POST', pathOf(createOrder), { shopper, body: { basketId } });
  for (const again of [await submit(), await submit()]) {
    expect([again.status, await again.json()]).toMatchObject([
      402,
      { code: 'PaymentDeclined', declineCode: 'address-mismatch' },
    ]);
  }
  await journey.payWith(shopper, basketId, cards.good);
  expect((await submit()).status).toBe(200);
});
