import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from '../../database/orm.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  badges,
  bundleMembers,
  type Category,
  categories,
  colors,
  type InventoryCondition,
  type Localized,
  type Product,
  type ProductKind,
  productAddOns,
  productBadges,
  productCategories,
  productPrices,
  products,
  productVariants,
} from '../../database/schema/index.ts';

export type { Category, InventoryCondition, Localized, ProductKind };

export type NamedCategory = { readonly id: string; readonly name: Localized };

export type CatalogVariant = {
  readonly id: string;
  readonly colorId: string;
  readonly colorName: Localized;
  readonly colorHex: string;
  readonly isOrderable: boolean;
};

/** A product inside a bundle, with what its availability depends on. */
export type BundleMember = {
  readonly id: string;
  readonly name: Localized;
  readonly kind: ProductKind;
  readonly quantity: number;
  readonly isBlocked: boolean;
  readonly deliveryBand: string;
};

/** What the retailer paid stays in the database; the search vectors are of no use outside it. */
export type ProductFacts = Omit<
  Product,
  'merchantCostCents' | 'capClass' | 'baseWeeklyRateCents' | 'baseWeeks' | 'createdAt'
>;

/** A product with its relations and the prices of all zones, in both languages, whatever the store. */
export type CatalogItem = {
  readonly product: ProductFacts;
  /** In the order of the product page; the first is the one shown. */
  readonly variants: readonly CatalogVariant[];
  /** Assigned ones and their ancestors. */
  readonly categoryIds: readonly string[];
  /** From the top level down to the primary category. */
  readonly taxonomy: readonly NamedCategory[];
  readonly tint: string | null;
  readonly badges: readonly {
    readonly id: string;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  }[];
  readonly members: readonly BundleMember[];
  readonly addOns: readonly { readonly productId: string; readonly rateBps: number }[];
  /** As `listZonePrices` reads them. */
  readonly priceLines: string;
};

const productColumns = {
  id: products.id,
  kind: products.kind,
  rmsItemNumber: products.rmsItemNumber,
  name: products.name,
  shortDescription: products.shortDescription,
  description: products.description,
  features: products.features,
  specifications: products.specifications,
  brand: products.brand,
  vendorId: products.vendorId,
  model: products.model,
  family: products.family,
  itemNoun: products.itemNoun,
  artKey: products.artKey,
  primaryCategoryId: products.primaryCategoryId,
  isExclusive: products.isExclusive,
  isHighRisk: products.isHighRisk,
  isHighRiskFlow: products.isHighRiskFlow,
  isClearance: products.isClearance,
  isAddOn: products.isAddOn,
  isOutOfStock: products.isOutOfStock,
  isOnline: products.isOnline,
  popularity: products.popularity,
  demand: products.demand,
  deliveryBand: products.deliveryBand,
  onlineFrom: products.onlineFrom,
  onlineTo: products.onlineTo,
};

const relations = {
  variants: sql<CatalogVariant[]>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'colorId', v.color_id, 'colorName', c.name, 'colorHex', c.hex,
      'isOrderable', v.is_orderable) order by v.sequence, v.id), '[]')
    from ${productVariants} v join ${colors} c on c.id = v.color_id where v.product_id = products.id)`,
  categoryIds: sql<string[]>`array(select link.category_id from ${productCategories} link
    where link.product_id = products.id order by link.category_id)`,
  taxonomy: sql<CatalogItem['taxonomy']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name) order by c.level), '[]')
    from ${categories} c join ${categories} leaf on leaf.id = products.primary_category_id
    where c.id = any(leaf.path))`,
  tint: sql<string | null>`(select c.background_color from ${categories} c
    where c.id = products.primary_category_id)`,
  badges: sql<CatalogItem['badges']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', b.id, 'startsOn', link.starts_on, 'endsOn', link.ends_on) order by b.sequence), '[]')
    from ${productBadges} link join ${badges} b on b.id = link.badge_id where link.product_id = products.id)`,
  members: sql<CatalogItem['members']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'name', m.name, 'kind', m.kind, 'quantity', bm.quantity, 'deliveryBand', m.delivery_band,
      'isBlocked', m.is_out_of_stock or not m.is_online) order by bm.sequence), '[]')
    from ${bundleMembers} bm join ${products} m on m.id = bm.member_product_id
    where bm.bundle_product_id = products.id)`,
  addOns: sql<CatalogItem['addOns']>`(select coalesce(jsonb_agg(jsonb_build_object(
      'productId', link.add_on_product_id, 'rateBps', link.rate_bps) order by link.sequence), '[]')
    from ${productAddOns} link where link.product_id = products.id)`,
};

const priceLinesWhere = (condition: SQL) => sql<string>`(select coalesce(string_agg(concat_ws(E'\t',
      price.zone_id, price.condition, price.weekly_rate_cents, price.weeks, price.cash_price_cents,
      coalesce(price.was_weekly_rate_cents::text, ''), coalesce(price.was_weeks::text, ''),
      coalesce(price.was_price_since::text, '')), E'\n' order by price.zone_id, price.condition), '')
    from ${productPrices} price where price.product_id = products.id and ${condition})`;

const allOf = { product: productColumns, ...relations, priceLines: priceLinesWhere(sql`true`) };

/** Rows of so many products are in memory at once while all are read. */
const BATCH = 1_000;

const selectNext = prepareSelect('catalog: next products', (builder) =>
  builder
    .select(allOf)
    .from(products)
    .where(sql`${products.id} > ${sql.placeholder('after')}`)
    .orderBy(asc(products.id))
    .limit(BATCH),
);

const selectById = prepareSelect<{ readonly ids: readonly string[] }, ItemRow>(
  'catalog: products by id',
  (builder) =>
    builder
      .select(allOf)
      .from(products)
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`),
);

const selectOfZone = prepareSelect<
  { readonly ids: readonly string[]; readonly zoneId: string | null },
  ItemRow
>('catalog: products in a zone', (builder) =>
  builder
    .select({
      product: productColumns,
      ...relations,
      priceLines: priceLinesWhere(sql`price.zone_id = ${sql.placeholder('zoneId')}`),
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`),
);

type ItemRow = Awaited<ReturnType<typeof selectNext>>[number];

/**
 * All products with all that belongs to them, or those with some ids, in no particular order.
 * @param toKept what is kept of a product while the next ones are read
 */
export async function listCatalogItems(
  queryable: Queryable,
  ids: readonly string[] | null,
  toKept: (item: CatalogItem) => CatalogItem,
): Promise<CatalogItem[]> {
  if (ids) return (await selectById(queryable, { ids })).map(toKept);
  const items: CatalogItem[] = [];
  for (;;) {
    const rows = await selectNext(queryable, { after: items.at(-1)?.product.id ?? '' });
    for (const row of rows) items.push(toKept(row));
    if (rows.length < BATCH) return items;
  }
}

/**
 * Some products with all that belongs to them, by id, in no particular order.
 * @param zoneId whose prices; null for none
 */
export async function listItemsOfZone(
  queryable: Queryable,
  ids: readonly string[],
  zoneId: string | null,
): Promise<CatalogItem[]> {
  if (ids.length === 0) return [];
  return selectOfZone(queryable, { ids, zoneId });
}

/** For a statement's `where`: products that shoppers may see on that day, as `isOnlineOn` says of one that is read. */
export function areOnlineOn(today: string) {
  return and(
    eq(products.isOnline, true),
    lte(products.onlineFrom, today),
    or(isNull(products.onlineTo), gte(products.onlineTo, today)),
  );
}
