import type { z } from 'zod';
import { AccordionData } from './accordion.tsx';
import { AssuranceStripData } from './assurance-strip.tsx';
import { BannerData } from './banner.tsx';
import { BrandStripData } from './brand-strip.tsx';
import { CallToActionData } from './call-to-action.tsx';
import { CarouselData } from './carousel.tsx';
import { CollapsibleData } from './collapsible.tsx';
import { ContactTilesData } from './contact-tiles.tsx';
import { DealsStripData } from './deals-strip.tsx';
import { ExchangeCardsData } from './exchange-cards.tsx';
import { FeatureListData } from './feature-list.tsx';
import { GetStartedData } from './get-started.tsx';
import { GradesPanelData } from './grades-panel.tsx';
import { HeroData } from './hero.tsx';
import { HowItEndsData } from './how-it-ends.tsx';
import { MarketingTilesData } from './marketing-tiles.tsx';
import { MobileGridData } from './mobile-grid.tsx';
import { MyOffersData } from './my-offers.tsx';
import { PageBannerData } from './page-banner.tsx';
import { PageHeadingData } from './page-heading.tsx';
import { ProductCarouselData } from './product-carousel.tsx';
import { RecommendationsData } from './recommendations.tsx';
import { RichTextData } from './rich-text.tsx';
import { ShopByCategoryData } from './shop-by-category.tsx';
import { StoreCarouselData } from './store-carousel.tsx';
import { TabsData } from './tabs.tsx';
import { TextImageData } from './text-image.tsx';
import { VideoData } from './video.tsx';

/** The data schema of every region type. Parsing happens on the server, which keeps zod out of the browser. */
export const regionSchemas = {
  'assurance-strip': AssuranceStripData,
  'brand-strip': BrandStripData,
  'call-to-action': CallToActionData,
  collapsible: CollapsibleData,
  'contact-tiles': ContactTilesData,
  'deals-strip': DealsStripData,
  'feature-list': FeatureListData,
  'grades-panel': GradesPanelData,
  hero: HeroData,
  'how-it-ends': HowItEndsData,
  'page-heading': PageHeadingData,
  'product-carousel': ProductCarouselData,
  'rich-text': RichTextData,
  'shop-by-category': ShopByCategoryData,
  video: VideoData,
  'get-started': GetStartedData,
  recommendations: RecommendationsData,
  carousel: CarouselData,
  'store-carousel': StoreCarouselData,
  'mobile-grid': MobileGridData,
  'text-image': TextImageData,
  tabs: TabsData,
  'page-banner': PageBannerData,
  banner: BannerData,
  accordion: AccordionData,
  'marketing-tiles': MarketingTilesData,
  'exchange-cards': ExchangeCardsData,
  'my-offers': MyOffersData,
} satisfies Record<string, z.ZodType>;

export type RegionType = keyof typeof regionSchemas;
export type RegionData<Type extends RegionType> = z.infer<(typeof regionSchemas)[Type]>;

/** A region whose data has passed its schema. */
export type Region = {
  [Type in RegionType]: { readonly id: string; readonly type: Type; readonly data: RegionData<Type> };
}[RegionType];
