import { bigint, check, index, integer, pgTable, sql, text } from '../orm.ts';
import { products } from './catalog.ts';
import { createdAt, indexOn, inventoryConditions, oneOf } from './columns.ts';
import { productVariants } from './product-parts.ts';
import { stores } from './stores.ts';

/**
 * Stock of one store: a used unit by its own inventory number, or a count of new items.
 * Take a unit with `update … set reserved_quantity = reserved_quantity + 1 where available_quantity > 0`.
 */
export const inventoryUnits = pgTable(
  'inventory_units',
  {
    inventoryNumber: text('inventory_number').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    condition: text('condition', { enum: inventoryConditions }).notNull(),
    quantity: integer('quantity').notNull(),
    reservedQuantity: integer('reserved_quantity').notNull().default(0),
    availableQuantity: integer('available_quantity').generatedAlwaysAs(sql`quantity - reserved_quantity`),
    createdAt: createdAt(),
  },
  (unit) => [
    oneOf('inventory_units_condition_check', unit.condition, inventoryConditions),
    check('inventory_units_quantity_check', sql`${unit.quantity} >= 0`),
    check('inventory_units_used_single_check', sql`${unit.condition} = 'NEW' or ${unit.quantity} <= 1`),
    check('inventory_units_reserved_check', sql`${unit.reservedQuantity} between 0 and ${unit.quantity}`),
    indexOn('inventory_units_variant_idx', unit.variantId),
    index('inventory_units_store_product_idx').on(
      unit.storeId,
      unit.productId,
      unit.variantId,
      unit.condition,
    ),
    index('inventory_units_available_idx')
      .on(unit.productId, unit.storeId, unit.condition)
      .where(sql`${unit.availableQuantity} > 0`),
    // Includes the count and the variant, so that a store's stock is read from the index only.
    index('inventory_units_store_stock_idx')
      .on(unit.storeId, unit.productId, unit.condition, unit.variantId, unit.availableQuantity)
      .where(sql`${unit.availableQuantity} > 0`),
    indexOn('inventory_units_product_idx', unit.productId),
  ],
);

export type InventoryUnit = typeof inventoryUnits.$inferSelect;

/**
 * Identifies one state of a store's stock. A trigger of `inventory_units` gives the store a new number in
 * the transaction that changes its stock; a store that never had stock has none
 * (docs/decisions/0012-catalogue-in-memory.md).
 */
export const storeStockRevisions = pgTable('store_stock_revisions', {
  storeId: text('store_id')
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

export type StoreStockRevision = typeof storeStockRevisions.$inferSelect;
