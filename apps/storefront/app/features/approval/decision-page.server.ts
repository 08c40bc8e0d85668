import type { Basket } from '@ownpath/contracts/basket';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { findLastDecision, type LastDecision } from './find-approval.server.ts';
import { redirectFor, type standingPaths } from './standing.ts';

/**
 * The last decision and the cart beside it.
 * @throws a redirect when the decision belongs on another page
 */
export async function loadDecisionPage(
  commerce: CommerceClient,
  session: Session,
  asked: keyof typeof standingPaths,
): Promise<LastDecision & { readonly basket: Basket | null }> {
  const [decision, basket] = await Promise.all([
    findLastDecision(commerce, session),
    findBasket(commerce, session),
  ]);
  const elsewhere = redirectFor(asked, decision.approval);
  if (elsewhere !== null) throw redirect(elsewhere);
  return { ...decision, basket };
}
