import { updateBasket } from '@ownpath/contracts/basket';
import { data, redirect } from 'react-router';
import { isDocumentRequest, safeReturnPath } from '../platform/http/requests.ts';
import { commerceContext, originContext, sessionContext } from '../platform/load-context.server.ts';
import { frequencyCookie, isFrequency } from '../shared/pricing/frequency-cookie.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import type { Route } from './+types/frequency.ts';

/** Saves the payment frequency; the basket's prices follow. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const frequency = form.get('frequency');
  const returnTo = safeReturnPath(form.get('returnTo'), '/');
  if (!isFrequency(frequency)) return redirect(returnTo);
  const commerce = context.get(commerceContext);
  const basket = await findBasket(commerce, context.get(sessionContext));
  if (basket && basket.frequency !== frequency) {
    await commerce.call(updateBasket, {
      params: { basketId: basket.basketId },
      body: { c_rentalFrequency: frequency },
    });
  }
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  const headers = { 'Set-Cookie': frequencyCookie(frequency, isSecure) };
  // A redirect would navigate, and briefly show an older choice while the next request is pending.
  // Without a redirect only the page's data reloads.
  return isDocumentRequest(request) ? redirect(returnTo, { headers }) : data(null, { headers });
}

export function loader() {
  return redirect('/');
}
