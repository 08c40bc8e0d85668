import type { ComponentType } from 'react';
import { AssuranceStrip } from './assurance-strip/assurance-strip.tsx';
import { BrandStrip } from './brand-strip/brand-strip.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { Collapsible } from './collapsible/collapsible.tsx';
import { ContactTiles } from './contact-tiles/contact-tiles.tsx';
import { DealsStrip } from './deals-strip/deals-strip.tsx';
import { FeatureList } from './feature-list/feature-list.tsx';
import { GetStarted } from './get-started/get-started.tsx';
import { GradesPanel } from './grades-panel/grades-panel.tsx';
import { Hero } from './hero/hero.tsx';
import { HowItEnds } from './how-it-ends/how-it-ends.tsx';
import { PageHeading } from './page-heading/page-heading.tsx';
import { ProductCarousel } from './product-carousel/product-carousel.tsx';
import type { RegionData, RegionType } from './region-schemas.ts';
import { RichText } from './rich-text/rich-text.tsx';
import { ShopByCategory } from './shop-by-category/shop-by-category.tsx';
import { Video } from './video/video.tsx';

type RegionComponents = {
  readonly [Type in RegionType]: ComponentType<{ readonly data: RegionData<Type> }>;
};

/** The component of every type of content region; one that is missing doesn't compile. */
export const registry = {
  'assurance-strip': AssuranceStrip,
  'brand-strip': BrandStrip,
  'call-to-action': CallToAction,
  collapsible: Collapsible,
  'contact-tiles': ContactTiles,
  'deals-strip': DealsStrip,
  'feature-list': FeatureList,
  'grades-panel': GradesPanel,
  hero: Hero,
  'how-it-ends': HowItEnds,
  'page-heading': PageHeading,
  'product-carousel': ProductCarousel,
  'rich-text': RichText,
  'shop-by-category': ShopByCategory,
  video: Video,
  'get-started': GetStarted,
} satisfies RegionComponents;
