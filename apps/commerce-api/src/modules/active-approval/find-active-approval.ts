import type { Approval } from '@ownpath/contracts/approval';
import type { ApprovalFit } from '@ownpath/contracts/basket';
import { conversionsOf, isApprovalExpired, REAPPLY_AFTER_DAYS, weeklyLeftOf } from '@ownpath/domain/approval';
import { addDays, calendarDateIn, endOfDay, startOfDay } from '@ownpath/domain/dates';
import {
  type CurrentApproval,
  type CurrentApprovalJson,
  findCurrentApproval,
  type Queryable,
  toCurrentApproval,
} from './active-approval-queries.ts';

/** The whole day counts: a shopper who is told a day can apply from its beginning. */
function reapplicationOpensAt(decidedAt: Date, timeZone: string): Date {
  return startOfDay(addDays(calendarDateIn(decidedAt, timeZone), REAPPLY_AFTER_DAYS), timeZone);
}

/** A decision as shown to the shopper; amounts of other frequencies are calculated. */
function toApproval(current: CurrentApproval, now: Date): Approval {
  const { row, timeZone } = current;
  const response = row.response;
  const limits = conversionsOf(row.weeklyAmountCents / 100);
  const leftOf = (cents: number) => weeklyLeftOf(row.weeklyAmountCents, cents, current.use);
  return {
    approvalId: row.id,
    globalCustomerId: row.globalCustomerId ?? current.globalCustomerId,
    response,
    firstName: current.firstName,
    decidedAt: row.approvedAt.toISOString(),
    expiresAt: endOfDay(row.expiresOn, timeZone).toISOString(),
    timeZone,
    isExpired: isApprovalExpired(
      { approvedOn: row.approvedAt.toISOString(), expiresOn: row.expiresOn },
      now,
      timeZone,
    ),
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
    shownResponse: row.shownResponse,
    laterDecision: current.laterDecision && {
      ...current.laterDecision,
      decidedAt: new Date(current.laterDecision.decidedAt).toISOString(),
      reasons: [...current.laterDecision.reasons],
    },
    mayReapplyAt: response === 2 ? reapplicationOpensAt(row.approvedAt, timeZone).toISOString() : null,
  };
}

/** A decision that a larger statement has read (`currentApprovalOf`). */
export function readApproval(json: CurrentApprovalJson, now: Date): Approval {
  return toApproval(toCurrentApproval(json), now);
}

/** The customer's latest decision, declines and expired approvals included; null when there is none. */
export async function findActiveApproval(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<Approval | null> {
  const current = await findCurrentApproval(queryable, customerId, now);
  return current ? toApproval(current, now) : null;
}

/** True while a decline is in force: no further application is accepted until it ends. */
export function isActiveDecline(approval: Approval | null, now: Date): approval is Approval {
  return approval?.response === 2 && approval.mayReapplyAt !== null && new Date(approval.mayReapplyAt) > now;
}

/** Approved or conditionally approved, and not expired (specification section 4). */
export function isValidApproval(approval: Approval | null): approval is Approval {
  return approval !== null && approval.response !== 2 && !approval.isExpired;
}

/** Whether a cart fits the approval; null without a valid one. */
export function fitOf(approval: Approval | null, weeklyCartCents: number): ApprovalFit | null {
  if (!isValidApproval(approval)) return null;
  return {
    weeklyLimitCents: approval.weeklyLimitCents,
    weeklyCartCents,
    weeklyLeftCents: approval.weeklyLeftCents,
    fits: weeklyCartCents <= approval.weeklyLeftCents,
    expiresAt: approval.expiresAt,
  };
}
