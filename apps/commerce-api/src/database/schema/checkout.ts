import type { SemimonthlyCode } from '@ownpath/domain/agreements';
import { LOCALES } from '@ownpath/domain/site';
import { boolean, check, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex } from '../orm.ts';
import { agreements } from './agreements.ts';
import { approvals } from './approvals.ts';
import { baskets } from './baskets.ts';
import {
  calendarDate,
  cents,
  createdAt,
  indexOn,
  instant,
  oneOf,
  paymentFrequencies,
  publicId,
  updatedAt,
} from './columns.ts';
import { signatureEnvelopes } from './documents.ts';
import { orders } from './orders.ts';
import { paymentAuthorizations } from './payments.ts';
import { bankVerifications, phoneMatches } from './verification.ts';

/** Steps of specification section 2. */
export const checkoutSteps = [
  'wof',
  'identity-verification-form',
  'reservation',
  'payment-schedule',
  'renewal-terms-page',
  'payment',
  'docu-sign',
  'claim-offer',
  'bank-verification',
] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
export const checkoutStatuses = ['open', 'completed'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** Paydays of the frequencies that a weekday does not describe, and the chosen delivery day. */
export type StoredPaydays = {
  readonly nextPayday: string;
  readonly semimonthlyDays: SemimonthlyCode;
  readonly dayOfMonth: number;
  /** Left out while none is chosen. */
  readonly deliveryDate?: string;
};

/** One checkout of one basket: choices and consents of each step, with their times. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: publicId(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'restrict' }),
    status: text('status', { enum: checkoutStatuses }).notNull().default('open'),
    step: text('step', { enum: checkoutSteps }).notNull(),
    version: integer('version').notNull().default(1),
    phoneMatchId: text('phone_match_id').references(() => phoneMatches.id, { onDelete: 'restrict' }),
    approvalId: text('approval_id').references(() => approvals.id, { onDelete: 'restrict' }),

    scheduleFrequency: text('schedule_frequency', { enum: paymentFrequencies }),
    /** A date on the weekday of weekly and bi-weekly payments. */
    scheduleFirstDueOn: calendarDate('schedule_first_due_on'),
    /** Null for a choice that has only a weekday. */
    schedulePaydays: jsonb('schedule_paydays').$type<StoredPaydays>(),
    /** The shopper chose autopay. It counts only with the authorisation's evidence, in the columns that follow. */
    scheduleIsAutopay: boolean('schedule_is_autopay').notNull().default(false),
    autopayTextVersion: text('autopay_text_version'),
    autopayLocale: text('autopay_locale', { enum: LOCALES }),
    autopayAuthorizedAt: instant('autopay_authorized_at'),
    autopayAuthorizedIp: text('autopay_authorized_ip'),
    /** Optional coverage that the shopper chose; it counts while store and state offer it. */
    scheduleHasWaiver: boolean('schedule_has_waiver').notNull().default(false),
    scheduleHasBenefitPlus: boolean('schedule_has_benefit_plus').notNull().default(false),
    scheduleChosenAt: instant('schedule_chosen_at'),
    /** Store and delivery address that the schedule was chosen for, hashed. */
    schedulePlaceHash: text('schedule_place_hash'),

    renewalTermsVersion: text('renewal_terms_version'),
    renewalTermsLocale: text('renewal_terms_locale'),
    renewalTermsAcceptedAt: instant('renewal_terms_accepted_at'),
    renewalTermsAcceptedIp: text('renewal_terms_accepted_ip'),

    isOfferAccepted: boolean('is_offer_accepted'),
    offerAnsweredAt: instant('offer_answered_at'),

    reservationDepositCents: cents('reservation_deposit_cents'),
    reservedAt: instant('reserved_at'),
    bankVerificationId: text('bank_verification_id').references(() => bankVerifications.id, {
      onDelete: 'restrict',
    }),
    firstPaymentCents: cents('first_payment_cents'),
    paymentAuthorizationId: text('payment_authorization_id').references(() => paymentAuthorizations.id, {
      onDelete: 'restrict',
    }),
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    signatureEnvelopeId: text('signature_envelope_id').references(() => signatureEnvelopes.id, {
      onDelete: 'restrict',
    }),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (session) => [
    oneOf('checkout_sessions_status_check', session.status, checkoutStatuses),
    oneOf('checkout_sessions_step_check', session.step, checkoutSteps),
    oneOf('checkout_sessions_frequency_check', session.scheduleFrequency, paymentFrequencies),
    oneOf('checkout_sessions_autopay_locale_check', session.autopayLocale, LOCALES),
    check('checkout_sessions_version_check', sql`${session.version} > 0`),
    check(
      'checkout_sessions_terms_check',
      sql`(${session.renewalTermsAcceptedAt} is null) = (${session.renewalTermsVersion} is null)`,
    ),
    check(
      'checkout_sessions_completed_check',
      sql`${session.status} <> 'completed' or (${session.orderNo} is not null and ${session.completedAt} is not null)`,
    ),
    check(
      'checkout_sessions_offer_check',
      sql`(${session.offerAnsweredAt} is null) = (${session.isOfferAccepted} is null)`,
    ),
    uniqueIndex('checkout_sessions_one_live_key')
      .on(session.basketId)
      .where(sql`${session.status} in ('open', 'completed')`),
    indexOn('checkout_sessions_basket_idx', session.basketId),
    indexOn('checkout_sessions_phone_match_idx', session.phoneMatchId),
    indexOn('checkout_sessions_approval_idx', session.approvalId),
    indexOn('checkout_sessions_bank_verification_idx', session.bankVerificationId),
    indexOn('checkout_sessions_authorization_idx', session.paymentAuthorizationId),
    indexOn('checkout_sessions_agreement_idx', session.agreementId),
    indexOn('checkout_sessions_envelope_idx', session.signatureEnvelopeId),
    indexOn('checkout_sessions_order_idx', session.orderNo),
  ],
);

/** Completed steps, once each; the transition table reads them. */
export const checkoutStepCompletions = pgTable(
  'checkout_step_completions',
  {
    checkoutSessionId: text('checkout_session_id')
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    step: text('step', { enum: checkoutSteps }).notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (completion) => [
    primaryKey({ columns: [completion.checkoutSessionId, completion.step] }),
    oneOf('checkout_step_completions_step_check', completion.step, checkoutSteps),
  ],
);

export type CheckoutSession = typeof checkoutSessions.$inferSelect;
export type CheckoutStepCompletion = typeof checkoutStepCompletions.$inferSelect;
