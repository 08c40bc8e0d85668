import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandGrid } from '../features/catalog/brand-grid.tsx';
import { Listing } from '../features/catalog/listing.tsx';
import { loadBrands } from '../features/catalog/load-brands.server.ts';
import { loadListing } from '../features/catalog/load-listing.server.ts';
import { StoreContext } from '../features/catalog/store-context.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { PageHead } from '../platform/seo/page-head.tsx';
import type { PageHandle } from '../shell/document-links.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/brands.ts';

/** All brands; with `?brand=` the listing of a brand. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const chosen = url.searchParams.getAll('brand').filter((brand) => brand.length <= 100);
  if (chosen.length === 0) return { chosen, brands: await loadBrands(commerce), result: null };
  const result = await loadListing(commerce, url.searchParams, { category: ROOT_CATEGORY_ID });
  return { chosen, brands: [], result };
}

/** One canonical address for both. */
export const handle: PageHandle<unknown> = {
  describePage: () => ({ path: '/shop-by-brand' }),
  isForGuests: true,
};

export default memoPage(function BrandsPage({
  loaderData: { chosen, brands, result },
}: Route.ComponentProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'brands.title' });
  // Not `intl.formatList`: it looks each value up in an object, and an address may name `__proto__`.
  const list = new Intl.ListFormat(intl.locale, { type: 'conjunction' });
  const heading = result ? list.format(chosen) : title;
  return (
    <div className="page-width pb-section">
      <PageHead title={heading} description={intl.formatMessage({ id: 'brands.description' })} />
      <Breadcrumb
        label={intl.formatMessage({ id: 'breadcrumb.label' })}
        crumbs={[
          { label: intl.formatMessage({ id: 'breadcrumb.home' }), to: '/' },
          ...(result ? [{ label: title, to: '/shop-by-brand' }] : []),
          { label: heading },
        ]}
      />
      <h1 className="text-2xl wrap-anywhere">{heading}</h1>
      {result ? (
        <>
          <StoreContext count={result.totalSize} />
          <div className="mt-6">
            <Listing result={result} />
          </div>
        </>
      ) : (
        <>
          <p className="mt-2 mb-8 max-w-[62ch] text-base text-ink-2">
            <FormattedMessage id="brands.description" />
          </p>
          <BrandGrid brands={brands} />
        </>
      )}
    </div>
  );
});
