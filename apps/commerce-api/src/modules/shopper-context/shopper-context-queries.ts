import type { LocatedStore } from '@ownpath/domain/stores';
import type { Queryable } from '../../database/connect.ts';
import { and, eq, type SQL, sql } from '../../database/orm.ts';
import { type ShopperContext, shopperContexts } from '../../database/schema/index.ts';
import { prepareFindStore } from '../stores/index.ts';

/** A shopper whose store is asked for. */
export type StoreCaller = {
  readonly usid: string;
  readonly siteId: string;
  /** The store near the caller's address; theirs until they choose one. */
  readonly locatedStore?: LocatedStore | null | undefined;
};

/** Values of the placeholders of `shopperStoreId`. */
export type StoreCallerValues = {
  readonly usid: string;
  readonly siteId: string;
  readonly locatedStoreId: string | null;
};

export const storeCallerValues = ({ usid, siteId, locatedStore }: StoreCaller): StoreCallerValues => ({
  usid,
  siteId,
  locatedStoreId: locatedStore?.id ?? null,
});

/**
 * The store that a shopper chose, else the one near their address, as a scalar expression for a larger statement.
 * That statement has the placeholders of `storeCallerValues`.
 */
export const shopperStoreId: SQL = sql`coalesce((select context.store_id from ${shopperContexts} context
  where context.usid = ${sql.placeholder('usid')} and context.site_id = ${sql.placeholder('siteId')}),
  ${sql.placeholder('locatedStoreId')}::text)`;

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

/** The shopper's store, also one that has closed since. */
export const selectShopperStore = prepareFindStore<StoreCallerValues>('store: of a shopper', shopperStoreId);

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
/** Writes one custom qualifier and leaves the others; creates the context when there is none. */
export async function putQualifier(
  queryable: Queryable,
  { siteId, usid }: ContextKey,
  [name, value]: readonly [name: string, value: string],
  now: Date,
): Promise<void> {
  await queryable
    .insert(shopperContexts)
    .values({ siteId, usid, customQualifiers: { [name]: value }, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [shopperContexts.usid, shopperContexts.siteId],
      set: {
        customQualifiers: sql`${shopperContexts.customQualifiers} || excluded.custom_qualifiers`,
        updatedAt: now,
        version: sql`${shopperContexts.version} + 1`,
      },
    });
}

export async function deleteContext(queryable: Queryable, key: ContextKey): Promise<boolean> {
  const rows = await queryable
    .delete(shopperContexts)
    .where(matches(key))
    .returning({ usid: shopperContexts.usid });
  return rows.length > 0;
}
