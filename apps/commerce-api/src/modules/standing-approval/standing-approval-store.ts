import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  type Approval as ApprovalRow,
  agreements,
  approvalApplications,
  approvals,
  approvalVerificationDocuments,
  customers,
  orders,
} from '../../database/schema/index.ts';

export type { ApprovalRow, Queryable };

export type CurrentApproval = {
  readonly row: ApprovalRow;
  /** The customer's own number, for decisions that name none. */
  readonly globalCustomerId: string | null;
  readonly firstName: string;
  readonly documents: readonly {
    readonly kind: 'ID' | 'INCOME' | 'RESIDENCE' | 'REFERENCES' | 'BANK';
    readonly isRequired: boolean;
  }[];
  /** Weekly rent of agreements made since the decision, which its balance does not know of. */
  readonly weeklyUsedSinceCents: number;
};

/** The decision that no later one has replaced. */
export async function findCurrentApproval(
  queryable: Queryable,
  customerId: string,
): Promise<CurrentApproval | null> {
  const [found] = await queryable
    .select({
      row: approvals,
      firstName: approvalApplications.firstName,
      globalCustomerId: customers.globalCustomerId,
    })
    .from(approvals)
    .innerJoin(customers, eq(customers.id, approvals.customerId))
    .leftJoin(approvalApplications, eq(approvalApplications.id, approvals.applicationId))
    .where(and(eq(approvals.customerId, customerId), isNull(approvals.supersededAt)));
  if (!found) return null;
  const documents = await queryable
    .select({
      kind: approvalVerificationDocuments.kind,
      isRequired: approvalVerificationDocuments.isRequired,
    })
    .from(approvalVerificationDocuments)
    .where(eq(approvalVerificationDocuments.approvalId, found.row.id))
    .orderBy(approvalVerificationDocuments.kind);
  const [used] = await queryable
    .select({ total: sql<string>`coalesce(sum(${agreements.weeklyRateCents}), 0)` })
    .from(agreements)
    .leftJoin(orders, eq(orders.orderNo, agreements.orderNo))
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.type, 'rental-purchase'),
        inArray(agreements.status, ['pending', 'preliminary-invoiced', 'preliminary-paid', 'active']),
        gte(agreements.createdAt, found.row.approvedAt),
        // Before its payment stands, an order takes nothing of the approval.
        sql`(${agreements.status} <> 'pending' or ${orders.status} is distinct from 'created')`,
      ),
    );
  return {
    row: found.row,
    globalCustomerId: found.globalCustomerId,
    firstName: found.firstName ?? '',
    documents,
    weeklyUsedSinceCents: Number(used?.total ?? 0),
  };
}
