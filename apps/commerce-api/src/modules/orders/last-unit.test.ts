import {
  addItemToBasket,
  createBasket,
  getBasket,
  removeItemFromBasket,
  updateItemInBasket,
} from '@ownpath/contracts/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, sql } from '../../database/orm.ts';
import { inventoryReservations, inventoryUnits, paymentAuthorizations } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { cards, createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

/** One new piece of everything in the store, none elsewhere and none of the sofa in other colors. */
const leaveOnePiece = (variantId: string | null) =>
  engine.deps.database.update(inventoryUnits).set({
    quantity: sql`case when ${inventoryUnits.storeId} = ${PLANO} and ${inventoryUnits.condition} = 'NEW'
      and (${inventoryUnits.productId} <> ${SOFA} or ${inventoryUnits.variantId} = ${variantId})
      then least(1, ${inventoryUnits.quantity}) else 0 end`,
    reservedQuantity: 0,
  });

/** The tests before left the store with few pieces. */
const restock = () =>
  engine.deps.database
    .update(inventoryUnits)
    .set({ quantity: 3, reservedQuantity: 0 })
    .where(eq(inventoryUnits.condition, 'NEW'));

test.each([SOFA, 'front-load-washer-dryer-pair'])(
  'the last %s stays in the cart of a shopper whose card is declined, and in no other',
  async (productId) => {
    const [shopper, other] = [await journey.guestIn(), await journey.guestIn()];
    const { basketId, items } = await journey.basketWith(shopper, [{ productId, quantity: 1 }]);
    await journey.apply(shopper, '900001099');
    await journey.chooseAndAccept(shopper, basketId);
    await leaveOnePiece(items[0]?.variantId ?? null);
    const read = () => engine.call(getBasket, shopper, { params: { basketId } });
    const before = await read();
    await journey.payWith(shopper, basketId, cards.declined);
    await expect(journey.order(shopper, basketId)).rejects.toThrow('PaymentDeclined');

    const after = await read();
    expect(after.items).toMatchObject([{ orderable: true }]);
    expect(after.agreements).toEqual(before.agreements);
    const otherBasket = await engine.call(createBasket, other, { body: {} });
    const refused = await engine.request(
      'POST',
      pathOf(addItemToBasket, { basketId: otherBasket.basketId }),
      {
        shopper: other,
        body: [{ productId, quantity: 1 }],
      },
    );
    expect(refused.status).toBe(400);
    await journey.payWith(shopper, basketId, cards.good);
    expect(await journey.order(shopper, basketId)).toMatchObject({ status: 'created', cardLast4: '4242' });
  },
);

test('who holds the last piece and adds something else reads in the answer that both can be ordered', async () => {
  await restock();
  const shopper = await journey.guestIn();
  const { basketId, items } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId);
  await leaveOnePiece(items[0]?.variantId ?? null);
  await journey.payWith(shopper, basketId, cards.declined);
  await expect(journey.order(shopper, basketId)).rejects.toThrow('PaymentDeclined');
  const answer = await engine.call(addItemToBasket, shopper, {
    params: { basketId },
    body: [{ productId: 'low-profile-microwave', quantity: 1 }],
  });
  expect(answer.items).toMatchObject([
    { productId: SOFA, orderable: true },
    { productId: 'low-profile-microwave', orderable: true },
  ]);
  const same = { params: { basketId } };
  expect((await engine.call(getBasket, shopper, same)).items).toEqual(answer.items);
});

test('an item that sells out after its terms were accepted is not paid: nothing is authorised, the cart says why', async () => {
  await restock();
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId, cards.good);
  await leaveOnePiece(null);
  await expect(journey.order(shopper, basketId)).rejects.toThrow('ProductUnavailable');
  expect(
    await engine.deps.database
      .select()
      .from(paymentAuthorizations)
      .where(eq(paymentAuthorizations.basketId, basketId)),
  ).toEqual([]);
  const { items } = await engine.call(getBasket, shopper, { params: { basketId } });
  expect(items).toMatchObject([{ productId: SOFA, orderable: false }]);
});

test.each([
  [SOFA, 1],
  ['fern-den-bundle', 2],
])('what leaves a cart after a declined card is free for others at once: %s', async (productId, members) => {
  await restock();
  const shopper = await journey.guestIn();
  const { basketId, items } = await journey.basketWith(shopper, [{ productId, quantity: 2 }]);
  await journey.apply(shopper, '900001099');
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId, cards.declined);
  await expect(journey.order(shopper, basketId)).rejects.toThrow('PaymentDeclined');
  const heldPieces = async () => {
    const { basketId: of, status } = inventoryReservations;
    return engine.deps.database.$count(inventoryReservations, and(eq(of, basketId), eq(status, 'held')));
  };
  expect(await heldPieces()).toBe(2 * members);

  const params = { basketId, itemId: items[0]?.itemId ?? '' };
  await engine.call(updateItemInBasket, shopper, { params, body: { quantity: 1 } });
  expect(await heldPieces()).toBe(members);
  await engine.call(removeItemFromBasket, shopper, { params });
  expect(await heldPieces()).toBe(0);
});
