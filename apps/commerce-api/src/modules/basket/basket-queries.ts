import { and, asc, desc, eq, gt, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { prepareSelect, prepareWrite } from '../../database/prepare-statement.ts';
import {
  type Basket,
  type BasketItem,
  basketItems,
  baskets,
  customers,
  paymentAuthorizations,
  productVariants,
} from '../../database/schema/index.ts';

export type { Basket as BasketRow, BasketItem as BasketItemRow, Queryable, Transaction };
export type NewBasketItem = typeof basketItems.$inferInsert;

/** Whose basket: from the token, never from a body or path. */
export type BasketOwner = { readonly customerId: string; readonly siteId: string };

const ownedBy = (owner: BasketOwner) =>
  and(eq(baskets.customerId, owner.customerId), eq(baskets.siteId, owner.siteId));

/** Null when the owner has an open one already: the unique index decides between callers at once. */
export async function insertBasket(
  queryable: Queryable,
  basket: typeof baskets.$inferInsert,
): Promise<Basket | null> {
  const [row] = await queryable.insert(baskets).values(basket).onConflictDoNothing().returning();
  return row ?? null;
}

/** What a basket takes over from its owner. */
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

export function listOpenBaskets(queryable: Queryable, owner: BasketOwner, now: Date): Promise<Basket[]> {
  return queryable
    .select()
    .from(baskets)
    .where(and(ownedBy(owner), eq(baskets.status, 'open'), gt(baskets.expiresAt, now)))
    .orderBy(asc(baskets.isTemporary), desc(baskets.createdAt));
}

/**
 * Lets one transaction at a time count and make an owner's temporary baskets. Rows that refer to the customer are
 * written meanwhile.
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

/** Marks the owner's baskets deleted that have expired, or that are temporary; answers their ids. */
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

/** A hold of the card that is asked for, stands, or may stand: the basket must not change under it. */
export function liveAuthorizationOf(basketId: SQLWrapper | string) {
  return sql<boolean>`exists(select 1 from ${paymentAuthorizations} payment
    where payment.basket_id = ${basketId} and payment.state in ('requested', 'authorized', 'captured', 'unknown'))`;
}

/** Who changes the basket asks after its lock. */
export async function hasLiveAuthorization(queryable: Queryable, basketId: string): Promise<boolean> {
  const { rows } = await queryable.execute<{ isLive: boolean }>(
    sql`select ${liveAuthorizationOf(basketId)} as "isLive"`,
  );
  return rows[0]?.isLive ?? false;
}

export function listItems(queryable: Queryable, basketIds: readonly string[]): Promise<BasketItem[]> {
  if (basketIds.length === 0) return Promise.resolve([]);
  return queryable
    .select()
    .from(basketItems)
    .where(inArray(basketItems.basketId, [...basketIds]))
    .orderBy(asc(basketItems.sequence), asc(basketItems.createdAt), asc(basketItems.id));
}

/** Products of which these ids are variants. */
export function listVariantProducts(
  queryable: Queryable,
  variantIds: readonly string[],
): Promise<{ variantId: string; productId: string }[]> {
  return queryable
    .select({ variantId: productVariants.id, productId: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.id, [...variantIds]));
}

const insertLine = prepareWrite<NewBasketItem, BasketItem>('basket: new line', (builder, fields) =>
  builder
    .insert(basketItems)
    .values(fields as unknown as NewBasketItem)
    .returning(),
);

export async function insertItem(transaction: Transaction, item: NewBasketItem): Promise<BasketItem> {
  const [row] = await insertLine(transaction, item);
  if (!row) throw new Error('the line was not stored');
  return row;
}

export async function changeItem(
  transaction: Transaction,
  itemId: string,
  fields: Partial<NewBasketItem>,
): Promise<void> {
  await transaction
    .update(basketItems)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(basketItems.id, itemId));
}

/** Gives all lines of a basket to another. */
export async function moveItems(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.update(basketItems).set({ basketId: to }).where(eq(basketItems.basketId, from));
}

export async function deleteItem(transaction: Transaction, itemId: string): Promise<void> {
  await transaction.delete(basketItems).where(eq(basketItems.id, itemId));
}
