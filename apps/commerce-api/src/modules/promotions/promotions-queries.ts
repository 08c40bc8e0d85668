import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq, inArray, type SQL, sql } from '../../database/orm.ts';
import { type Promotion, promotionRestrictedStores, promotions } from '../../database/schema/index.ts';

export type { Queryable };

export type PromotionRow = Promotion & { readonly restrictedStoreIds: readonly string[] };

async function select(queryable: Queryable, siteId: string, where: SQL | undefined): Promise<PromotionRow[]> {
  const restrictedStoreIds = sql<string[]>`array(select link.store_id from ${promotionRestrictedStores} link
    where link.promotion_id = promotions.id order by link.store_id)`;
  const rows = await queryable
    .select({ promotion: promotions, restrictedStoreIds })
    .from(promotions)
    .where(and(eq(promotions.siteId, siteId), eq(promotions.isEnabled, true), where))
    .orderBy(asc(promotions.sequence), asc(promotions.id));
  return rows.map((row) => ({ ...row.promotion, restrictedStoreIds: row.restrictedStoreIds }));
}

export function listPromotionsById(
  queryable: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<PromotionRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : select(queryable, siteId, inArray(promotions.id, [...ids]));
}

/** Promotions that run on at least one day of the range, both ends included; `YYYY-MM-DD`, null for any. */
export function listPromotionsBetween(
  queryable: Queryable,
  siteId: string,
  days: { readonly from: string; readonly to: string } | null,
): Promise<PromotionRow[]> {
  return select(
    queryable,
    siteId,
    days === null
      ? undefined
      : sql`${promotions.startsOn} <= ${days.to}::date and ${promotions.endsOn} >= ${days.from}::date`,
  );
}
