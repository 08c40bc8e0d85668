import type { Category } from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groundOf } from '../../shared/pictures/product-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { categoryHref } from './category-breadcrumb.tsx';
import { listingHref } from './listing-query.ts';

type Tile = Pick<Category, 'id' | 'imageUrl' | 'tint'>;
type Props = {
  readonly category: Category;
  /** The category's ancestors, from the top level down. */
  readonly parents: readonly { readonly id: string; readonly name: string }[];
};

/** Deals and clearance are named as a whole (specification section 9). */
function nameOf(category: Pick<Category, 'id' | 'name'>): ReactNode {
  if (category.id === SPECIAL_CATEGORY_IDS.deals) return <FormattedMessage id="category.allDeals" />;
  if (category.id === SPECIAL_CATEGORY_IDS.clearance) return <FormattedMessage id="category.allClearance" />;
  return category.name;
}

/** The categories right below this one. */
export function SubcategoryTiles({ category, parents }: Props) {
  const isRoot = category.id === ROOT_CATEGORY_ID;
  const children = category.children
    .filter(({ isInCategoryPage, isInMenu }) => (isRoot ? isInMenu : isInCategoryPage))
    .toSorted((a, b) => a.sequence - b.sequence);
  if (children.length === 0) return null;
  const hrefOf = (child: Tile & { readonly name: string }) =>
    listingHref(categoryHref([...parents, ...(child === category ? [] : [category]), child]));
  const isDeals = category.id === SPECIAL_CATEGORY_IDS.deals;
  return (
    <ul className="mt-6 flex snap-x gap-3 overflow-x-auto pb-2">
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
            <img src={child.imageUrl} alt="" width={56} height={42} loading="lazy" className="w-14" />
            {nameOf(child)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
