import type { Approval } from '@ownpath/contracts/approval';
import { conversionsOf, isApprovalExpired, REAPPLY_AFTER_DAYS } from '@ownpath/domain/approval';
import type { CurrentApproval } from './active-approval-queries.ts';

const DAY_MS = 86_400_000;

/** What the shopper may know of a decision; amounts of other frequencies follow by rule. */
export function toApproval(current: CurrentApproval, now: Date): Approval {
  const { row } = current;
  const response = row.response;
  const limits = conversionsOf(row.weeklyAmountCents / 100);
  const leftOf = (cents: number) => Math.max(0, cents - current.weeklyUsedSinceCents);
  return {
    approvalId: row.id,
    globalCustomerId: row.globalCustomerId ?? current.globalCustomerId,
    response,
    firstName: current.firstName,
    decidedAt: row.approvedAt.toISOString(),
    expiresAt: `${row.expiresOn}T23:59:59.999Z`,
    isExpired: isApprovalExpired({ approvedOn: row.approvedAt.toISOString(), expiresOn: row.expiresOn }, now),
    weeklyLimitCents: row.weeklyAmountCents,
    biweeklyLimitCents: limits.biweekly * 100,
    semimonthlyLimitCents: limits.semimonthly * 100,
    monthlyLimitCents: limits.monthly * 100,
    originalAmountCents: row.originalApprovalAmountCents,
    outstandingBalanceCents: leftOf(row.outstandingBalanceCents),
    weeklyOriginalAmountCents: row.weeklyOriginalAmountCents,
    weeklyLeftCents: leftOf(row.weeklyOutstandingBalanceCents),
    storeId: row.storeId ?? '',
    conditionalReason: row.conditionalReason,
    verifyCode: row.verifyCode,
    verifyLevel: row.verifyLevel,
    verificationDocuments: current.documents.map(({ kind, isRequired }) => ({ type: kind, isRequired })),
    reasons: [...row.reasons],
    reportAgency: row.reportingAgency ? { ...row.reportingAgency } : null,
    mayReapplyAt:
      response === 2 ? new Date(row.approvedAt.getTime() + REAPPLY_AFTER_DAYS * DAY_MS).toISOString() : null,
  };
}
