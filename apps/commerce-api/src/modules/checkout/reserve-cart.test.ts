import {
  addItemToBasket,
  deleteBasket,
  getBasket,
  mergeBasket,
  removeItemFromBasket,
} from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/checkout';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { updateCart } from '@ownpath/contracts/store-change';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, asc, eq, ne, type SQLWrapper, sql } from '../../database/orm.ts';
import {
  basketReservations,
  baskets,
  inventoryReservations,
  inventoryUnits,
  stores,
} from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { cards, createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';
import { basketJobs } from '../basket/index.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

const setStore = (fields: Partial<typeof stores.$inferInsert>) =>
  engine.deps.database.update(stores).set(fields).where(eq(stores.id, PLANO));
beforeEach(async () => {
  await setStore({
    isReservationEnabled: true,
    reservationPeriodHours: 48,
    refundableDepositCents: 0,
    nonRefundableDepositCents: 0,
  });
  await engine.deps.database
    .update(inventoryUnits)
    .set({ quantity: 9 })
    .where(and(eq(inventoryUnits.condition, 'NEW'), ne(inventoryUnits.quantity, 9)));
});

const bodyOf = (basketId: string) => ({ body: { basketId } });
const read = (shopper: TestShopper, basketId: string) =>
  engine.call(contract.getReservation, shopper, bodyOf(basketId));
const reserve = (shopper: TestShopper, basketId: string) =>
  engine.call(contract.reserveCart, shopper, bodyOf(basketId));
const tryToReserve = (shopper: TestShopper, basketId: string) =>
  engine.request('POST', pathOf(contract.reserveCart), { shopper, ...bodyOf(basketId) });
const inHours = (hours: number) => new Date(engine.clock.now().getTime() + hours * 3_600_000).toISOString();
/** So many hours pass for a basket; a session is shorter than that. */
async function pass(hours: number, basketId: string): Promise<void> {
  const earlier = (column: SQLWrapper) => sql`${column} - ${hours} * interval '1 hour'`;
  await engine.deps.database
    .update(basketReservations)
    .set({ createdAt: earlier(basketReservations.createdAt), endsAt: earlier(basketReservations.endsAt) })
    .where(eq(basketReservations.basketId, basketId));
  await engine.deps.database
    .update(inventoryReservations)
    .set({ expiresAt: earlier(inventoryReservations.expiresAt) })
    .where(eq(inventoryReservations.basketId, basketId));
}
/** What the basket holds, and until when. */
const held = (basketId: string) =>
  engine.deps.database
    .select({ until: inventoryReservations.expiresAt })
    .from(inventoryReservations)
    .where(and(eq(inventoryReservations.basketId, basketId), eq(inventoryReservations.status, 'held')))
    .then((rows) => rows.map(({ until }) => until?.toISOString()));
const endsOf = (basketId: string) =>
  engine.deps.database
    .select({ reason: basketReservations.endReason })
    .from(basketReservations)
    .where(eq(basketReservations.basketId, basketId))
    .orderBy(asc(basketReservations.createdAt))
    .then((rows) => rows.map(({ reason }) => reason));
const loveseat = { productId: 'alder-loveseat', quantity: 1, c_racProductCondition: 'NEW' as const };
const sofas = (quantity: number) => ({ productId: SOFA, quantity, c_racProductCondition: 'NEW' as const });

async function approved(quantity = 1) {
  const shopper = await journey.guestIn();
  const basket = await journey.basketWith(shopper, [sofas(quantity)]);
  await journey.apply(shopper, '900001099');
  return { shopper, basketId: basket.basketId, itemId: basket.items[0]?.itemId ?? '' };
}

test('a cart is reserved for the period of the store, once, from two tabs too; no change of it moves the end', async () => {
  const { shopper, basketId, itemId } = await approved(2);
  const end = inHours(48);
  const timeZone = 'America/Chicago';
  const free = { timeZone, deposit: null, returnedCents: null, returnState: null };
  expect(await read(shopper, basketId)).toEqual({ reservedUntil: null, canReserveUntil: end, ...free });
  const both = await Promise.all([reserve(shopper, basketId), reserve(shopper, basketId)]);
  for (const answer of both) expect(answer).toEqual({ reservedUntil: end, canReserveUntil: null, ...free });
  expect(await held(basketId)).toEqual([end, end]);
  expect(await endsOf(basketId)).toEqual([null]);
  await pass(5, basketId);
  const sameEnd = inHours(43);
  const params = { basketId };
  const { items } = await engine.call(addItemToBasket, shopper, { params, body: [loveseat] });
  expect(items.map(({ orderable }) => orderable)).toEqual([true, true]);
  expect(await held(basketId)).toEqual([sameEnd, sameEnd, sameEnd]);
  await engine.call(removeItemFromBasket, shopper, { params: { basketId, itemId } });
  expect(await held(basketId)).toEqual([sameEnd]);
  expect(await reserve(shopper, basketId)).toMatchObject({ reservedUntil: sameEnd });
  const { items: left, reservation } = await engine.call(getBasket, shopper, { params });
  expect(reservation).toEqual({ until: sameEnd, timeZone });
  await engine.call(removeItemFromBasket, shopper, { params: { basketId, itemId: left[0]?.itemId ?? '' } });
  expect([await held(basketId), await endsOf(basketId)]).toEqual([[], ['emptied']]);
});

test('the last piece is the shopper’s until the end of the period, then anybody’s; it cannot be reserved again', async () => {
  const { shopper, basketId } = await approved();
  await reserve(shopper, basketId);
  const other = await approved();
  await engine.deps.database
    .update(inventoryUnits)
    .set({ quantity: 0 })
    .where(and(eq(inventoryUnits.condition, 'NEW'), eq(inventoryUnits.reservedQuantity, 0)));
  await engine.deps.database
    .update(inventoryUnits)
    .set({ quantity: inventoryUnits.reservedQuantity })
    .where(eq(inventoryUnits.condition, 'NEW'));
  const orderable = async ({ shopper: who, basketId: id }: { shopper: TestShopper; basketId: string }) =>
    (await engine.call(getBasket, who, { params: { basketId: id } })).items.map((item) => item.orderable);
  expect([await orderable({ shopper, basketId }), await orderable(other)]).toEqual([[true], [false]]);

  await pass(48, basketId);
  expect(await read(shopper, basketId)).toMatchObject({ reservedUntil: null, canReserveUntil: null });
  await basketJobs(engine.deps)['release-holds']();
  expect([await held(basketId), await endsOf(basketId)]).toEqual([[], ['ran-out']]);
  expect([await orderable({ shopper, basketId }), await orderable(other)]).toEqual([[true], [true]]);
  const refused = await tryToReserve(shopper, basketId);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'ReservationNotOffered' }]);
});

