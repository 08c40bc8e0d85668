import { type Queryable, readTogether, type Transaction } from '../../database/connect.ts';
import { type JsonRow, jsonRowReader } from '../../database/json-row.ts';
import { sql } from '../../database/orm.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import {
  agreements,
  basketBillingAddresses,
  basketCoupons,
  basketItems,
  basketPaymentInstruments,
  basketReservations,
  basketShipments,
  baskets,
  bundleMembers,
  type CheckoutSession,
  type Customer,
  checkoutSessions,
  customers,
  customPreferences,
  inventoryReservations,
  orders,
  productVariants,
  promotionCategories,
  promotionRestrictedStores,
  promotions,
} from '../../database/schema/index.ts';
import { type CurrentApprovalJson, currentApprovalOf, readApproval } from '../active-approval/index.ts';
import { toUnitsReading, type UnitsColumns, unitsReadingOf } from '../catalog/index.ts';
import {
  type StoreCaller,
  type StoreCallerValues,
  shopperStoreId,
  storeCallerValues,
} from '../shopper-context/index.ts';
import { type StoreFacts, storeFacts, toSellingStore, toStoreRow } from '../stores/index.ts';
import { type CouponRow, liveAuthorizationOf } from './basket-parts-queries.ts';
import { type BasketCaller, lockBasket } from './basket-queries.ts';
import { type AppliedAddress, appliedAddressOf } from './delivery-target-queries.ts';

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

const now = sql`${sql.placeholder('now')}::timestamptz`;

/** The number of the agreement that left lines of this basket; 0 when none did, or it ended. */
const agreementsBeforeOf = sql`(select coalesce(max(placed.agreement_ordinal), 0)
  from ${basketItems} item join ${orders} placed on placed.order_no = item.left_by_order_no
  where item.basket_id = ${baskets.id} and placed.status in ('awaiting-signature', 'confirmed'))`;

/** What the membership depends on beside the store: the retailer's preference, and memberships of the customer. */
const benefitPlusOf = {
  isBenefitPlusEnabled: sql`exists(select 1 from ${customPreferences} preference
    where preference.site_id = ${baskets.siteId} and preference.key = 'enableBenefitPlus'
      and preference.value = 'true'::jsonb)`,
  clubMembershipCount: sql`(select count(*) from ${agreements} membership
    where membership.customer_id = ${baskets.customerId}
      and (membership.type = 'club' or membership.club_cents > 0)
      and membership.membership_cancelled_at is null
      and (membership.status = 'active'
        or (membership.status = 'pending' and membership.basket_id is distinct from ${baskets.id})))`,
};

/** A value for each of `stateColumns`. */
type StateColumns = {
  readonly items: readonly JsonRow[];
  readonly shipment: JsonRow | null;
  readonly billing: JsonRow | null;
  /** The latest first. */
  readonly instruments: readonly JsonRow[];
  readonly coupons: readonly (Omit<CouponRow, 'promotion'> & { readonly promotion: JsonRow | null })[];
  readonly schedule: JsonRow | null;
  readonly applied: AppliedAddress | null;
  readonly customer: Pick<
    Customer,
    'firstName' | 'lastName' | 'rentalCustomerId' | 'globalCustomerId' | 'isRegistered' | 'email'
  >;
  /** Units that it holds, once for each piece. */
  readonly heldNumbers: readonly string[];
  /** End of the reservation, in milliseconds; null without one. */
  readonly reservedUntil: number | null;
  /** A first payment is in progress. */
  readonly hasLiveAuthorization: boolean;
  readonly agreementsBefore: number;
  readonly benefitPlus: { readonly isBenefitPlusEnabled: boolean; readonly clubMembershipCount: number };
};

const heldNumbers = sql`array(select hold.inventory_number from ${inventoryReservations} hold
  where hold.basket_id = ${baskets.id} and (hold.status = 'committed'
    or (hold.status = 'held' and hold.expires_at > ${now})))`;

const stateColumns = sql`
  (select coalesce(json_agg(row_to_json(item) order by item.sequence, item.created_at, item.id), '[]')
    from ${basketItems} item where item.basket_id = ${baskets.id}) as items,
  (select row_to_json(shipment) from ${basketShipments} shipment
    where shipment.basket_id = ${baskets.id} and shipment.shipment_id = 'me') as shipment,
  (select row_to_json(billing) from ${basketBillingAddresses} billing
    where billing.basket_id = ${baskets.id}) as billing,
  (select coalesce(json_agg(row_to_json(instrument) order by instrument.created_at desc), '[]')
    from ${basketPaymentInstruments} instrument where instrument.basket_id = ${baskets.id}) as instruments,
  (select coalesce(json_agg(json_build_object('couponItemId', coupon.id, 'code', coupon.code,
      'isCustomerRegistered', ${customers.isRegistered}, 'promotion', row_to_json(promotion),
      'restrictedStoreIds', array(select link.store_id from ${promotionRestrictedStores} link
        where link.promotion_id = promotion.id),
      'categoryIds', array(select link.category_id from ${promotionCategories} link
        where link.promotion_id = promotion.id)) order by coupon.created_at), '[]')
    from ${basketCoupons} coupon left join ${promotions} promotion on promotion.id = coupon.promotion_id
    where coupon.basket_id = ${baskets.id}) as coupons,
  (select row_to_json(checkout) from ${checkoutSessions} checkout
    where checkout.basket_id = ${baskets.id} and checkout.status in ('open', 'completed')) as schedule,
  ${appliedAddressOf(baskets.customerId)} as applied,
  json_build_object('firstName', ${customers.firstName}, 'lastName', ${customers.lastName},
    'rentalCustomerId', ${customers.rentalCustomerId}, 'globalCustomerId', ${customers.globalCustomerId},
    'isRegistered', ${customers.isRegistered}, 'email', ${customers.email}) as customer,
  ${heldNumbers} as "heldNumbers",
  (select (extract(epoch from kept.ends_at) * 1000)::float8 from ${basketReservations} kept
    where kept.basket_id = ${baskets.id} and kept.ended_at is null and kept.ends_at > ${now}) as "reservedUntil",
  ${liveAuthorizationOf(baskets.id)} as "hasLiveAuthorization",
  ${agreementsBeforeOf} as "agreementsBefore",
  json_build_object('isBenefitPlusEnabled', ${benefitPlusOf.isBenefitPlusEnabled},
    'clubMembershipCount', ${benefitPlusOf.clubMembershipCount}) as "benefitPlus"`;

