import { boolean, check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { addressColumns, createdAt, indexOn, instant, oneOf, publicId, updatedAt } from './columns.ts';
import { sensitiveValues } from './sensitive.ts';
import { stores } from './stores.ts';

/** Guests and registered customers. Registration creates a new row, so that a guest's token gives no access to it. */
export const customers = pgTable(
  'customers',
  {
    id: publicId(),
    isRegistered: boolean('is_registered').notNull().default(false),
    /** Equals the e-mail, lower case; null for guests. */
    login: text('login'),
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Number in the retailer's group-wide records. */
    globalCustomerId: text('global_customer_id'),
    /** Number in the rental system; account queries need it. */
    rentalCustomerId: text('rental_customer_id'),
    isFoundByIdentityProvider: boolean('is_found_by_identity_provider').notNull().default(false),
    dateOfBirthSensitiveId: uuid('date_of_birth_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    taxSensitiveId: uuid('tax_sensitive_id').references(() => sensitiveValues.id, { onDelete: 'set null' }),
    taxLast4: text('tax_last4'),
    isRemotePaymentAllowed: boolean('is_remote_payment_allowed').notNull().default(true),
    acceptsMarketing: boolean('accepts_marketing').notNull().default(false),
    /** Offers by text message, to the verified mobile number. */
    acceptsTexts: boolean('accepts_texts').notNull().default(false),
    preferredLocale: text('preferred_locale'),
    homeStoreId: text('home_store_id').references(() => stores.id, { onDelete: 'set null' }),
    registeredAt: instant('registered_at'),
    /** The account is closed; what the law asks to keep is still attached to it. */
    closedAt: instant('closed_at'),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (customer) => [
    uniqueIndex('customers_login_key').on(customer.login),
    uniqueIndex('customers_global_customer_id_key').on(customer.globalCustomerId),
    uniqueIndex('customers_rental_customer_id_key').on(customer.rentalCustomerId),
    check('customers_login_check', sql`${customer.isRegistered} = (${customer.login} is not null)`),
    check('customers_login_lower_check', sql`${customer.login} = lower(${customer.login})`),
    check('customers_tax_last4_check', sql`${customer.taxLast4} ~ '^[0-9]{4}$'`),
    index('customers_idle_guests_idx').on(customer.lastSeenAt).where(sql`not ${customer.isRegistered}`),
    indexOn('customers_date_of_birth_idx', customer.dateOfBirthSensitiveId),
    indexOn('customers_tax_idx', customer.taxSensitiveId),
    indexOn('customers_home_store_idx', customer.homeStoreId),
  ],
);

export const passwordAlgorithms = ['scrypt', 'argon2id'] as const;
export type PasswordAlgorithm = (typeof passwordAlgorithms)[number];
/** Cost parameters of one hash, stored with it so that new hashes may use higher ones. */
export type PasswordParameters = { readonly [parameter: string]: number };

export const customerCredentials = pgTable(
  'customer_credentials',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    algorithm: text('algorithm', { enum: passwordAlgorithms }).notNull(),
    parameters: jsonb('parameters').$type<PasswordParameters>().notNull(),
    salt: text('salt').notNull(),
    passwordHash: text('password_hash').notNull(),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (credential) => [oneOf('customer_credentials_algorithm_check', credential.algorithm, passwordAlgorithms)],
);

/** An account at an identity provider that signs this customer in. */
export const customerIdentityLinks = pgTable(
  'customer_identity_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (link) => [
    uniqueIndex('customer_identity_links_subject_key').on(link.issuer, link.subject),
    indexOn('customer_identity_links_customer_idx', link.customerId),
  ],
);

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The customer's own name for it, for example `Home`. */
    label: text('label').notNull(),
    addressType: text('address_type').notNull().default('PRIM'),
    isPrimary: boolean('is_primary').notNull().default(false),
    ...addressColumns(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (address) => [
    uniqueIndex('customer_addresses_label_key').on(address.customerId, address.label),
    uniqueIndex('customer_addresses_one_primary_key').on(address.customerId).where(sql`${address.isPrimary}`),
  ],
);

export const phoneKinds = ['mobile', 'home', 'work'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

export const customerPhones = pgTable(
  'customer_phones',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Ten digits. */
    phone: text('phone').notNull(),
    kind: text('kind', { enum: phoneKinds }).notNull().default('mobile'),
    isPrimary: boolean('is_primary').notNull().default(false),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
  },
  (phone) => [
    check('customer_phones_phone_check', sql`${phone.phone} ~ '^[2-9][0-9]{2}[2-9][0-9]{6}$'`),
    oneOf('customer_phones_kind_check', phone.kind, phoneKinds),
    uniqueIndex('customer_phones_phone_key').on(phone.customerId, phone.phone),
    uniqueIndex('customer_phones_one_primary_key').on(phone.customerId).where(sql`${phone.isPrimary}`),
    index('customer_phones_lookup_idx').on(phone.phone),
  ],
);

export type Customer = typeof customers.$inferSelect;
export type CustomerCredential = typeof customerCredentials.$inferSelect;
export type CustomerIdentityLink = typeof customerIdentityLinks.$inferSelect;
export type CustomerAddress = typeof customerAddresses.$inferSelect;
export type CustomerPhone = typeof customerPhones.$inferSelect;
