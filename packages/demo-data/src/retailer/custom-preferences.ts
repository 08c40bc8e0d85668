import { searchVocabulary } from '../search/index.ts';
import { benefitPlusBenefits } from './benefit-plus-benefits.ts';
import { completingCategories } from './completing-categories.ts';
import { listingFacets } from './listing-facets.ts';

/** Custom preferences of the site (specification section 3). Times in seconds unless the name gives a unit. */
export const customPreferences: Readonly<Record<string, unknown>> = {
  autoAssignStoreEnabled: true,
  autoAssignStoreParams: { maxDistance: 30, distanceUnit: 'mi', fallbackPostalCode: '90210' },
  adobeDTMScriptURL: '',
  /** Google Analytics 4, with its measurement id: https://www.googletagmanager.com/gtag/js?id=G-… */
  ga4ScriptURL: '',
  /** Hour of the store's day at which autopay charges. */
  autopayChargeHour: 20,
  checkoutSessionTimeout: 600,
  basketRefreshTime: 300,
  AccountSessionTimeout: 900,
  excludedPages: ['/login', '/registration', '/reset-password', '/callback'],
  homePageDealsSignUpModalTime: 20,
  otherPagesDealsSignUpModalTime: 45,
  enableDealsSignUpModal: true,
  dealsSignupModalExcludedPages: [
    '/checkout',
    '/cart',
    '/instant-approval',
    '/payfone',
    '/approved',
    '/pre-approvedPage',
    '/declined',
    '/submit-application',
    '/service-failure',
    '/service-failure-login',
    '/web-order-form',
    '/docusign-redirect',
    '/link-agreement',
    '/login',
    '/registration',
    '/reset-password',
    '/account',
    '/my-account',
    '/my-accounts',
    '/myaccount',
    '/orders',
    '/addresses',
    '/refer-a-friend',
    '/rac-specials/sign-up-for-deals',
    '/sign-up-for-deals',
  ],
  signupPopupFeaturePanelPageId: 'deals-signup-panel',
  creditCardIframeURL: '',
  imageTransformationJSON: {
    desktop: { width: 640, quality: 80 },
    mobile: { width: 360, quality: 75 },
    default: { width: 480, quality: 80 },
  },
  customLabels: {
    'en-US': { myOffers: 'My Offers', dealsStripTitle: 'Never miss a deal:' },
    'es-US': { myOffers: 'Mis ofertas', dealsStripTitle: 'No se pierda ninguna oferta:' },
  },
  enableBenefitPlus: true,
  benefitPlusBenefits,
  /** Interstitials: none without a campaign's address (`?utm_campaign=welcome`). */
  ieRules: [
    {
      ruleId: 'welcome-campaign',
      priority: 1,
      contentId: 'interstitial-welcome',
      conditions: [{ attribute: 'campaign', values: ['welcome'] }],
    },
  ],
  WAS_PRICE_MIN_LIMIT: 1,
  WAS_PRICE_MAX_AGE: 90,
  listingFacets,
  searchVocabulary,
  /** Days after which an order or a click counts half for what is popular. */
  popularityHalfLifeDays: 30,
  popularSearches: {
    'en-US': ['washer and dryer', '65 inch TV', 'sectional', 'queen mattress', 'laptop', 'recliner'],
    'es-US': [
      'lavadora y secadora',
      'TV de 65 pulgadas',
      'seccional',
      'colchón queen',
      'laptop',
      'reclinable',
    ],
  },
  completingCategories,
  sfChat_enabled: true,
  /** Paths, or with `*` at the end all that begin so. */
  sfChat_allowedPages: ['/', '/contact-us', '/faqs', '/account'],
  /** Where the bot answers first. */
  sfChat_botPages: ['/faqs'],
  /** Name of the provider's deployment for each kind of chat; a kind without one is not offered. */
  sfChat_deployments: { sales: 'Rowan_Sales', 'my-account': 'Rowan_Account', bot: 'Rowan_Bot' },
  /** Addresses of the provider; a path is the sandbox's. */
  sfChat_scriptURL: '/scripts/chat.js',
  sfChat_siteURL: '/',
  sfChat_scrt2URL: '/',
  sfChat_orgId: 'rowan-demo',
  /** How long the proof of a cookie choice is kept, in days (decision 0085). */
  consentProofDays: 730,
  feedbackScriptURL: '',
  sessionAnalyticsScriptURL: '',
  heatmapScriptURL: '',
};
