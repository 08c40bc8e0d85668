import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq, gt, sql } from '../../database/orm.ts';
import type { Localized } from '../../database/schema/columns.ts';
import { applicationDrafts, basketItems, baskets, customers } from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/** Kind of the job that looks after an application which may have been left. */
export const LEFT_APPLICATION = 'left-application';
/** An application counts as left when nothing was typed for so long. */
export const LEFT_AFTER_MS = 30 * 60_000;

export type ApplicationDraft = typeof applicationDrafts.$inferSelect;

export async function findDraft(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<ApplicationDraft | null> {
  const [row] = await queryable
    .select()
    .from(applicationDrafts)
    .where(and(eq(applicationDrafts.customerId, customerId), gt(applicationDrafts.expiresAt, now)));
  return row ?? null;
}

/** Fields of another window stay, unless this one changed them too. */
export async function putDraft(
  queryable: Queryable,
  draft: typeof applicationDrafts.$inferInsert,
): Promise<ApplicationDraft> {
  const { fields, storeId, locale, leadId, updatedAt, expiresAt } = draft;
  const [row] = await queryable
    .insert(applicationDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: applicationDrafts.customerId,
      set: {
        fields: sql`${applicationDrafts.fields} || ${JSON.stringify(fields)}::jsonb`,
        leadId: sql`coalesce(${leadId ?? null}, ${applicationDrafts.leadId})`,
        storeId: storeId ?? null,
        locale,
        ...(updatedAt && { updatedAt }),
        expiresAt,
      },
    })
    .returning();
  if (!row) throw new Error('the draft was not stored');
  return row;
}

export async function deleteDraft(queryable: Queryable, customerId: string): Promise<void> {
  await queryable.delete(applicationDrafts).where(eq(applicationDrafts.customerId, customerId));
}

/** The first product in the shopper's cart; null for an empty one. */
export async function findCartProduct(
  queryable: Queryable,
  customerId: string,
): Promise<{ readonly id: string; readonly name: Localized } | null> {
  const [row] = await queryable
    .select({ id: basketItems.productId, name: basketItems.productName })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.id, basketItems.basketId))
    .where(
      and(eq(baskets.customerId, customerId), eq(baskets.status, 'open'), eq(baskets.isTemporary, false)),
    )
    .orderBy(asc(basketItems.sequence))
    .limit(1);
  return row ?? null;
}

export async function isRegisteredCustomer(queryable: Queryable, customerId: string): Promise<boolean> {
  const [row] = await queryable
    .select({ isRegistered: customers.isRegistered })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.isRegistered ?? false;
}

/** One job at a time looks after a lead; it is planned again while the shopper goes on typing. */
export async function planLeftApplication(
  queryable: Queryable,
  customerId: string,
  leadId: string,
  now: Date,
): Promise<void> {
  const runAt = new Date(now.getTime() + LEFT_AFTER_MS);
  const slot = Math.floor(runAt.getTime() / LEFT_AFTER_MS);
  await enqueueJob(queryable, {
    kind: LEFT_APPLICATION,
    payload: { customerId, leadId },
    idempotencyKey: `${customerId} ${leadId} ${slot}`,
    runAt: new Date((slot + 1) * LEFT_AFTER_MS),
  });
}
