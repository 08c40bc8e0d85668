import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { ProductTile } from '../../features/catalog/product-tile.tsx';
import { TileSkeleton } from '../../features/catalog/tile-skeleton.tsx';
import { ScrollRail } from '../product-carousel/scroll-rail.tsx';
import type { RegionProduct } from '../region-products.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { RecommendationsData } from './recommendations-data.ts';

/** Specification section 2. */
const SKELETONS = [1, 2, 3, 4] as const;
/** How far before it is seen the block asks for its products. */
const AHEAD = '400px';

/** What a recommender proposes to this visitor: asked for when it is nearly in sight, so that the page is quick. */
export function Recommendations({ data }: { readonly data: RecommendationsData }) {
  const section = useRef<HTMLElement>(null);
  const { load, data: answer } = useFetcher<{ products: readonly RegionProduct[] }>();
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load(`/recommendations?zone=${data.zone}`);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [data.zone, load]);

  if (answer?.products.length === 0) return null;
  return (
    <section ref={section} aria-busy={answer === undefined} className="page-width mt-section noscript:hidden">
      <SectionHeading title={data.title} />
      <ScrollRail label={data.title}>
        {answer
          ? answer.products.map((product) => <ProductTile key={product.id} hit={product} layout="column" />)
          : SKELETONS.map((number) => <TileSkeleton key={number} />)}
      </ScrollRail>
    </section>
  );
}
