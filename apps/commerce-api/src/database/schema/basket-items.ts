import { check, integer, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { baskets } from './baskets.ts';
import { products } from './catalog.ts';
import {
  availabilityKinds,
  createdAt,
  indexOn,
  inventoryConditions,
  notNegative,
  oneOf,
  paymentFrequencies,
  publicId,
  updatedAt,
} from './columns.ts';
import { inventoryUnits } from './inventory.ts';
import { lineColumns } from './line-columns.ts';
import { productVariants } from './product-parts.ts';
import { stores } from './stores.ts';

export const basketItems = pgTable(
  'basket_items',
  {
    id: publicId(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    inventoryNumber: text('inventory_number').references(() => inventoryUnits.inventoryNumber, {
      onDelete: 'set null',
    }),
    /** Where the line is fulfilled from. */
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    selectedFrequency: text('selected_frequency', { enum: paymentFrequencies }).notNull().default('WEEKLY'),
    ...lineColumns(),
    /** The order of an earlier agreement of the same cart, which left this line. */
    leftByOrderNo: text('left_by_order_no'),
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (item) => [
    check('basket_items_quantity_check', sql`${item.quantity} > 0`),
    oneOf('basket_items_condition_check', item.condition, inventoryConditions),
    oneOf('basket_items_availability_check', item.availability, availabilityKinds),
    oneOf('basket_items_frequency_check', item.selectedFrequency, paymentFrequencies),
    notNegative(
      'basket_items_amounts_check',
      item.priceCents,
      item.renewalRateCents,
      item.weeklyRateCents,
      item.cashPriceCents,
      item.totalCostToOwnCents,
    ),
    indexOn('basket_items_basket_idx', item.basketId),
    uniqueIndex('basket_items_unit_key')
      .on(item.basketId, item.inventoryNumber)
      .where(sql`${item.condition} <> 'NEW'`),
    indexOn('basket_items_product_idx', item.productId),
    indexOn('basket_items_variant_idx', item.variantId),
    indexOn('basket_items_inventory_idx', item.inventoryNumber),
    indexOn('basket_items_store_idx', item.storeId),
  ],
);

export type BasketItem = typeof basketItems.$inferSelect;
