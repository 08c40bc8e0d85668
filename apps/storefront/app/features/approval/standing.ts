import type { Approval } from '@ownpath/contracts/approval';

/** Which page tells an approval, if it tells anything. */
export type Standing = 'none' | 'approved' | 'conditional' | 'declined' | 'expired';

export function standingOf(approval: Approval | null): Standing {
  if (!approval) return 'none';
  if (approval.response === 2) return 'declined';
  if (approval.isExpired) return 'expired';
  return approval.response === 4 ? 'conditional' : 'approved';
}

/** The page of a standing; without one, the way to apply is shown where the shopper is. */
export const standingPaths = {
  approved: '/approved',
  conditional: '/pre-approvedPage',
  declined: '/declined',
} as const;

/** The page that this approval belongs on when it is not the asked one; null to stay. */
export function redirectFor(asked: keyof typeof standingPaths, approval: Approval | null): string | null {
  const standing = standingOf(approval);
  if (standing === 'none' || standing === 'expired' || standing === asked) return null;
  return standingPaths[standing];
}
