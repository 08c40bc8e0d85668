import type { CapClass } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { Wallet } from '@ownpath/domain/stores';
import type { DemoColleague } from './colleague.ts';

/**
 * The shape of a demo retailer: all data that the seed writes into an empty database.
 * Money in integer cents, distances in miles, dates as `YYYY-MM-DD`, times as ISO instants (UTC).
 */

/** A text in both shop languages. */
export type Localized = { readonly 'en-US': string; readonly 'es-US': string };
export type LocalizedList = { readonly 'en-US': readonly string[]; readonly 'es-US': readonly string[] };

export type RoomCut = {
  /** URL of the largest width, in the format that every browser supports. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

/** A furnished room, in two crops. Each is stored at full and at half width, as WebP and as AVIF. */
export type RoomPhoto = { readonly alt: Localized; readonly landscape: RoomCut; readonly portrait: RoomCut };

export type DemoCategory = {
  readonly id: string;
  /** `root` for the top level. */
  readonly parentId: string;
  readonly level: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly showInMenu: boolean;
  readonly showInCategoryPage: boolean;
  readonly sequence: number;
  /** One of the design's category tints: `oat`, `sage`, `sky`, `honey`, `berry`. */
  readonly tint: string;
  /** Name of the category's drawing (`art/*.svg`). */
  readonly artKey: string;
  /** A photograph above the category's products. */
  readonly banner: RoomPhoto | null;
};

export type DemoColor = { readonly id: string; readonly name: Localized; readonly hex: string };

export type DemoVariant = {
  readonly id: string;
  readonly color: DemoColor;
};

export type ProductKind = 'standard' | 'bundle' | 'special-order' | 'extended-aisle';

export type DemoProduct = {
  readonly id: string;
  readonly kind: ProductKind;
  /** Retailer's item number (RMS). */
  readonly rmsItemNumber: string;
  readonly name: Localized;
  readonly shortDescription: Localized;
  readonly description: Localized;
  readonly features: LocalizedList;
  readonly specifications: readonly { readonly label: Localized; readonly value: Localized }[];
  readonly brand: string;
  readonly vendorId: string;
  readonly model: string;
  /** Family key of the reference table, for pictures and bench data. */
  readonly family: string;
  /** What one calls the thing at home, without an article: "sofa". Null for a bundle. */
  readonly itemNoun: Localized | null;
  /** Drawing of the product (`art/*.svg`, without extension). */
  readonly artKey: string;
  readonly primaryCategoryId: string;
  /** All leaf categories, the primary one first. */
  readonly categoryIds: readonly string[];
  readonly variants: readonly DemoVariant[];
  /** Weekly rate before zone, cap and condition, in cents. */
  readonly baseWeeklyRateCents: number;
  readonly weeks: number;
  /** Merchant cost in cents. Decides the state caps; never leaves the server. */
  readonly merchantCostCents: number;
  /** The class used by the states' price caps. */
  readonly capClass: CapClass;
  readonly isNew: boolean;
  readonly isExclusive: boolean;
  readonly isHighRisk: boolean;
  readonly isClearance: boolean;
  /** Higher is more popular; used by the sort MOST_POPULAR. */
  readonly popularity: number;
  readonly wasWeeklyRateCents: number | null;
  readonly wasPriceSince: string | null;
  /** Members when `kind` is `bundle`; otherwise empty. */
  readonly bundledProductIds: readonly string[];
  /** Products that cost 80 % of their rate when rented with this one. */
  readonly addOnProductIds: readonly string[];
  readonly isAddOn: boolean;
  /** Delivery band of specification section 9: `Carryout`, `1-3 Days`, ... for a unit in the home store. */
  readonly deliveryBand: string;
  readonly onlineFrom: string;
};

export type DemoPriceZone = {
  readonly id: string;
  readonly name: string;
  /** Multiplier on the base rate in basis points: 9500, 10000 or 10800. */
  readonly multiplierBps: number;
  /** States whose stores use this zone; prices meet the caps of all of them. */
  readonly stateCodes: readonly string[];
};

/** One price-book entry: the terms of a product in a zone and condition. */
export type DemoPrice = {
  readonly productId: string;
  readonly zoneId: string;
  readonly condition: DemoCondition;
  readonly weeklyRateCents: number;
  readonly weeks: number;
  readonly cashPriceCents: number;
  readonly wasWeeklyRateCents: number | null;
  readonly wasPriceSince: string | null;
};

export type DemoCondition = 'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR';

export type DemoStore = {
  /** Five digits, for example `04217`. */
  readonly id: string;
  readonly name: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly zoneId: string;
  readonly geoPoolId: string;
  /** Other stores of the same geo pool. */
  readonly geoPoolStoreIds: readonly string[];
  readonly restrictedCategoryIds: readonly string[];
  /** Date on which the store stops selling online; a past date means closed. */
  readonly ecommerceCloseDate: string | null;
  readonly deliveryRadiusMiles: number;
  /** States that it delivers to; empty means only its own. */
  readonly deliveryStateCodes: readonly string[];
  readonly tagline: Localized;
  readonly team: readonly DemoColleague[];
  /** Sales tax on rent, in millionths (82,500 = 8.25 %). */
  readonly taxRatePpm: number;
  /** The rates of ZIP codes in its delivery area whose tax differs. */
  readonly taxRatesByPostalCode: Readonly<Record<string, number>>;
  readonly sameAsCashDays: number;
  readonly processingFeeCents: number;
  readonly isHighRisk: boolean;
  readonly isDecisionEngineEnabled: boolean;
  readonly isIdentityVerificationEnabled: boolean;
  readonly isBankVerificationEnabled: boolean;
  readonly isReservationEnabled: boolean;
  /** What a reservation costs; the second part is what the store would keep. */
  readonly refundableDepositCents: number;
  readonly nonRefundableDepositCents: number;
  /** Takes part in the referral programme. */
  readonly isReferralOffered: boolean;
  readonly isExtendedAisleEnabled: boolean;
  readonly isOnlineAgreementEnabled: boolean;
  readonly benefitPlusType: 'RAC' | 'NONE';
  readonly isEpoEnabled: boolean;
  /** Accounts of the store at its payment providers; null when it does not accept the payment type. */
  readonly achMerchantId: string | null;
  readonly cardMerchantId: string | null;
  readonly braintreeMerchantId: string | null;
  readonly wallets: readonly Wallet[];
};

/** A physical unit, or a stock record of new items, in one store. */
export type DemoInventoryUnit = {
  readonly inventoryNumber: string;
  readonly storeId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly condition: DemoCondition;
  /** New items can have a quantity above one; a used unit is always one. */
  readonly quantity: number;
};

export type DemoPromotion = {
  readonly id: string;
  readonly code: string;
  readonly name: Localized;
  readonly details: Localized;
  /** Paid in full: shown only to registered shoppers. */
  readonly isPif: boolean;
  readonly restrictedStoreIds: readonly string[];
  /** Kind of benefit: a percentage off the first period, or an amount off the first payment. */
  readonly benefit:
    | { readonly type: 'first-payment-amount'; readonly firstPaymentCents: number }
    | { readonly type: 'rate-percent-off'; readonly percentBps: number };
  readonly startsOn: string;
  readonly endsOn: string;
  readonly categoryIds: readonly string[];
};

/** Search phrases that lead to a page of the shop instead of products. */
export type DemoSearchRedirect = {
  readonly locale: Locale;
  /** Lower case, without accents, with single spaces between words. */
  readonly phrase: string;
  /** A path of the shop, without prefix. */
  readonly destinationUrl: string;
};

export type DemoContentAsset = { readonly id: string; readonly name: string; readonly body: Localized };

/** A page of content regions; `data` differs by type and is read by the storefront's region registry. */
export type DemoContentPage = {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly regions: readonly DemoContentRegion[];
};
export type DemoContentRegion = {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type DemoPostalCode = {
  readonly postalCode: string;
  readonly city: string;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type DemoRetailer = {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  readonly priceZones: readonly DemoPriceZone[];
  readonly prices: readonly DemoPrice[];
  readonly stores: readonly DemoStore[];
  readonly inventory: readonly DemoInventoryUnit[];
  readonly promotions: readonly DemoPromotion[];
  readonly contentAssets: readonly DemoContentAsset[];
  readonly contentPages: readonly DemoContentPage[];
  readonly searchRedirects: readonly DemoSearchRedirect[];
  readonly customPreferences: Readonly<Record<string, unknown>>;
  readonly postalCodes: readonly DemoPostalCode[];
};
