import { addItemToBasket, createBasket, getBasket } from '@ownpath/contracts/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import { baskets, products } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { growBasket } from '../../testing/grow-basket.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

/** Ids of products that are not among these. */
const others = async (listed: ReadonlySet<string>) =>
  (await engine.deps.database.select({ id: products.id }).from(products))
    .map(({ id }) => id)
    .filter((id) => !listed.has(id));
const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };

test('a basket has at most 40 lines; a further piece of one of them is accepted', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  const add = (productId: string) =>
    engine.request('POST', pathOf(addItemToBasket, { basketId }), {
      shopper,
      body: [{ ...sofa, productId }],
    });
  await growBasket(engine, shopper, basketId, 40);
  const { items } = await engine.call(getBasket, shopper, { params: { basketId } });
  expect(items).toHaveLength(40);
  const listed = new Set(items.map(({ productId }) => productId));
  const refusals = await Promise.all((await others(listed)).slice(0, 30).map((id) => add(id)));
  const problems = await Promise.all(refusals.map(async (answer) => (await answer.json()).code));
  expect(problems).toContain('BasketFull');
  expect(refusals.every(({ status }) => status === 400)).toBe(true);
  const further = await add(items[3]?.productId ?? '');
  expect([further.status, (await further.json()).productItems.length]).toEqual([200, 40]);
});

test('a line has at most 20 pieces, in one call or several', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  const add = (quantity: number) =>
    engine.request('POST', pathOf(addItemToBasket, { basketId }), {
      shopper,
      body: [{ ...sofa, quantity }],
    });
  expect((await add(20)).status).toBe(400);
  const twice = [
    { ...sofa, quantity: 10 },
    { ...sofa, quantity: 10 },
  ];
  const both = await engine.request('POST', pathOf(addItemToBasket, { basketId }), { shopper, body: twice });
  expect((await both.json()).code).toBe('NotEnoughStock');
  const { items } = await engine.call(getBasket, shopper, { params: { basketId } });
  expect(items.map(({ quantity }) => quantity)).toEqual([1]);
});

describeOnPostgres('at the same time', () => {
  const makeTemporary = (shopper: TestShopper) =>
    engine.request('POST', pathOf(createBasket, {}, { temporary: true }), { shopper, body: {} });

  test('of twenty temporary baskets requested concurrently four are created', async () => {
    const shopper = await journey.guestIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => makeTemporary(shopper)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const codes = await Promise.all(
      answers.filter(({ status }) => status === 400).map(async (answer) => (await answer.json()).code),
    );
    expect(codes).toEqual(Array(16).fill('CustomerTemporaryBasketsQuotaExceeded'));
    const made = await engine.deps.database
      .select()
      .from(baskets)
      .where(and(eq(baskets.customerId, shopper.tokens.customer_id), eq(baskets.status, 'open')));
    expect(made).toHaveLength(4);
  });
});
