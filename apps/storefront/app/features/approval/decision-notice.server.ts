import { type Approval, getExistingApproval } from '@ownpath/contracts/approval';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';

/** A decision that no page has shown yet: `full` when documents made a conditional approval a full one. */
export type DecisionNotice = {
  readonly kind: 'approval' | 'conditional' | 'full';
  readonly approval: Approval;
};

/** The decision's own page comes next, so no dialog repeats it. */
const ON_ITS_PAGE = 'page';

const keyOf = ({ approvalId, response }: Pick<Approval, 'approvalId' | 'response'>) =>
  `${approvalId}:${response}`;

/** Call where a form leads to the page of a decision. */
export function expectDecisionPage(session: Session): void {
  session.update({ shownDecision: ON_ITS_PAGE });
}

/**
 * Call where a page shows the decision. The session keeps it for this browser, the record of the approval for every
 * later sign-in. A record that can't be written now is written by the next page that shows the decision.
 */
export async function noteShownDecision(
  commerce: CommerceClient,
  session: Session,
  approval: Approval | null,
): Promise<void> {
  if (!approval) return;
  if (session.read().shownDecision !== keyOf(approval)) session.update({ shownDecision: keyOf(approval) });
  const { approvalId, response, shownResponse } = approval;
  if (shownResponse === response) return;
  try {
    await commerce.call(getExistingApproval, { body: { shownDecision: { approvalId, response } } });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('That a decision was shown is not recorded', error);
  }
}

/** The dialog to show, once for a decision: found at sign-in, or made full by the last document. */
export async function takeDecisionNotice(
  commerce: CommerceClient,
  session: Session,
  approval: Approval | null,
): Promise<DecisionNotice | null> {
  if (!approval || approval.response === 2 || approval.isExpired) return null;
  const { shownDecision: shownHere } = session.read();
  const { approvalId, shownResponse } = approval;
  const wasShown = (response: Approval['response']) =>
    shownResponse === response || shownHere === keyOf({ approvalId, response });
  await noteShownDecision(commerce, session, approval);
  if (wasShown(approval.response) || shownHere === ON_ITS_PAGE) return null;
  if (approval.response === 4) return { kind: 'conditional', approval };
  return { kind: wasShown(4) ? 'full' : 'approval', approval };
}
