import { redirect } from 'react-router';
import { isDocumentRequest, safeReturnPath } from '../../platform/http/requests.ts';
import { findContextStore, type StoreVisitor } from '../../shared/shopper/chosen-store.server.ts';
import type { LocateResult } from '../../shared/shopper/locate-prompt.tsx';
import { findStores, type StoreQuery, type StoreSearchResult } from './find-stores.server.ts';
import { assignStore } from './guess-store.server.ts';

/**
 * For a visitor who asked for prices in place of one: assigns the store nearest to the ZIP code, the device or the address
 * that `query` names. It stays a guess, so the banner asks whether it is right; a store that was chosen meanwhile, as in
 * another tab, stays. A form sent without JavaScript is redirected back to its page, or to the store finder, which says why
 * there is no store.
 */
export async function locateStore(
  request: Request,
  visitor: StoreVisitor,
  query: StoreQuery,
  returnTo: string,
): Promise<LocateResult | Response> {
  const page = safeReturnPath(returnTo, '/');
  const outcome = await assignNearest(visitor, query);
  const { postalCode, config } = query;
  const place = config === 'ip' ? { config } : { postalCode: postalCode ?? '' };
  const finder = `/find-a-store?${new URLSearchParams({ ...place, returnTo: page })}`;
  if (isDocumentRequest(request)) return redirect(outcome === 'found' ? page : finder);
  return { outcome, finder };
}

async function assignNearest(
  visitor: StoreVisitor,
  query: StoreQuery,
): Promise<StoreSearchResult['outcome']> {
  const known = await findContextStore(visitor.commerce, visitor.session);
  if (known && !known.isGuess) return 'found';
  const result = await findStores(visitor.commerce, { ...query, visibleCount: 1 });
  const nearest = result.outcome === 'found' ? result.stores[0] : undefined;
  if (!nearest) return result.outcome;
  return (await assignStore(visitor, nearest.id, nearest.distanceMiles)) ? 'found' : 'failed';
}
