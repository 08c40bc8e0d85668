import { check, index, integer, pgTable, primaryKey, sql, text } from '../orm.ts';
import { products } from './catalog.ts';
import { basisPoints, calendarDate, cents, indexOn, inventoryConditions, oneOf } from './columns.ts';

export const priceZones = pgTable(
  'price_zones',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    multiplierBps: basisPoints('multiplier_bps').notNull(),
    /** States whose stores use this zone; its prices respect the caps of all of them. */
    stateCodes: text('state_codes').array().notNull(),
  },
  (zone) => [check('price_zones_multiplier_check', sql`${zone.multiplierBps} > 0`)],
);

/** A price-book entry: product, zone and condition give the terms; other frequencies are derived by rule. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    zoneId: text('zone_id')
      .notNull()
      .references(() => priceZones.id, { onDelete: 'restrict' }),
    condition: text('condition', { enum: inventoryConditions }).notNull(),
    weeklyRateCents: cents('weekly_rate_cents').notNull(),
    weeks: integer('weeks').notNull(),
    cashPriceCents: cents('cash_price_cents').notNull(),
    /** Null: the add-on share of `product_add_ons` applies. */
    addOnWeeklyRateCents: cents('add_on_weekly_rate_cents'),
    wasWeeklyRateCents: cents('was_weekly_rate_cents'),
    wasWeeks: integer('was_weeks'),
    wasPriceSince: calendarDate('was_price_since'),
  },
  (price) => [
    primaryKey({ columns: [price.productId, price.zoneId, price.condition] }),
    oneOf('product_prices_condition_check', price.condition, inventoryConditions),
    check(
      'product_prices_amounts_check',
      sql`${price.weeklyRateCents} > 0 and ${price.weeks} > 0 and ${price.cashPriceCents} > 0`,
    ),
    check(
      'product_prices_was_check',
      sql`(${price.wasWeeklyRateCents} is null) = (${price.wasPriceSince} is null)`,
    ),
    indexOn('product_prices_zone_idx', price.zoneId),
    index('product_prices_listing_idx').on(
      price.zoneId,
      price.condition,
      price.weeklyRateCents,
      price.productId,
    ),
  ],
);

export type PriceZone = typeof priceZones.$inferSelect;
export type ProductPrice = typeof productPrices.$inferSelect;
