import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, gte, isNull, notExists, sql } from '../../database/orm.ts';
import {
  approvals,
  approvalVerificationDocuments,
  bankVerifications,
  verificationSubmissions,
} from '../../database/schema/index.ts';

export type { Queryable };

export async function isHighRiskApproval(queryable: Queryable, approvalId: string): Promise<boolean> {
  const [row] = await queryable
    .select({ isHighRisk: approvals.isHighRisk })
    .from(approvals)
    .where(eq(approvals.id, approvalId));
  return row?.isHighRisk ?? false;
}

/** A bank account of the customer that was verified since then, or whose statement was accepted. */
export async function hasVerifiedBank(
  queryable: Queryable,
  customerId: string,
  since: Date,
): Promise<boolean> {
  const [row] = await queryable
    .select({ id: bankVerifications.id })
    .from(bankVerifications)
    .where(
      and(
        eq(bankVerifications.customerId, customerId),
        eq(bankVerifications.status, 'linked'),
        gte(bankVerifications.linkedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined || (await hasAcceptedStatement(queryable, customerId, since));
}

async function hasAcceptedStatement(queryable: Queryable, customerId: string, since: Date): Promise<boolean> {
  const [row] = await queryable
    .select({ id: verificationSubmissions.id })
    .from(verificationSubmissions)
    .where(
      and(
        eq(verificationSubmissions.customerId, customerId),
        eq(verificationSubmissions.kind, 'BANK'),
        eq(verificationSubmissions.status, 'accepted'),
        gte(verificationSubmissions.reviewedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Documents of the customer that are in review since then. */
export async function listDocumentsInReview(queryable: Queryable, customerId: string, since: Date) {
  const rows = await queryable
    .select({ kind: verificationSubmissions.kind })
    .from(verificationSubmissions)
    .where(
      and(
        eq(verificationSubmissions.customerId, customerId),
        eq(verificationSubmissions.status, 'submitted'),
        gt(verificationSubmissions.submittedAt, since),
      ),
    );
  return rows.map(({ kind }) => kind);
}

/**
 * Records a document of the customer's current approval as accepted; the last one makes the approval a full one. The
 * approval is locked first: of two documents that are accepted at the same moment, neither would see that it is the last.
 */
export async function satisfyDocument(
  transaction: Transaction,
  customerId: string,
  kind: 'ID' | 'INCOME' | 'RESIDENCE' | 'REFERENCES' | 'BANK',
  now: Date,
): Promise<void> {
  const document = approvalVerificationDocuments;
  const [current] = await transaction
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.customerId, customerId), isNull(approvals.supersededAt)))
    .for('no key update');
  if (!current) return;
  const isOpen = and(eq(document.approvalId, current.id), isNull(document.satisfiedAt));
  await transaction
    .update(document)
    .set({ satisfiedAt: now })
    .where(and(isOpen, eq(document.kind, kind)));
  const open = transaction
    .select({ one: sql`1` })
    .from(document)
    .where(and(isOpen, eq(document.isRequired, true)));
  await transaction
    .update(approvals)
    .set({ response: 1 })
    .where(and(eq(approvals.id, current.id), eq(approvals.response, 4), notExists(open)));
}

export async function listRequestedDocuments(queryable: Queryable, approvalId: string) {
  const rows = await queryable
    .select()
    .from(approvalVerificationDocuments)
    .where(eq(approvalVerificationDocuments.approvalId, approvalId));
  return rows.map(({ kind, isRequired, satisfiedAt }) => ({
    kind,
    isRequired,
    isSatisfied: satisfiedAt !== null,
  }));
}