const readBasketRow = jsonRowReader(baskets);
const readItem = jsonRowReader(basketItems);
const readShipment = jsonRowReader(basketShipments);
const readBilling = jsonRowReader(basketBillingAddresses);
const readInstrument = jsonRowReader(basketPaymentInstruments);
const readPromotion = jsonRowReader(promotions);
const readCheckout: (json: JsonRow) => SavedChoice = jsonRowReader(checkoutSessions);

function toState(row: StateColumns) {
  const { items, shipment, billing, instruments, coupons, schedule, ...others } = row;
  return {
    ...others,
    items: items.map(readItem),
    shipment: shipment && readShipment(shipment),
    billing: billing && readBilling(billing),
    instruments: instruments.map(readInstrument),
    coupons: coupons.map(
      (coupon): CouponRow => ({ ...coupon, promotion: coupon.promotion && readPromotion(coupon.promotion) }),
    ),
    schedule: schedule && readCheckout(schedule),
  };
}

type ReadingColumns = StateColumns &
  UnitsColumns & {
    readonly basket: JsonRow;
    readonly store: StoreFacts | null;
    readonly approval: CurrentApprovalJson | null;
    readonly productOfVariant: Readonly<Record<string, string>> | null;
  };

const basketId = sql.placeholder('basketId');
const wishedIds = sql`${sql.placeholder('productIds')}::text[]`;

const selectReading = prepareStatement<
  StoreCallerValues & {
    readonly basketId: string;
    readonly productIds: readonly string[];
    readonly now: string;
  },
  ReadingColumns
>(
  'basket: reading',
  sql`with home as materialized (${storeFacts(shopperStoreId)}),
    variant as materialized (select id, product_id from ${productVariants} where id = any(${wishedIds})),
    listed as materialized (
      select product_id from ${basketItems} where basket_id = ${basketId}
      union select unnest(${wishedIds}) union select product_id from variant),
    stocked as materialized (
      select product_id from listed union select member_product_id from ${bundleMembers}
        where bundle_product_id = any(array(select product_id from listed)))
    select row_to_json(baskets) as basket, ${stateColumns}, (select row_to_json(home) from home) as store,
      ${currentApprovalOf(baskets.customerId)} as approval,
      (select json_object_agg(id, product_id) from variant) as "productOfVariant",
      ${unitsReadingOf(
        sql`array(select product_id from stocked)`,
        sql`array(select id from home union all select unnest("geoPoolStoreIds") from home)`,
        heldNumbers,
      )}
    from ${baskets} join ${customers} on ${customers.id} = ${baskets.customerId}
    where ${baskets.id} = ${basketId}`,
);

export type BasketReading = NonNullable<Awaited<ReturnType<typeof findReading>>>;

/**
 * All about a basket in one statement: lines, addresses, card, customer, codes, held units, whether a first payment is in
 * progress, the caller's store, the approval, and the stock of its products there. Whose it is, is for the caller to
 * check. For a change, read it after locking the basket, or write on the condition that its version is still this one.
 * @param productIds other products, or variants of them, whose stock is needed
 */
export async function findReading(
  queryable: Queryable,
  caller: StoreCaller,
  id: string,
  at: Date,
  productIds: readonly string[] = [],
) {
  const values = { ...storeCallerValues(caller), basketId: id, productIds, now: at.toISOString() };
  const [row] = await selectReading(queryable, values);
  if (!row) return null;
  const { basket, store, approval, productOfVariant, catalogRevision, units, ...state } = row;
  const storeRow = store && toStoreRow(store);
  return {
    basket: readBasketRow(basket),
    state: toState(state),
    /** Null until the shopper chose a store that sells. */
    store: storeRow && toSellingStore(storeRow) ? storeRow : null,
    approval: approval && readApproval(approval, at),
    stock: toUnitsReading({ catalogRevision, units }),
    /** Products by the variants that were asked for. */
    productOfVariant: productOfVariant ?? {},
  };
}

/** Locks the basket if it is the caller's, and reads it: a statement that waits for a lock sees what was before. */
export async function lockAndRead(
  transaction: Transaction,
  caller: BasketCaller,
  id: string,
  at: Date,
  productIds?: readonly string[],
): Promise<BasketReading | null> {
  const [, read] = await readTogether(transaction, [
    () => lockBasket(transaction, caller, id),
    () => findReading(transaction, caller, id, at, productIds),
  ]);
  return read;
}

/** As `findReading`, of a basket that exists. */
export async function readBasket(...parameters: Parameters<typeof findReading>): Promise<BasketReading> {
  const reading = await findReading(...parameters);
  if (!reading) throw new Error('the basket is gone');
  return reading;
}
