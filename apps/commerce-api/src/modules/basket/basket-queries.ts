import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, gt, inArray, lte, sql } from '../../database/orm.ts';
import { prepareSelect, prepareWrite } from '../../database/prepare-statement.ts';
import { type Basket, baskets, customers } from '../../database/schema/index.ts';
import type { StoreCaller } from '../shopper-context/index.ts';

export type { Basket as BasketRow, Queryable, Transaction };

/** The basket's owner, from the token, never from a body or path. */
type BasketOwner = { readonly customerId: string; readonly siteId: string };

const ownedBy = (owner: BasketOwner) =>
  and(eq(baskets.customerId, owner.customerId), eq(baskets.siteId, owner.siteId));

/** Null when the owner already has an open one: the unique index decides between concurrent callers. */
export async function insertBasket(
  queryable: Queryable,
  basket: typeof baskets.$inferInsert,
): Promise<Basket | null> {
  const [row] = await queryable.insert(baskets).values(basket).onConflictDoNothing().returning();
  return row ?? null;
}

/** What a basket copies from its owner. */
export async function findOwnerFacts(
  queryable: Queryable,
  customerId: string,
): Promise<{ readonly isRegistered: boolean; readonly email: string | null }> {
  const [row] = await queryable
    .select({ isRegistered: customers.isRegistered, email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row ?? { isRegistered: false, email: null };
}

export async function findOpenBasket(
  queryable: Queryable,
  owner: BasketOwner,
  now: Date,
): Promise<Basket | null> {
  const [row] = await queryable
    .select()
    .from(baskets)
    .where(
      and(
        ownedBy(owner),
        eq(baskets.status, 'open'),
        eq(baskets.isTemporary, false),
        gt(baskets.expiresAt, now),
      ),
    );
  return row ?? null;
}

const selectOpen = prepareSelect<BasketOwner & { readonly now: string }, Basket>('basket: open', (builder) =>
  builder
    .select()
    .from(baskets)
    .where(
      and(
        eq(baskets.customerId, sql.placeholder('customerId')),
        eq(baskets.siteId, sql.placeholder('siteId')),
        eq(baskets.status, 'open'),
        gt(baskets.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(baskets.isTemporary), desc(baskets.createdAt)),
);

export function listOpenBaskets(
  queryable: Queryable,
  { customerId, siteId }: BasketOwner,
  now: Date,
): Promise<Basket[]> {
  return selectOpen(queryable, { customerId, siteId, now: now.toISOString() });
}

/**
 * Lets one transaction at a time count and create an owner's temporary baskets. Rows that refer to the customer can
 * still be written.
 */
export async function lockOwner(transaction: Transaction, owner: BasketOwner): Promise<void> {
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, owner.customerId))
    .for('no key update');
}

/** The owner's temporary baskets that are open, the oldest first. */
export async function listTemporaryBaskets(
  queryable: Queryable,
  owner: BasketOwner,
  now: Date,
): Promise<Basket[]> {
  const rows = await listOpenBaskets(queryable, owner, now);
  return rows.filter((basket) => basket.isTemporary).reverse();
}

/** The owner's basket that is open, or that became an order. */
export async function findBasket(
  queryable: Queryable,
  owner: BasketOwner,
  id: string,
): Promise<Basket | null> {
  const [row] = await queryable
    .select()
    .from(baskets)
    .where(and(ownedBy(owner), eq(baskets.id, id), inArray(baskets.status, ['open', 'ordered'])));
  return row ?? null;
}

const selectLocked = prepareSelect<BasketOwner & { readonly id: string }, Basket>('basket: lock', (builder) =>
  builder
    .select()
    .from(baskets)
    .where(
      and(
        eq(baskets.customerId, sql.placeholder('customerId')),
        eq(baskets.siteId, sql.placeholder('siteId')),
        eq(baskets.id, sql.placeholder('id')),
        inArray(baskets.status, ['open', 'ordered']),
      ),
    )
    .for('update'),
);

/** Holds the row until the transaction ends: changes of one basket queue up. */
export async function lockBasket(
  transaction: Transaction,
  { customerId, siteId }: BasketOwner,
  id: string,
): Promise<Basket | null> {
  const [row] = await selectLocked(transaction, { customerId, siteId, id });
  return row ?? null;
}

type BasketFields = Partial<Omit<typeof baskets.$inferInsert, 'id' | 'version' | 'updatedAt'>>;

const updateBasket = prepareWrite<BasketFields & { readonly id: string; readonly updatedAt: Date }, Basket>(
  'basket: change',
  (builder, { id, ...fields }) =>
    builder
      .update(baskets)
      .set({ ...fields, version: sql`${baskets.version} + 1` })
      .where(sql`${baskets.id} = ${id}`)
      .returning(),
);

export async function changeBasket(
  transaction: Transaction,
  id: string,
  fields: BasketFields,
  now: Date,
): Promise<Basket> {
  const [row] = await updateBasket(transaction, { ...fields, id, updatedAt: now });
  if (!row) throw new Error('the basket is gone');
  return row;
}

/** Marks the owner's expired or temporary baskets as deleted; returns their ids. */
export async function retireBaskets(
  transaction: Transaction,
  owner: BasketOwner,
  which: { readonly temporary: true } | { readonly expiredAt: Date },
): Promise<string[]> {
  const condition =
    'temporary' in which ? eq(baskets.isTemporary, true) : lte(baskets.expiresAt, which.expiredAt);
  const rows = await transaction
    .update(baskets)
    .set({ status: 'deleted' })
    .where(and(ownedBy(owner), eq(baskets.status, 'open'), condition))
    .returning({ id: baskets.id });
  return rows.map(({ id }) => id);
}

export type BasketCaller = StoreCaller & { readonly customerId: string };
