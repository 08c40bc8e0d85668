import type { CheckoutStep } from '@ownpath/domain/checkout';
import {
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../orm.ts';
import { approvals } from './approvals.ts';
import { baskets } from './baskets.ts';
import { products } from './catalog.ts';
import {
  addressColumns,
  availabilityKinds,
  cents,
  createdAt,
  indexOn,
  instant,
  inventoryConditions,
  notNegative,
  oneOf,
  paymentFrequencies,
  publicId,
  updatedAt,
} from './columns.ts';
import { customers } from './customers.ts';
import { inventoryUnits } from './inventory.ts';
import { lineColumns } from './line-columns.ts';
import { sites, stores } from './stores.ts';

export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 });

export const orderStatuses = ['created', 'awaiting-signature', 'confirmed', 'cancelled', 'failed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderKinds = ['rental', 'web-order', 'benefit-plus'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    /** One open order per basket: a second submit violates the index below. */
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'restrict' }),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    approvalId: text('approval_id').references(() => approvals.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: orderKinds }).notNull().default('rental'),
    status: text('status', { enum: orderStatuses }).notNull().default('created'),
    version: integer('version').notNull().default(1),
    currency: text('currency').notNull().default('USD'),
    locale: text('locale').notNull(),
    frequency: text('frequency', { enum: paymentFrequencies }).notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    /** What is due today, tax and fees included. */
    orderTotalCents: cents('order_total_cents').notNull(),
    taxTotalCents: cents('tax_total_cents').notNull(),
    renewalTotalCents: cents('renewal_total_cents').notNull(),
    cashPriceTotalCents: cents('cash_price_total_cents').notNull(),
    totalCostToOwnCents: cents('total_cost_to_own_cents').notNull(),
    /** Which of the agreements of its cart it is, and of how many. */
    agreementOrdinal: integer('agreement_ordinal').notNull().default(1),
    agreementCount: integer('agreement_count').notNull().default(1),
    /** Those that its shopper passed, as the progress bar showed them; null for orders before November 2026. */
    checkoutSteps: jsonb('checkout_steps').$type<readonly CheckoutStep[]>(),
    cancelReason: text('cancel_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    confirmedAt: instant('confirmed_at'),
  },
  (order) => [
    uniqueIndex('orders_one_open_per_basket_key')
      .on(order.basketId)
      .where(sql`${order.status} <> 'cancelled'`),
    indexOn('orders_basket_idx', order.basketId),
    oneOf('orders_kind_check', order.kind, orderKinds),
    oneOf('orders_status_check', order.status, orderStatuses),
    oneOf('orders_frequency_check', order.frequency, paymentFrequencies),
    check('orders_confirmed_check', sql`${order.status} <> 'confirmed' or ${order.confirmedAt} is not null`),
    notNegative(
      'orders_amounts_check',
      order.orderTotalCents,
      order.taxTotalCents,
      order.renewalTotalCents,
      order.cashPriceTotalCents,
      order.totalCostToOwnCents,
    ),
    index('orders_customer_idx').on(order.customerId, order.createdAt.desc()),
    indexOn('orders_site_idx', order.siteId),
    indexOn('orders_store_idx', order.storeId),
    indexOn('orders_approval_idx', order.approvalId),
    index('orders_unfinished_idx')
      .on(order.createdAt)
      .where(sql`${order.status} in ('created', 'awaiting-signature')`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: publicId(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'restrict' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    variantId: text('variant_id'),
    inventoryNumber: text('inventory_number').references(() => inventoryUnits.inventoryNumber, {
      onDelete: 'set null',
    }),
    ...lineColumns(),
    sequence: integer('sequence').notNull().default(0),
  },
  (item) => [
    check('order_items_quantity_check', sql`${item.quantity} > 0`),
    oneOf('order_items_condition_check', item.condition, inventoryConditions),
    oneOf('order_items_availability_check', item.availability, availabilityKinds),
    notNegative(
      'order_items_amounts_check',
      item.priceCents,
      item.renewalRateCents,
      item.weeklyRateCents,
      item.cashPriceCents,
      item.totalCostToOwnCents,
    ),
    indexOn('order_items_order_idx', item.orderNo),
    indexOn('order_items_product_idx', item.productId),
    indexOn('order_items_inventory_idx', item.inventoryNumber),
  ],
);

export const orderAddressKinds = ['shipping', 'billing'] as const;
export type OrderAddressKind = (typeof orderAddressKinds)[number];

export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'restrict' }),
    kind: text('kind', { enum: orderAddressKinds }).notNull(),
    ...addressColumns(),
  },
  (address) => [
    primaryKey({ columns: [address.orderNo, address.kind] }),
    oneOf('order_addresses_kind_check', address.kind, orderAddressKinds),
  ],
);

/** A mailed link to an order. The visitor who opens it sees the order until it expires. */
export const orderLinks = pgTable(
  'order_links',
  {
    /** The token is in the mail only. */
    tokenHash: text('token_hash').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    /** Who opened it; null before. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (link) => [
    index('order_links_order_idx').on(link.orderNo, link.customerId),
    indexOn('order_links_customer_idx', link.customerId),
    indexOn('order_links_expires_idx', link.expiresAt),
  ],
);

export type Order = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect;
export type OrderAddress = typeof orderAddresses.$inferSelect;
