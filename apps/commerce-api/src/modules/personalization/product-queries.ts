import type { RecommendationCandidate } from '@ownpath/domain/catalog';
import { type Queryable, readTogether } from '../../database/connect.ts';
import { and, asc, desc, eq, exists, inArray, not, notInArray, sql } from '../../database/orm.ts';
import { colors, productCategories, products, productVariants } from '../../database/schema/index.ts';
import { areOnlineOn } from '../catalog/index.ts';
import { pictureUrlOf } from '../pictures/index.ts';

export type ShownProduct = {
  readonly id: string;
  readonly name: { readonly 'en-US': string; readonly 'es-US': string };
  readonly imageUrl: string;
};

const isShown = (today: string) => and(areOnlineOn(today), eq(products.isOutOfStock, false));

type PopularRequest = {
  readonly categoryId?: string;
  readonly besideIds: readonly string[];
  readonly exceptIds: readonly string[];
  readonly notInCategoryIds: readonly string[];
  readonly today: string;
  readonly limit: number;
};

/** The most popular products of a category or of the anchors' own categories; with neither, of the whole catalogue. */
export async function listPopularIds(queryable: Queryable, request: PopularRequest): Promise<string[]> {
  const { categoryId, besideIds, exceptIds, notInCategoryIds, today, limit } = request;
  const ownCategories = queryable
    .select({ id: products.primaryCategoryId })
    .from(products)
    .where(inArray(products.id, [...besideIds]));
  const isIn = (categoryIds: readonly string[] | typeof ownCategories) =>
    exists(
      queryable
        .select({ one: sql`1` })
        .from(productCategories)
        .where(
          and(
            eq(productCategories.productId, products.id),
            inArray(productCategories.categoryId, categoryIds),
          ),
        ),
    );
  const rows = await queryable
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isShown(today),
        ...(categoryId === undefined ? [] : [isIn([categoryId])]),
        ...(besideIds.length > 0 ? [isIn(ownCategories)] : []),
        ...(exceptIds.length > 0 ? [notInArray(products.id, [...exceptIds])] : []),
        ...(notInCategoryIds.length > 0 ? [not(isIn(notInCategoryIds))] : []),
      ),
    )
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The most popular products of each category, one category after another. */
export async function listPopularOfEach(
  queryable: Queryable,
  categoryIds: readonly string[],
  request: Omit<PopularRequest, 'categoryId'>,
): Promise<string[]> {
  const reads = categoryIds.map((categoryId) => () => listPopularIds(queryable, { ...request, categoryId }));
  return (await readTogether(queryable, reads)).flat();
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

/** The products that exist, in the requested order, each with all of its categories. */
export async function listCandidates(
  queryable: Queryable,
  ids: readonly string[],
): Promise<RecommendationCandidate[]> {
  if (ids.length === 0) return [];
  const rows = await queryable
    .select({ id: productCategories.productId, categoryId: productCategories.categoryId })
    .from(productCategories)
    .where(inArray(productCategories.productId, [...ids]))
    .orderBy(asc(productCategories.categoryId));
  return ids.flatMap((id) => {
    const categoryIds = rows.filter((row) => row.id === id).map(({ categoryId }) => categoryId);
    return categoryIds.length > 0 ? [{ id, categoryIds }] : [];
  });
}
