import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../orm.ts';
import { createdAt, indexOn, localized, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { sites } from './stores.ts';

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** Recommenders and the page zones that show them. */
export const recommenders = pgTable(
  'recommenders',
  {
    siteId: siteId(),
    name: text('name').notNull(),
    displayMessage: localized('display_message').notNull(),
    strategy: text('strategy').notNull(),
    zones: text('zones').array().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (recommender) => [primaryKey({ columns: [recommender.siteId, recommender.name] })],
);

/** Kinds of specification section 7. */
export const activityKinds = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const shopperActivities = pgTable(
  'shopper_activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: siteId(),
    kind: text('kind', { enum: activityKinds }).notNull(),
    cookieId: text('cookie_id').notNull(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Without a foreign key: an activity may name a product that no longer exists. */
    productId: text('product_id'),
    categoryId: text('category_id'),
    recommendationId: uuid('recommendation_id'),
    quantity: integer('quantity'),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (activity) => [
    oneOf('shopper_activities_kind_check', activity.kind, activityKinds),
    index('shopper_activities_cookie_idx').on(activity.siteId, activity.cookieId, activity.createdAt.desc()),
    indexOn('shopper_activities_customer_idx', activity.customerId),
    index('shopper_activities_product_idx').on(activity.productId, activity.kind),
    index('shopper_activities_created_idx').on(activity.createdAt),
  ],
);

/** Recommendations that visitors received; a click refers to one by id. */
export const recommendations = pgTable(
  'recommendations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    recommenderName: text('recommender_name').notNull(),
    cookieId: text('cookie_id'),
    productIds: text('product_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (recommendation) => [
    indexOn('recommendations_site_idx', recommendation.siteId),
    index('recommendations_created_idx').on(recommendation.createdAt),
  ],
);

export type Recommender = typeof recommenders.$inferSelect;
export type ShopperActivity = typeof shopperActivities.$inferSelect;
export type Recommendation = typeof recommendations.$inferSelect;
