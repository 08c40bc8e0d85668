import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../orm.ts';
import {
  calendarDate,
  cents,
  createdAt,
  indexOn,
  type Localized,
  localized,
  localizedList,
  oneOf,
} from './columns.ts';

type BannerCut = { readonly src: string; readonly width: number; readonly height: number };
/** A photograph of the category in two crops. */
export type CategoryBanner = {
  readonly alt: Localized;
  readonly landscape: BannerCut;
  readonly portrait: BannerCut;
};

/** The whole tree, the row `root` included. */
export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    /** Null for `root` alone. */
    parentId: text('parent_id').references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    /** 0 for `root`, 1 for the top level. */
    level: smallint('level').notNull(),
    /** Ids from the top level down to this category; empty for `root`. */
    path: text('path').array().notNull(),
    name: localized('name').notNull(),
    description: localized('description').notNull(),
    showInMenu: boolean('show_in_menu').notNull().default(true),
    showInCategoryPage: boolean('show_in_category_page').notNull().default(true),
    isOnline: boolean('is_online').notNull().default(true),
    sequence: integer('sequence').notNull().default(0),
    backgroundColor: text('background_color'),
    thumbnailArtKey: text('thumbnail_art_key'),
    banner: jsonb('banner').$type<CategoryBanner>(),
  },
  (category) => [
    check('categories_root_check', sql`(${category.id} = 'root') = (${category.parentId} is null)`),
    index('categories_parent_sequence_idx').on(category.parentId, category.sequence),
  ],
);

export const productKinds = ['standard', 'bundle', 'special-order', 'extended-aisle'] as const;
export type ProductKind = (typeof productKinds)[number];
export const capClasses = ['appliances', 'computers', 'electronics', 'furniture', 'other'] as const;
export type CapClass = (typeof capClasses)[number];
export type ProductSpecification = { readonly label: Localized; readonly value: Localized };

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: productKinds }).notNull(),
    rmsItemNumber: text('rms_item_number').notNull(),
    name: localized('name').notNull(),
    shortDescription: localized('short_description').notNull(),
    description: localized('description').notNull(),
    features: localizedList('features').notNull(),
    specifications: jsonb('specifications').$type<readonly ProductSpecification[]>().notNull(),
    brand: text('brand').notNull(),
    vendorId: text('vendor_id').notNull(),
    model: text('model').notNull(),
    family: text('family').notNull(),
    /** What one calls the thing at home, without an article: "sofa". Null for a bundle. */
    itemNoun: localized('item_noun'),
    artKey: text('art_key').notNull(),
    primaryCategoryId: text('primary_category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    /** Before zone, condition and state caps. */
    baseWeeklyRateCents: cents('base_weekly_rate_cents').notNull(),
    baseWeeks: integer('base_weeks').notNull(),
    /** What the retailer paid; decides state price caps, never leaves the server. */
    merchantCostCents: cents('merchant_cost_cents').notNull(),
    capClass: text('cap_class', { enum: capClasses }).notNull(),
    isExclusive: boolean('is_exclusive').notNull().default(false),
    isHighRisk: boolean('is_high_risk').notNull().default(false),
    isHighRiskFlow: boolean('is_high_risk_flow').notNull().default(false),
    isClearance: boolean('is_clearance').notNull().default(false),
    isAddOn: boolean('is_add_on').notNull().default(false),
    /** Switched off by hand, whatever the inventory says. */
    isOutOfStock: boolean('is_out_of_stock').notNull().default(false),
    isOnline: boolean('is_online').notNull().default(true),
    popularity: integer('popularity').notNull().default(0),
    /** What orders and clicks add to it: the job `refresh-demand` sets it (decision 0110). */
    demand: integer('demand').notNull().default(0),
    deliveryBand: text('delivery_band').notNull(),
    onlineFrom: calendarDate('online_from').notNull(),
    onlineTo: calendarDate('online_to'),
    createdAt: createdAt(),
  },
  (product) => [
    oneOf('products_kind_check', product.kind, productKinds),
    oneOf('products_cap_class_check', product.capClass, capClasses),
    check('products_rate_check', sql`${product.baseWeeklyRateCents} > 0 and ${product.baseWeeks} > 0`),
    uniqueIndex('products_rms_item_number_key').on(product.rmsItemNumber),
    indexOn('products_primary_category_idx', product.primaryCategoryId),
    index('products_brand_idx').on(product.brand, product.popularity.desc()),
    index('products_popularity_idx').on(product.popularity.desc(), product.id),
    index('products_clearance_idx').on(product.popularity.desc()).where(sql`${product.isClearance}`),
  ],
);

/**
 * A product in each category it is assigned to and in all of their ancestors (`root` left out),
 * so that a listing reads one index range whatever the level.
 */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** False when the product is only assigned to a subcategory. */
    isAssigned: boolean('is_assigned').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    sequence: integer('sequence').notNull().default(0),
  },
  (link) => [
    primaryKey({ columns: [link.categoryId, link.productId] }),
    indexOn('product_categories_product_idx', link.productId),
    uniqueIndex('product_categories_one_primary_key').on(link.productId).where(sql`${link.isPrimary}`),
  ],
);

export type Category = typeof categories.$inferSelect;
export type Product = typeof products.$inferSelect;
export type ProductCategory = typeof productCategories.$inferSelect;

/**
 * One row that counts the changes of catalogue and prices. Triggers on those tables increment it in the transaction
 * that changes them, so that a reader sees whether its cached catalogue is still current
 * (docs/decisions/0012-catalogue-in-memory.md).
 */
export const catalogRevisions = pgTable(
  'catalog_revisions',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    /** The last change that is not of single products: of categories, colours, badges or zones. */
    wholeRevision: bigint('whole_revision', { mode: 'number' }).notNull().default(1),
  },
  (row) => [check('catalog_revisions_one_row_check', sql`${row.isOnly}`)],
);

export type CatalogRevision = typeof catalogRevisions.$inferSelect;

/**
 * The revision at which a product, a part of it or its prices changed last, written by the same triggers. Products that
 * are gone keep their row, so that readers learn of it.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    productId: text('product_id').primaryKey(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  (change) => [indexOn('product_changes_revision_idx', change.revision)],
);

export type ProductChange = typeof productChanges.$inferSelect;
