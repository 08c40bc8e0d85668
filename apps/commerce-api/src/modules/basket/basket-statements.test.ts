import {
  addItemToBasket,
  createBasket,
  getBasket,
  removeItemFromBasket,
  updateItemInBasket,
} from '@ownpath/contracts/basket';
import { getProduct } from '@ownpath/contracts/catalog';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { growBasket } from '../../testing/grow-basket.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';
import { changeLines } from './basket-lines-queries.ts';
import { readBasket } from './basket-state-queries.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const OTHER = 'alder-loveseat';
const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };
const countOf = async (work: () => Promise<unknown>) =>
  (await recordStatements(engine.deps.database, work)).length;

async function registeredIn(storeId: string): Promise<TestShopper> {
  const shopper = await createRegisteredShopper(engine);
  const params = { usid: shopper.tokens.usid };
  await engine.call(putShopperContext, shopper, { params, body: { customQualifiers: { storeId } } });
  return shopper;
}

describe('statements of a call, with the check of the token and both ends of a transaction', () => {
  test.each(['guest', 'registered'])(
    'a %s adds a first line, a second, and the same product again',
    async (kind) => {
      const shopper = kind === 'guest' ? await journey.guestIn() : await registeredIn(PLANO);
      const { basketId } = await engine.call(createBasket, shopper, { body: {} });
      const params = { basketId };
      // What a shopper adds, they have seen.
      await engine.call(getProduct, shopper, { params: { id: SOFA } });
      const counts: number[] = [];
      for (const productId of [SOFA, OTHER, SOFA]) {
        const body = [{ ...sofa, productId }];
        counts.push(await countOf(() => engine.call(addItemToBasket, shopper, { params, body })));
      }
      expect(counts).toEqual([3, 3, 3]);
      const { items } = await engine.call(getBasket, shopper, { params });
      expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        [SOFA, 2],
        [OTHER, 1],
      ]);
    },
  );

  test('an engine that has not read the catalogue yet adds with five', async () => {
    const fresh = await createTestApp({ hasNotReadCatalog: true });
    try {
      const shopper = await createJourney(fresh).guestIn();
      const { basketId } = await fresh.call(createBasket, shopper, { body: {} });
      const add = () => fresh.call(addItemToBasket, shopper, { params: { basketId }, body: [sofa] });
      expect(await recordStatements(fresh.deps.database, add)).toHaveLength(5);
    } finally {
      await fresh.close();
    }
  });

  test('are as many with twelve lines as with one, for adding, reading, changing and removing', async () => {
    const shopper = await journey.guestIn();
    await journey.apply(shopper, '900001040');
    const { basketId, items } = await journey.basketWith(shopper, [sofa]);
    const params = { basketId };
    const change = (quantity: number) =>
      engine.call(updateItemInBasket, shopper, {
        params: { basketId, itemId: items[0]?.itemId ?? '' },
        body: { quantity },
      });
    const addAndRemove = async () => {
      const { items: all } = await engine.call(addItemToBasket, shopper, {
        params,
        body: [{ ...sofa, productId: OTHER }],
      });
      const itemId = all.find(({ productId }) => productId === OTHER)?.itemId ?? '';
      return countOf(() => engine.call(removeItemFromBasket, shopper, { params: { basketId, itemId } }));
    };
    const counts = async () => ({
      add: await countOf(() => engine.call(addItemToBasket, shopper, { params, body: [sofa] })),
      read: await countOf(() => engine.call(getBasket, shopper, { params })),
      change: await countOf(() => change(1)),
      remove: await addAndRemove(),
    });
    await engine.call(getProduct, shopper, { params: { id: SOFA } });
    const small = await counts();
    expect(small).toEqual({ add: 3, read: 2, change: 9, remove: 8 });
    await growBasket(engine, shopper, basketId, 12);
    expect(await counts()).toEqual(small);
  });
});

describe('two tabs', () => {
  test('that add at the same time both add, whoever is first', async () => {
    /** Whether one of those that add at the same time had read the version of another, and queued. */
    async function addTogether(): Promise<boolean> {
      const shopper = await journey.guestIn();
      const { basketId } = await engine.call(createBasket, shopper, { body: {} });
      const add = (productId: string) =>
        engine.call(addItemToBasket, shopper, { params: { basketId }, body: [{ ...sofa, productId }] });
      const statements = await recordStatements(engine.deps.database, () =>
        Promise.all([add(SOFA), add(OTHER), add(SOFA), add(SOFA)]),
      );
      const { items } = await engine.call(getBasket, shopper, { params: { basketId } });
      expect(new Map(items.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
        new Map([
          [SOFA, 3],
          [OTHER, 1],
        ]),
      );
      return statements.some((statement) => statement.includes('for update'));
    }
    // Where a server is quick, each may be done before the next one reads.
    await expect.poll(addTogether).toBe(true);
  });

  test('of which one changes the basket: the other writes nothing to what it has read before', async () => {
    const { database, clock } = engine.deps;
    const shopper = await journey.guestIn();
    const { basketId, items } = await journey.basketWith(shopper, [sofa]);
    const caller = { usid: shopper.tokens.usid, siteId: engine.deps.config.siteId };
    const { basket, state } = await readBasket(database, caller, basketId, clock.now());
    const more = state.items.map((line) => ({ ...line, quantity: 5 }));
    const params = { basketId, itemId: items[0]?.itemId ?? '' };
    await engine.call(updateItemInBasket, shopper, { params, body: { quantity: 2 } });
    expect(await changeLines(database, basket, more)).toBeNull();
    const { items: left } = await engine.call(getBasket, shopper, { params: { basketId } });
    expect(left.map(({ quantity }) => quantity)).toEqual([2]);
  });
});
