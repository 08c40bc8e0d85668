import type { Approval } from '@ownpath/contracts/approval';
import { type CheckoutDecision, type CheckoutFacts, NEW_CHECKOUT } from '@ownpath/domain/checkout';
import type { ApprovalApplication } from '../approval/index.ts';
import type { CheckoutProgress } from './checkout-queries.ts';

export type FactSources = {
  readonly approval: Approval | null;
  readonly application: ApprovalApplication | null;
  readonly progress: CheckoutProgress;
  readonly fitsApproval: boolean;
  readonly hasPaymentSchedule: boolean;
  readonly hasAcceptedRenewalTerms: boolean;
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

function decisionOf({ approval, application }: FactSources): CheckoutDecision {
  const isDecided = application === null || application.status === 'decided';
  if (isDecided) return approval ? decisionByResponse[approval.response] : 'none';
  return decisionByStatus[application.status] ?? 'none';
}

/** After an expired approval, an old decline or a failure of the engine the shopper may apply again. */
function hasAppliedAs(decision: CheckoutDecision, { approval, now }: FactSources): boolean {
  if (decision === 'none' || decision === 'service-failure') return false;
  if (decision === 'declined') return approval?.mayReapplyAt == null || new Date(approval.mayReapplyAt) > now;
  return decision === 'approved' || decision === 'conditional' ? approval?.isExpired === false : true;
}

const AUTHORISED = ['authorized', 'captured'];

/**
 * What the transition table asks for, all from the server's own records. Phone match, offers, reservations and
 * bank verification have no calls yet, so that their steps are off.
 */
export function checkoutFactsOf(sources: FactSources): CheckoutFacts {
  const { progress } = sources;
  const decision = decisionOf(sources);
  const isAuthorised = AUTHORISED.includes(progress.authorizationState ?? '') && progress.orderNo !== null;
  return {
    ...NEW_CHECKOUT,
    // An authorised payment fixes the agreement, whatever happens to the approval later.
    hasApplied: isAuthorised || hasAppliedAs(decision, sources),
    decision: isAuthorised && decision !== 'conditional' ? 'approved' : decision,
    fitsApproval: sources.fitsApproval,
    hasPaymentSchedule: sources.hasPaymentSchedule,
    hasAcceptedRenewalTerms: sources.hasAcceptedRenewalTerms,
    isFirstPaymentAuthorised: isAuthorised,
    isAgreementSigned: progress.envelopeStatus === 'signed',
    hasSignatureExpired: progress.orderStatus === 'cancelled',
    isFirstPaymentCaptured: progress.orderStatus === 'confirmed',
  };
}
