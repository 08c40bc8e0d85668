import type { Approval } from '@ownpath/contracts/approval';
import type { ApprovalFit } from '@ownpath/contracts/basket';
import { findCurrentApproval, type Queryable } from './active-approval-queries.ts';
import { toApproval } from './to-approval.ts';

/** The customer's last decision, whatever it was; null when there is none. */
export async function findActiveApproval(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<Approval | null> {
  const current = await findCurrentApproval(queryable, customerId);
  return current ? toApproval(current, now) : null;
}

/** Approved or conditionally approved, and not expired (specification section 4). */
function isValidApproval(approval: Approval | null): approval is Approval {
  return approval !== null && approval.response !== 2 && !approval.isExpired;
}

/** How a cart stands against the approval; null without a valid one. */
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
