import { LOCALES } from '@ownpath/domain/site';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../orm.ts';
import { baskets } from './baskets.ts';
import {
  addressColumns,
  calendarDate,
  cents,
  createdAt,
  indexOn,
  instant,
  type Localized,
  notNegative,
  oneOf,
  paymentFrequencies,
  pointColumns,
  publicId,
  updatedAt,
} from './columns.ts';
import { customers } from './customers.ts';
import { sensitiveValues } from './sensitive.ts';
import { stores } from './stores.ts';

export const applicationStatuses = [
  'deciding',
  'identity-quiz',
  'manual-review',
  'web-form',
  'decided',
  'service-failure',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export type ApplicationReference = {
  readonly name: string;
  readonly phone: string;
  readonly relation: string;
};

/** Request to the decision engine. SSN and date of birth are references to encrypted values. */
export const approvalApplications = pgTable(
  'approval_applications',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'set null' }),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    leadId: text('lead_id'),
    status: text('status', { enum: applicationStatuses }).notNull(),
    version: integer('version').notNull().default(1),
    email: text('email'),
    ...addressColumns(),
    ...pointColumns(),
    monthsAtResidence: integer('months_at_residence'),
    monthlyIncomeCents: cents('monthly_income_cents'),
    payFrequency: text('pay_frequency', { enum: paymentFrequencies }),
    nextPayday: calendarDate('next_payday'),
    employerName: text('employer_name'),
    references: jsonb('references').$type<readonly ApplicationReference[]>().notNull().default([]),
    cartWeeklyCents: cents('cart_weekly_cents'),
    ssnSensitiveId: uuid('ssn_sensitive_id').references(() => sensitiveValues.id, { onDelete: 'set null' }),
    ssnLast4: text('ssn_last4'),
    dateOfBirthSensitiveId: uuid('date_of_birth_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    isPrefilled: boolean('is_prefilled').notNull().default(false),
    marketingCampaign: jsonb('marketing_campaign').$type<Readonly<Record<string, string>>>(),
    /** The decision engine's key; null until it has responded. */
    externalId: text('external_id'),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (application) => [
    oneOf('approval_applications_status_check', application.status, applicationStatuses),
    oneOf('approval_applications_pay_frequency_check', application.payFrequency, paymentFrequencies),
    check('approval_applications_ssn_last4_check', sql`${application.ssnLast4} ~ '^[0-9]{4}$'`),
    notNegative(
      'approval_applications_amounts_check',
      application.monthsAtResidence,
      application.monthlyIncomeCents,
      application.cartWeeklyCents,
    ),
    index('approval_applications_customer_idx').on(application.customerId, application.createdAt.desc()),
    indexOn('approval_applications_basket_idx', application.basketId),
    indexOn('approval_applications_store_idx', application.storeId),
    indexOn('approval_applications_ssn_idx', application.ssnSensitiveId),
    indexOn('approval_applications_date_of_birth_idx', application.dateOfBirthSensitiveId),
  ],
);

/** What a shopper typed into an application that was not sent yet. Never an SSN or a birth date. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
    siteId: text('site_id').notNull(),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    /** The lead that the store gets when the application is left unsent; null before there is a way to call. */
    leadId: text('lead_id'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (draft) => [
    oneOf('application_drafts_locale_check', draft.locale, LOCALES),
    index('application_drafts_expires_idx').on(draft.expiresAt),
    indexOn('application_drafts_store_idx', draft.storeId),
  ],
);

/** Agency notice, required when a credit report was used. */
export type ReportingAgency = { readonly name: string; readonly phone: string; readonly address: string };

export const approvalResponses = { approved: 1, declined: 2, conditional: 4 } as const;
export type ApprovalResponse = (typeof approvalResponses)[keyof typeof approvalResponses];

