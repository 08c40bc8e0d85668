import type {
  AssuranceStripData,
  BrandStripData,
  CallToActionData,
  CollapsibleData,
  ContactTilesData,
  DealsStripData,
  FeatureListData,
  FooterData,
  GetStartedData,
  GradesPanelData,
  HeroData,
  HowItEndsData,
  PageHeadingData,
  ProductCarouselData,
  RecommendationsData,
  RichTextData,
  ShopByCategoryData,
  VideoData,
} from './page-regions.ts';
import type {
  AccordionData,
  BannerData,
  CarouselData,
  ExchangeCardsData,
  MarketingTilesData,
  MobileGridData,
  MyOffersData,
  StoreCarouselData,
  TabsData,
  TextImageData,
} from './picture-regions.ts';

export type * from './link.ts';
export type * from './page-regions.ts';
export type * from './picture-regions.ts';

/** Data of each content region by its `type`. The storefront's region registry covers exactly these. */
export type RegionDataByType = {
  readonly hero: HeroData;
  readonly 'assurance-strip': AssuranceStripData;
  readonly 'shop-by-category': ShopByCategoryData;
  readonly 'product-carousel': ProductCarouselData;
  readonly 'how-it-ends': HowItEndsData;
  readonly 'grades-panel': GradesPanelData;
  readonly 'deals-strip': DealsStripData;
  readonly 'get-started': GetStartedData;
  readonly recommendations: RecommendationsData;
  readonly carousel: CarouselData;
  readonly 'store-carousel': StoreCarouselData;
  readonly 'mobile-grid': MobileGridData;
  readonly 'text-image': TextImageData;
  readonly tabs: TabsData;
  readonly 'page-banner': { readonly pageId?: string };
  readonly banner: BannerData;
  readonly accordion: AccordionData;
  readonly 'marketing-tiles': MarketingTilesData;
  readonly 'exchange-cards': ExchangeCardsData;
  readonly 'my-offers': MyOffersData;
  readonly footer: FooterData;
  readonly 'page-heading': PageHeadingData;
  readonly 'rich-text': RichTextData;
  readonly collapsible: CollapsibleData;
  readonly 'feature-list': FeatureListData;
  readonly video: VideoData;
  readonly 'brand-strip': BrandStripData;
  readonly 'call-to-action': CallToActionData;
  readonly 'contact-tiles': ContactTilesData;
};
export type RegionType = keyof RegionDataByType;

export type TypedRegion = {
  readonly [type in RegionType]: {
    readonly id: string;
    readonly type: type;
    readonly data: RegionDataByType[type];
  };
}[RegionType];
