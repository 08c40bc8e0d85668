import type { Approval, PageName } from '@ownpath/contracts/approval';

/** Which page shows an approval, if any does. */
export type ApprovalStatus = 'none' | 'approved' | 'conditional' | 'declined' | 'expired';

export function approvalStatusOf(approval: Approval | null): ApprovalStatus {
  if (!approval) return 'none';
  if (approval.response === 2) return 'declined';
  if (approval.isExpired) return 'expired';
  return approval.response === 4 ? 'conditional' : 'approved';
}

/** The part of the weekly limit that agreements and open orders use. */
export function usedOf(approval: Pick<Approval, 'weeklyLimitCents' | 'weeklyLeftCents'>): number {
  return Math.max(0, approval.weeklyLimitCents - approval.weeklyLeftCents);
}

/** The page of each decision; without one, the page at hand shows how to apply. */
export const decisionPaths = {
  approved: '/approved',
  conditional: '/pre-approvedPage',
  declined: '/declined',
} as const;

/** The page that this approval belongs on when it is not the requested one; null to stay. */
export function redirectFor(asked: keyof typeof decisionPaths, approval: Approval | null): string | null {
  const status = approvalStatusOf(approval);
  if (status === 'none' || status === 'expired' || status === asked) return null;
  return decisionPaths[status];
}

/** Where an application that was sent leads: its decision, the store that decides, or a new application. */
export function applicationResultHref(last: {
  readonly pageName: PageName | null;
  readonly approval: Approval | null;
}): string {
  const status = approvalStatusOf(last.approval);
  if (status !== 'none' && status !== 'expired') return decisionPaths[status];
  return last.pageName === 'PreFilledWebForm'
    ? '/web-order-form'
    : '/instant-approval?position=instant-approval';
}
