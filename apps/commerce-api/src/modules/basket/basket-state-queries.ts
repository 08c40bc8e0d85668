import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, readTogether } from '../../database/connect.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  basketBillingAddresses,
  basketCoupons,
  basketItems,
  basketPaymentInstruments,
  basketShipments,
  baskets,
  customers,
  inventoryReservations,
} from '../../database/schema/index.ts';
import { findActiveApproval } from '../active-approval/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { liveAuthorizationOf } from './basket-queries.ts';
import type { BasketCaller } from './load-store-products.ts';

export type BasketState = Awaited<ReturnType<typeof loadBasketState>>;

const uniqueById = <Row extends { readonly id: string }>(rows: readonly (Row | null)[]): Row[] => [
  ...new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : []))).values(),
];

const selectState = prepareSelect('basket: state', (builder) =>
  builder
    .select({
      item: basketItems,
      shipment: basketShipments,
      billing: basketBillingAddresses,
      instrument: basketPaymentInstruments,
      customer: {
        firstName: customers.firstName,
        lastName: customers.lastName,
        rentalCustomerId: customers.rentalCustomerId,
        globalCustomerId: customers.globalCustomerId,
        isRegistered: customers.isRegistered,
        email: customers.email,
      },
      heldNumbers: sql<string[]>`array(select hold.inventory_number from ${inventoryReservations} hold
        where hold.basket_id = ${baskets.id} and (hold.status = 'committed'
          or (hold.status = 'held' and hold.expires_at > ${sql.placeholder('now')}::timestamptz)))`,
      hasCoupons: sql<boolean>`exists(select 1 from ${basketCoupons} coupon where coupon.basket_id = ${baskets.id})`,
      hasLiveAuthorization: liveAuthorizationOf(baskets.id),
    })
    .from(baskets)
    .innerJoin(customers, eq(customers.id, baskets.customerId))
    .leftJoin(
      basketShipments,
      and(eq(basketShipments.basketId, baskets.id), eq(basketShipments.shipmentId, 'me')),
    )
    .leftJoin(basketBillingAddresses, eq(basketBillingAddresses.basketId, baskets.id))
    // One card at most, so that the lines are not multiplied.
    .leftJoin(basketPaymentInstruments, eq(basketPaymentInstruments.basketId, baskets.id))
    .leftJoin(basketItems, eq(basketItems.basketId, baskets.id))
    .where(eq(baskets.id, sql.placeholder('basketId')))
    .orderBy(
      asc(basketItems.sequence),
      asc(basketItems.createdAt),
      asc(basketItems.id),
      desc(basketPaymentInstruments.createdAt),
    ),
);

/**
 * All that hangs on a basket, in one statement: lines, addresses, card, customer, the units that it holds, and
 * whether it has codes and a first payment under way. Who changes the basket reads it after the basket's lock.
 */
export async function loadBasketState(queryable: Queryable, basketId: string, now: Date) {
  const rows = await selectState(queryable, { basketId, now: now.toISOString() });
  const [first] = rows;
  if (!first) throw new Error('the basket is gone');
  const { item: _item, instrument: _instrument, ...shared } = first;
  return {
    ...shared,
    items: uniqueById(rows.map(({ item }) => item)),
    instruments: uniqueById(rows.map(({ instrument }) => instrument)),
  };
}

export type BasketReading = Awaited<ReturnType<typeof readBasket>>;

/** A basket's state with what its price depends on beside its goods: the shopper's store and the approval. */
export async function readBasket(queryable: Queryable, basketId: string, caller: BasketCaller, now: Date) {
  const [state, store, approval] = await readTogether(queryable, [
    () => loadBasketState(queryable, basketId, now),
    () => findShopperStoreRow(queryable, caller, now),
    () => findActiveApproval(queryable, caller.customerId, now),
  ]);
  return { state, store, approval };
}
