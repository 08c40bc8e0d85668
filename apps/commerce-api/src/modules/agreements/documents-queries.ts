import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '../../database/orm.ts';
import {
  type DocumentFile,
  documentFiles,
  documents,
  type SignatureEnvelope,
  type StoredDocument,
  signatureEnvelopes,
} from '../../database/schema/index.ts';

export type { DocumentFile, StoredDocument };
export type NewDocument = Omit<typeof documents.$inferInsert, 'id' | 'sha256'>;

/** Stores the document with its hash, which the signature refers to. */
export async function insertDocument(
  transaction: Transaction,
  document: NewDocument,
): Promise<StoredDocument> {
  const sha256 = createHash('sha256').update(document.html, 'utf8').digest('hex');
  const [row] = await transaction
    .insert(documents)
    .values({ ...document, sha256 })
    .returning();
  if (!row) throw new Error('the document was not stored');
  return row;
}

export async function findAgreementDocument(
  queryable: Queryable,
  agreementId: string,
): Promise<StoredDocument | null> {
  const [row] = await queryable
    .select()
    .from(documents)
    .where(and(eq(documents.agreementId, agreementId), eq(documents.kind, 'agreement')))
    .orderBy(asc(documents.createdAt))
    .limit(1);
  return row ?? null;
}

export type AgreementDocumentFacts = {
  readonly id: string;
  readonly locale: StoredDocument['locale'];
  /** The version to sign; the others are copies in other languages. */
  readonly isSigned: boolean;
  /** False for documents from before files were made. */
  readonly canBeFile: boolean;
  /** Null before the file is made. */
  readonly pageCount: number | null;
};

/** The agreement's document in each language, the one to sign first. */
export function listAgreementDocuments(
  queryable: Queryable,
  agreementId: string,
): Promise<AgreementDocumentFacts[]> {
  return queryable
    .select({
      id: documents.id,
      locale: documents.locale,
      isSigned: sql<boolean>`${documents.kind} = 'agreement'`,
      canBeFile: sql<boolean>`${documents.content} is not null`,
      pageCount: documentFiles.pageCount,
    })
    .from(documents)
    .leftJoin(documentFiles, eq(documentFiles.documentId, documents.id))
    .where(
      and(eq(documents.agreementId, agreementId), inArray(documents.kind, ['agreement', 'agreement-copy'])),
    )
    .orderBy(asc(documents.kind), asc(documents.createdAt), asc(documents.locale));
}

export async function getDocument(queryable: Queryable, id: string): Promise<StoredDocument> {
  const [row] = await queryable.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error(`document ${id} is gone`);
  return row;
}

export async function findDocumentFile(
  queryable: Queryable,
  documentId: string,
): Promise<DocumentFile | null> {
  const [row] = await queryable.select().from(documentFiles).where(eq(documentFiles.documentId, documentId));
  return row ?? null;
}

/** Stores the file unless another caller was first. */
export async function insertDocumentFile(
  queryable: Queryable,
  file: Omit<DocumentFile, 'createdAt'>,
): Promise<void> {
  await queryable.insert(documentFiles).values(file).onConflictDoNothing();
}

/** The completed signing of an agreement. */
export async function findSignature(
  queryable: Queryable,
  agreementId: string,
): Promise<SignatureEnvelope | null> {
  const [row] = await queryable
    .select()
    .from(signatureEnvelopes)
    .where(and(eq(signatureEnvelopes.agreementId, agreementId), isNotNull(signatureEnvelopes.signedAt)))
    .limit(1);
  return row ?? null;
}
