import type { Category } from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { RoomPicture } from '../../shared/pictures/room-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { categoryHref } from './category-breadcrumb.tsx';
import { listingHref } from './listing-query.ts';
import { StoreContext } from './store-context.tsx';

type Props = {
  readonly category: Category;
  /** Number of products in the category. */
  readonly count: number;
};

/** Name of the category, its photograph if it has one, and the store whose prices are shown. */
export function CategoryHeader({ category, count }: Props) {
  const { name, description, banner, tint } = category;
  if (!banner) {
    return (
      <header>
        <h1 className="text-2xl">{name}</h1>
        <StoreContext count={count} />
      </header>
    );
  }
  return (
    <header
      className={`grid max-md:bg-transparent md:overflow-hidden md:rounded-leaf md:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] ${groundOf(tint)}`}
    >
      <div className="md:self-center md:px-gutter md:py-6 md:pl-10 lg:pl-14">
        <h1 className="text-2xl">{name}</h1>
        <p className="mt-2 max-w-[38ch] text-ink-2 max-md:hidden">{description}</p>
        <StoreContext count={count} isNarrow />
      </div>
      {/* What a picture has inside besides its image would be cells of the grid. */}
      <div className="max-md:hidden md:h-60 lg:h-66">
        <RoomPicture
          photo={banner}
          sizes="(min-width: 90rem) 46rem, 55vw"
          isFirst
          isWideOnly
          className="size-full object-cover object-[50%_75%] md:mask-l-from-85%"
        />
      </div>
    </header>
  );
}

type Tile = Pick<Category, 'id' | 'imageUrl' | 'tint'>;
type SubcategoryTilesProps = {
  readonly category: Category;
  /** The category's ancestors, top level first. */
  readonly parents: readonly { readonly id: string; readonly name: string }[];
};

/** Texts "All deals" and "All clearance" (specification section 9). */
function nameOf(category: Pick<Category, 'id' | 'name'>): ReactNode {
  if (category.id === SPECIAL_CATEGORY_IDS.deals) return <FormattedMessage id="category.allDeals" />;
  if (category.id === SPECIAL_CATEGORY_IDS.clearance) return <FormattedMessage id="category.allClearance" />;
  return category.name;
}

/** The categories right below this one. */
export function SubcategoryTiles({ category, parents }: SubcategoryTilesProps) {
  const isRoot = category.id === ROOT_CATEGORY_ID;
  const children = category.children
    .filter(({ isInCategoryPage, isInMenu }) => (isRoot ? isInMenu : isInCategoryPage))
    .toSorted((a, b) => a.sequence - b.sequence);
  if (children.length === 0) return null;
  const hrefOf = (child: Tile & { readonly name: string }) =>
    listingHref(categoryHref([...parents, ...(child === category ? [] : [category]), child]));
  const isDeals = category.id === SPECIAL_CATEGORY_IDS.deals;
  return (
    <ul className="mt-4 flex snap-x gap-3 overflow-x-auto pb-2 max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter md:mt-6">
      {[...(isDeals ? [category] : []), ...children].map((child) => (
        <li key={child.id} className="flex-none snap-start">
          <Link
            to={hrefOf(child)}
            aria-current={child === category ? 'true' : undefined}
            className={cx(
              'flex min-h-14 items-center gap-3 rounded-card py-1.5 pr-5 pl-2 text-sm font-semibold whitespace-nowrap text-ink no-underline hover:shadow-lift',
              child === category && 'ring-[1.5px] ring-spruce-700 ring-inset',
              groundOf(child.tint),
            )}
          >
            <ProductPicture
              src={child.imageUrl}
              alt=""
              width={56}
              height={42}
              sizes="3.5rem"
              className="w-14"
            />
            {nameOf(child)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
