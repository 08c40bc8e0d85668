import type { ConsentCategory } from '@ownpath/domain/consent';
import type { AnalyticsEvent } from './events.ts';

type NameOf<Event extends AnalyticsEvent> = Event extends { readonly action: infer Action }
  ? Action
  : Event['event'];

export type EventDescription<Field extends string = string> = {
  /** What happened, and how often it is reported. */
  readonly when: string;
  /** Null for what stays in the page's own data layer until a category allows a script to read it. */
  readonly consent: ConsentCategory | null;
  readonly fields: Readonly<Record<Field, string>>;
};

type Catalogue = {
  readonly [Event in AnalyticsEvent as NameOf<Event>]: EventDescription<
    Exclude<keyof Event, 'event' | 'action'> & string
  >;
};

const PRODUCT = 'id of the product';
const CATEGORY = 'id of the category';

/** Every event of the shop, for docs/analytics.md. No browser loads it; one that it lacks does not compile. */
export const EVENT_CATALOGUE: Catalogue = {
  pageview: {
    when: 'A page, or a step of the checkout, is shown: once for each, also in navigation without a document.',
    consent: null,
    fields: {
      pageName: 'name of the page where it has one, for example `Pay Schedule Page`, else null',
      path: 'without site, language and query; order numbers are `-`',
      previousPath: 'path of the page before it; null for the first of a document',
    },
  },
  coreData: {
    when: 'The core data layer: with the first page, and whenever one of its values changes.',
    consent: null,
    fields: {
      isRegistered: 'whether a registered customer is signed in',
      storeId: 'id of the chosen store, else null',
      cartCount: 'pieces in the cart',
      hasApproval: 'whether the shopper has an approval',
    },
  },
  storeChange: {
    when: 'A shopper chose a store by hand.',
    consent: null,
    fields: {
      storeId: 'id of the store',
      postalCode: 'the store’s own postal code',
      isChanged: 'whether store or postal code differ from the previous choice by hand',
    },
  },
  viewProduct: {
    when: 'A product page is shown.',
    consent: 'performance',
    fields: { productId: PRODUCT },
  },
  viewCategory: {
    when: 'The list of a category is shown.',
    consent: 'performance',
    fields: {
      categoryId: CATEGORY,
      interestScore:
        'views of this category in 30 days, divided by the days since the one before, at least by 1; this view counts',
    },
  },
  clickCategory: {
    when: 'A product is pressed in the list of a category.',
    consent: 'performance',
    fields: { categoryId: CATEGORY, productId: PRODUCT },
  },
  viewSearch: {
    when: 'The results of a search are shown.',
    consent: 'performance',
    fields: { resultCount: 'number of products found; what was typed is not reported' },
  },
  clickSearch: {
    when: 'A product is pressed in the results of a search.',
    consent: 'performance',
    fields: { productId: PRODUCT },
  },
  viewReco: {
    when: 'Recommended products have loaded.',
    consent: 'performance',
    fields: { zone: 'place of the recommendations', productIds: 'ids of the products in their order' },
  },
  clickReco: {
    when: 'A recommended product is pressed.',
    consent: 'performance',
    fields: { zone: 'place of the recommendations', productId: PRODUCT },
  },
  impression: {
    when: 'A product tile, an offer or a banner is visible by nine tenths: once on a page.',
    consent: 'performance',
    fields: {
      kind: '`product`, `offer` or `banner`',
      id: 'id of the product or the offer, or where the banner leads',
    },
  },
  myOffers: {
    when: 'My Offers has been open for one second: once on a page.',
    consent: null,
    fields: {},
  },
  phoneEdit: {
    when: 'The digits of a phone number were changed; another way of writing them is no change.',
    consent: 'performance',
    fields: { field: 'name of the field; never the number' },
  },
  addToCart: {
    when: 'A product was put into the cart.',
    consent: null,
    fields: { productId: PRODUCT },
  },
  beginCheckout: {
    when: 'The first page of a checkout is shown, after one that is not of it.',
    consent: 'performance',
    fields: {},
  },
  checkoutStep: {
    when: 'A step of the checkout is shown.',
    consent: 'performance',
    fields: { step: 'the step’s page name' },
  },
  orderPlaced: {
    when: 'The confirmation of an order is shown: once for each order in a tab.',
    consent: 'performance',
    fields: {
      frequency: 'payment frequency of the agreement',
      renewal: 'renewal payment in dollars: 0-10, 11-20, 21-30, 31-40, 41-50 or 51+',
      sameAsCash:
        'same-as-cash price in dollars: 0-500, 501-1000, 1001-1500, 1501-2000, 2001-2500, 2501-3000, 3001-3500, 3501-4000 or 4000+',
    },
  },
  accountUpdate: {
    when: 'A registered customer is signed in, and whenever their store or approval changes.',
    consent: 'performance',
    fields: { storeId: 'id of the chosen store, else null', hasApproval: 'whether they have an approval' },
  },
  dealsSignUp: {
    when: 'A sign-up for deals is confirmed.',
    consent: 'performance',
    fields: {},
  },
  lead: {
    when: 'A request to a store was sent by the web order form.',
    consent: 'performance',
    fields: {},
  },
};
