import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { approvalApplications, approvals, customers } from '../../database/schema/index.ts';

export type { Transaction };

/** Locks the current decisions of both, so that two sign-ins at once carry one over once. */
export function lockCurrentApprovals(transaction: Transaction, customerIds: readonly string[]) {
  return transaction
    .select()
    .from(approvals)
    .where(and(inArray(approvals.customerId, [...customerIds]), isNull(approvals.supersededAt)))
    .for('update');
}

/** Who applied, and whose account it is; null when either is not known. */
export async function findApplicantAndOwner(
  transaction: Transaction,
  applicationId: string,
  ownerId: string,
) {
  const [applicant] = await transaction
    .select()
    .from(approvalApplications)
    .where(eq(approvalApplications.id, applicationId));
  const [owner] = await transaction.select().from(customers).where(eq(customers.id, ownerId));
  return applicant && owner ? { applicant, owner } : null;
}

export async function supersedeApproval(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(approvals).set({ supersededAt: now }).where(eq(approvals.id, id));
}

/** The decision and the application it answers are the customer's from now on. */
export async function giveApproval(
  transaction: Transaction,
  approval: { readonly id: string; readonly applicationId: string },
  customerId: string,
  now: Date,
): Promise<void> {
  await transaction.update(approvals).set({ customerId }).where(eq(approvals.id, approval.id));
  await transaction
    .update(approvalApplications)
    .set({ customerId, updatedAt: now })
    .where(eq(approvalApplications.id, approval.applicationId));
}
