import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { useSavedIds } from '../../shared/saved-items/use-saved-items.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { NoSavedItems, SignInToKeep } from './no-saved-items.tsx';
import { SavedList, type SavedProduct, useSavedProducts } from './saved-list.tsx';

/** Position of a page in the list. `page` and `pageCount` start at 1; a page beyond the end is the last one. */
export function savedPageOf(asked: string | null, count: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const number = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(number, 1), pageCount);
  return { page, pageCount, start: (page - 1) * pageSize };
}

type Props = {
  readonly pageSize: number;
  /** A customer's list with the products of this page; null for a guest, whose items only the browser knows. */
  readonly onList: { readonly ids: readonly string[]; readonly products: readonly SavedProduct[] } | null;
  readonly renderTile: (product: SavedProduct) => ReactNode;
  readonly renderSkeleton: () => ReactNode;
};

const SKELETONS = [1, 2, 3, 4] as const;

/** The saved items: heading, tiles and pages. */
export function SavedItems({ pageSize, onList, renderTile, renderSkeleton }: Props) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isGuest = useShopData()?.customer == null;
  const currentIds = useSavedIds();
  const ids = currentIds ?? onList?.ids ?? null;
  const { page, pageCount, start } = savedPageOf(query.get('page'), ids?.length ?? 0, pageSize);
  const deviceProducts = useSavedProducts(onList ? null : (ids?.slice(start, start + pageSize) ?? null));
  const products = onList?.products ?? deviceProducts;
  return (
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
                savedIds={currentIds}
                returnTo={pathname}
                renderTile={renderTile}
              />
            ) : (
              <div
                aria-hidden="true"
                className="grid gap-x-6 gap-y-8 noscript:hidden md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
              >
                {SKELETONS.map((number) => (
                  <div key={number}>{renderSkeleton()}</div>
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
}
