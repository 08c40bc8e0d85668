import { LOCALES } from '@ownpath/domain/site';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { agreements } from './agreements.ts';
import { calendarDate, cents, createdAt, indexOn, instant, notNegative, oneOf, publicId } from './columns.ts';
import { savedPaymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';

export const scheduledPaymentStatuses = ['scheduled', 'partially-paid', 'paid', 'cancelled'] as const;
export type ScheduledPaymentStatus = (typeof scheduledPaymentStatuses)[number];

export const scheduledPaymentKinds = ['first', 'short', 'regular', 'last'] as const;

/** The plan as signed: one row per period; an extension moves `due_on`, nothing else. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    /** 1 is the first payment, paid in checkout. */
    sequence: integer('sequence').notNull(),
    dueOn: calendarDate('due_on').notNull(),
    /** Null in rows without it, as `coversTo`: both were derived from due dates. */
    kind: text('kind', { enum: scheduledPaymentKinds }),
    /** The last day that the payment covers, as signed. */
    coversTo: calendarDate('covers_to'),
    rentCents: cents('rent_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    coverageCents: cents('coverage_cents').notNull().default(0),
    clubCents: cents('club_cents').notNull().default(0),
    processingFeeCents: cents('processing_fee_cents').notNull().default(0),
    /** Of coverage and club, and of the fee: a payment may settle a part of them. */
    coveragePaidCents: cents('coverage_paid_cents').notNull().default(0),
    feePaidCents: cents('fee_paid_cents').notNull().default(0),
    /** `partially-paid`: rent and tax are paid, something else is not. */
    status: text('status', { enum: scheduledPaymentStatuses }).notNull().default('scheduled'),
    paidAt: instant('paid_at'),
  },
  (scheduled) => [
    uniqueIndex('scheduled_payments_sequence_key').on(scheduled.agreementId, scheduled.sequence),
    oneOf('scheduled_payments_kind_check', scheduled.kind, scheduledPaymentKinds),
    oneOf('scheduled_payments_status_check', scheduled.status, scheduledPaymentStatuses),
    check('scheduled_payments_sequence_check', sql`${scheduled.sequence} > 0`),
    notNegative(
      'scheduled_payments_amounts_check',
      scheduled.rentCents,
      scheduled.taxCents,
      scheduled.coverageCents,
      scheduled.clubCents,
      scheduled.processingFeeCents,
      scheduled.coveragePaidCents,
      scheduled.feePaidCents,
    ),
    index('scheduled_payments_due_idx')
      .on(scheduled.dueOn)
      .where(sql`${scheduled.status} in ('scheduled', 'partially-paid')`),
  ],
);

export const chargeKinds = [
  'first-payment',
  'renewal',
  'late-fee',
  'processing-fee',
  'club',
  'reinstatement-fee',
  'payoff',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];
