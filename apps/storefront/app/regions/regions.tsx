import { type ComponentType, Fragment, lazy, Suspense } from 'react';
import { HydrationMark, HydrationMarkEnd } from '../platform/early-input/hydration-mark.tsx';
import { loadWhenSeen } from '../platform/load-when-seen.tsx';
import type { StoreOffers } from '../shared/offers/load-offers.server.ts';
import type { LimitExamples } from '../shared/pricing/limit-examples.server.ts';
import { AssuranceStrip } from './assurance-strip.tsx';
import { CallToAction } from './call-to-action.tsx';
import { DealsStrip } from './deals-strip.tsx';
import { GradesPanel } from './grades-panel.tsx';
import { Hero } from './hero.tsx';
import { PageHeading } from './page-heading.tsx';
import { ProductCarousel } from './product-carousel.tsx';
import {
  LimitExamplesContext,
  RegionOffersContext,
  type RegionProducts,
  RegionProductsContext,
} from './region-context.ts';
import type { Region, RegionData, RegionType } from './region-schemas.server.ts';
import { ShopByCategory } from './shop-by-category.tsx';

type RegionComponent<Type extends RegionType = RegionType> = ComponentType<{
  readonly data: RegionData<Type>;
}>;
type Components = { readonly [Type in RegionType]?: RegionComponent<Type> };
type Loaders = { readonly [Type in RegionType]?: () => Promise<RegionComponent<Type>> };

const BrandStrip = loadWhenSeen(() => import('./brand-strip.tsx').then((module) => module.BrandStrip));
const HowItEnds = loadWhenSeen(() => import('./how-it-ends.tsx').then((module) => module.HowItEnds));

/** Regions of the home page: bundled with every page that has regions, or loaded when they are scrolled to. */
const atOnce = {
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

/** All others: loaded with the first page that shows them. */
const onDemand = {
  collapsible: () => import('./collapsible.tsx').then(({ Collapsible }) => Collapsible),
  'contact-tiles': () => import('./contact-tiles.tsx').then(({ ContactTiles }) => ContactTiles),
  'feature-list': () => import('./feature-list.tsx').then(({ FeatureList }) => FeatureList),
  'get-started': () => import('./get-started.tsx').then(({ GetStarted }) => GetStarted),
  'rich-text': () => import('./rich-text.tsx').then(({ RichText }) => RichText),
  video: () => import('./video.tsx').then(({ Video }) => Video),
  recommendations: () => import('./recommendations.tsx').then(({ Recommendations }) => Recommendations),
  carousel: () => import('./carousel.tsx').then(({ Carousel }) => Carousel),
  'store-carousel': () => import('./store-carousel.tsx').then(({ StoreCarousel }) => StoreCarousel),
  'mobile-grid': () => import('./mobile-grid.tsx').then(({ MobileGrid }) => MobileGrid),
  'text-image': () => import('./text-image.tsx').then(({ TextImage }) => TextImage),
  tabs: () => import('./tabs.tsx').then(({ Tabs }) => Tabs),
  'page-banner': () => import('./page-banner.tsx').then(({ PageBanner }) => PageBanner),
  banner: () => import('./banner.tsx').then(({ Banner }) => Banner),
  accordion: () => import('./accordion.tsx').then(({ Accordion }) => Accordion),
  'marketing-tiles': () => import('./marketing-tiles.tsx').then(({ MarketingTiles }) => MarketingTiles),
  'exchange-cards': () => import('./exchange-cards.tsx').then(({ ExchangeCards }) => ExchangeCards),
  'my-offers': () => import('./my-offers.tsx').then(({ MyOffers }) => MyOffers),
} satisfies Loaders;

// Doesn't compile when a region type has no component.
({ ...atOnce, ...onDemand }) satisfies Readonly<Record<RegionType, unknown>>;

const loaded = new Map<RegionType, RegionComponent>();
const suspending = new Map<RegionType, RegionComponent>();

/**
 * Loads the components of these types. The server calls this before rendering, because content that suspends is
 * streamed in a form that a browser without JavaScript can't show.
 */
export async function loadComponents(types: readonly RegionType[]): Promise<void> {
  await Promise.all(types.map(load));
}

async function load(type: RegionType): Promise<RegionComponent> {
  const known = loaded.get(type);
  if (known) return known;
  const component = (isOnDemand(type) ? await onDemand[type]() : atOnce[type]) as RegionComponent;
  loaded.set(type, component);
  return component;
}

/** The component of a type; it suspends while it isn't loaded. */
function componentOf(type: RegionType): RegionComponent {
  if (!isOnDemand(type)) return atOnce[type] as RegionComponent;
  // Always the same component per type: switching would make React remount the region.
  const begun = suspending.get(type) ?? loaded.get(type);
  if (begun) return begun;
  const waiting = lazy(async () => ({ default: await load(type) }));
  suspending.set(type, waiting);
  return waiting;
}

function isOnDemand(type: RegionType): type is keyof typeof onDemand {
  return Object.hasOwn(onDemand, type);
}

type Props = {
  readonly regions: readonly Region[];
  readonly products: RegionProducts;
  readonly limitExamples?: LimitExamples;
  readonly offers: StoreOffers | 'failed' | null;
};

export function Regions({ regions, products, limitExamples = {}, offers }: Props) {
  return (
    <RegionProductsContext value={products}>
      <RegionOffersContext value={offers}>
        <LimitExamplesContext value={limitExamples}>
          {regions.map((region, index) => {
            // The union type `Region` pairs type and data, and the registry is checked against it.
            const Component = componentOf(region.type);
            const shown = <Component data={region.data} />;
            if (isOnDemand(region.type)) {
              return (
                <Suspense key={region.id}>
                  <HydrationMark />
                  {shown}
                </Suspense>
              );
            }
            const before = regions[index - 1];
            return (
              <Fragment key={region.id}>
                {before && isOnDemand(before.type) && <HydrationMarkEnd />}
                {shown}
              </Fragment>
            );
          })}
        </LimitExamplesContext>
      </RegionOffersContext>
    </RegionProductsContext>
  );
}
