import { getCategory, searchProducts } from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import { data, Link } from 'react-router';
import { CategoryBreadcrumb, categoryHref } from '../../features/catalog/category-breadcrumb.tsx';
import { Listing } from '../../features/catalog/listing.tsx';
import { readListingQuery, toSearchRequest } from '../../features/catalog/listing-query.ts';
import { StoreContext } from '../../features/catalog/store-context.tsx';
import { groundOf } from '../../platform/catalog/tints.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { commerceContext } from '../../platform/load-context.server.ts';
import type { Route } from './+types/route.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  // `/shop-all` names no category.
  const categoryId = params.categoryId ?? ROOT_CATEGORY_ID;
  const commerce = context.get(commerceContext);
  const query = readListingQuery(url.searchParams);
  try {
    const [category, result] = await Promise.all([
      commerce.call(getCategory, { params: { id: categoryId }, query: { levels: 1 } }),
      commerce.call(
        searchProducts,
        { body: toSearchRequest(query, { category: categoryId }) },
        { as: 'shared' },
      ),
    ]);
    return { category, result };
  } catch (error) {
    if (isCommerceError(error, 'CategoryNotFound')) throw data(null, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category } = loaderData;
  return [
    { title: `${category.name} | Rowan & Co.` },
    { name: 'description', content: category.description },
  ];
}

export default function CategoryPage({ loaderData: { category, result } }: Route.ComponentProps) {
  const parents = category.path.filter((crumb) => crumb.id !== category.id);
  return (
    <div className="page-width pb-section">
      <CategoryBreadcrumb path={parents} current={category.name} />
      <h1 className="text-2xl">{category.name}</h1>
      <StoreContext count={result.totalSize} />
      {category.children.length > 0 && (
        <ul className="mt-6 flex snap-x gap-3 overflow-x-auto pb-2">
          {category.children.map((child) => (
            <li key={child.id} className="flex-none snap-start">
              <Link
                to={categoryHref([...parents, category, child])}
                className={`flex min-h-14 items-center gap-3 rounded-card py-1.5 pr-5 pl-2 text-sm font-semibold whitespace-nowrap text-ink no-underline hover:shadow-lift ${groundOf(child.tint)}`}
              >
                <img src={child.imageUrl} alt="" width={56} height={42} loading="lazy" className="w-14" />
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Listing result={result} />
      </div>
    </div>
  );
}