test('given up and reserved again, it ends no later than the first time', async () => {
  const { shopper, basketId } = await approved();
  await reserve(shopper, basketId);
  await pass(1, basketId);
  const end = inHours(47);
  const cancel = () => engine.call(contract.cancelReservation, shopper, bodyOf(basketId));
  expect(await cancel()).toMatchObject({ reservedUntil: null, canReserveUntil: end });
  expect(await cancel()).toMatchObject({ reservedUntil: null });
  expect(await held(basketId)).toEqual([]);
  expect(await reserve(shopper, basketId)).toMatchObject({ reservedUntil: end });
  expect(await endsOf(basketId)).toEqual(['cancelled', null]);
});

test.each([
  ['takes no reservations', { isReservationEnabled: false }],
  ['has no period', { reservationPeriodHours: 0 }],
])('a store that %s reserves nothing here', async (_name, fields) => {
  const { shopper, basketId } = await approved();
  await setStore(fields);
  expect(await read(shopper, basketId)).toMatchObject({ canReserveUntil: null });
  const refused = await tryToReserve(shopper, basketId);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'ReservationNotOffered' }]);
  expect(await held(basketId)).toEqual([]);
});

test('not before an approval, not by another shopper', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [sofas(1)]);
  expect((await tryToReserve(shopper, basketId)).status).toBe(403);
  expect(await read(shopper, basketId)).toMatchObject({ canReserveUntil: null });
  const other = await journey.guestIn();
  expect((await tryToReserve(other, basketId)).status).toBe(404);
});

