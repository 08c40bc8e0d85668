import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, isNull } from '../../database/orm.ts';
import {
  type ApprovalApplication,
  approvalApplications,
  approvals,
  approvalVerificationDocuments,
} from '../../database/schema/index.ts';
import type { Decision } from '../../ports/index.ts';

export type { ApprovalApplication, Queryable, Transaction };
export type NewApplication = typeof approvalApplications.$inferInsert;
export type DecidedDecision = Extract<Decision, { kind: 'decided' }>;

/** One application per shopper and key: its id derives from both, so that a repeated submit finds the same row. */
export function applicationIdOf(customerId: string, idempotencyKey: string): string {
  return `app_${createHash('sha256').update(`${customerId}\n${idempotencyKey}`).digest('hex').slice(0, 32)}`;
}

/** Null when the key was used before. */
export async function insertApplication(
  transaction: Transaction,
  application: NewApplication,
): Promise<ApprovalApplication | null> {
  const [row] = await transaction
    .insert(approvalApplications)
    .values(application)
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findApplication(queryable: Queryable, id: string): Promise<ApprovalApplication | null> {
  const [row] = await queryable.select().from(approvalApplications).where(eq(approvalApplications.id, id));
  return row ?? null;
}

export async function lockApplication(transaction: Transaction, id: string): Promise<ApprovalApplication> {
  const [row] = await transaction
    .select()
    .from(approvalApplications)
    .where(eq(approvalApplications.id, id))
    .for('update');
  if (!row) throw new Error('the application is gone');
  return row;
}

/** The customer's newest application, decided or not. */
export async function findLatestApplication(
  queryable: Queryable,
  customerId: string,
): Promise<ApprovalApplication | null> {
  const [row] = await queryable
    .select()
    .from(approvalApplications)
    .where(eq(approvalApplications.customerId, customerId))
    .orderBy(desc(approvalApplications.createdAt))
    .limit(1);
  return row ?? null;
}

export async function changeApplication(
  transaction: Transaction,
  id: string,
  fields: Partial<Pick<ApprovalApplication, 'status' | 'externalId' | 'basketId'>>,
  now: Date,
): Promise<void> {
  await transaction
    .update(approvalApplications)
    .set({ ...fields, updatedAt: now })
    .where(eq(approvalApplications.id, id));
}

/** Stores the campaign with the shopper's application of this basket. */
export async function setCampaign(
  queryable: Queryable,
  { customerId, basketId }: { readonly customerId: string; readonly basketId: string },
  campaign: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  await queryable
    .update(approvalApplications)
    .set({ marketingCampaign: campaign, updatedAt: now })
    .where(and(eq(approvalApplications.customerId, customerId), eq(approvalApplications.basketId, basketId)));
}

/** The decision replaces the customer's earlier one, unless it leaves that one in force. */
export async function insertDecision(
  transaction: Transaction,
  application: ApprovalApplication,
  decision: DecidedDecision,
  keptApprovalId: string | null,
  now: Date,
): Promise<void> {
  const { customerId, storeId } = application;
  if (keptApprovalId === null) {
    await transaction
      .update(approvals)
      .set({ supersededAt: now })
      .where(and(eq(approvals.customerId, customerId), isNull(approvals.supersededAt)));
  }
  const leftCents = Math.max(0, decision.weeklyLimitCents - decision.weeklyUsedCents);
  const [row] = await transaction
    .insert(approvals)
    .values({
      applicationId: application.id,
      customerId,
      storeId,
      ...(keptApprovalId === null ? {} : { keptApprovalId, supersededAt: now }),
      response: decision.response,
      conditionalReason: decision.conditionalReason,
      approvedAt: now,
      expiresOn: decision.expiresOn,
      originalApprovalAmountCents: decision.weeklyLimitCents,
      outstandingBalanceCents: leftCents,
      weeklyOriginalAmountCents: decision.weeklyLimitCents,
      weeklyOutstandingBalanceCents: leftCents,
      weeklyAmountCents: decision.weeklyLimitCents,
      verifyCode: decision.verifyCode,
      verifyLevel: decision.verifyLevel,
      isHighRisk: decision.isHighRisk,
      reasons: decision.reasons,
      reportingAgency: decision.reportAgency,
      externalId: decision.externalId,
    })
    .returning({ id: approvals.id });
  if (!row) throw new Error('the decision was not stored');
  const documents = decision.verificationTypes.map((kind) => ({ approvalId: row.id, kind }));
  if (documents.length > 0) await transaction.insert(approvalVerificationDocuments).values(documents);
}
