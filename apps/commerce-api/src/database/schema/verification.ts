import { DOCUMENT_REFUSALS } from '@ownpath/domain/approval';
import { LOCALES } from '@ownpath/domain/site';
import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { agreements } from './agreements.ts';
import { approvals, verificationDocumentKinds } from './approvals.ts';
import { baskets } from './baskets.ts';
import { createdAt, indexOn, instant, oneOf, publicId, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { sensitiveValues } from './sensitive.ts';

export const phoneMatchStatuses = [
  'challenged',
  'verified',
  'matched',
  'partly-matched',
  'no-match',
  'low-trust',
  'failed',
  'skipped',
] as const;
export type PhoneMatchStatus = (typeof phoneMatchStatuses)[number];

/** Response of the phone-match provider, without sensitive values. */
export type PhoneMatchPrefill = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
};

/** One-time code first, then trust, then prefill. */
export const phoneMatches = pgTable(
  'phone_matches',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'set null' }),
    /** Null when the shopper went on without one. */
    phone: text('phone'),
    challengeId: text('challenge_id'),
    attempts: integer('attempts').notNull().default(0),
    status: text('status', { enum: phoneMatchStatuses }).notNull().default('challenged'),
    prefill: jsonb('prefill').$type<PhoneMatchPrefill>(),
    /** Number of an existing customer, if the provider returned one. */
    rentalCustomerId: text('rental_customer_id'),
    ssnSensitiveId: uuid('ssn_sensitive_id').references(() => sensitiveValues.id, { onDelete: 'set null' }),
    ssnLast4: text('ssn_last4'),
    dateOfBirthSensitiveId: uuid('date_of_birth_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    birthYear: text('birth_year'),
    /** Evidence of the consents to the code and to the lookup. */
    consentTextVersion: text('consent_text_version'),
    consentLocale: text('consent_locale', { enum: LOCALES }),
    consentedAt: instant('consented_at'),
    consentIp: text('consent_ip'),
    /** When the last code was sent. */
    sentAt: instant('sent_at'),
    /** When the shopper confirmed or refused the details. */
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (match) => [
    check('phone_matches_ssn_last4_check', sql`${match.ssnLast4} ~ '^[0-9]{4}$'`),
    check('phone_matches_birth_year_check', sql`${match.birthYear} ~ '^[0-9]{4}$'`),
    oneOf('phone_matches_consent_locale_check', match.consentLocale, LOCALES),
    indexOn('phone_matches_ssn_idx', match.ssnSensitiveId),
    indexOn('phone_matches_date_of_birth_idx', match.dateOfBirthSensitiveId),
    oneOf('phone_matches_status_check', match.status, phoneMatchStatuses),
    check('phone_matches_attempts_check', sql`${match.attempts} >= 0`),
    index('phone_matches_customer_idx').on(match.customerId, match.createdAt.desc()),
    indexOn('phone_matches_basket_idx', match.basketId),
  ],
);

export const bankVerificationStatuses = [
  'started',
  'linked',
  'locked',
  'invalid-credentials',
  'insufficient-funds',
  'cancelled',
  'deposits-sent',
  'deposits-failed',
] as const;
export type BankVerificationStatus = (typeof bankVerificationStatuses)[number];

export const bankVerifications = pgTable(
  'bank_verifications',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'set null' }),
    status: text('status', { enum: bankVerificationStatuses }).notNull().default('started'),
    /** Empty when the shopper entered routing and account number. */
    institutionId: text('institution_id').notNull(),
    /** The provider's key of the link or of the deposits; the account's numbers are not stored. */
    providerReference: text('provider_reference'),
    /** Amounts of deposits that were tried. */
    attempts: integer('attempts').notNull().default(0),
    institutionName: text('institution_name'),
    accountToken: text('account_token'),
    last4: text('last4'),
    accountSensitiveId: uuid('account_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    routingSensitiveId: uuid('routing_sensitive_id').references(() => sensitiveValues.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    linkedAt: instant('linked_at'),
  },
  (verification) => [
    oneOf('bank_verifications_status_check', verification.status, bankVerificationStatuses),
    check('bank_verifications_last4_check', sql`${verification.last4} ~ '^[0-9]{4}$'`),
    indexOn('bank_verifications_customer_idx', verification.customerId),
    indexOn('bank_verifications_basket_idx', verification.basketId),
    indexOn('bank_verifications_account_idx', verification.accountSensitiveId),
    indexOn('bank_verifications_routing_idx', verification.routingSensitiveId),
  ],
);

