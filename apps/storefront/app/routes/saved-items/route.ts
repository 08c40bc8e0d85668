import { redirect } from 'react-router';
import { isDocumentRequest, safeReturnPath } from '../../platform/http/requests.ts';
import { commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import {
  addToSavedList,
  readSavedIds,
  removeFromSavedList,
} from '../../shared/saved-items/saved-list.server.ts';
import type { Route } from './+types/route.ts';
import { loadSavedProducts } from './load-saved-products.server.ts';

/** Form of the catalog's product and colour ids. */
const PRODUCT_ID = /^[\w.-]{1,100}$/;
/** Not `no-store`, which keeps the page that asks out of the back-forward cache (decision 0105). */
const OWN = { headers: { 'Cache-Control': 'private, no-cache' } };

/**
 * `?ids=a,b`: products of these ids, for a guest's device. Without: the ids on a customer's list. A document
 * request redirects to the page.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) return redirect('/cart/wishlist');
  const commerce = context.get(commerceContext);
  const asked = url.searchParams.get('ids');
  if (asked !== null) {
    const ids = asked.split(',').filter((id) => PRODUCT_ID.test(id));
    return { products: await loadSavedProducts(commerce, ids) };
  }
  const ids = await readSavedIds(commerce, context.get(sessionContext));
  return ids ? Response.json({ ids }, OWN) : Response.json(null, { ...OWN, status: 401 });
}

/**
 * Adds products to a customer's list or removes them; `merge` adds those that the device stored before the
 * sign-in.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const productIds = form.getAll('productId').filter((id) => typeof id === 'string' && PRODUCT_ID.test(id));
  const change = form.get('intent') === 'remove' ? removeFromSavedList : addToSavedList;
  const changed = await change(commerce, session, productIds.map(String));
  if (isDocumentRequest(request)) return redirect(safeReturnPath(form.get('returnTo'), '/cart/wishlist'));
  return changed ? Response.json(changed, OWN) : Response.json(null, { ...OWN, status: 401 });
}
