import { redirect } from 'react-router';
import {
  endCheckoutSession,
  keepSessionAlive,
  loadSessionTimes,
} from '../features/checkout/inactivity/checkout-session.server.ts';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/checkout-session.ts';

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

/** How long a checkout may be inactive. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) return redirect('/checkout');
  return Response.json(await loadSessionTimes(context.get(commerceContext)), NO_STORE);
}

/** Keeps the checkout's temporary basket alive, or deletes it after inactivity. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const change = form.get('intent') === 'end' ? endCheckoutSession : keepSessionAlive;
  const answer = await change(context.get(commerceContext), context.get(sessionContext));
  return isDocumentRequest(request) ? redirect('/checkout') : Response.json(answer, NO_STORE);
}
