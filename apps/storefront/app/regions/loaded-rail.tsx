import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { ProductTile, TileSkeleton } from '../features/catalog/product-tile.tsx';
import { useWhenNear } from '../platform/when-near.ts';
import type { RegionProduct } from './region-context.ts';
import { ScrollRail } from './scroll-rail.tsx';
import { SectionHeading } from './section-heading.tsx';

/** Four placeholders while loading (specification section 2). */
const SKELETONS = [1, 2, 3, 4] as const;

/** Recommendations leave out the tiles that stand on the page when the row loads. */
const withShown = (href: string) =>
  href.startsWith('/recommendations')
    ? [...document.querySelectorAll<HTMLElement>('main [data-product]')].reduce(
        (url, { dataset }) => `${url}&shown=${dataset.product}`,
        href,
      )
    : href;

type Props = {
  readonly title: string;
  /** URL whose response has the products in `products`. */
  readonly href: string;
  /** Below the products. */
  readonly children?: ReactNode;
};

/** A row of product tiles, loaded when it is about to scroll into view. Renders nothing when there are no products. */
export function LoadedRail({ title, href, children }: Props) {
  const { load, data: answer } = useFetcher<{ products: readonly RegionProduct[] }>();
  const section = useWhenNear<HTMLElement>(() => void load(withShown(href)));

  if (answer?.products.length === 0) return null;
  return (
    <section
      ref={section}
      data-rail={href}
      aria-busy={answer === undefined}
      className="page-width mt-section noscript:hidden"
    >
      <SectionHeading title={title} />
      <ScrollRail label={title}>
        {answer
          ? answer.products.map((product) => <ProductTile key={product.id} hit={product} layout="column" />)
          : SKELETONS.map((number) => <TileSkeleton key={number} />)}
      </ScrollRail>
      {children}
    </section>
  );
}
