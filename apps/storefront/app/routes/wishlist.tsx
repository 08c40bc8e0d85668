import { redirect, useLocation } from 'react-router';
import { AccountNav } from '../features/account/account-nav.tsx';
import { moveToCart } from '../features/cart/add-to-cart.server.ts';
import { cartProblemPath } from '../features/cart/cart-problems.ts';
import { SavedItems, savedPageOf } from '../features/cart/saved-items.tsx';
import { ProductTile, TileSkeleton } from '../features/catalog/product-tile.tsx';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { PopularRail } from '../regions/popular-rail.tsx';
import { readShownFrequency } from '../shared/pricing/frequency-cookie.server.ts';
import { readSavedIds } from '../shared/saved-items/saved-list.server.ts';
import { useSavedIds } from '../shared/saved-items/use-saved-items.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import type { Route } from './+types/wishlist.ts';
import { loadSavedProducts, SAVED_PAGE_SIZE } from './saved-items/load-saved-products.server.ts';

/** A customer's list is loaded with the page; a guest's items are known to the browser only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const ids = await readSavedIds(commerce, context.get(sessionContext));
  if (ids === null) return { pageSize: SAVED_PAGE_SIZE, onList: null };
  const { start } = savedPageOf(url.searchParams.get('page'), ids.length, SAVED_PAGE_SIZE);
  const products = await loadSavedProducts(commerce, ids.slice(start, start + SAVED_PAGE_SIZE));
  return { pageSize: SAVED_PAGE_SIZE, onList: { ids, products } };
}

/** "Move to cart". */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext);
  const form = await request.formData();
  const frequency = readShownFrequency(form, request);
  const result = await moveToCart(context.get(commerceContext), session, form, frequency);
  if (!isDocumentRequest(request)) return result;
  return redirect(result.ok ? '/cart?added' : cartProblemPath(result));
}

export default memoPage(function SavedItemsPage({ loaderData: { pageSize, onList } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const isGuest = useShopData()?.customer == null;
  const isEmpty = (useSavedIds() ?? onList?.ids)?.length === 0;
  const items = (
    <SavedItems
      pageSize={pageSize}
      onList={onList}
      renderTile={(product) => <ProductTile hit={product} headingLevel="h2" isInColor={product.isInColor} />}
      renderSkeleton={() => <TileSkeleton />}
    />
  );
  if (isGuest || !pathname.startsWith('/account')) {
    return (
      <div className="pt-8 pb-section lg:pt-10">
        <div className="page-width">{items}</div>
        {isEmpty && <PopularRail />}
      </div>
    );
  }
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <AccountNav />
      <div className="min-w-0">{items}</div>
    </div>
  );
});
