import { FormattedMessage, useIntl } from 'react-intl';
import { redirect, useLocation, useSearchParams } from 'react-router';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { moveToCart } from '../../features/cart/add-to-cart.server.ts';
import { NoSavedItems, SignInToKeep } from '../../features/cart/no-saved-items.tsx';
import { SavedList } from '../../features/cart/saved-list.tsx';
import { ProductTile } from '../../features/catalog/product-tile.tsx';
import { TileSkeleton } from '../../features/catalog/tile-skeleton.tsx';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import { readFrequency } from '../../shared/pricing/frequency-cookie.server.ts';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { readSavedIds } from '../../shared/saved-items/saved-list.server.ts';
import { useSavedIds } from '../../shared/saved-items/use-saved-items.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { loadSavedProducts, SAVED_PAGE_SIZE } from '../saved-items/load-saved-products.server.ts';
import { useProductsById } from '../saved-items/use-products-by-id.ts';
import type { Route } from './+types/route.ts';
import { savedPageOf } from './saved-page.ts';

/** A customer's list comes with the page; what a guest saved only their browser knows. */
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
  const result = await moveToCart(context.get(commerceContext), session, form, readFrequency(request));
  if (!isDocumentRequest(request)) return result;
  return redirect(result.ok ? '/cart?added' : `/cart?problem=${encodeURIComponent(result.code)}`);
}

const SKELETONS = [1, 2, 3, 4] as const;

export default function SavedItemsPage({ loaderData: { pageSize, onList } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isGuest = useShopData()?.customer == null;
  const keptIds = useSavedIds();
  const ids = keptIds ?? onList?.ids ?? null;
  const { page, pageCount, start } = savedPageOf(query.get('page'), ids?.length ?? 0, pageSize);
  const deviceProducts = useProductsById(onList ? null : (ids?.slice(start, start + pageSize) ?? null));
  const products = onList?.products ?? deviceProducts;
  const isInAccount = !isGuest && pathname.startsWith('/account');
  const body = (
    <>
      <PageTitle>{formatMessage({ id: 'shell.savedItems' })}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="text-2xl">
            <FormattedMessage id="shell.savedItems" />
          </h1>
          {ids !== null && ids.length > 0 && (
            <p className="mt-2 text-ink-2">
              <FormattedMessage id="cart.count" values={{ count: ids.length }} />
            </p>
          )}
        </div>
        {ids !== null && ids.length > 0 && <FrequencyControl />}
      </header>
      {!onList && (
        <noscript>
          <div className="mt-6">
            <Notice tone="info">
              <FormattedMessage id="saved.noScript" />
            </Notice>
          </div>
        </noscript>
      )}
      {ids?.length === 0 ? (
        <NoSavedItems />
      ) : (
        <>
          {isGuest && ids !== null && <SignInToKeep className="mt-3" />}
          <div aria-busy={products === null} className="mt-8">
            {products ? (
              <SavedList
                products={products}
                savedIds={keptIds}
                returnTo={pathname}
                renderTile={(product) => (
                  <ProductTile hit={product} headingLevel="h2" isInColor={product.isInColor} />
                )}
              />
            ) : (
              <div
                aria-hidden="true"
                className="grid gap-x-6 gap-y-8 noscript:hidden md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
              >
                {SKELETONS.map((number) => (
                  <TileSkeleton key={number} />
                ))}
              </div>
            )}
          </div>
          <div className="mt-10">
            <Pagination page={page} pageCount={pageCount} hrefOf={(number) => `${pathname}?page=${number}`} />
          </div>
        </>
      )}
    </>
  );
  if (!isInAccount) return <div className="page-width pt-8 pb-section lg:pt-10">{body}</div>;
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <AccountNav />
      <div className="min-w-0">{body}</div>
    </div>
  );
}
