import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  time,
  uniqueIndex,
  uuid,
} from '../orm.ts';
import { appointmentKinds } from './appointments.ts';
import { calendarDate, cents, createdAt, indexOn, instant, oneOf, updatedAt } from './columns.ts';

/**
 * State of the sandboxes. They stand for outside providers, so these tables and those of the engine do not refer to
 * each other. The state is in the database so that it survives a restart.
 */
export const sandboxPaymentTokens = pgTable(
  'sandbox_payment_tokens',
  {
    token: text('token').primaryKey(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull().default('CREDIT_CARD'),
    brand: text('brand'),
    /** Null for a wallet. */
    last4: text('last4'),
    /** Of a bank account: the same for the same numbers. */
    fingerprint: text('fingerprint'),
    /** Only cards expire. */
    expirationMonth: smallint('expiration_month'),
    expirationYear: smallint('expiration_year'),
    /** Result of charges, by the documented test numbers. */
    behavior: text('behavior').notNull(),
    /** Null for a token that is valid for many charges. */
    expiresAt: instant('expires_at'),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (token) => [
    oneOf('sandbox_payment_tokens_method_check', token.method, PAYMENT_METHODS),
    check('sandbox_payment_tokens_last4_check', sql`${token.last4} ~ '^[0-9]{4}$'`),
  ],
);

export const sandboxPaymentStatuses = ['authorized', 'declined', 'captured', 'voided', 'refunded'] as const;
export type SandboxPaymentStatus = (typeof sandboxPaymentStatuses)[number];

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token')
      .notNull()
      .references(() => sandboxPaymentTokens.token, { onDelete: 'restrict' }),
    status: text('status', { enum: sandboxPaymentStatuses }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    capturedCents: cents('captured_cents').notNull().default(0),
    refundedCents: cents('refunded_cents').notNull().default(0),
    reference: text('reference').notNull(),
    declineReason: text('decline_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (payment) => [
    oneOf('sandbox_payments_status_check', payment.status, sandboxPaymentStatuses),
    check(
      'sandbox_payments_captured_check',
      sql`${payment.capturedCents} between 0 and ${payment.amountCents}`,
    ),
    check(
      'sandbox_payments_refunded_check',
      sql`${payment.refundedCents} between 0 and ${payment.capturedCents}`,
    ),
    indexOn('sandbox_payments_token_idx', payment.token),
  ],
);

/** Calls by idempotency key: a repeated call gets the same response. */
export const sandboxPaymentCalls = pgTable(
  'sandbox_payment_calls',
  {
    idempotencyKey: text('idempotency_key').primaryKey(),
    operation: text('operation').notNull(),
    paymentId: uuid('payment_id').references(() => sandboxPayments.id, { onDelete: 'restrict' }),
    answer: jsonb('answer').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: createdAt(),
  },
  (call) => [indexOn('sandbox_payment_calls_payment_idx', call.paymentId)],
);

export const sandboxEnvelopeStatuses = ['created', 'signed', 'declined', 'voided'] as const;
export type SandboxEnvelopeStatus = (typeof sandboxEnvelopeStatuses)[number];

export const sandboxEnvelopes = pgTable(
  'sandbox_envelopes',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status', { enum: sandboxEnvelopeStatuses }).notNull().default('created'),
    title: text('title').notNull(),
    documentHtml: text('document_html').notNull(),
    documentSha256: text('document_sha256').notNull(),
    signerName: text('signer_name').notNull(),
    signerEmail: text('signer_email').notNull(),
    /** What the signer recognises the document by; empty in those of before. */
    signerPhoneEnding: text('signer_phone_ending').notNull().default(''),
    sender: text('sender').notNull().default(''),
    reference: text('reference').notNull().default(''),
    locale: text('locale').notNull(),
    returnUrl: text('return_url'),
    signerIp: text('signer_ip'),
    createdAt: createdAt(),
    signedAt: instant('signed_at'),
  },
  (envelope) => [
    oneOf('sandbox_envelopes_status_check', envelope.status, sandboxEnvelopeStatuses),
    uniqueIndex('sandbox_envelopes_idempotency_key').on(envelope.idempotencyKey),
  ],
);

export const sandboxChannels = ['email', 'sms', 'letter'] as const;
export type SandboxChannel = (typeof sandboxChannels)[number];

/** E-mails and text messages that the sandbox senders accepted; the demo's mailbox shows them. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: sandboxChannels }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /** Further header fields of a mail, by name. */
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (message) => [
    oneOf('sandbox_messages_channel_check', message.channel, sandboxChannels),
    index('sandbox_messages_recipient_idx').on(message.recipient, message.createdAt.desc()),
  ],
);

