import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  badges,
  bundleMembers,
  type Category,
  categories,
  colors,
  foldAccents,
  inventoryUnits,
  type Locale,
  productAddOns,
  productBadges,
  productCategories,
  products,
  productVariants,
} from '../../database/schema/index.ts';

export type { Category, Queryable };

type NamedId = { readonly id: string; readonly name: string };

/** What tiles and basket lines know of a product. */
const productColumns = {
  id: products.id,
  kind: products.kind,
  rmsItemNumber: products.rmsItemNumber,
  name: products.name,
  brand: products.brand,
  vendorId: products.vendorId,
  artKey: products.artKey,
  primaryCategoryId: products.primaryCategoryId,
  isExclusive: products.isExclusive,
  isHighRisk: products.isHighRisk,
  isAddOn: products.isAddOn,
};
/** What only the product page tells. */
const textColumns = {
  id: products.id,
  shortDescription: products.shortDescription,
  description: products.description,
  features: products.features,
  specifications: products.specifications,
  model: products.model,
};
type Selected<Columns extends Partial<typeof products._.columns>> = Pick<
  typeof products.$inferSelect,
  keyof Columns & keyof typeof products.$inferSelect
>;
export type ProductTexts = Selected<typeof textColumns>;

/** A product and its relations, whatever the store. */
export type ProductRow = {
  readonly product: Selected<typeof productColumns>;
  readonly variants: readonly {
    readonly id: string;
    readonly colorId: string;
    readonly colorName: string;
    readonly colorHex: string;
    readonly isOrderable: boolean;
  }[];
  readonly categoryIds: readonly string[];
  readonly taxonomy: readonly NamedId[];
  readonly tint: string | null;
  readonly badges: readonly string[];
  readonly members: readonly { readonly id: string; readonly name: string; readonly quantity: number }[];
  readonly addOns: readonly { readonly productId: string; readonly rateBps: number }[];
};

export type UnitRow = {
  readonly inventoryNumber: string;
  readonly productId: string;
  readonly variantId: string;
  readonly storeId: string;
  readonly condition: (typeof inventoryUnits.$inferSelect)['condition'];
  readonly availableQuantity: number;
};

const inLocale = (column: string, locale: Locale) => sql.raw(`${column}->>'${locale}'`);

/** Products that are online on the day, in no particular order. */
export function listProductRows(
  queryable: Queryable,
  ids: readonly string[],
  locale: Locale,
  today: string,
): Promise<ProductRow[]> {
  const variants = sql<ProductRow['variants']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'colorId', v.color_id, 'colorName', ${inLocale('c.name', locale)}, 'colorHex', c.hex,
      'isOrderable', v.is_orderable) order by v.sequence), '[]')
    from ${productVariants} v join ${colors} c on c.id = v.color_id where v.product_id = products.id)`;
  const categoryIds = sql<string[]>`array(select link.category_id from ${productCategories} link
    where link.product_id = products.id order by link.category_id)`;
  const taxonomy = sql<NamedId[]>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', ${inLocale('c.name', locale)}) order by c.level), '[]')
    from ${categories} c join ${categories} leaf on leaf.id = products.primary_category_id
    where c.id = any(leaf.path))`;
  const tint = sql<string | null>`(select c.background_color from ${categories} c
    where c.id = products.primary_category_id)`;
  const badgeIds = sql<string[]>`array(select b.id from ${productBadges} link
    join ${badges} b on b.id = link.badge_id where link.product_id = products.id
      and coalesce(link.starts_on <= ${today}::date, true) and coalesce(link.ends_on >= ${today}::date, true)
    order by b.sequence)`;
  const members = sql<ProductRow['members']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'name', ${inLocale('m.name', locale)}, 'quantity', bm.quantity) order by bm.sequence), '[]')
    from ${bundleMembers} bm join ${products} m on m.id = bm.member_product_id
    where bm.bundle_product_id = products.id)`;
  const addOns = sql<ProductRow['addOns']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'productId', link.add_on_product_id, 'rateBps', link.rate_bps) order by link.sequence), '[]')
    from ${productAddOns} link where link.product_id = products.id)`;
  return queryable
    .select({
      product: productColumns,
      variants,
      categoryIds,
      taxonomy,
      tint,
      badges: badgeIds,
      members,
      addOns,
    })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        eq(products.isOnline, true),
        sql`${products.onlineFrom} <= ${today}::date`,
        sql`coalesce(${products.onlineTo} >= ${today}::date, true)`,
      ),
    );
}

