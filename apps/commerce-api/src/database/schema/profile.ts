import { LOCALES } from '@ownpath/domain/site';
import { boolean, check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { agreements } from './agreements.ts';
import { createdAt, indexOn, instant, oneOf, publicId } from './columns.ts';
import { customers } from './customers.ts';
import { contactChannels } from './deals.ts';
import { sensitiveValues } from './sensitive.ts';

/** A new address or phone that waits for its proof: a link for an e-mail, a code for a phone. One of each at a time. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: contactChannels }).notNull(),
    /** An e-mail address in lower case, or ten digits. */
    value: text('value').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Wrong codes typed. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (change) => [
    oneOf('contact_changes_channel_check', change.channel, contactChannels),
    check('contact_changes_attempts_check', sql`${change.attempts} >= 0`),
    uniqueIndex('contact_changes_customer_key').on(change.customerId, change.channel),
    uniqueIndex('contact_changes_secret_key').on(change.secretHash),
    index('contact_changes_expires_idx').on(change.expiresAt),
  ],
);

/**
 * A customer without a record asks for an agreement: a code goes to the phone on record. One at a time. Without an agreement
 * what was typed matches none, which nobody is told.
 */
export const agreementLinks = pgTable(
  'agreement_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    /** Codes typed. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (link) => [
    check('agreement_links_attempts_check', sql`${link.attempts} >= 0`),
    uniqueIndex('agreement_links_customer_key').on(link.customerId),
    indexOn('agreement_links_agreement_idx', link.agreementId),
    index('agreement_links_expires_idx').on(link.expiresAt),
  ],
);

/** Each time a customer agrees to offers, or no longer does: the proof of it, so rows are only added. */
export const customerConsents = pgTable(
  'customer_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: contactChannels }).notNull(),
    isGranted: boolean('is_granted').notNull(),
    /** The number or e-mail address that it is about. */
    address: text('address').notNull(),
    /** Which wording was shown beside the unticked box. */
    wordingVersion: text('wording_version').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    clientIp: text('client_ip'),
    createdAt: createdAt(),
  },
  (consent) => [
    oneOf('customer_consents_channel_check', consent.channel, contactChannels),
    oneOf('customer_consents_locale_check', consent.locale, LOCALES),
    index('customer_consents_customer_idx').on(consent.customerId, consent.createdAt.desc()),
  ],
);

/** A customer's request for a copy of their data; the file is encrypted and purged. */
export const customerExports = pgTable(
  'customer_exports',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** Null until it is made, and after it was purged. */
    fileSensitiveId: uuid('file_sensitive_id').references(() => sensitiveValues.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash'),
    createdAt: createdAt(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    oneOf('customer_exports_locale_check', row.locale, LOCALES),
    check('customer_exports_ready_check', sql`(${row.readyAt} is null) = (${row.tokenHash} is null)`),
    uniqueIndex('customer_exports_token_key').on(row.tokenHash),
    indexOn('customer_exports_customer_idx', row.customerId),
    indexOn('customer_exports_file_idx', row.fileSensitiveId),
    index('customer_exports_expires_idx').on(row.expiresAt),
  ],
);

export type ContactChange = typeof contactChanges.$inferSelect;
export type CustomerConsent = typeof customerConsents.$inferSelect;
export type CustomerExport = typeof customerExports.$inferSelect;
