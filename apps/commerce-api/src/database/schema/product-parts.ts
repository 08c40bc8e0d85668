import { boolean, check, integer, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { products } from './catalog.ts';
import { basisPoints, calendarDate, indexOn, localized, oneOf } from './columns.ts';

export const colors = pgTable(
  'colors',
  { id: text('id').primaryKey(), name: localized('name').notNull(), hex: text('hex').notNull() },
  (color) => [check('colors_hex_check', sql`${color.hex} ~ '^#[0-9a-fA-F]{6}$'`)],
);

export const productVariants = pgTable(
  'product_variants',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: text('color_id')
      .notNull()
      .references(() => colors.id, { onDelete: 'restrict' }),
    sequence: integer('sequence').notNull().default(0),
    isOrderable: boolean('is_orderable').notNull().default(true),
  },
  (variant) => [
    uniqueIndex('product_variants_product_color_key').on(variant.productId, variant.colorId),
    indexOn('product_variants_color_idx', variant.colorId),
  ],
);

export const imageViewTypes = ['large', 'medium', 'small', 'swatch', 'hi-res'] as const;
export type ImageViewType = (typeof imageViewTypes)[number];

export const productImages = pgTable(
  'product_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null: the picture applies to all variants. */
    variantId: text('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    viewType: text('view_type', { enum: imageViewTypes }).notNull(),
    artKey: text('art_key').notNull(),
    alt: localized('alt').notNull(),
    sequence: integer('sequence').notNull().default(0),
  },
  (image) => [
    oneOf('product_images_view_type_check', image.viewType, imageViewTypes),
    indexOn('product_images_product_idx', image.productId),
    indexOn('product_images_variant_idx', image.variantId),
  ],
);

export const bundleMembers = pgTable(
  'bundle_members',
  {
    bundleProductId: text('bundle_product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    memberProductId: text('member_product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: integer('quantity').notNull().default(1),
    sequence: integer('sequence').notNull().default(0),
  },
  (member) => [
    primaryKey({ columns: [member.bundleProductId, member.memberProductId] }),
    indexOn('bundle_members_member_idx', member.memberProductId),
    check('bundle_members_quantity_check', sql`${member.quantity} > 0`),
    check('bundle_members_not_itself_check', sql`${member.bundleProductId} <> ${member.memberProductId}`),
  ],
);

/** Products that cost less together with a main item. */
export const productAddOns = pgTable(
  'product_add_ons',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addOnProductId: text('add_on_product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Share of the add-on's own rate that is charged. */
    rateBps: basisPoints('rate_bps').notNull().default(8000),
    sequence: integer('sequence').notNull().default(0),
  },
  (link) => [
    primaryKey({ columns: [link.productId, link.addOnProductId] }),
    indexOn('product_add_ons_add_on_idx', link.addOnProductId),
    check('product_add_ons_rate_check', sql`${link.rateBps} > 0 and ${link.rateBps} <= 10000`),
    check('product_add_ons_not_itself_check', sql`${link.productId} <> ${link.addOnProductId}`),
  ],
);

/** `new`, `sale`, `clearance`, `exclusive` and other badges that the retailer shows on a tile. */
export const badges = pgTable('badges', {
  id: text('id').primaryKey(),
  label: localized('label').notNull(),
  sequence: integer('sequence').notNull().default(0),
});

export const productBadges = pgTable(
  'product_badges',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    badgeId: text('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    startsOn: calendarDate('starts_on'),
    endsOn: calendarDate('ends_on'),
  },
  (link) => [
    primaryKey({ columns: [link.productId, link.badgeId] }),
    indexOn('product_badges_badge_idx', link.badgeId),
  ],
);

export type Color = typeof colors.$inferSelect;
export type ProductVariant = typeof productVariants.$inferSelect;
export type ProductImage = typeof productImages.$inferSelect;
export type BundleMember = typeof bundleMembers.$inferSelect;
export type ProductAddOn = typeof productAddOns.$inferSelect;
export type Badge = typeof badges.$inferSelect;
export type ProductBadge = typeof productBadges.$inferSelect;
