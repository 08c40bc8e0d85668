import type { Approval } from '@ownpath/contracts/approval';
import type { StatedPay } from '@ownpath/domain/agreements';
import type { CheckoutDecision } from '@ownpath/domain/checkout';
import { isValidApproval } from '../active-approval/index.ts';
import type { ApprovalApplication } from '../approval/index.ts';

type Sources = {
  readonly approval: Approval | null;
  readonly application: ApprovalApplication | null;
  readonly now: Date;
};

const decisionByResponse: Readonly<Record<Approval['response'], CheckoutDecision>> = {
  1: 'approved',
  2: 'declined',
  4: 'conditional',
};
const decisionByStatus: Partial<Record<ApprovalApplication['status'], CheckoutDecision>> = {
  'identity-quiz': 'quiz',
  'web-form': 'web-form',
  'manual-review': 'manual-review',
  'service-failure': 'service-failure',
};

/** A valid approval counts, whatever became of a later application. */
export function decisionOf({ approval, application }: Omit<Sources, 'now'>): CheckoutDecision {
  const isDecided = application === null || application.status === 'decided' || isValidApproval(approval);
  if (isDecided) return approval ? decisionByResponse[approval.response] : 'none';
  return decisionByStatus[application.status] ?? 'none';
}

/** False after an expired approval, an old decline or a service failure: the shopper may apply again. */
export function hasAppliedAs(
  decision: CheckoutDecision,
  { approval, now }: Omit<Sources, 'application'>,
): boolean {
  if (decision === 'none' || decision === 'service-failure') return false;
  if (decision === 'declined') return approval?.mayReapplyAt == null || new Date(approval.mayReapplyAt) > now;
  return decision === 'approved' || decision === 'conditional' ? approval?.isExpired === false : true;
}

/** What the application says about pay; null without it. */
export function statedPayOf(application: ApprovalApplication | null): StatedPay | null {
  if (!application?.payFrequency || !application.nextPayday) return null;
  return { frequency: application.payFrequency, nextPayday: application.nextPayday };
}
