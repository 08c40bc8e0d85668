import { LOCALES } from '@ownpath/domain/site';
import { boolean, check, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { createdAt, indexOn, instant, oneOf } from './columns.ts';
import { sites, stores } from './stores.ts';

/** A sign-up for deals: the record of consent is the row itself, so a trigger refuses UPDATE. */
export const dealsSignUps = pgTable(
  'deals_sign_ups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    email: text('email'),
    /** Ten digits. */
    phone: text('phone'),
    hasOptedIn: boolean('has_opted_in').notNull(),
    /** Which wording was shown beside the unticked box. */
    consentTextVersion: text('consent_text_version').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    clientIp: text('client_ip'),
    source: text('source').notNull(),
    createdAt: createdAt(),
  },
  (signUp) => [
    check('deals_sign_ups_contact_check', sql`${signUp.email} is not null or ${signUp.phone} is not null`),
    check('deals_sign_ups_opt_in_check', sql`${signUp.phone} is null or ${signUp.hasOptedIn}`),
    oneOf('deals_sign_ups_locale_check', signUp.locale, LOCALES),
    indexOn('deals_sign_ups_email_idx', signUp.email),
    indexOn('deals_sign_ups_phone_idx', signUp.phone),
    indexOn('deals_sign_ups_site_idx', signUp.siteId),
    indexOn('deals_sign_ups_store_idx', signUp.storeId),
  ],
);

export const contactChannels = ['email', 'sms'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Addresses that must not receive messages any more; checked before each message. */
export const contactSuppressions = pgTable(
  'contact_suppressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: contactChannels }).notNull(),
    address: text('address').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (suppression) => [
    oneOf('contact_suppressions_channel_check', suppression.channel, contactChannels),
    uniqueIndex('contact_suppressions_address_key').on(suppression.channel, suppression.address),
  ],
);

export type LeadProduct = { readonly id: string; readonly name?: string; readonly type?: string };

/** A web-order lead, once per lead id. Its `optIn` defaults to yes on the wire and is therefore no consent. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    /** The client's form id. */
    leadId: text('lead_id').notNull(),
    formType: text('form_type').notNull(),
    /** As sent; `00000` when no store is chosen. */
    storeNumber: text('store_number').notNull(),
    phone: text('phone'),
    email: text('email'),
    description: text('description'),
    languagePreference: text('language_preference'),
    isCustomerLoggedIn: boolean('is_customer_logged_in').notNull().default(false),
    isAuthorized: boolean('is_authorized').notNull().default(false),
    sentOptIn: boolean('sent_opt_in').notNull(),
    messageId: text('message_id'),
    product: jsonb('product').$type<LeadProduct>(),
    activityDate: instant('activity_date').notNull(),
    createdAt: createdAt(),
  },
  (lead) => [uniqueIndex('leads_lead_id_key').on(lead.siteId, lead.leadId)],
);

export type DealsSignUp = typeof dealsSignUps.$inferSelect;
export type ContactSuppression = typeof contactSuppressions.$inferSelect;
export type Lead = typeof leads.$inferSelect;
