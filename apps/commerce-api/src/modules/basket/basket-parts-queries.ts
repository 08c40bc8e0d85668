import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, ne, type SQLWrapper, sql } from '../../database/orm.ts';
import {
  type BasketBillingAddress,
  type BasketPaymentInstrument,
  type BasketShipment,
  basketBillingAddresses,
  basketCoupons,
  basketPaymentInstruments,
  basketShipments,
  customers,
  type Promotion,
  paymentAuthorizations,
  phoneMatches,
  promotionCategories,
  promotionRestrictedStores,
  promotions,
} from '../../database/schema/index.ts';

export type { BasketPaymentInstrument as InstrumentRow };
export type ShippingAddress = Omit<typeof basketShipments.$inferInsert, 'basketId' | 'shipmentId'>;

/** The latest phone match of the shopper; null when there was none. */
export async function findPhoneMatch(queryable: Queryable, customerId: string) {
  const { status, phone, rentalCustomerId, answeredAt } = phoneMatches;
  const [row] = await queryable
    .select({ status, phone, rentalCustomerId, answeredAt })
    .from(phoneMatches)
    .where(eq(phoneMatches.customerId, customerId))
    .orderBy(desc(phoneMatches.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findShipment(queryable: Queryable, basketId: string): Promise<BasketShipment | null> {
  const [row] = await queryable
    .select()
    .from(basketShipments)
    .where(and(eq(basketShipments.basketId, basketId), eq(basketShipments.shipmentId, 'me')));
  return row ?? null;
}

export async function findBillingAddress(
  queryable: Queryable,
  basketId: string,
): Promise<Omit<BasketBillingAddress, 'basketId'> | null> {
  const [row] = await queryable
    .select()
    .from(basketBillingAddresses)
    .where(eq(basketBillingAddresses.basketId, basketId));
  if (!row) return null;
  const { basketId: _basketId, ...address } = row;
  return address;
}

const EMPTY_ADDRESS = {
  firstName: null,
  lastName: null,
  address1: null,
  address2: null,
  city: null,
  stateCode: null,
  postalCode: null,
  phone: null,
};

export async function putShippingAddress(
  transaction: Transaction,
  basketId: string,
  address: ShippingAddress,
): Promise<void> {
  const values = { ...EMPTY_ADDRESS, ...address };
  await transaction
    .insert(basketShipments)
    .values({ basketId, ...values })
    .onConflictDoUpdate({ target: [basketShipments.basketId, basketShipments.shipmentId], set: values });
}

export async function putShippingMethod(
  transaction: Transaction,
  basketId: string,
  shippingMethodId: string,
): Promise<void> {
  await transaction
    .insert(basketShipments)
    .values({ basketId, shippingMethodId })
    .onConflictDoUpdate({
      target: [basketShipments.basketId, basketShipments.shipmentId],
      set: { shippingMethodId },
    });
}

export async function putBillingAddress(
  transaction: Transaction,
  basketId: string,
  address: Omit<typeof basketBillingAddresses.$inferInsert, 'basketId'>,
): Promise<void> {
  const values = { ...EMPTY_ADDRESS, ...address };
  await transaction
    .insert(basketBillingAddresses)
    .values({ basketId, ...values })
    .onConflictDoUpdate({ target: basketBillingAddresses.basketId, set: values });
}

export function listInstruments(queryable: Queryable, basketId: string): Promise<BasketPaymentInstrument[]> {
  return queryable
    .select()
    .from(basketPaymentInstruments)
    .where(eq(basketPaymentInstruments.basketId, basketId))
    .orderBy(desc(basketPaymentInstruments.createdAt));
}

/** A basket has one way to pay: a new one replaces the earlier. */
export async function replaceInstrument(
  transaction: Transaction,
  instrument: typeof basketPaymentInstruments.$inferInsert,
): Promise<void> {
  const { basketId } = instrument;
  const [row] = await transaction
    .insert(basketPaymentInstruments)
    .values(instrument)
    .returning({ id: basketPaymentInstruments.id });
  if (!row) throw new Error('the instrument was not stored');
  await transaction
    .delete(basketPaymentInstruments)
    .where(and(eq(basketPaymentInstruments.basketId, basketId), ne(basketPaymentInstruments.id, row.id)));
}

/** Changes a card of the basket; false when it has no such card. */
export async function changeInstrument(
  transaction: Transaction,
  basketId: string,
  id: string,
  fields: Partial<typeof basketPaymentInstruments.$inferInsert>,
): Promise<boolean> {
  const rows = await transaction
    .update(basketPaymentInstruments)
    // An empty change still has to find the card.
    .set({ createdAt: sql`${basketPaymentInstruments.createdAt}`, ...fields })
    .where(
      and(
        eq(basketPaymentInstruments.basketId, basketId),
        eq(basketPaymentInstruments.id, id),
        eq(basketPaymentInstruments.paymentMethod, 'CREDIT_CARD'),
      ),
    )
    .returning({ id: basketPaymentInstruments.id });
  return rows.length > 0;
}

/** False when the basket has no such card. */
export async function deleteInstrument(
  transaction: Transaction,
  basketId: string,
  id: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(basketPaymentInstruments)
    .where(and(eq(basketPaymentInstruments.basketId, basketId), eq(basketPaymentInstruments.id, id)))
    .returning({ id: basketPaymentInstruments.id });
  return rows.length > 0;
}

/** A coupon code in a basket, with its promotion. */
export type CouponRow = {
  readonly couponItemId: string;
  readonly code: string;
  readonly isCustomerRegistered: boolean;
  /** Null when the promotion was removed. */
  readonly promotion: Promotion | null;
  /** Stores without this promotion. */
  readonly restrictedStoreIds: readonly string[];
  /** Categories that it is limited to; empty means all. */
  readonly categoryIds: readonly string[];
};

export function listCoupons(
  queryable: Queryable,
  basketId: string,
  customerId: string,
): Promise<CouponRow[]> {
  return queryable
    .select({
      couponItemId: basketCoupons.id,
      code: basketCoupons.code,
      isCustomerRegistered: customers.isRegistered,
      promotion: promotions,
      restrictedStoreIds: sql<string[]>`array(select ${promotionRestrictedStores.storeId}
        from ${promotionRestrictedStores} where ${promotionRestrictedStores.promotionId} = ${promotions.id})`,
      categoryIds: sql<string[]>`array(select ${promotionCategories.categoryId}
        from ${promotionCategories} where ${promotionCategories.promotionId} = ${promotions.id})`,
    })
    .from(basketCoupons)
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(promotions, eq(promotions.id, basketCoupons.promotionId))
    .where(eq(basketCoupons.basketId, basketId))
    .orderBy(asc(basketCoupons.createdAt));
}

export async function findPromotionByCode(
  queryable: Queryable,
  siteId: string,
  code: string,
): Promise<Promotion | null> {
  const [row] = await queryable
    .select()
    .from(promotions)
    .where(and(eq(promotions.siteId, siteId), eq(promotions.code, code)));
  return row ?? null;
}

export async function insertCoupon(
  transaction: Transaction,
  coupon: typeof basketCoupons.$inferInsert,
): Promise<void> {
  await transaction.insert(basketCoupons).values(coupon);
}

/** False when the basket has no such coupon. */
export async function deleteCoupon(
  transaction: Transaction,
  basketId: string,
  couponItemId: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(basketCoupons)
    .where(and(eq(basketCoupons.basketId, basketId), eq(basketCoupons.id, couponItemId)))
    .returning({ id: basketCoupons.id });
  return rows.length > 0;
}

/** Moves a basket's codes to another basket that has none. */
export async function moveCoupons(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.update(basketCoupons).set({ basketId: to }).where(eq(basketCoupons.basketId, from));
}

/** True while an authorisation is requested, active or unknown: the basket must not change meanwhile. */
export function liveAuthorizationOf(basketId: SQLWrapper | string) {
  return sql<boolean>`exists(select 1 from ${paymentAuthorizations} payment
    where payment.basket_id = ${basketId} and payment.state in ('requested', 'authorized', 'captured', 'unknown'))`;
}

/** For a change of the basket: call it after locking the basket. */
export async function hasLiveAuthorization(queryable: Queryable, basketId: string): Promise<boolean> {
  const { rows } = await queryable.execute<{ isLive: boolean }>(
    sql`select ${liveAuthorizationOf(basketId)} as "isLive"`,
  );
  return rows[0]?.isLive ?? false;
}
export type { DebitConsent } from '../../database/schema/index.ts';