/** A decision of the decision engine. Amounts of other frequencies are derived by rule. */
export const approvals = pgTable(
  'approvals',
  {
    id: publicId(),
    applicationId: text('application_id').references(() => approvalApplications.id, { onDelete: 'restrict' }),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    globalCustomerId: text('global_customer_id'),
    response: smallint('response').$type<ApprovalResponse>().notNull(),
    conditionalReason: text('conditional_reason'),
    approvedAt: instant('approved_at').notNull(),
    expiresOn: calendarDate('expires_on').notNull(),
    originalApprovalAmountCents: cents('original_approval_amount_cents').notNull(),
    outstandingBalanceCents: cents('outstanding_balance_cents').notNull(),
    weeklyOriginalAmountCents: cents('weekly_original_amount_cents').notNull(),
    weeklyOutstandingBalanceCents: cents('weekly_outstanding_balance_cents').notNull(),
    weeklyAmountCents: cents('weekly_amount_cents').notNull(),
    verifyCode: text('verify_code'),
    verifyLevel: smallint('verify_level'),
    isHighRisk: boolean('is_high_risk').notNull().default(false),
    /** Reason codes of a decline or a lower limit; each has a text for the customer. */
    reasons: jsonb('reasons').$type<readonly string[]>().notNull().default([]),
    reportingAgency: jsonb('reporting_agency').$type<ReportingAgency>(),
    /** The response that a page or dialog of the shop showed last; null before. */
    shownResponse: smallint('shown_response').$type<ApprovalResponse>(),
    /** The engine's own key of the decision. */
    externalId: text('external_id'),
    /** Set when a later decision replaces it, and from the start when `keptApprovalId` is set. */
    supersededAt: instant('superseded_at'),
    /** The valid approval that stayed in force, because this decision was worse. */
    keptApprovalId: text('kept_approval_id').references((): AnyPgColumn => approvals.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (approval) => [
    check('approvals_response_check', sql`${approval.response} in (1, 2, 4)`),
    check('approvals_shown_response_check', sql`${approval.shownResponse} in (1, 2, 4)`),
    notNegative(
      'approvals_amounts_check',
      approval.originalApprovalAmountCents,
      approval.outstandingBalanceCents,
      approval.weeklyOriginalAmountCents,
      approval.weeklyOutstandingBalanceCents,
      approval.weeklyAmountCents,
    ),
    uniqueIndex('approvals_application_key').on(approval.applicationId),
    uniqueIndex('approvals_one_current_key')
      .on(approval.customerId)
      .where(sql`${approval.supersededAt} is null`),
    indexOn('approvals_customer_idx', approval.customerId),
    indexOn('approvals_store_idx', approval.storeId),
    indexOn('approvals_kept_idx', approval.keptApprovalId),
  ],
);

export const verificationDocumentKinds = ['ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK'] as const;
export type VerificationDocumentKind = (typeof verificationDocumentKinds)[number];

/** Documents that a decision requires. */
export const approvalVerificationDocuments = pgTable(
  'approval_verification_documents',
  {
    approvalId: text('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: verificationDocumentKinds }).notNull(),
    isRequired: boolean('is_required').notNull().default(true),
    satisfiedAt: instant('satisfied_at'),
  },
  (document) => [
    primaryKey({ columns: [document.approvalId, document.kind] }),
    oneOf('approval_verification_documents_kind_check', document.kind, verificationDocumentKinds),
  ],
);

export type QuizAnswer = { readonly id: string; readonly text: Localized };
export type QuizQuestion = {
  readonly id: string;
  readonly text: Localized;
  readonly answers: readonly QuizAnswer[];
};

export const identityQuizzes = pgTable(
  'identity_quizzes',
  {
    id: publicId(),
    applicationId: text('application_id')
      .notNull()
      .references(() => approvalApplications.id, { onDelete: 'cascade' }),
    providerReference: text('provider_reference').notNull(),
    questions: jsonb('questions').$type<readonly QuizQuestion[]>().notNull(),
    isPassed: boolean('is_passed'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (quiz) => [
    check('identity_quizzes_answer_check', sql`(${quiz.isPassed} is null) = (${quiz.answeredAt} is null)`),
    indexOn('identity_quizzes_application_idx', quiz.applicationId),
  ],
);

export type ApprovalApplication = typeof approvalApplications.$inferSelect;
export type Approval = typeof approvals.$inferSelect;
export type ApprovalVerificationDocument = typeof approvalVerificationDocuments.$inferSelect;
export type IdentityQuiz = typeof identityQuizzes.$inferSelect;
