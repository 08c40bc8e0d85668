import { redirect } from 'react-router';
import { isDocumentRequest, safeReturnPath } from '../../platform/http/requests.ts';
import type { StoreVisitor } from '../../shared/shopper/chosen-store.server.ts';
import type { LocateResult } from '../../shared/shopper/locate-prompt.tsx';
import { findStores, type StoreQuery } from './find-stores.server.ts';
import { assignStore } from './guess-store.server.ts';

/**
 * For a visitor who asked for prices in place of one: assigns the store nearest to the ZIP code, the device or the address
 * that `query` names. It stays a guess, so the banner asks whether it is right. A form sent without JavaScript is redirected
 * back to its page, or to the store finder, which says why there is no store.
 */
export async function locateStore(
  request: Request,
  visitor: StoreVisitor,
  query: StoreQuery,
  returnTo: string,
): Promise<LocateResult | Response> {
  const found = await findStores(visitor.commerce, { ...query, visibleCount: 1 });
  const nearest = found.outcome === 'found' ? found.stores[0] : undefined;
  const isAssigned = nearest ? await assignStore(visitor, nearest.id, nearest.distanceMiles) : false;
  const outcome = found.outcome === 'found' && !isAssigned ? 'failed' : found.outcome;
  if (!isDocumentRequest(request)) return { outcome };
  const page = safeReturnPath(returnTo, '/');
  return redirect(isAssigned ? page : finderHref(query, page));
}

function finderHref({ postalCode, config }: StoreQuery, returnTo: string): string {
  const place = config === 'ip' ? { config } : { postalCode: postalCode ?? '' };
  return `/find-a-store?${new URLSearchParams({ ...place, returnTo })}`;
}
