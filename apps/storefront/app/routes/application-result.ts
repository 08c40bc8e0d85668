import { redirect } from 'react-router';
import { applicationResultHref } from '../features/approval/approval-status.ts';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { confirmationHref } from '../shared/shopper/order-links.ts';
import type { Route } from './+types/application-result.ts';

/** What became of an application: with an order number its confirmation, else the page of the decision. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.orderNo !== undefined) return redirect(confirmationHref(params.orderNo));
  const last = await findLastDecision(context.get(commerceContext), context.get(sessionContext));
  return redirect(applicationResultHref(last));
}
