import { boolean, integer, jsonb, pgTable, primaryKey, text } from '../orm.ts';
import { createdAt, indexOn, updatedAt } from './columns.ts';
import { sessions } from './sessions.ts';
import { sites, stores } from './stores.ts';

/** Qualifiers as clients send and read them. Values that rules read are in separate columns. */
export type Qualifiers = Readonly<Record<string, unknown>>;

export const shopperContexts = pgTable(
  'shopper_contexts',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    usid: text('usid')
      .notNull()
      .references(() => sessions.usid, { onDelete: 'cascade' }),
    customQualifiers: jsonb('custom_qualifiers').$type<Qualifiers>().notNull().default({}),
    assignmentQualifiers: jsonb('assignment_qualifiers').$type<Qualifiers>().notNull().default({}),
    /** Documented qualifiers outside the maps: effective date, source code, customer groups, place, coupons. */
    sessionQualifiers: jsonb('session_qualifiers').$type<Qualifiers>().notNull().default({}),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    postalCode: text('postal_code'),
    stateCode: text('state_code'),
    appliedPromotionCode: text('applied_promotion_code'),
    /** The shopper chose the store; a store guessed from an address never overrides it. */
    isStoreChosen: boolean('is_store_chosen').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (context) => [
    primaryKey({ columns: [context.usid, context.siteId] }),
    indexOn('shopper_contexts_site_idx', context.siteId),
    indexOn('shopper_contexts_store_idx', context.storeId),
  ],
);

export type ShopperContext = typeof shopperContexts.$inferSelect;
