import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { listingHref } from './listing-query.ts';
import type { Brand } from './load-brands.server.ts';

/** Brands on the first screen of a wide display. */
const EAGER_BRANDS = 4;

/** Each brand with a picture of a popular product and its number of products. */
export function BrandGrid({ brands }: { readonly brands: readonly Brand[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4">
      {brands.map(({ name, count, picture }, index) => (
        <li key={name} className="flex">
          <Link
            to={listingHref('/shop-by-brand', { brand: [name] })}
            className={`group flex w-full min-w-0 flex-col rounded-leaf p-4 text-ink no-underline hover:shadow-lift md:p-6 ${groundOf(picture?.tint ?? 'oat')}`}
          >
            {picture && (
              <ProductPicture
                src={picture.imageUrl}
                alt=""
                width={400}
                height={300}
                sizes="(min-width: 80rem) 17rem, (min-width: 48rem) 30vw, 42vw"
                isLazy={index >= EAGER_BRANDS}
                className="mb-4 h-auto w-full transition-transform duration-enter ease-settle group-hover:-translate-y-1"
              />
            )}
            <span className="mt-auto font-display text-lg leading-tight font-bold tracking-[-0.02em] wrap-anywhere">
              {name}
            </span>
            <span className="mt-1 text-sm text-ink-2">
              <FormattedMessage id="listing.count" values={{ count }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
