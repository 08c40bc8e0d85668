import type { Film } from '../films/index.ts';
import type { Localized, RoomPhoto } from '../types/index.ts';
import type { IconName, Link } from './link.ts';

export type HeroData = {
  readonly headline: Localized;
  readonly lead: Localized;
  readonly primaryAction: Link;
  readonly secondaryAction: Link;
  /** The left third is a plain wall, to leave space for the text. */
  readonly photo: RoomPhoto;
  /** Products with price tags in the picture. */
  readonly tagProductIds: readonly string[];
};

export type AssuranceStripData = {
  /** `{sameAsCashDays}` in a text is replaced with the days of the shopper's store. */
  readonly items: readonly {
    readonly icon: IconName;
    readonly title: Localized;
    readonly titleWithoutStore?: Localized;
    readonly text: Localized;
  }[];
};

export type ShopByCategoryData = {
  readonly title: Localized;
  readonly shopAll: Link;
  readonly categoryIds: readonly string[];
};

export type ProductCarouselData = {
  /** `{storeAddress}` is replaced with the street of the shopper's store; `titleWithoutStore` is shown without one. */
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
    /** What such wear looks like. */
    readonly picture?: { readonly url: string; readonly alt: Localized };
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
  /** Lists the headings beside the text. */
  readonly hasContents?: boolean;
  readonly sections: readonly {
    readonly heading: Localized | null;
    readonly paragraphs: readonly Localized[];
    readonly links?: readonly Link[];
  }[];
};

export type CollapsibleData = {
  readonly groups: readonly {
    readonly id: string;
    readonly title: Localized;
    readonly items: readonly { readonly id: string; readonly title: Localized; readonly text: Localized }[];
  }[];
  readonly help: { readonly title: Localized; readonly text: Localized; readonly action: Link };
};

export type FeatureListData = {
  readonly title: Localized;
  /** Steps, in their order. */
  readonly isNumbered?: boolean;
  readonly items: readonly { readonly icon: IconName; readonly title: Localized; readonly text: Localized }[];
};

export type VideoData = {
  readonly title: Localized;
  /** The title is the page's heading. */
  readonly isPageTitle?: boolean;
  /** Heads the page, beside the film. */
  readonly intro?: {
    readonly headline: Localized;
    readonly lead: Localized;
    readonly primaryAction: Link;
    readonly secondaryLink: Link;
  };
  readonly film: Film | null;
  /** Shown instead of a film. */
  readonly photo: RoomPhoto | null;
  /** All that the film says and shows, in paragraphs. */
  readonly transcript: readonly Localized[];
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
