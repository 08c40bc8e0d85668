import { redirect } from 'react-router';
import { isDocumentRequest, safeReturnPath } from '../platform/http/requests.ts';
import { warnOf } from '../platform/http/responses.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { applyOffer, loadOffers } from '../shared/offers/load-offers.server.ts';
import { isLostConnection } from '../shell/lost-connection.ts';
import type { Route } from './+types/offers.ts';

/**
 * Applies the offer with the code that is sent; an empty code removes the applied one. A failure is told beside the
 * button; without JavaScript the page then shows the offer as it is.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const code = String(form.get('code') ?? '').slice(0, 40);
  let isRefused = false;
  try {
    await applyOffer(context.get(commerceContext), context.get(sessionContext), code || null);
  } catch (error) {
    warnOf(`The offer ${JSON.stringify(code)} was not applied`, error);
    isRefused = true;
  }
  return isDocumentRequest(request) ? redirect(safeReturnPath(form.get('returnTo'), '/')) : { isRefused };
}

/** Offline the offer stays as it is; without this the error page would show. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    if (!isLostConnection(error)) throw error;
    return { isRefused: true };
  });
}

/** The offers of the shopper's store, for the panel of the header; without JavaScript they have a page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) throw redirect('/page-viewer/specials');
  return { offers: await loadOffers(context.get(commerceContext), context.get(sessionContext)) };
}

/** A panel without its offers says so; without this the error page would show. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    console.warn('No offers', error);
    return { offers: 'failed' as const };
  });
}
