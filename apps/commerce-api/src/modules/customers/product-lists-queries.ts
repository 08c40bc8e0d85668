import type { Queryable } from '../../database/connect.ts';
import { and, asc, desc, eq, inArray, isNull } from '../../database/orm.ts';
import {
  type ProductList,
  type ProductListItem,
  productListItems,
  productLists,
  products,
  productVariants,
} from '../../database/schema/index.ts';

export type { ProductList as ProductListRow, ProductListItem as ProductListItemRow, Queryable };

type Owner = { readonly customerId: string; readonly siteId: string };

const isOwned = ({ customerId, siteId }: Owner) =>
  and(eq(productLists.customerId, customerId), eq(productLists.siteId, siteId));

export function listProductLists(queryable: Queryable, owner: Owner): Promise<ProductList[]> {
  return queryable
    .select()
    .from(productLists)
    .where(isOwned(owner))
    .orderBy(asc(productLists.createdAt), asc(productLists.id));
}

export async function findProductList(
  queryable: Queryable,
  owner: Owner,
  listId: string,
): Promise<ProductList | null> {
  const [row] = await queryable
    .select()
    .from(productLists)
    .where(and(isOwned(owner), eq(productLists.id, listId)));
  return row ?? null;
}

/** The new list, or the existing one of that type. */
export async function insertOrFindProductList(
  queryable: Queryable,
  row: typeof productLists.$inferInsert & { readonly type: ProductList['type'] },
): Promise<ProductList> {
  const [inserted] = await queryable.insert(productLists).values(row).onConflictDoNothing().returning();
  if (inserted) return inserted;
  const [found] = await queryable
    .select()
    .from(productLists)
    .where(and(isOwned(row), eq(productLists.type, row.type)));
  if (!found) throw new Error('neither a new nor an old list was found');
  return found;
}

export async function changeProductList(
  queryable: Queryable,
  listId: string,
  fields: Partial<Pick<ProductList, 'name' | 'ownerEmail' | 'ownerIdentitySubject' | 'updatedAt'>>,
): Promise<ProductList | null> {
  const [row] = await queryable
    .update(productLists)
    .set(fields)
    .where(eq(productLists.id, listId))
    .returning();
  return row ?? null;
}

export async function deleteProductList(queryable: Queryable, listId: string): Promise<void> {
  await queryable.delete(productLists).where(eq(productLists.id, listId));
}

/** Items of several lists, newest first. */
export async function listItems(
  queryable: Queryable,
  listIds: readonly string[],
): Promise<ProductListItem[]> {
  if (listIds.length === 0) return [];
  return queryable
    .select()
    .from(productListItems)
    .where(inArray(productListItems.listId, [...listIds]))
    .orderBy(desc(productListItems.createdAt), asc(productListItems.id));
}

export async function findItem(
  queryable: Queryable,
  listId: string,
  itemId: string,
): Promise<ProductListItem | null> {
  const [row] = await queryable
    .select()
    .from(productListItems)
    .where(and(eq(productListItems.listId, listId), eq(productListItems.id, itemId)));
  return row ?? null;
}

/** A product by its own id, or by the id of one of its variants; null when the shop has neither. */
export async function findListedProduct(
  queryable: Queryable,
  id: string,
): Promise<{ readonly productId: string; readonly variantId: string | null } | null> {
  const [product] = await queryable.select({ id: products.id }).from(products).where(eq(products.id, id));
  if (product) return { productId: product.id, variantId: null };
  const [variant] = await queryable
    .select({ productId: productVariants.productId })
    .from(productVariants)
    .where(eq(productVariants.id, id));
  return variant ? { productId: variant.productId, variantId: id } : null;
}

/**
 * Each colour of a product is on a list once, and so is the product without a colour; adding it again updates its
 * fields. A colour replaces the product without one, and the product without a colour matches an existing colour.
 */
export async function putItem(
  queryable: Queryable,
  row: typeof productListItems.$inferInsert,
): Promise<ProductListItem> {
  const { quantity, priority, isPublic, listId, productId, variantId } = row;
  const fields = { quantity, priority, isPublic };
  const isProduct = and(eq(productListItems.listId, listId), eq(productListItems.productId, productId));
  if (variantId)
    await queryable.delete(productListItems).where(and(isProduct, isNull(productListItems.variantId)));
  else {
    const [stored] = await queryable.update(productListItems).set(fields).where(isProduct).returning();
    if (stored) return stored;
  }
  const [stored] = await queryable
    .insert(productListItems)
    .values(row)
    .onConflictDoUpdate({
      target: [productListItems.listId, productListItems.productId, productListItems.variantId],
      set: fields,
    })
    .returning();
  if (!stored) throw new Error('a list item was not stored');
  return stored;
}

/** Null when there is no such item. */
export async function changeItem(
  queryable: Queryable,
  listId: string,
  itemId: string,
  fields: Partial<Pick<ProductListItem, 'quantity' | 'priority' | 'isPublic'>>,
): Promise<ProductListItem | null> {
  const [row] = await queryable
    .update(productListItems)
    .set(fields)
    .where(and(eq(productListItems.listId, listId), eq(productListItems.id, itemId)))
    .returning();
  return row ?? null;
}

export async function deleteItem(queryable: Queryable, listId: string, itemId: string): Promise<boolean> {
  const rows = await queryable
    .delete(productListItems)
    .where(and(eq(productListItems.listId, listId), eq(productListItems.id, itemId)))
    .returning({ id: productListItems.id });
  return rows.length > 0;
}
