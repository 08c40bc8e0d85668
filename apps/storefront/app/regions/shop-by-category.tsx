import { Link } from 'react-router';
import { z } from 'zod';
import { groundOf, ProductArt } from '../shared/pictures/product-picture.tsx';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { cx } from '../ui/cx.ts';
import { ContentLink } from './content-link.tsx';
import { SectionHeading } from './section-heading.tsx';

export const ShopByCategoryData = z.object({
  title: z.string(),
  shopAll: ContentLink,
  categoryIds: z.array(z.string()),
});
export type ShopByCategoryData = z.infer<typeof ShopByCategoryData>;

/** Tiles of top-level categories, without prices. */
export function ShopByCategory({ data }: { readonly data: ShopByCategoryData }) {
  const menu = useShopData()?.menu ?? [];
  const categories = data.categoryIds.flatMap((id) => menu.find((category) => category.id === id) ?? []);
  if (categories.length === 0) return null;
  return (
    <section className="page-width mt-section">
      <SectionHeading title={data.title} link={data.shopAll} />
      <ul className="grid grid-cols-2 gap-3.5 md:grid-cols-3 xl:grid-cols-6">
        {categories.map((category) => (
          <li key={category.id} className="flex">
            <Link
              to={category.path}
              prefetch="intent"
              className={cx(
                'group flex w-full min-w-0 flex-col rounded-leaf px-3.5 pt-4 pb-4.5 text-ink lg:px-4.5 lg:pt-5 lg:pb-5.5',
                groundOf(category.tint),
              )}
            >
              <ProductArt
                src={category.imageUrl}
                alt=""
                sizes="(min-width: 80rem) 11rem, (min-width: 48rem) 26vw, 38vw"
                className="mx-auto mb-2 w-full max-w-65 transition-transform duration-enter ease-settle group-hover:-translate-y-1"
              />
              <span className="font-display text-lg leading-tight font-bold tracking-[-0.02em] break-words max-md:[:lang(es)_&]:text-sm xl:[:lang(es)_&]:text-[1.125rem]">
                {category.name}
              </span>
              <span className="mt-0.5 text-xs text-ink-2">{category.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
