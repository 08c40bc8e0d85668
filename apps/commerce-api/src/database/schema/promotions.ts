import { boolean, check, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../orm.ts';
import { categories } from './catalog.ts';
import { basisPoints, calendarDate, cents, createdAt, indexOn, localized, oneOf } from './columns.ts';
import { sites, stores } from './stores.ts';

export const promotionBenefits = ['first-payment-amount', 'rate-percent-off'] as const;
export type PromotionBenefit = (typeof promotionBenefits)[number];

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    /** Upper case. */
    code: text('code').notNull(),
    name: localized('name').notNull(),
    details: localized('details').notNull(),
    /** Paid in full: for registered shoppers only. */
    isPaidInFull: boolean('is_paid_in_full').notNull().default(false),
    benefit: text('benefit', { enum: promotionBenefits }).notNull(),
    firstPaymentCents: cents('first_payment_cents'),
    percentBps: basisPoints('percent_bps'),
    callToActionUrl: text('call_to_action_url'),
    iconKey: text('icon_key'),
    sequence: integer('sequence').notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
    startsOn: calendarDate('starts_on').notNull(),
    endsOn: calendarDate('ends_on').notNull(),
    createdAt: createdAt(),
  },
  (promotion) => [
    uniqueIndex('promotions_code_key').on(promotion.siteId, promotion.code),
    check('promotions_code_check', sql`${promotion.code} = upper(${promotion.code})`),
    oneOf('promotions_benefit_check', promotion.benefit, promotionBenefits),
    check(
      'promotions_benefit_value_check',
      sql`case ${promotion.benefit} when 'first-payment-amount' then ${promotion.firstPaymentCents} >= 0 and ${promotion.percentBps} is null else ${promotion.percentBps} between 1 and 10000 and ${promotion.firstPaymentCents} is null end`,
    ),
    check('promotions_dates_check', sql`${promotion.startsOn} <= ${promotion.endsOn}`),
    index('promotions_dates_idx').on(promotion.siteId, promotion.endsOn),
  ],
);

/** Stores where a promotion is not offered. */
export const promotionRestrictedStores = pgTable(
  'promotion_restricted_stores',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (link) => [
    primaryKey({ columns: [link.promotionId, link.storeId] }),
    indexOn('promotion_restricted_stores_store_idx', link.storeId),
  ],
);

/** Categories that a promotion is limited to; none means all. */
export const promotionCategories = pgTable(
  'promotion_categories',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (link) => [
    primaryKey({ columns: [link.promotionId, link.categoryId] }),
    indexOn('promotion_categories_category_idx', link.categoryId),
  ],
);

export type Promotion = typeof promotions.$inferSelect;
export type PromotionRestrictedStore = typeof promotionRestrictedStores.$inferSelect;
export type PromotionCategory = typeof promotionCategories.$inferSelect;
