import { type Category, getCategory } from '@ownpath/contracts/catalog';
import { LISTING_PAGE_SIZE, ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { CategoryBreadcrumb, categoryHref } from '../features/catalog/category-breadcrumb.tsx';
import { CategoryHeader, SubcategoryTiles } from '../features/catalog/category-header.tsx';
import { Listing } from '../features/catalog/listing.tsx';
import { type ListingResult, loadListing } from '../features/catalog/load-listing.server.ts';
import { RestrictedCategory } from '../features/catalog/restricted-category.tsx';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { cardPictureOf } from '../platform/seo/card-picture.ts';
import { JsonLd } from '../platform/seo/json-ld.tsx';
import { PageHead } from '../platform/seo/page-head.tsx';
import { itemListData } from '../platform/seo/structured-data.ts';
import { useSiteUrl } from '../shared/shopper/shop-data.ts';
import type { PageHandle } from '../shell/document-links.tsx';
import type { Route } from './+types/category.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  // `/shop-all` names no category.
  const categoryId = params.categoryId ?? ROOT_CATEGORY_ID;
  // No category of the tree: what the shopper's approval covers has a page of its own.
  if (categoryId === SPECIAL_CATEGORY_IDS.myItems) throw redirect(`/shop-approved-items${url.search}`);
  const commerce = context.get(commerceContext);
  try {
    const [category, listing] = await Promise.allSettled([
      commerce.call(getCategory, { params: { id: categoryId }, query: { levels: 1 } }),
      loadListing(commerce, url.searchParams, { category: categoryId }),
    ]);
    // Its own answer decides first: a search refuses an id that no category can have.
    if (category.status === 'rejected') throw category.reason;
    if (listing.status === 'rejected') throw listing.reason;
    return { found: { category: category.value, result: listing.value } };
  } catch (error) {
    if (isCommerceError(error, 'CategoryNotFound')) throw data(null, { status: 404 });
    if (isCommerceError(error, 'CategoryRestricted')) return data({ found: null }, { status: 404 });
    throw error;
  }
}

/** The canonical address of a category, which several addresses lead to, and a picture for link previews. */
export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  isForGuests: true,
  describePage: ({ found }) =>
    found
      ? {
          picture: cardPictureOf(found.result.results),
          path: addressOf(found.category) + pageQuery(found.result),
        }
      : {},
};

function addressOf({ path }: Pick<Category, 'path'>): string {
  return path.length > 0 ? categoryHref(path) : '/shop-all';
}

/** Each page of a listing has its own canonical address; filters, sort order and view share one. */
function pageQuery({ offset, results }: Pick<ListingResult, 'offset' | 'results'>): string {
  return offset > 0 && results.length > 0 ? `?start=${offset}` : '';
}

export default memoPage(function CategoryPage({ loaderData: { found } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const siteUrl = useSiteUrl();
  if (!found) {
    return (
      <div className="page-width py-section">
        <PageTitle>{formatMessage({ id: 'listing.restricted.title' })}</PageTitle>
        <RestrictedCategory />
      </div>
    );
  }
  const { category, result } = found;
  const title =
    pageQuery(result) === ''
      ? category.name
      : formatMessage(
          { id: 'listing.pageTitle' },
          { name: category.name, page: Math.floor(result.offset / LISTING_PAGE_SIZE) + 1 },
        );
  const parents = category.path.filter((crumb) => crumb.id !== category.id);
  return (
    <div className="page-width pb-section" data-view={`category ${category.id}`}>
      <PageHead title={title} description={category.description} />
      <JsonLd
        data={
          import.meta.env.SSR &&
          itemListData(
            result.results.map(({ name, urlPath }) => ({ name, url: `${siteUrl}/p/${urlPath}` })),
            result.offset,
            result.totalSize,
          )
        }
      />
      <CategoryBreadcrumb path={parents} current={category.name} />
      <CategoryHeader category={category} count={result.totalSize} />
      <SubcategoryTiles category={category} parents={parents} />
      <div className="mt-4 md:mt-6">
        <Listing result={result} />
      </div>
    </div>
  );
});
