import type { Approval } from '@ownpath/contracts/approval';
import type { Session } from '../../platform/session/session.server.ts';

/** A decision that no page has shown yet: `full` when documents made a conditional approval a full one. */
export type DecisionNotice = {
  readonly kind: 'approval' | 'conditional' | 'full';
  readonly approval: Approval;
};

/** The decision's own page comes next, so no dialog repeats it. */
const ON_ITS_PAGE = 'page';

const keyOf = ({ approvalId, response }: Pick<Approval, 'approvalId'> & { response: number }) =>
  `${approvalId}:${response}`;

/** Call where a form leads to the page of a decision. */
export function expectDecisionPage(session: Session): void {
  session.update({ shownDecision: ON_ITS_PAGE });
}

/** Call where a page shows the decision. */
export function noteShownDecision(session: Session, approval: Approval | null): void {
  if (approval && session.read().shownDecision !== keyOf(approval)) {
    session.update({ shownDecision: keyOf(approval) });
  }
}

/** The dialog to show, once for a decision: found at sign-in, or made full by the last document. */
export function takeDecisionNotice(session: Session, approval: Approval | null): DecisionNotice | null {
  const shown = session.read().shownDecision;
  if (!approval || approval.response === 2 || approval.isExpired || shown === keyOf(approval)) return null;
  noteShownDecision(session, approval);
  if (shown === ON_ITS_PAGE) return null;
  if (approval.response === 4) return { kind: 'conditional', approval };
  const wasConditional = shown === keyOf({ approvalId: approval.approvalId, response: 4 });
  return { kind: wasConditional ? 'full' : 'approval', approval };
}
