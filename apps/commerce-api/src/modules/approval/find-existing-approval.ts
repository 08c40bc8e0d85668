import type { Approval, PageName } from '@ownpath/contracts/approval';
import type { Dependencies } from '../../dependencies.ts';
import { findActiveApproval, noteShownResponse } from '../active-approval/index.ts';
import { type ApprovalApplication, findLatestApplication, setCampaign } from './approval-queries.ts';

const pageByResponse: Readonly<Record<Approval['response'], PageName>> = {
  1: 'Approved',
  2: 'Declined',
  4: 'ConditionalApproval',
};

/** The page of a decision (specification section 2). */
export function pageOfApproval(approval: Approval): PageName {
  return pageByResponse[approval.response];
}

/** The page of an application without a decision: quiz, web form, manual review or failure. */
export function pageOfOpenApplication(status: ApprovalApplication['status']): PageName {
  return status === 'service-failure' || status === 'deciding' ? 'ServiceFailure' : 'PreFilledWebForm';
}

type ExistingApprovalRequest = {
  readonly customerId: string;
  /** False leaves out a decline. */
  readonly includesDeclines: boolean;
  readonly tempBasketId?: string | undefined;
  readonly marketingUtm?: string | Readonly<Record<string, string>> | undefined;
  readonly shownDecision?: Pick<Approval, 'approvalId' | 'response'> | undefined;
};

const UTM_NAME = /^utm_[a-z_]{1,20}$/;
/** Campaign names; addresses and other values are left out. */
const UTM_VALUE = /^[\w .+~-]{1,100}$/;

function readCampaign(utm: string | Readonly<Record<string, string>>): Record<string, string> {
  const pairs = typeof utm === 'string' ? [...new URLSearchParams(utm)] : Object.entries(utm);
  return Object.fromEntries(pairs.filter(([name, value]) => UTM_NAME.test(name) && UTM_VALUE.test(value)));
}

/** Sent, and left to the store or to a quiz. */
const SENT: readonly ApprovalApplication['status'][] = ['web-form', 'manual-review', 'identity-quiz'];

/**
 * The shopper's latest decision, from the server's own records; without one, the page of an application that a store
 * decides. Both null when there is none.
 */
export async function findExistingApproval(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: ExistingApprovalRequest,
): Promise<{ readonly pageName: PageName | null; readonly DEResponse: Approval | null }> {
  const { customerId, tempBasketId, marketingUtm, shownDecision } = request;
  const now = deps.clock.now();
  const campaign = marketingUtm === undefined ? {} : readCampaign(marketingUtm);
  if (tempBasketId !== undefined && Object.keys(campaign).length > 0) {
    await setCampaign(deps.database, { customerId, basketId: tempBasketId }, campaign, now);
  }
  if (shownDecision) await noteShownResponse(deps.database, customerId, shownDecision);
  const approval = await findActiveApproval(deps.database, customerId, now);
  if (!approval) {
    const application = await findLatestApplication(deps.database, customerId);
    const isSent = application !== null && SENT.includes(application.status);
    return { pageName: isSent ? pageOfOpenApplication(application.status) : null, DEResponse: null };
  }
  if (approval.response === 2 && !request.includesDeclines) return { pageName: null, DEResponse: null };
  return { pageName: pageOfApproval(approval), DEResponse: approval };
}
