/** A page, or a step of the checkout, is shown. */
export type PageView = {
  readonly event: 'pageview';
  /** Null for a page without a name of its own. */
  readonly pageName: string | null;
  /** Without site, locale and query, and without order numbers. */
  readonly path: string;
  /** The page before it in this document; null for the first. */
  readonly previousPath: string | null;
};

/** The core data layer: shopper, store, cart and approval, whenever one of them changes. */
export type CoreData = {
  readonly event: 'coreData';
  readonly isRegistered: boolean;
  readonly storeId: string | null;
  readonly cartCount: number;
  readonly hasApproval: boolean;
};

export type StoreChange = {
  readonly event: 'storeChange';
  readonly storeId: string;
  readonly postalCode: string;
  /** Whether the store differs from the previous one (specification section 4). */
  readonly isChanged: boolean;
};

type Action =
  | { readonly action: 'viewProduct'; readonly productId: string }
  | { readonly action: 'viewCategory'; readonly categoryId: string; readonly interestScore: number }
  | { readonly action: 'clickCategory'; readonly categoryId: string; readonly productId: string }
  | { readonly action: 'viewSearch'; readonly resultCount: number }
  | { readonly action: 'clickSearch'; readonly productId: string }
  | { readonly action: 'viewReco'; readonly zone: string; readonly productIds: readonly string[] }
  | { readonly action: 'clickReco'; readonly zone: string; readonly productId: string }
  | { readonly action: 'impression'; readonly kind: 'product' | 'offer' | 'banner'; readonly id: string }
  | { readonly action: 'myOffers' }
  | { readonly action: 'phoneEdit'; readonly field: string }
  | { readonly action: 'addToCart'; readonly productId: string }
  | { readonly action: 'beginCheckout' }
  | { readonly action: 'checkoutStep'; readonly step: string }
  | {
      readonly action: 'orderPlaced';
      readonly frequency: string;
      readonly renewal: string;
      readonly sameAsCash: string;
    }
  | { readonly action: 'accountUpdate'; readonly storeId: string | null; readonly hasApproval: boolean }
  | { readonly action: 'dealsSignUp' }
  | { readonly action: 'lead' };

/** What a shopper does on a page. */
export type RacTracking = { readonly event: 'RacTracking' } & Action;

/** An analytics event. It contains no personal data; `event-catalogue.ts` describes each. */
export type AnalyticsEvent = PageView | CoreData | StoreChange | RacTracking;