test('another store, and a deleted cart, end it and give the pieces back', async () => {
  const moved = await approved();
  await reserve(moved.shopper, moved.basketId);
  await engine.call(putShopperContext, moved.shopper, {
    params: { usid: moved.shopper.tokens.usid },
    body: { customQualifiers: { storeId: '04251' } },
  });
  await engine.call(updateCart, moved.shopper, {});
  expect([await held(moved.basketId), await endsOf(moved.basketId)]).toEqual([[], ['store-changed']]);

  const deleted = await approved();
  await reserve(deleted.shopper, deleted.basketId);
  await engine.call(deleteBasket, deleted.shopper, { params: { basketId: deleted.basketId } });
  expect([await held(deleted.basketId), await endsOf(deleted.basketId)]).toEqual([[], ['emptied']]);
});

test('a declined card leaves it as it is; the order of another takes the pieces over, past the end of the period', async () => {
  const { shopper, basketId } = await approved();
  const end = inHours(48);
  await reserve(shopper, basketId);
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId, cards.declined);
  await expect(journey.order(shopper, basketId)).rejects.toThrow('PaymentDeclined');
  expect([await held(basketId), await endsOf(basketId)]).toEqual([[end], [null]]);

  await pass(47, basketId);
  await journey.payWith(shopper, basketId, cards.good);
  const { orderNo } = await journey.order(shopper, basketId);
  expect([await held(basketId), await endsOf(basketId)]).toEqual([[], ['ordered']]);
  await pass(2, basketId);
  await basketJobs(engine.deps)['release-holds']();
  const pieces = await engine.deps.database
    .select({ status: inventoryReservations.status })
    .from(inventoryReservations)
    .where(eq(inventoryReservations.orderNo, orderNo));
  expect(pieces).toEqual([{ status: 'committed' }]);
});

test('a cart of two agreements is reserved as a whole: after the order of one, the other stays reserved', async () => {
  const shopper = await journey.guestIn();
  // A vendor sends it: nothing is held for it.
  const microwave = { productId: 'low-profile-microwave', quantity: 1 };
  const { basketId, agreements } = await journey.basketWith(shopper, [sofas(1), microwave]);
  expect(agreements).toHaveLength(2);
  await journey.apply(shopper, '900001099');
  const end = inHours(48);
  await reserve(shopper, basketId);
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId, cards.declined);
  await expect(journey.order(shopper, basketId)).rejects.toThrow('PaymentDeclined');
  expect(await held(basketId)).toEqual([end]);
  await journey.payWith(shopper, basketId, cards.good);
  await journey.order(shopper, basketId);
  const { customer_id: customerId } = shopper.tokens;
  const open = and(
    eq(baskets.customerId, customerId),
    eq(baskets.status, 'open'),
    eq(baskets.isTemporary, false),
  );
  const [left] = await engine.deps.database.select({ id: baskets.id }).from(baskets).where(open);
  expect([await held(basketId), await endsOf(basketId)]).toEqual([[], []]);
  expect(await endsOf(left?.id ?? '')).toEqual([null]);
  expect(await read(shopper, left?.id ?? '')).toMatchObject({ reservedUntil: end });
});

test('a guest who signs in takes the reservation along', async () => {
  const { shopper: guest, basketId } = await approved();
  const end = inHours(48);
  await reserve(guest, basketId);
  const shopper = await createRegisteredShopper(engine, guest);
  const merged = await engine.call(mergeBasket, shopper, { query: { createDestinationBasket: true } });
  expect([await held(merged.basketId), await endsOf(merged.basketId)]).toEqual([[end], [null]]);
  expect(await endsOf(basketId)).toEqual([]);
});