export type SandboxPaymentToken = typeof sandboxPaymentTokens.$inferSelect;
export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxPaymentCall = typeof sandboxPaymentCalls.$inferSelect;
export type SandboxEnvelope = typeof sandboxEnvelopes.$inferSelect;
export type SandboxMessage = typeof sandboxMessages.$inferSelect;

export const sandboxBankLinkStatuses = [
  'open',
  'linked',
  'locked',
  'invalid-credentials',
  'insufficient-funds',
  'cancelled',
] as const;
export type SandboxBankLinkStatus = (typeof sandboxBankLinkStatuses)[number];

/** Windows of the bank-linking provider. User names and passwords are not stored. */
export const sandboxBankLinks = pgTable(
  'sandbox_bank_links',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique('sandbox_bank_links_reference_key'),
    institutionId: text('institution_id').notNull(),
    locale: text('locale').notNull(),
    returnUrl: text('return_url').notNull(),
    status: text('status', { enum: sandboxBankLinkStatuses }).notNull().default('open'),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (link) => [oneOf('sandbox_bank_links_status_check', link.status, sandboxBankLinkStatuses)],
);
export type SandboxBankLink = typeof sandboxBankLinks.$inferSelect;

export const sandboxVisitReports = ['on-the-way', 'done', 'refused', 'failed'] as const;
export type SandboxVisitReport = (typeof sandboxVisitReports)[number];

/** Visits that the store's desk was told of, and what the store reported. */
export const sandboxVisits = pgTable(
  'sandbox_visits',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: appointmentKinds }).notNull(),
    storeId: text('store_id').notNull(),
    timeZone: text('time_zone').notNull(),
    agreementNumber: text('agreement_number').notNull(),
    title: text('title').notNull(),
    scheduledOn: calendarDate('scheduled_on').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    notes: text('notes'),
    /** What is taken back on the same visit. */
    takesBack: text('takes_back'),
    /** Keys of photos in the file store. */
    photoKeys: jsonb('photo_keys').$type<readonly string[]>().notNull().default([]),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    report: text('report', { enum: sandboxVisitReports }),
    /** The store's calendar day. */
    reportedOn: calendarDate('reported_on'),
    updatedAt: updatedAt(),
  },
  (visit) => [
    oneOf('sandbox_visits_kind_check', visit.kind, appointmentKinds),
    oneOf('sandbox_visits_report_check', visit.report, sandboxVisitReports),
  ],
);
export type SandboxVisit = typeof sandboxVisits.$inferSelect;

/** The demo's clock, and how far its customers' histories are written. One row. */
export const sandboxState = pgTable(
  'sandbox_state',
  {
    id: smallint('id').primaryKey().default(1),
    /** How far the clock is ahead of the system's. */
    clockOffsetMs: bigint('clock_offset_ms', { mode: 'number' }).notNull().default(0),
    /** The instant that the histories begin to look back from. */
    historiesEndAt: instant('histories_end_at'),
    /** Everything in the histories before it is written. */
    historiesUntil: instant('histories_until'),
    historiesWrittenAt: instant('histories_written_at'),
    updatedAt: updatedAt(),
  },
  (state) => [
    check('sandbox_state_one_row_check', sql`${state.id} = 1`),
    check('sandbox_state_offset_check', sql`${state.clockOffsetMs} >= 0`),
  ],
);
