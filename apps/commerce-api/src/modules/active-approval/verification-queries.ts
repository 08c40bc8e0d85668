import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, gte, inArray, isNull, notExists, sql } from '../../database/orm.ts';
import {
  approvals,
  approvalVerificationDocuments,
  bankVerifications,
  verificationSubmissions,
} from '../../database/schema/index.ts';
import { lockApprovalHolders } from './active-approval-queries.ts';

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
 * Records a document of the customer's current approval as accepted; the last one makes the approval a full one. One at
 * a time: of two that are accepted at the same moment, neither would see that it is the last.
 */
export async function satisfyDocument(
  transaction: Transaction,
  customerId: string,
  kind: 'ID' | 'INCOME' | 'RESIDENCE' | 'REFERENCES' | 'BANK',
  now: Date,
): Promise<void> {
  await lockApprovalHolders(transaction, [customerId]);
  const document = approvalVerificationDocuments;
  const current = transaction
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.customerId, customerId), isNull(approvals.supersededAt)));
  await transaction
    .update(document)
    .set({ satisfiedAt: now })
    .where(and(inArray(document.approvalId, current), eq(document.kind, kind), isNull(document.satisfiedAt)));
  const open = transaction
    .select({ one: sql`1` })
    .from(document)
    .where(
      and(eq(document.approvalId, approvals.id), eq(document.isRequired, true), isNull(document.satisfiedAt)),
    );
  await transaction
    .update(approvals)
    .set({ response: 1 })
    .where(and(inArray(approvals.id, current), eq(approvals.response, 4), notExists(open)));
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
