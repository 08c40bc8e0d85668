import type { LocatedStore } from '@ownpath/domain/stores';
import type { Queryable } from '../../database/connect.ts';
import { and, desc, eq, inArray, type SQL, sql } from '../../database/orm.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  agreements,
  basketItems,
  baskets,
  customers,
  type ShopperContext,
  shopperContexts,
} from '../../database/schema/index.ts';
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

const RUNNING = ['preliminary-invoiced', 'preliminary-paid', 'active'] as const;

const matches = ({ siteId, usid }: ContextKey) =>
  and(eq(shopperContexts.usid, usid), eq(shopperContexts.siteId, siteId));

/** The shopper's store, also one that has closed since. */
export const selectShopperStore = prepareFindStore<StoreCallerValues>('store: of a shopper', shopperStoreId);

const selectContext = prepareSelect<ContextKey, ContextRow>('shopper context', (builder) =>
  builder
    .select()
    .from(shopperContexts)
    .where(
      and(
        eq(shopperContexts.siteId, sql.placeholder('siteId')),
        eq(shopperContexts.usid, sql.placeholder('usid')),
      ),
    ),
);

export async function findContext(
  queryable: Queryable,
  { siteId, usid }: ContextKey,
): Promise<ContextRow | null> {
  const [row] = await selectContext(queryable, { siteId, usid });
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

/** The customer shops here until they choose another store. */
export async function keepOwnStore(queryable: Queryable, customerId: string, storeId: string): Promise<void> {
  await queryable
    .update(customers)
    .set({ homeStoreId: storeId })
    .where(and(eq(customers.id, customerId), eq(customers.isRegistered, true)));
}

/** The store that the customer chose last, else that of the running agreement that they made last; null without either. */
export async function findOwnStore(queryable: Queryable, customerId: string): Promise<string | null> {
  const [customer] = await queryable
    .select({ storeId: customers.homeStoreId })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (customer?.storeId) return customer.storeId;
  const [rented] = await queryable
    .select({ storeId: agreements.storeId })
    .from(agreements)
    .where(and(eq(agreements.customerId, customerId), inArray(agreements.status, [...RUNNING])))
    .orderBy(desc(agreements.createdAt))
    .limit(1);
  return rented?.storeId ?? null;
}

/** The shopper's open basket has items. */
export async function hasCart(queryable: Queryable, customerId: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: basketItems.id })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.id, basketItems.basketId))
    .where(
      and(eq(baskets.customerId, customerId), eq(baskets.status, 'open'), eq(baskets.isTemporary, false)),
    )
    .limit(1);
  return rows.length > 0;
}

/** True when there was one. */
export async function deleteContext(queryable: Queryable, key: ContextKey): Promise<boolean> {
  const rows = await queryable
    .delete(shopperContexts)
    .where(matches(key))
    .returning({ usid: shopperContexts.usid });
  return rows.length > 0;
}
