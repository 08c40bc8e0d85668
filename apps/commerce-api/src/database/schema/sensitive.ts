import { index, pgTable, text, uniqueIndex, uuid } from '../orm.ts';
import { createdAt, instant, oneOf } from './columns.ts';

export const sensitiveValueKinds = [
  'ssn',
  'date-of-birth',
  'tax-id',
  'bank-account-number',
  'bank-routing-number',
  'document',
  'customer-export',
] as const;
export type SensitiveValueKind = (typeof sensitiveValueKinds)[number];

/**
 * The only place for SSN, date of birth and bank numbers: AES-256-GCM envelopes, base64.
 * The row's id is the additional authenticated data, so a ciphertext can't be moved to another row.
 */
export const sensitiveValues = pgTable(
  'sensitive_values',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: sensitiveValueKinds }).notNull(),
    ciphertext: text('ciphertext').notNull(),
    iv: text('iv').notNull(),
    authTag: text('auth_tag').notNull(),
    /** Id of the key encryption key, needed for key rotation. */
    keyId: text('key_id').notNull(),
    /** The row's own data key, wrapped by `keyId`; null when `keyId` encrypts directly. */
    wrappedKey: text('wrapped_key'),
    createdAt: createdAt(),
    purgeAfter: instant('purge_after'),
  },
  (value) => [
    oneOf('sensitive_values_kind_check', value.kind, sensitiveValueKinds),
    // GCM is broken if an IV is used twice with the same key.
    uniqueIndex('sensitive_values_key_iv_key').on(value.keyId, value.iv),
    index('sensitive_values_purge_after_idx').on(value.purgeAfter),
  ],
);

export type SensitiveValue = typeof sensitiveValues.$inferSelect;