const areAvailable = (productIds: readonly string[], storeIds: readonly string[]) =>
  and(
    inArray(inventoryUnits.productId, [...productIds]),
    inArray(inventoryUnits.storeId, [...storeIds]),
    gt(inventoryUnits.availableQuantity, 0),
  );

/** Long texts of the product page, by product id. */
export async function listProductTexts(
  queryable: Queryable,
  ids: readonly string[],
): Promise<Map<string, ProductTexts>> {
  const rows = await queryable
    .select(textColumns)
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Variants with a unit in one of the stores, by product; read from an index alone. */
export async function listStockedVariants(
  queryable: Queryable,
  productIds: readonly string[],
  storeIds: readonly string[],
): Promise<{ readonly productId: string; readonly variantId: string }[]> {
  if (productIds.length === 0 || storeIds.length === 0) return [];
  return queryable
    .selectDistinct({ productId: inventoryUnits.productId, variantId: inventoryUnits.variantId })
    .from(inventoryUnits)
    .where(areAvailable(productIds, storeIds));
}

/** Units of these products that can be taken in the given stores, by number. */
export async function listUnits(
  queryable: Queryable,
  productIds: readonly string[],
  storeIds: readonly string[],
): Promise<UnitRow[]> {
  if (productIds.length === 0 || storeIds.length === 0) return [];
  const rows = await queryable
    .select({
      inventoryNumber: inventoryUnits.inventoryNumber,
      productId: inventoryUnits.productId,
      variantId: inventoryUnits.variantId,
      storeId: inventoryUnits.storeId,
      condition: inventoryUnits.condition,
      availableQuantity: inventoryUnits.availableQuantity,
    })
    .from(inventoryUnits)
    .where(areAvailable(productIds, storeIds))
    .orderBy(asc(inventoryUnits.inventoryNumber));
  return rows.map((row) => ({ ...row, availableQuantity: row.availableQuantity ?? 0 }));
}

/** The whole tree in menu order; it is small, and every answer needs names from several levels. */
export function listCategories(queryable: Queryable): Promise<Category[]> {
  return queryable
    .select()
    .from(categories)
    .where(eq(categories.isOnline, true))
    .orderBy(asc(categories.level), asc(categories.sequence), asc(categories.id));
}

export async function findCategoryPath(queryable: Queryable, id: string): Promise<string[] | null> {
  const [row] = await queryable
    .select({ path: categories.path })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.isOnline, true)));
  return row?.path ?? null;
}

export async function listColorNames(queryable: Queryable, locale: Locale): Promise<Map<string, string>> {
  const rows = await queryable.select({ id: colors.id, name: colors.name }).from(colors);
  return new Map(rows.map(({ id, name }) => [id, name[locale]]));
}

/** Words of product names, brands and categories, lower case without accents: what a typo may have meant. */
export async function listVocabulary(queryable: Queryable, locale: Locale): Promise<string[]> {
  const folded = foldAccents(sql`lower(text)`);
  const result = await queryable.execute(sql`
    select distinct word from (
      select regexp_split_to_table(${folded}, '[^a-z0-9]+') as word from (
        select ${inLocale('name', locale)} || ' ' || brand as text from ${products} where is_online
        union all select ${inLocale('name', locale)} from ${categories}
      ) texts
    ) words where length(word) > 2`);
  return result.rows.map((row) => String(row.word));
}
