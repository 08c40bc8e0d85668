import { DEBIT_RETURN_REASONS, DEBIT_STATES } from '@ownpath/domain/servicing';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { boolean, check, index, jsonb, pgSequence, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { baskets } from './baskets.ts';
import { calendarDate, cents, createdAt, indexOn, instant, oneOf, publicId, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { savedPaymentMethods } from './payment-methods.ts';
import { stores } from './stores.ts';

export const authorizationStates = [
  'requested',
  'authorized',
  'declined',
  'voided',
  'captured',
  'failed',
  'unknown',
] as const;
export type AuthorizationState = (typeof authorizationStates)[number];

/** Evidence of what the shopper authorised before a bank account was debited. */
export type DebitEvidence = {
  readonly textVersion: string;
  readonly locale: Locale;
  readonly authorizedAt: string;
  readonly authorizedFromIp: string;
  readonly paragraphs: readonly string[];
};

/**
 * A hold requested from the gateway. The row is written before the call; `unknown` means that the call was sent and
 * not answered. It is reconciled by the idempotency key before another attempt.
 */
export const paymentAuthorizations = pgTable(
  'payment_authorizations',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'restrict' }),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'restrict' }),
    savedPaymentMethodId: text('saved_payment_method_id').references(() => savedPaymentMethods.id, {
      onDelete: 'restrict',
    }),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    gateway: text('gateway').notNull(),
    gatewayToken: text('gateway_token').notNull(),
    gatewayReference: text('gateway_reference'),
    /** Sent to the gateway, the same for every attempt. */
    idempotencyKey: text('idempotency_key').notNull(),
    state: text('state', { enum: authorizationStates }).notNull().default('requested'),
    declineCode: text('decline_code'),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull().default('CREDIT_CARD'),
    /** Null for cards and wallets. */
    debitEvidence: jsonb('debit_evidence').$type<DebitEvidence>(),
    cardBrand: text('card_brand'),
    last4: text('last4'),
    /** The gateway's name for a bank account, whatever token it was typed for. */
    accountFingerprint: text('account_fingerprint'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at'),
  },
  (authorization) => [
    oneOf('payment_authorizations_method_check', authorization.paymentMethod, PAYMENT_METHODS),
    oneOf('payment_authorizations_state_check', authorization.state, authorizationStates),
    check('payment_authorizations_amount_check', sql`${authorization.amountCents} > 0`),
    uniqueIndex('payment_authorizations_idempotency_key').on(authorization.idempotencyKey),
    uniqueIndex('payment_authorizations_reference_key').on(
      authorization.gateway,
      authorization.gatewayReference,
    ),
    uniqueIndex('payment_authorizations_one_live_per_basket_key')
      .on(authorization.basketId)
      .where(sql`${authorization.state} in ('requested', 'authorized', 'captured', 'unknown')`),
    indexOn('payment_authorizations_customer_idx', authorization.customerId),
    indexOn('payment_authorizations_token_idx', authorization.gatewayToken),
    indexOn('payment_authorizations_basket_idx', authorization.basketId),
    indexOn('payment_authorizations_order_idx', authorization.orderNo),
    indexOn('payment_authorizations_method_idx', authorization.savedPaymentMethodId),
    index('payment_authorizations_unresolved_idx')
      .on(authorization.updatedAt)
      .where(sql`${authorization.state} in ('requested', 'unknown')`),
  ],
);

export const captureStates = ['requested', 'captured', 'failed', 'unknown'] as const;
export type CaptureState = (typeof captureStates)[number];

