import type { ComponentType } from 'react';
import { AssuranceStrip } from './assurance-strip/assurance-strip.tsx';
import { BrandStrip } from './brand-strip/brand-strip.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { DealsStrip } from './deals-strip/deals-strip.tsx';
import { GradesPanel } from './grades-panel/grades-panel.tsx';
import { Hero } from './hero/hero.tsx';
import { HowItEnds } from './how-it-ends/how-it-ends.tsx';
import { PageHeading } from './page-heading/page-heading.tsx';
import { ProductCarousel } from './product-carousel/product-carousel.tsx';
import type { RegionData, RegionType } from './region-schemas.ts';
import { ShopByCategory } from './shop-by-category/shop-by-category.tsx';

export type RegionComponent<Type extends RegionType = RegionType> = ComponentType<{
  readonly data: RegionData<Type>;
}>;
type Components = { readonly [Type in RegionType]?: RegionComponent<Type> };
type Loaders = { readonly [Type in RegionType]?: () => Promise<RegionComponent<Type>> };

/** What the home page shows travels with every page of regions. */
export const atOnce = {
  'assurance-strip': AssuranceStrip,
  'brand-strip': BrandStrip,
  'call-to-action': CallToAction,
  'deals-strip': DealsStrip,
  'grades-panel': GradesPanel,
  hero: Hero,
  'how-it-ends': HowItEnds,
  'page-heading': PageHeading,
  'product-carousel': ProductCarousel,
  'shop-by-category': ShopByCategory,
} satisfies Components;

/** The rest comes with the first page that shows it. */
export const onDemand = {
  collapsible: () => import('./collapsible/collapsible.tsx').then(({ Collapsible }) => Collapsible),
  'contact-tiles': () => import('./contact-tiles/contact-tiles.tsx').then(({ ContactTiles }) => ContactTiles),
  'feature-list': () => import('./feature-list/feature-list.tsx').then(({ FeatureList }) => FeatureList),
  'get-started': () => import('./get-started/get-started.tsx').then(({ GetStarted }) => GetStarted),
  'rich-text': () => import('./rich-text/rich-text.tsx').then(({ RichText }) => RichText),
  video: () => import('./video/video.tsx').then(({ Video }) => Video),
  recommendations: () =>
    import('./recommendations/recommendations.tsx').then(({ Recommendations }) => Recommendations),
  carousel: () => import('./carousel/carousel.tsx').then(({ Carousel }) => Carousel),
  'store-carousel': () =>
    import('./store-carousel/store-carousel.tsx').then(({ StoreCarousel }) => StoreCarousel),
  'mobile-grid': () => import('./mobile-grid/mobile-grid.tsx').then(({ MobileGrid }) => MobileGrid),
  'text-image': () => import('./text-image/text-image.tsx').then(({ TextImage }) => TextImage),
  tabs: () => import('./tabs/tabs.tsx').then(({ Tabs }) => Tabs),
  banner: () => import('./banner/banner.tsx').then(({ Banner }) => Banner),
  accordion: () => import('./accordion/accordion.tsx').then(({ Accordion }) => Accordion),
  'marketing-tiles': () =>
    import('./marketing-tiles/marketing-tiles.tsx').then(({ MarketingTiles }) => MarketingTiles),
  'exchange-cards': () =>
    import('./exchange-cards/exchange-cards.tsx').then(({ ExchangeCards }) => ExchangeCards),
  'my-offers': () => import('./my-offers/my-offers.tsx').then(({ MyOffers }) => MyOffers),
} satisfies Loaders;

/** A type of region without a component doesn't compile. */
({ ...atOnce, ...onDemand }) satisfies Readonly<Record<RegionType, unknown>>;
