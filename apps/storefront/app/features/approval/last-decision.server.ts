import { type Approval, getExistingApproval, type PageName } from '@ownpath/contracts/approval';
import type { Basket } from '@ownpath/contracts/basket';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { type decisionPaths, redirectFor } from './approval-status.ts';
import { noteShownDecision } from './decision-notice.server.ts';

/**
 * The last decision and the cart beside it.
 * @throws a redirect when the decision belongs on another page
 */
export async function loadDecisionPage(
  commerce: CommerceClient,
  session: Session,
  asked: keyof typeof decisionPaths,
): Promise<LastDecision & { readonly basket: Basket | null }> {
  const [decision, basket] = await Promise.all([
    findLastDecision(commerce, session),
    findBasket(commerce, session),
  ]);
  const elsewhere = redirectFor(asked, decision.approval);
  if (elsewhere !== null) throw redirect(elsewhere);
  await noteShownDecision(commerce, session, decision.approval);
  return { ...decision, basket };
}

export type LastDecision = { readonly pageName: PageName | null; readonly approval: Approval | null };

const NO_DECISION: LastDecision = { pageName: null, approval: null };

/** The visitor's last decision. Costs no call for a visitor without a session; a platform without approvals has none. */
export async function findLastDecision(commerce: CommerceClient, session: Session): Promise<LastDecision> {
  if (session.read().tokens === undefined) return NO_DECISION;
  try {
    const { pageName, DEResponse } = await commerce.call(getExistingApproval, { body: {} });
    return { pageName, approval: DEResponse };
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return NO_DECISION;
    throw error;
  }
}
