import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq, sql } from '../../database/orm.ts';
import {
  agreements,
  type Basket,
  basketCoupons,
  customers,
  promotionCategories,
  promotionRestrictedStores,
  promotions,
} from '../../database/schema/index.ts';
import type { CouponRow } from './basket-parts-queries.ts';

/**
 * Promotions for customers who paid an agreement in full, in the retailer's order. None for a guest, for a basket that
 * has a code, and none that the customer has an agreement with already.
 */
export async function listOffers(
  queryable: Queryable,
  { id, siteId, customerId }: Pick<Basket, 'id' | 'siteId' | 'customerId'>,
): Promise<CouponRow[]> {
  const rows = await queryable
    .select({
      promotion: promotions,
      restrictedStoreIds: sql<string[]>`array(select ${promotionRestrictedStores.storeId}
        from ${promotionRestrictedStores} where ${promotionRestrictedStores.promotionId} = ${promotions.id})`,
      categoryIds: sql<string[]>`array(select ${promotionCategories.categoryId}
        from ${promotionCategories} where ${promotionCategories.promotionId} = ${promotions.id})`,
    })
    .from(promotions)
    .innerJoin(customers, and(eq(customers.id, customerId), eq(customers.isRegistered, true)))
    .where(
      and(
        eq(promotions.siteId, siteId),
        eq(promotions.isPaidInFull, true),
        eq(promotions.isEnabled, true),
        sql`exists (select from ${agreements} where ${agreements.customerId} = ${customerId}
          and ${agreements.status} = 'paid-off')`,
        sql`not exists (select from ${agreements} where ${agreements.customerId} = ${customerId}
          and ${agreements.promotionCode} = ${promotions.code} and ${agreements.status} <> 'cancelled')`,
        sql`not exists (select from ${basketCoupons} where ${basketCoupons.basketId} = ${id})`,
      ),
    )
    .orderBy(asc(promotions.sequence), asc(promotions.id));
  return rows.map((row) => ({
    ...row,
    couponItemId: '',
    code: row.promotion.code,
    isCustomerRegistered: true,
  }));
}