export const submissionStatuses = ['submitted', 'accepted', 'rejected', 'unreviewed'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** A document that was handed in, of one file or more. After three rejections it is shown in the store. */
export const verificationSubmissions = pgTable(
  'verification_submissions',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    approvalId: text('approval_id').references(() => approvals.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: verificationDocumentKinds }).notNull(),
    attempt: integer('attempt').notNull().default(1),
    status: text('status', { enum: submissionStatuses }).notNull(),
    rejectionCode: text('rejection_code', { enum: DOCUMENT_REFUSALS }),
    /** The language of the mail about the result. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdAt: createdAt(),
    submittedAt: instant('submitted_at'),
    reviewedAt: instant('reviewed_at'),
  },
  (submission) => [
    oneOf('verification_submissions_status_check', submission.status, submissionStatuses),
    oneOf('verification_submissions_kind_check', submission.kind, verificationDocumentKinds),
    oneOf('verification_submissions_rejection_check', submission.rejectionCode, DOCUMENT_REFUSALS),
    oneOf('verification_submissions_locale_check', submission.locale, LOCALES),
    check('verification_submissions_attempt_check', sql`${submission.attempt} > 0`),
    // One review of a document at a time.
    uniqueIndex('verification_submissions_open_key')
      .on(submission.customerId, submission.kind)
      .where(sql`${submission.status} = 'submitted'`),
    indexOn('verification_submissions_customer_idx', submission.customerId),
    indexOn('verification_submissions_approval_idx', submission.approvalId),
    indexOn('verification_submissions_agreement_idx', submission.agreementId),
  ],
);

export const verificationFiles = pgTable(
  'verification_files',
  {
    id: publicId(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => verificationSubmissions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: verificationDocumentKinds }).notNull(),
    /** Key in the private file store; never a path that a client sent. */
    storageKey: text('storage_key').notNull().unique('verification_files_storage_key'),
    mediaType: text('media_type').notNull(),
    byteCount: integer('byte_count').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (file) => [
    oneOf('verification_files_kind_check', file.kind, verificationDocumentKinds),
    check('verification_files_byte_count_check', sql`${file.byteCount} > 0`),
    indexOn('verification_files_submission_idx', file.submissionId),
  ],
);

/** The private file store: a file in parts, each encrypted. They are deleted with their values. */
export const storedFileParts = pgTable(
  'stored_file_parts',
  {
    storageKey: text('storage_key').notNull(),
    /** Part 0 holds the file's name and type. */
    position: integer('position').notNull(),
    sensitiveId: uuid('sensitive_id')
      .notNull()
      .references(() => sensitiveValues.id, { onDelete: 'cascade' }),
  },
  (part) => [
    primaryKey({ name: 'stored_file_parts_key', columns: [part.storageKey, part.position] }),
    check('stored_file_parts_position_check', sql`${part.position} >= 0`),
    indexOn('stored_file_parts_sensitive_idx', part.sensitiveId),
  ],
);

export type PhoneMatch = typeof phoneMatches.$inferSelect;
export type BankVerification = typeof bankVerifications.$inferSelect;
export type VerificationSubmission = typeof verificationSubmissions.$inferSelect;
export type VerificationFile = typeof verificationFiles.$inferSelect;
