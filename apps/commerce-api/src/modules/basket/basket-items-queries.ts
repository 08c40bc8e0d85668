import type { Queryable, Transaction } from '../../database/connect.ts';
import { toJsonRow } from '../../database/json-row.ts';
import { asc, eq, inArray, type SQL, sql } from '../../database/orm.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { type BasketItem, basketItems, productVariants } from '../../database/schema/index.ts';

export type { BasketItem as BasketItemRow };

type NewBasketItem = typeof basketItems.$inferInsert;

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

/** New lines, and new numbers of pieces of others: a statement's part after the lines in JSON and before its end. */
export const placeLines = (condition: SQL): SQL => sql`insert into ${basketItems}
  select line.* from json_populate_recordset(null::basket_items, ${sql.placeholder('lines')}) line where ${condition}
  on conflict (id) do update set quantity = excluded.quantity, updated_at = excluded.updated_at`;

/** The value of the placeholder of `placeLines`. */
export const linesAsJson = (lines: readonly BasketItem[]): string =>
  JSON.stringify(lines.map((line) => toJsonRow(basketItems, line)));

const insertLines = prepareStatement<{ readonly lines: string }, never>(
  'basket: lines',
  placeLines(sql`true`),
);

/** Stores new lines, and new numbers of pieces of others. */
export async function putLines(transaction: Transaction, lines: readonly BasketItem[]): Promise<void> {
  await insertLines(transaction, { lines: linesAsJson(lines) });
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

/** Moves all lines of a basket to another, before the lines there. */
export async function moveItems(transaction: Transaction, from: string, to: string): Promise<void> {
  const moved = sql`(select coalesce(max(moved.sequence), -1) + 1 from ${basketItems} moved where moved.basket_id = ${from})`;
  await transaction
    .update(basketItems)
    .set({ sequence: sql`${basketItems.sequence} + ${moved}` })
    .where(eq(basketItems.basketId, to));
  await transaction.update(basketItems).set({ basketId: to }).where(eq(basketItems.basketId, from));
}

export async function deleteItem(transaction: Transaction, itemId: string): Promise<void> {
  await transaction.delete(basketItems).where(eq(basketItems.id, itemId));
}
