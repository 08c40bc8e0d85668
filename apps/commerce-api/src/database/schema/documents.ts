import { LOCALES } from '@ownpath/domain/site';
import { check, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { agreements } from './agreements.ts';
import { baskets } from './baskets.ts';
import { bytes, createdAt, indexOn, instant, oneOf, publicId, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { payments } from './payments.ts';

export const documentKinds = [
  'agreement',
  'agreement-copy',
  'receipt',
  'ownership-letter',
  'autopay-authorization',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document exactly as shown to the customer, with the hash that its signature refers to. */
export const documents = pgTable(
  'documents',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    templateVersion: text('template_version').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    /** What `html` was made from, for other formats; null in documents from before it was kept. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>(),
    /** Of `html` in UTF-8, hexadecimal. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (document) => [
    oneOf('documents_kind_check', document.kind, documentKinds),
    oneOf('documents_locale_check', document.locale, LOCALES),
    check('documents_sha256_check', sql`${document.sha256} ~ '^[0-9a-f]{64}$'`),
    uniqueIndex('documents_agreement_key')
      .on(document.agreementId, document.kind, document.locale, document.sha256)
      .where(sql`${document.paymentId} is null`),
    indexOn('documents_agreement_idx', document.agreementId),
    indexOn('documents_customer_idx', document.customerId),
    indexOn('documents_payment_idx', document.paymentId),
  ],
);

/** A signed document as a file. Made once, so that everybody who downloads it gets the same bytes. */
export const documentFiles = pgTable(
  'document_files',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'restrict' }),
    pageCount: integer('page_count').notNull(),
    pdf: bytes('pdf').notNull(),
    /** Of `pdf`, hexadecimal. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (file) => [check('document_files_sha256_check', sql`${file.sha256} ~ '^[0-9a-f]{64}$'`)],
);

export const envelopeStatuses = ['requested', 'created', 'signed', 'declined', 'voided', 'expired'] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

/** One signing of one document at the e-signature provider. Written before the provider is called. */
export const signatureEnvelopes = pgTable(
  'signature_envelopes',
  {
    id: publicId(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'restrict' }),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'restrict' }),
    /** The provider's key; null until it has responded. */
    externalId: text('external_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status', { enum: envelopeStatuses }).notNull().default('requested'),
    documentSha256: text('document_sha256').notNull(),
    signerName: text('signer_name').notNull(),
    signerEmail: text('signer_email').notNull(),
    signerIp: text('signer_ip'),
    /** ESIGN consent: the wording agreed to and when. */
    consentTextVersion: text('consent_text_version'),
    consentedAt: instant('consented_at'),
    signedAt: instant('signed_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (envelope) => [
    oneOf('signature_envelopes_status_check', envelope.status, envelopeStatuses),
    check(
      'signature_envelopes_signed_check',
      sql`(${envelope.status} = 'signed') = (${envelope.signedAt} is not null)`,
    ),
    uniqueIndex('signature_envelopes_idempotency_key').on(envelope.idempotencyKey),
    uniqueIndex('signature_envelopes_external_key').on(envelope.externalId),
    uniqueIndex('signature_envelopes_one_live_key')
      .on(envelope.agreementId)
      .where(sql`${envelope.status} in ('requested', 'created', 'signed')`),
    indexOn('signature_envelopes_agreement_idx', envelope.agreementId),
    indexOn('signature_envelopes_document_idx', envelope.documentId),
    indexOn('signature_envelopes_basket_idx', envelope.basketId),
  ],
);

export type StoredDocument = typeof documents.$inferSelect;
export type DocumentFile = typeof documentFiles.$inferSelect;
export type SignatureEnvelope = typeof signatureEnvelopes.$inferSelect;
