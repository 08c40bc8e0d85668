import type { Approval, PageName } from '@ownpath/contracts/approval';
import type { ApprovalApplication } from './approval-queries.ts';

const pageByResponse: Readonly<Record<Approval['response'], PageName>> = {
  1: 'Approved',
  2: 'Declined',
  4: 'ConditionalApproval',
};

/** The page of a decision (specification section 2). */
export function pageOfApproval(approval: Approval): PageName {
  return pageByResponse[approval.response];
}

/** The page of an application that has no decision: a quiz, a form to fill in, a colleague, or a failure. */
export function pageOfOpenApplication(status: ApprovalApplication['status']): PageName {
  return status === 'service-failure' || status === 'deciding' ? 'ServiceFailure' : 'PreFilledWebForm';
}
