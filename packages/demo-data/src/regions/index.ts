import type { Localized, RoomPhoto } from '../types/index.ts';

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

export type Link = {
  readonly label: Localized;
  readonly href: string;
  readonly opensNewWindow?: boolean;
};

/** Names of lucide icons. */
export type IconName =
  | 'undo-2'
  | 'calendar-check'
  | 'wrench'
  | 'badge-check'
  | 'hand-coins'
  | 'truck'
  | 'map-pin'
  | 'phone'
  | 'mail'
  | 'shopping-bag'
  | 'file-signature';

export type HeroData = {
  readonly headline: Localized;
  readonly lead: Localized;
  readonly primaryAction: Link;
  readonly secondaryAction: Link;
  /** Its left third is a plain wall, for the words. */
  readonly photo: RoomPhoto;
  /** Products whose price tags hang in the picture. */
  readonly tagProductIds: readonly string[];
};

export type AssuranceStripData = {
  /** `{sameAsCashDays}` in a text stands for the days of the shopper's store. */
  readonly items: readonly { readonly icon: IconName; readonly title: Localized; readonly text: Localized }[];
};

export type ShopByCategoryData = {
  readonly title: Localized;
  readonly shopAll: Link;
  readonly categoryIds: readonly string[];
};

export type ProductCarouselData = {
  /** `{storeAddress}` stands for the street of the shopper's store; `titleWithoutStore` is shown without one. */
  readonly title: Localized;
  readonly titleWithoutStore: Localized;
  readonly subtitle: Localized | null;
  readonly productIds: readonly string[];
  readonly hasFrequencyPicker: boolean;
  readonly shopAll: Link | null;
};

/** Amounts come from the pricing function; texts name them `{weekly}`, `{weeks}`, `{months}`, `{total}`,
 *  `{cash}`, `{week}`, `{paid}`, `{buyOut}` and `{sameAsCashDays}`. */
export type HowItEndsData = {
  readonly title: Localized;
  readonly intro: Localized;
  readonly productId: string;
  readonly exampleWeek: number;
  readonly endings: readonly {
    readonly kind: 'keep-paying' | 'buy-early' | 'send-back';
    readonly icon: IconName;
    readonly title: Localized;
    readonly subtitle: Localized;
    readonly text: Localized;
    readonly amountSuffix: Localized;
  }[];
};

export type BrandStripData = {
  readonly title: Localized;
  readonly brands: readonly Link[];
};

export type GradesPanelData = {
  readonly title: Localized;
  readonly shopAll: Link;
  readonly grades: readonly {
    readonly condition: 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR';
    readonly artKey: string;
    readonly title: Localized;
    readonly text: Localized;
  }[];
};

export type DealsStripData = {
  readonly title: Localized;
  readonly placeholder: Localized;
  readonly button: Localized;
};

export type GetStartedData = { readonly title: Localized; readonly text: Localized };

export type RecommendationsData = { readonly title: Localized; readonly zone: string };

export type FooterData = {
  readonly tagline: Localized;
  readonly columns: readonly { readonly title: Localized; readonly links: readonly Link[] }[];
  readonly storeColumnTitle: Localized;
  readonly findStore: Link;
  readonly demoNotice: Localized;
  readonly legal: Localized;
  readonly legalLinks: readonly Link[];
};

export type PageHeadingData = { readonly title: Localized; readonly lead: Localized | null };

export type RichTextData = {
  readonly isClamped?: boolean;
  readonly sections: readonly {
    readonly heading: Localized | null;
    readonly paragraphs: readonly Localized[];
  }[];
};

export type CollapsibleData = {
  readonly title: Localized | null;
  readonly items: readonly { readonly id: string; readonly title: Localized; readonly text: Localized }[];
};

export type FeatureListData = {
  readonly title: Localized;
  readonly items: readonly { readonly icon: IconName; readonly title: Localized; readonly text: Localized }[];
};

export type VideoData = {
  readonly title: Localized;
  /** Empty while no film exists: the poster stands alone. */
  readonly videoUrl: string;
  readonly poster: RoomPhoto;
  readonly transcript: Localized;
};

export type CallToActionData = {
  readonly title: Localized;
  readonly text: Localized;
  readonly primaryAction: Link;
  readonly secondaryLink: Link | null;
};

export type ContactTilesData = {
  readonly tiles: readonly {
    readonly icon: IconName;
    readonly title: Localized;
    readonly text: Localized;
    readonly action: Link;
  }[];
};

/** A drawing of the set on a ground of the design; `colorHex` without `#`. */
type ArtOnTint = {
  readonly artKey: string;
  readonly colorHex?: string;
  readonly tint: 'oat' | 'sage' | 'sky' | 'honey' | 'berry';
};

/** The photograph of a room, or else the drawing. */
type RoomOrArt = ArtOnTint & { readonly photo?: RoomPhoto };

type Slide = RoomOrArt & {
  readonly id: string;
  readonly title: Localized;
  readonly text: Localized;
  readonly action: Link;
};

type CarouselSettings = {
  readonly title: Localized;
  readonly isCyclic: boolean;
  readonly isAutomatic: boolean;
  readonly slidesToShow: { readonly small: number; readonly medium: number; readonly large: number };
};

export type CarouselData = CarouselSettings & { readonly slides: readonly Slide[] };

export type StoreCarouselData = CarouselSettings & {
  /** Stores that don't have what a slide shows. */
  readonly slides: readonly (Slide & { readonly restrictedStores: readonly string[] })[];
};

export type MobileGridData = {
  readonly title: Localized;
  readonly grid: '1x1' | '2x1' | '2x2' | '2x3' | '3x1' | '3x2';
  readonly tiles: readonly (ArtOnTint & { readonly label: Localized; readonly href: string })[];
};

export type TextImageData = RoomOrArt & {
  readonly title: Localized;
  readonly paragraphs: readonly Localized[];
  readonly imageSide: 'left' | 'right';
  readonly action: Link | null;
};

export type TabsData = {
  readonly title: Localized;
  readonly tabs: readonly (RoomOrArt & {
    readonly id: string;
    readonly label: Localized;
    readonly title: Localized;
    readonly text: Localized;
    readonly points: readonly Localized[];
  })[];
};

export type BannerData = {
  readonly title: Localized;
  readonly text: Localized;
  readonly action: Link;
  readonly tone: 'spruce' | 'honey' | 'sage';
};

export type AccordionData = {
  readonly title: Localized;
  readonly items: readonly { readonly id: string; readonly title: Localized; readonly text: Localized }[];
};

export type MarketingTilesData = {
  readonly title: Localized | null;
  readonly tiles: readonly (RoomOrArt & {
    readonly eyebrow: Localized;
    readonly title: Localized;
    readonly text: Localized;
    readonly action: Link;
  })[];
};

export type ExchangeCardsData = {
  readonly title: Localized;
  readonly intro: Localized;
  readonly footnote: Localized;
  readonly cards: readonly (ArtOnTint & { readonly weeklyLimitCents: number; readonly href: string })[];
};

export type MyOffersData = { readonly title: Localized; readonly isOpen: boolean };
