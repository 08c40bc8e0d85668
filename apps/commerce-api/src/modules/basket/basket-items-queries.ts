import type { Queryable, Transaction } from '../../database/connect.ts';
import { asc, eq, inArray, sql } from '../../database/orm.ts';
import { prepareWrite } from '../../database/prepare-statement.ts';
import { type BasketItem, basketItems, productVariants } from '../../database/schema/index.ts';

export type { BasketItem as BasketItemRow };
export type NewBasketItem = typeof basketItems.$inferInsert;

export function listItems(queryable: Queryable, basketIds: readonly string[]): Promise<BasketItem[]> {
  if (basketIds.length === 0) return Promise.resolve([]);
  return queryable
    .select()
    .from(basketItems)
    .where(inArray(basketItems.basketId, [...basketIds]))
    .orderBy(asc(basketItems.sequence), asc(basketItems.createdAt), asc(basketItems.id));
}

/** Products of these variants. */
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

/** Moves all lines of a basket to another. */
export async function moveItems(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.update(basketItems).set({ basketId: to }).where(eq(basketItems.basketId, from));
}

export async function deleteItem(transaction: Transaction, itemId: string): Promise<void> {
  await transaction.delete(basketItems).where(eq(basketItems.id, itemId));
}
