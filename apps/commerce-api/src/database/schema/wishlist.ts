import { boolean, check, index, integer, pgTable, sql, text, unique, uniqueIndex } from '../orm.ts';
import { products } from './catalog.ts';
import { createdAt, indexOn, oneOf, publicId, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { productVariants } from './product-parts.ts';
import { sites } from './stores.ts';

export const productListTypes = ['wish_list', 'shopping_list'] as const;
export type ProductListType = (typeof productListTypes)[number];

export const productLists = pgTable(
  'product_lists',
  {
    id: publicId(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text('type', { enum: productListTypes }).notNull().default('wish_list'),
    name: text('name'),
    ownerEmail: text('owner_email'),
    ownerIdentitySubject: text('owner_identity_subject'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (list) => [
    oneOf('product_lists_type_check', list.type, productListTypes),
    // Clients create a list when they find none; two tabs must not create two.
    uniqueIndex('product_lists_one_per_type_key').on(list.customerId, list.siteId, list.type),
    indexOn('product_lists_site_idx', list.siteId),
  ],
);

export const productListItems = pgTable(
  'product_list_items',
  {
    id: publicId(),
    listId: text('list_id')
      .notNull()
      .references(() => productLists.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null when no colour was chosen. */
    variantId: text('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull().default(1),
    priority: integer('priority').notNull().default(1),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: createdAt(),
  },
  (item) => [
    check('product_list_items_quantity_check', sql`${item.quantity} > 0`),
    unique('product_list_items_variant_key')
      .on(item.listId, item.productId, item.variantId)
      .nullsNotDistinct(),
    index('product_list_items_order_idx').on(item.listId, item.createdAt.desc(), item.id),
    indexOn('product_list_items_product_idx', item.productId),
    indexOn('product_list_items_variant_idx', item.variantId),
  ],
);

export type ProductList = typeof productLists.$inferSelect;
export type ProductListItem = typeof productListItems.$inferSelect;
