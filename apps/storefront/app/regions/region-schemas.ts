import type { z } from 'zod';
import { AccordionData } from './accordion/accordion-data.ts';
import { AssuranceStripData } from './assurance-strip/assurance-strip-data.ts';
import { BannerData } from './banner/banner-data.ts';
import { BrandStripData } from './brand-strip/brand-strip-data.ts';
import { CallToActionData } from './call-to-action/call-to-action-data.ts';
import { CarouselData } from './carousel/carousel-data.ts';
import { CollapsibleData } from './collapsible/collapsible-data.ts';
import { ContactTilesData } from './contact-tiles/contact-tiles-data.ts';
import { DealsStripData } from './deals-strip/deals-strip-data.ts';
import { ExchangeCardsData } from './exchange-cards/exchange-cards-data.ts';
import { FeatureListData } from './feature-list/feature-list-data.ts';
import { GetStartedData } from './get-started/get-started-data.ts';
import { GradesPanelData } from './grades-panel/grades-panel-data.ts';
import { HeroData } from './hero/hero-data.ts';
import { HowItEndsData } from './how-it-ends/how-it-ends-data.ts';
import { MarketingTilesData } from './marketing-tiles/marketing-tiles-data.ts';
import { MobileGridData } from './mobile-grid/mobile-grid-data.ts';
import { MyOffersData } from './my-offers/my-offers-data.ts';
import { PageHeadingData } from './page-heading/page-heading-data.ts';
import { ProductCarouselData } from './product-carousel/product-carousel-data.ts';
import { RecommendationsData } from './recommendations/recommendations-data.ts';
import { RichTextData } from './rich-text/rich-text-data.ts';
import { ShopByCategoryData } from './shop-by-category/shop-by-category-data.ts';
import { StoreCarouselData } from './store-carousel/store-carousel-data.ts';
import { TabsData } from './tabs/tabs-data.ts';
import { TextImageData } from './text-image/text-image-data.ts';
import { VideoData } from './video/video-data.ts';

/** The data of every type of content region. Parsed on the server, so that the schemas stay out of the browser. */
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
