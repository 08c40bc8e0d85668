import { addItemToBasket, createBasket, getBasket } from '@ownpath/contracts/basket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/orm.ts';
import { inventoryUnits } from '../../database/schema/index.ts';
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