export const chargeStatuses = ['due', 'paid', 'waived'] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** Amounts due. The unique constraint prevents that two autopay runs charge the customer twice. */
export const charges = pgTable(
  'charges',
  {
    id: publicId(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    dueOn: calendarDate('due_on').notNull(),
    kind: text('kind', { enum: chargeKinds }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    taxCents: cents('tax_cents').notNull().default(0),
    /** Less than all of it while a late fee is paid in part. */
    settledCents: cents('settled_cents').notNull().default(0),
    status: text('status', { enum: chargeStatuses }).notNull().default('due'),
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptOn: calendarDate('next_attempt_on'),
    createdAt: createdAt(),
  },
  (charge) => [
    uniqueIndex('charges_once_key').on(charge.agreementId, charge.dueOn, charge.kind),
    oneOf('charges_kind_check', charge.kind, chargeKinds),
    oneOf('charges_status_check', charge.status, chargeStatuses),
    notNegative('charges_amounts_check', charge.amountCents, charge.taxCents, charge.settledCents),
    indexOn('charges_payment_idx', charge.paymentId),
    index('charges_open_idx').on(charge.dueOn).where(sql`${charge.status} = 'due'`),
  ],
);

/** An authorisation as it was shown, in the language of `authorizationLocale`. */
export type AuthorizationText = { readonly heading: string; readonly paragraphs: readonly string[] };

/**
 * A dated autopay authorisation. It starts with its agreement and charges the card or account of the first payment. At most one of
 * an agreement is open; earlier ones are history.
 */
export const autopayEnrollments = pgTable(
  'autopay_enrollments',
  {
    id: publicId(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    /** What is charged; null until the gateway has saved the card or account of the first payment. */
    savedPaymentMethodId: text('saved_payment_method_id').references(() => savedPaymentMethods.id, {
      onDelete: 'restrict',
    }),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull().default('CREDIT_CARD'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    authorizationTextVersion: text('authorization_text_version').notNull(),
    authorizationLocale: text('authorization_locale', { enum: LOCALES }),
    authorizedFromIp: text('authorized_from_ip'),
    /** The words that were authorised in the account; null where they are a clause of the agreement. */
    authorizationText: jsonb('authorization_text').$type<AuthorizationText>(),
    authorizedAt: instant('authorized_at').notNull(),
    /** When the agreement started; null before. */
    startedAt: instant('started_at'),
    nextChargeOn: calendarDate('next_charge_on'),
    nextChargeCents: cents('next_charge_cents'),
    cancelledAt: instant('cancelled_at'),
  },
  (enrollment) => [
    oneOf('autopay_enrollments_method_check', enrollment.paymentMethod, PAYMENT_METHODS),
    oneOf('autopay_enrollments_locale_check', enrollment.authorizationLocale, LOCALES),
    uniqueIndex('autopay_enrollments_one_active_key')
      .on(enrollment.agreementId)
      .where(sql`${enrollment.cancelledAt} is null`),
    indexOn('autopay_enrollments_agreement_idx', enrollment.agreementId),
    indexOn('autopay_enrollments_method_idx', enrollment.savedPaymentMethodId),
  ],
);

/**
 * A charge that autopay tried. It is written before the gateway is asked, and names the payment of the schedule: whatever
 * runs twice or at once charges each attempt once.
 */
export const autopayAttempts = pgTable(
  'autopay_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => autopayEnrollments.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    /** Of the payment in the schedule. */
    sequence: integer('sequence').notNull(),
    /** 1, or 2 for the retry. */
    attempt: integer('attempt').notNull(),
    /** Calendar day at the store. */
    day: calendarDate('day').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Null when nothing could be asked of the gateway: the card had expired. */
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    declineCode: text('decline_code'),
    createdAt: createdAt(),
  },
  (attempt) => [
    uniqueIndex('autopay_attempts_once_key').on(attempt.agreementId, attempt.sequence, attempt.attempt),
    check('autopay_attempts_attempt_check', sql`${attempt.attempt} in (1, 2)`),
    indexOn('autopay_attempts_enrollment_idx', attempt.enrollmentId),
    indexOn('autopay_attempts_payment_idx', attempt.paymentId),
  ],
);

export const extensionMovers = ['customer', 'store'] as const;

/** Each move of due dates: every unpaid payment from `firstSequence` on is due so many days later. */
export const agreementExtensions = pgTable(
  'agreement_extensions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    firstSequence: integer('first_sequence').notNull(),
    fromDueOn: calendarDate('from_due_on').notNull(),
    toDueOn: calendarDate('to_due_on').notNull(),
    fromLastDueOn: calendarDate('from_last_due_on').notNull(),
    toLastDueOn: calendarDate('to_last_due_on').notNull(),
    /** The store's calendar day on which it was moved. */
    movedOn: calendarDate('moved_on').notNull(),
    movedBy: text('moved_by', { enum: extensionMovers }).notNull(),
    createdAt: createdAt(),
  },
  (extension) => [
    uniqueIndex('agreement_extensions_once_key').on(extension.agreementId, extension.fromDueOn),
    oneOf('agreement_extensions_moved_by_check', extension.movedBy, extensionMovers),
    check('agreement_extensions_days_check', sql`${extension.toDueOn} > ${extension.fromDueOn}`),
  ],
);

export type ScheduledPayment = typeof scheduledPayments.$inferSelect;
export type Charge = typeof charges.$inferSelect;
export type AutopayAttemptRow = typeof autopayAttempts.$inferSelect;
export type AutopayEnrollment = typeof autopayEnrollments.$inferSelect;
export type AgreementExtension = typeof agreementExtensions.$inferSelect;
