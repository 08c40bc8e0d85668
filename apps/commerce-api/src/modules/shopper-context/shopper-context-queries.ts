import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { type ShopperContext, shopperContexts } from '../../database/schema/index.ts';
import { prepareFindStore } from '../stores/index.ts';

/**
 * The store that a shopper chose, as a scalar subquery for a larger statement. That statement has the placeholders
 * `usid` and `siteId`.
 */
export const chosenStoreId: SQL = sql`(select context.store_id from ${shopperContexts} context
  where context.usid = ${sql.placeholder('usid')} and context.site_id = ${sql.placeholder('siteId')})`;

export type { Queryable };
export type ContextRow = ShopperContext;
export type ContextKey = { readonly siteId: string; readonly usid: string };
export type ContextValues = Pick<
  typeof shopperContexts.$inferInsert,
  | 'customQualifiers'
  | 'assignmentQualifiers'
  | 'sessionQualifiers'
  | 'storeId'
  | 'postalCode'
  | 'stateCode'
  | 'appliedPromotionCode'
  | 'isStoreChosen'
>;

const matches = ({ siteId, usid }: ContextKey) =>
  and(eq(shopperContexts.usid, usid), eq(shopperContexts.siteId, siteId));

/** The store that the shopper of a `usid` chose, also one that has closed since. */
export const selectChosenStore = prepareFindStore<ContextKey>('store: of a shopper', chosenStoreId);

export async function findContext(queryable: Queryable, key: ContextKey): Promise<ContextRow | null> {
  const [row] = await queryable.select().from(shopperContexts).where(matches(key));
  return row ?? null;
}

/** Locks the row until the transaction ends, so that two concurrent merges do not overwrite each other. */
export async function lockContext(queryable: Queryable, key: ContextKey): Promise<ContextRow | null> {
  const [row] = await queryable.select().from(shopperContexts).where(matches(key)).for('update');
  return row ?? null;
}

/** Creates or replaces; true when there was none. */
export async function upsertContext(
  queryable: Queryable,
  key: ContextKey,
  values: ContextValues,
  now: Date,
): Promise<boolean> {
  const [row] = await queryable
    .insert(shopperContexts)
    .values({ ...key, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [shopperContexts.usid, shopperContexts.siteId],
      set: { ...values, updatedAt: now, version: sql`${shopperContexts.version} + 1` },
    })
    .returning({ version: shopperContexts.version });
  return row?.version === 1;
}

/** True when there was one. */
export async function deleteContext(queryable: Queryable, key: ContextKey): Promise<boolean> {
  const rows = await queryable
    .delete(shopperContexts)
    .where(matches(key))
    .returning({ usid: shopperContexts.usid });
  return rows.length > 0;
}
