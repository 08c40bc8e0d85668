import { addItemToBasket, getBasket } from '@ownpath/contracts/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { growBasket } from '../../testing/grow-basket.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { createJourney, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };

test('adding to a basket and reading it cost as many statements with twelve lines as with one', async () => {
  const journey = createJourney(engine);
  const shopper = await journey.guestIn();
  await journey.apply(shopper, '900001040');
  const { basketId } = await journey.basketWith(shopper, [sofa]);
  const params = { basketId };
  const add = () =>
    recordStatements(engine.deps.database, () =>
      engine.call(addItemToBasket, shopper, { params, body: [sofa] }),
    );
  const read = () =>
    recordStatements(engine.deps.database, () => engine.call(getBasket, shopper, { params }));

  const small = { add: await add(), read: await read() };
  await growBasket(engine, shopper, basketId, 12);
  const large = { add: await add(), read: await read() };

  expect(large.add).toHaveLength(small.add.length);
  expect(large.read).toHaveLength(small.read.length);
  // Eight of its own, beside the check of the token and both ends of the transaction.
  expect([large.add.length, large.read.length]).toEqual([11, 7]);
  expect(large.add.filter((statement) => /^(BEGIN|COMMIT)$/.test(statement))).toHaveLength(2);
  expect(large.add.filter((statement) => statement.includes('for update'))).toHaveLength(1);
  expect((await engine.call(getBasket, shopper, { params })).items).toHaveLength(12);
});
