import type { Localized, RoomPhoto } from '../types/index.ts';
import type { Link } from './link.ts';

/** A photograph of goods, or else a drawing of the set, on a background color of the design; `colorHex` without `#`. */
type ArtOnTint = {
  readonly picture?: string;
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
  /** Stores that don't stock the products of a slide. */
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
