import { boolean, integer, jsonb, text } from '../orm.ts';
import { availabilityKinds, calendarDate, cents, inventoryConditions, type Localized } from './columns.ts';

/** Product data at the time the line was created; for display, never used for a price. */
export type AdditionalProductData = {
  readonly brand?: string;
  readonly category?: string;
  readonly superCategory?: string;
  readonly name?: string;
  readonly vendor?: string;
  readonly primarySupplier?: string;
  readonly productType?: string;
  readonly outOfStock?: boolean;
  readonly isBundled?: boolean;
  readonly isSpecialOrderCheckout?: boolean;
};

/** Columns shared by a basket line and the order line created from it. Amounts are computed by the server. */
export const lineColumns = () => ({
  productName: jsonb('product_name').$type<Localized>().notNull(),
  rmsItemNumber: text('rms_item_number').notNull(),
  quantity: integer('quantity').notNull().default(1),
  condition: text('condition', { enum: inventoryConditions }).notNull(),
  availability: text('availability', { enum: availabilityKinds }).notNull(),
  stockStatus: text('stock_status'),
  isHomeStore: boolean('is_home_store').notNull().default(true),
  isBundled: boolean('is_bundled').notNull().default(false),
  isAddOn: boolean('is_add_on').notNull().default(false),
  isBenefitPlus: boolean('is_benefit_plus').notNull().default(false),
  isHighRisk: boolean('is_high_risk').notNull().default(false),
  isExclusive: boolean('is_exclusive').notNull().default(false),
  /** First period of the chosen frequency. */
  priceCents: cents('price_cents').notNull(),
  renewalRateCents: cents('renewal_rate_cents').notNull(),
  weeklyRateCents: cents('weekly_rate_cents').notNull(),
  weeks: integer('weeks').notNull(),
  cashPriceCents: cents('cash_price_cents').notNull(),
  totalCostToOwnCents: cents('total_cost_to_own_cents').notNull(),
  deliveryBand: text('delivery_band'),
  estimatedDeliveryFrom: calendarDate('estimated_delivery_from'),
  estimatedDeliveryTo: calendarDate('estimated_delivery_to'),
  additionalData: jsonb('additional_data').$type<AdditionalProductData>().notNull().default({}),
});
