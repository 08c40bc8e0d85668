import type { Queryable } from '../../database/connect.ts';
import { and, asc, desc, eq, exists, inArray, notInArray, sql } from '../../database/orm.ts';
import { colors, productCategories, products, productVariants } from '../../database/schema/index.ts';
import { areOnlineOn } from '../catalog/index.ts';
import { pictureUrlOf } from '../pictures/index.ts';

export type ShownProduct = {
  readonly id: string;
  readonly name: { readonly 'en-US': string; readonly 'es-US': string };
  readonly imageUrl: string;
};

const isShown = (today: string) => and(areOnlineOn(today), eq(products.isOutOfStock, false));

/** The most popular products of the anchors' own categories; with no anchors, of the whole catalogue. */
export async function listPopularIds(
  queryable: Queryable,
  request: {
    readonly besideIds: readonly string[];
    readonly exceptIds: readonly string[];
    readonly today: string;
    readonly limit: number;
  },
): Promise<string[]> {
  const { besideIds, exceptIds, today, limit } = request;
  const categories = queryable
    .select({ id: products.primaryCategoryId })
    .from(products)
    .where(inArray(products.id, [...besideIds]));
  const inCategory = exists(
    queryable
      .select({ one: sql`1` })
      .from(productCategories)
      .where(
        and(eq(productCategories.productId, products.id), inArray(productCategories.categoryId, categories)),
      ),
  );
  const rows = await queryable
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isShown(today),
        ...(besideIds.length > 0 ? [inCategory] : []),
        ...(exceptIds.length > 0 ? [notInArray(products.id, [...exceptIds])] : []),
      ),
    )
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Names and pictures of the products that are online on that day, in the requested order. */
export async function listShownProducts(
  queryable: Queryable,
  ids: readonly string[],
  today: string,
): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  const rows = await queryable
    .select({
      id: products.id,
      name: products.name,
      artKey: products.artKey,
      variantId: productVariants.id,
      colorHex: colors.hex,
    })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .leftJoin(colors, eq(colors.id, productVariants.colorId))
    .where(and(inArray(products.id, [...ids]), isShown(today)))
    .orderBy(asc(productVariants.sequence));
  const byId = new Map(rows.toReversed().map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, name: row.name, imageUrl: pictureUrlOf(row) }];
  });
}