export const paymentCaptures = pgTable(
  'payment_captures',
  {
    id: publicId(),
    authorizationId: text('authorization_id')
      .notNull()
      .references(() => paymentAuthorizations.id, { onDelete: 'restrict' }),
    amountCents: cents('amount_cents').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    gatewayReference: text('gateway_reference'),
    state: text('state', { enum: captureStates }).notNull().default('requested'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (capture) => [
    oneOf('payment_captures_state_check', capture.state, captureStates),
    check('payment_captures_amount_check', sql`${capture.amountCents} > 0`),
    uniqueIndex('payment_captures_idempotency_key').on(capture.idempotencyKey),
    uniqueIndex('payment_captures_one_per_authorization_key')
      .on(capture.authorizationId)
      .where(sql`${capture.state} <> 'failed'`),
    indexOn('payment_captures_authorization_idx', capture.authorizationId),
    index('payment_captures_unresolved_idx')
      .on(capture.updatedAt)
      .where(sql`${capture.state} in ('requested', 'unknown')`),
  ],
);

export const refundStates = ['requested', 'refunded', 'failed', 'unknown'] as const;
export type RefundState = (typeof refundStates)[number];

export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: publicId(),
    captureId: text('capture_id')
      .notNull()
      .references(() => paymentCaptures.id, { onDelete: 'restrict' }),
    amountCents: cents('amount_cents').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    gatewayReference: text('gateway_reference'),
    state: text('state', { enum: refundStates }).notNull().default('requested'),
    /** The cancelled order that it is given back for; null for money that no agreement could take. */
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'restrict' }),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (refund) => [
    oneOf('payment_refunds_state_check', refund.state, refundStates),
    check('payment_refunds_amount_check', sql`${refund.amountCents} > 0`),
    uniqueIndex('payment_refunds_idempotency_key').on(refund.idempotencyKey),
    indexOn('payment_refunds_capture_idx', refund.captureId),
    indexOn('payment_refunds_order_idx', refund.orderNo),
  ],
);

export const receiptNumbers = pgSequence('receipt_numbers', { startWith: 500001 });

export const paymentSources = ['checkout', 'online', 'autopay', 'store', 'refund'] as const;
export type PaymentSource = (typeof paymentSources)[number];
export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Money received from a customer; the ledger holds its allocation. */
export const payments = pgTable(
  'payments',
  {
    id: publicId(),
    receiptNumber: text('receipt_number').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    authorizationId: text('authorization_id').references(() => paymentAuthorizations.id, {
      onDelete: 'restrict',
    }),
    source: text('source', { enum: paymentSources }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    /** Of the customer's request: sent again, it finds its payment. */
    requestKey: text('request_key'),
    /** Of the page that it was made on, for the receipt. */
    locale: text('locale', { enum: LOCALES }).notNull().default('en-US'),
    /** 0 when money in suspense covers it. */
    amountCents: cents('amount_cents').notNull(),
    declineCode: text('decline_code'),
    /** The card is kept for the customer once it is paid. */
    isCardToBeSaved: boolean('is_card_to_be_saved').notNull().default(false),
    holderName: text('holder_name'),
    paidAt: instant('paid_at'),
    /** Of a bank debit that was made; null for other ways to pay. */
    debitState: text('debit_state', { enum: DEBIT_STATES }),
    /** The store's calendar day on which it counts as settled. */
    debitSettlesOn: calendarDate('debit_settles_on'),
    returnedAt: instant('returned_at'),
    returnReason: text('return_reason', { enum: DEBIT_RETURN_REASONS }),
    createdAt: createdAt(),
  },
  (payment) => [
    oneOf('payments_source_check', payment.source, paymentSources),
    oneOf('payments_locale_check', payment.locale, LOCALES),
    oneOf('payments_status_check', payment.status, paymentStatuses),
    oneOf('payments_debit_state_check', payment.debitState, DEBIT_STATES),
    oneOf('payments_return_reason_check', payment.returnReason, DEBIT_RETURN_REASONS),
    check(
      'payments_returned_check',
      sql`(${payment.debitState} = 'returned') = (${payment.returnedAt} is not null)`,
    ),
    check('payments_amount_check', sql`${payment.amountCents} >= 0`),
    uniqueIndex('payments_request_key').on(payment.customerId, payment.requestKey),
    uniqueIndex('payments_receipt_number_key').on(payment.receiptNumber),
    uniqueIndex('payments_authorization_key').on(payment.authorizationId),
    index('payments_returned_idx').on(payment.customerId).where(sql`${payment.debitState} = 'returned'`),
    index('payments_customer_idx').on(payment.customerId, payment.createdAt.desc()),
    indexOn('payments_store_idx', payment.storeId),
  ],
);

export type PaymentAuthorization = typeof paymentAuthorizations.$inferSelect;
export type PaymentCapture = typeof paymentCaptures.$inferSelect;
export type PaymentRefund = typeof paymentRefunds.$inferSelect;
export type Payment = typeof payments.$inferSelect;
