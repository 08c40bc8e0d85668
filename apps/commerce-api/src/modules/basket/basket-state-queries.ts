import { type Queryable, readTogether } from '../../database/connect.ts';
import { and, asc, desc, eq, inArray, sql } from '../../database/orm.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  agreements,
  basketBillingAddresses,
  basketCoupons,
  basketItems,
  basketPaymentInstruments,
  basketReservations,
  basketShipments,
  baskets,
  type CheckoutSession,
  checkoutSessions,
  customers,
  customPreferences,
  inventoryReservations,
  orders,
} from '../../database/schema/index.ts';
import { findActiveApproval } from '../active-approval/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { liveAuthorizationOf } from './basket-parts-queries.ts';
import type { BasketCaller } from './basket-queries.ts';
import { appliedAddressOf } from './delivery-target-queries.ts';

/** The shopper's payment days as the checkout saved them. */
export type SavedChoice = Pick<
  CheckoutSession,
  | 'scheduleFrequency'
  | 'scheduleFirstDueOn'
  | 'schedulePaydays'
  | 'scheduleIsAutopay'
  | 'scheduleHasWaiver'
  | 'scheduleHasBenefitPlus'
  | 'scheduleChosenAt'
  | 'schedulePlaceHash'
  | 'autopayAuthorizedAt'
>;

export type BasketState = Awaited<ReturnType<typeof loadBasketState>>;

const uniqueById = <Row extends { readonly id: string }>(rows: readonly (Row | null)[]): Row[] => [
  ...new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : []))).values(),
];

/** The number of the agreement that left lines of this basket; 0 when none did, or it ended. */
const agreementsBeforeOf = sql<number>`(select coalesce(max(placed.agreement_ordinal), 0)
  from ${basketItems} item join ${orders} placed on placed.order_no = item.left_by_order_no
  where item.basket_id = ${baskets.id} and placed.status in ('awaiting-signature', 'confirmed'))`.mapWith(
  Number,
);

/** What the membership depends on beside the store: the retailer's preference, and memberships of the customer. */
const benefitPlusOf = {
  isBenefitPlusEnabled: sql<boolean>`exists(select 1 from ${customPreferences} preference
    where preference.site_id = ${baskets.siteId} and preference.key = 'enableBenefitPlus'
      and preference.value = 'true'::jsonb)`,
  clubMembershipCount: sql<number>`(select count(*) from ${agreements} membership
    where membership.customer_id = ${baskets.customerId}
      and (membership.type = 'club' or membership.club_cents > 0)
      and membership.membership_cancelled_at is null
      and (membership.status = 'active'
        or (membership.status = 'pending' and membership.basket_id is distinct from ${baskets.id})))`.mapWith(
    Number,
  ),
};

const selectState = prepareSelect('basket: state', (builder) =>
  builder
    .select({
      item: basketItems,
      shipment: basketShipments,
      applied: appliedAddressOf(baskets.customerId),
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
      /** End of the reservation, in milliseconds; null without one. */
      reservedUntil: sql<number | null>`(select (extract(epoch from kept.ends_at) * 1000)::float8
        from ${basketReservations} kept
        where kept.basket_id = ${baskets.id} and kept.ended_at is null
          and kept.ends_at > ${sql.placeholder('now')}::timestamptz)`,
      hasLiveAuthorization: liveAuthorizationOf(baskets.id),
      agreementsBefore: agreementsBeforeOf,
      benefitPlus: benefitPlusOf,
      schedule: {
        scheduleFrequency: checkoutSessions.scheduleFrequency,
        scheduleFirstDueOn: checkoutSessions.scheduleFirstDueOn,
        schedulePaydays: checkoutSessions.schedulePaydays,
        scheduleIsAutopay: checkoutSessions.scheduleIsAutopay,
        scheduleHasWaiver: checkoutSessions.scheduleHasWaiver,
        scheduleHasBenefitPlus: checkoutSessions.scheduleHasBenefitPlus,
        scheduleChosenAt: checkoutSessions.scheduleChosenAt,
        schedulePlaceHash: checkoutSessions.schedulePlaceHash,
        autopayAuthorizedAt: checkoutSessions.autopayAuthorizedAt,
      },
    })
    .from(baskets)
    .innerJoin(customers, eq(customers.id, baskets.customerId))
    .leftJoin(
      basketShipments,
      and(eq(basketShipments.basketId, baskets.id), eq(basketShipments.shipmentId, 'me')),
    )
    .leftJoin(basketBillingAddresses, eq(basketBillingAddresses.basketId, baskets.id))
    // At most one card, so lines are not multiplied.
    .leftJoin(basketPaymentInstruments, eq(basketPaymentInstruments.basketId, baskets.id))
    // A basket has one live checkout.
    .leftJoin(
      checkoutSessions,
      and(eq(checkoutSessions.basketId, baskets.id), inArray(checkoutSessions.status, ['open', 'completed'])),
    )
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
 * Everything about a basket in one statement: lines, addresses, card, customer, held units, and whether it has codes
 * and a first payment in progress. For a change, read it after locking the basket.
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

/** A basket's state, the shopper's store and the approval. */
export async function readBasket(queryable: Queryable, basketId: string, caller: BasketCaller, now: Date) {
  const [state, store, approval] = await readTogether(queryable, [
    () => loadBasketState(queryable, basketId, now),
    () => findShopperStoreRow(queryable, caller, now),
    () => findActiveApproval(queryable, caller.customerId, now),
  ]);
  return { state, store, approval };
}
