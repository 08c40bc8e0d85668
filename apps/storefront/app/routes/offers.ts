import { redirect } from 'react-router';
import { applyOffer } from '../features/offers/load-offers.server.ts';
import { isDocumentRequest, safeReturnPath } from '../platform/http/requests.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/offers.ts';

/** Applies the offer with the code that is sent; an empty code removes the applied one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const code = String(form.get('code') ?? '').slice(0, 40);
  await applyOffer(context.get(commerceContext), context.get(sessionContext), code || null);
  return isDocumentRequest(request) ? redirect(safeReturnPath(form.get('returnTo'), '/')) : null;
}

export function loader() {
  return redirect('/');
}
