import type { Queryable } from '../../database/connect.ts';
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from '../../database/orm.ts';
import {
  type ActivityKind,
  recommendations,
  recommenders,
  shopperActivities,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { Queryable };
export const FORGET_ACTIVITIES = 'forget-activities';
export type NewActivity = typeof shopperActivities.$inferInsert;

export async function insertActivities(queryable: Queryable, rows: readonly NewActivity[]): Promise<void> {
  await queryable.insert(shopperActivities).values([...rows]);
}

export function listStoredRecommenders(queryable: Queryable, siteId: string) {
  return queryable
    .select()
    .from(recommenders)
    .where(and(eq(recommenders.siteId, siteId), eq(recommenders.isEnabled, true)))
    .orderBy(recommenders.name);
}

/** Products that the visitor looked at, in this browser or signed in elsewhere, the latest first. */
export async function listViewedProductIds(
  queryable: Queryable,
  visitor: { readonly siteId: string; readonly key: string; readonly customerId: string | null },
  limit: number,
): Promise<string[]> {
  const rows = await queryable
    .select({ id: shopperActivities.productId })
    .from(shopperActivities)
    .where(
      and(
        eq(shopperActivities.siteId, visitor.siteId),
        or(
          eq(shopperActivities.cookieId, visitor.key),
          visitor.customerId === null ? undefined : eq(shopperActivities.customerId, visitor.customerId),
        ),
        eq(shopperActivities.kind, 'viewProduct'),
        isNotNull(shopperActivities.productId),
      ),
    )
    .groupBy(shopperActivities.productId)
    .orderBy(desc(sql`max(${shopperActivities.id})`))
    .limit(limit);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Products that visitors of the anchors looked at or rented, too, by the number of those visitors. */
export async function listCompanionIds(
  queryable: Queryable,
  request: {
    readonly siteId: string;
    readonly anchorIds: readonly string[];
    readonly exceptIds: readonly string[];
    readonly kinds: readonly ActivityKind[];
    readonly since: Date;
    readonly limit: number;
  },
): Promise<string[]> {
  const { siteId, anchorIds, exceptIds, kinds, since, limit } = request;
  if (anchorIds.length === 0) return [];
  const visitors = queryable
    .select({ key: shopperActivities.cookieId })
    .from(shopperActivities)
    .where(
      and(
        eq(shopperActivities.siteId, siteId),
        inArray(shopperActivities.productId, [...anchorIds]),
        inArray(shopperActivities.kind, [...kinds]),
        sql`${shopperActivities.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  const rows = await queryable
    .select({ id: shopperActivities.productId })
    .from(shopperActivities)
    .where(
      and(
        eq(shopperActivities.siteId, siteId),
        inArray(shopperActivities.cookieId, visitors),
        inArray(shopperActivities.kind, [...kinds]),
        isNotNull(shopperActivities.productId),
        sql`${shopperActivities.productId} <> all(${sql.param([...anchorIds, ...exceptIds])}::text[])`,
        sql`${shopperActivities.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(shopperActivities.productId)
    .orderBy(desc(sql`count(distinct ${shopperActivities.cookieId})`), shopperActivities.productId)
    .limit(limit);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

export async function insertRecommendation(
  queryable: Queryable,
  row: typeof recommendations.$inferInsert,
): Promise<void> {
  await queryable.insert(recommendations).values(row);
}

/** Deletes older activities. */
export async function deleteBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(shopperActivities).where(lt(shopperActivities.createdAt, before));
  await queryable.delete(recommendations).where(lt(recommendations.createdAt, before));
}

/** One job a day removes old activities. */
export async function planToForget(queryable: Queryable, now: Date): Promise<void> {
  await enqueueJob(queryable, {
    kind: FORGET_ACTIVITIES,
    payload: {},
    idempotencyKey: now.toISOString().slice(0, 10),
    runAt: now,
  });
}
