import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import {
  basketCoupons,
  customers,
  type Promotion,
  promotionCategories,
  promotionRestrictedStores,
  promotions,
} from '../../database/schema/index.ts';

/** A code that a basket has, with the promotion behind it as it is now. */
export type CouponRow = {
  readonly couponItemId: string;
  readonly code: string;
  readonly isCustomerRegistered: boolean;
  /** Null when the promotion was taken away. */
  readonly promotion: Promotion | null;
  /** Where it is not offered. */
  readonly restrictedStoreIds: readonly string[];
  /** What it is held to; empty means all. */
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

/** Gives a basket's codes to another basket that has none. */
export async function moveCoupons(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.update(basketCoupons).set({ basketId: to }).where(eq(basketCoupons.basketId, from));
}
