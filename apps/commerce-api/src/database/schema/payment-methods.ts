import { boolean, check, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { createdAt, indexOn, instant, oneOf, publicId } from './columns.ts';
import { customers } from './customers.ts';
import { sensitiveValues } from './sensitive.ts';

export const paymentMethodKinds = [
  'card',
  'bank-account',
  'paypal',
  'venmo',
  'cash-app',
  'apple-pay',
  'google-pay',
] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** A payment method by the gateway's token; a card number never reaches this database. */
export const savedPaymentMethods = pgTable(
  'saved_payment_methods',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: paymentMethodKinds }).notNull(),
    gatewayToken: text('gateway_token').notNull(),
    /** The gateway's name for a bank account, whatever token it was typed for. */
    accountFingerprint: text('account_fingerprint'),
    brand: text('brand'),
    last4: text('last4').notNull(),
    /** MMYY; null for a bank account. */
    expiration: text('expiration'),
    holderName: text('holder_name'),
    billingPostalCode: text('billing_postal_code'),
    bankAccountSensitiveId: uuid('bank_account_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    bankRoutingSensitiveId: uuid('bank_routing_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    /** Set instead of deleting: receipts still name the card. */
    removedAt: instant('removed_at'),
  },
  (method) => [
    oneOf('saved_payment_methods_kind_check', method.kind, paymentMethodKinds),
    check('saved_payment_methods_last4_check', sql`${method.last4} ~ '^[0-9]{4}$'`),
    check('saved_payment_methods_expiration_check', sql`${method.expiration} ~ '^(0[1-9]|1[0-2])[0-9]{2}$'`),
    indexOn('saved_payment_methods_customer_idx', method.customerId),
    indexOn('saved_payment_methods_gateway_token_idx', method.gatewayToken),
    uniqueIndex('saved_payment_methods_token_key').on(method.customerId, method.gatewayToken),
    uniqueIndex('saved_payment_methods_one_default_key')
      .on(method.customerId)
      .where(sql`${method.isDefault} and ${method.removedAt} is null`),
    indexOn('saved_payment_methods_bank_account_idx', method.bankAccountSensitiveId),
    indexOn('saved_payment_methods_bank_routing_idx', method.bankRoutingSensitiveId),
  ],
);

export type SavedPaymentMethod = typeof savedPaymentMethods.$inferSelect;
