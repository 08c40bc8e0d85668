import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

/** The demo's stores without those that have closed and those of states that are not served. */
const OPEN_STORES =
  '04217 04221 04226 04230 04234 04243 04251 04268 04272 04275 04279 04283 04286 04291 04294 04297 05102 05119 06007 06015 07044 07112 08031 08107 09018 09122 10023 11034 11058 12016 13009 13041 14020 14066'.split(
    ' ',
  );

const site = { siteId: '{siteId}' };
const sofa = { productId: 'alder-3-seat-sofa' };

/** Finding products: search, suggestions, promotions and addresses. */
export const discoveryExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  productSearch: [
    {
      title: 'Sofas in stock at the store, by price, low to high',
      given: 'store',
      query: { q: 'sofa', sort: 'price-low-to-high', limit: '2', ...site },
      answer: { limit: 2, offset: 0, query: 'sofa', selectedSortingOption: 'price-low-to-high' },
    },
  ],
  getSearchSuggestions: [
    {
      title: 'Suggestions for “sofa”',
      given: 'store',
      query: { q: 'sofa', limit: '2', ...site },
      answer: {
        searchPhrase: 'sofa',
        categorySuggestions: {
          categories: [
            { id: 'sofas-loveseats', name: 'Sofas & Loveseats', parentCategoryName: 'Living Room' },
            { id: 'reclining-sofas' },
          ],
        },
      },
    },
  ],
  autocomplete: [
    {
      title: 'Suggestions for a partial word',
      given: 'store',
      query: site,
      body: { query: 'alder', visitorId: 'visitor-8842', maxSuggestions: 2 },
      answer: { productSuggestions: [{ brand: 'Wrenfield' }, { brand: 'Wrenfield' }] },
    },
  ],
  getProductImages: [
    {
      title: 'Images of a sofa',
      given: 'store',
      params: sofa,
      query: site,
      answer: { id: 'alder-3-seat-sofa' },
    },
  ],
  getProductPrices: [
    {
      title: 'Prices of a sofa at the shopper’s store',
      given: 'store',
      params: sofa,
      query: site,
      answer: {
        currency: 'USD',
        price: 24.99,
        prices: { 'zone-southwest-NEW-WEEKLY': 24.99, 'zone-southwest-NEW-MONTHLY': 107.1 },
      },
    },
    {
      title: 'No store chosen',
      given: 'guest',
      params: sofa,
      query: site,
      answer: { productId: 'alder-3-seat-sofa', currency: 'USD' },
    },
  ],
  getProductPromotions: [
    {
      title: 'No promotions without a code',
      given: 'store',
      params: sofa,
      query: site,
      answer: { productId: 'alder-3-seat-sofa', productPromotions: [] },
    },
  ],
  getPromotions: [
    {
      title: 'A promotion by id',
      given: 'guest',
      query: { ids: 'promo-laundry-10', ...site },
      answer: {
        total: 1,
        data: [
          {
            id: 'promo-laundry-10',
            name: '10% off laundry pairs',
            c_promotionCode: 'LAUNDRY10',
            c_pif: false,
            startDate: '2026-11-01T00:00:00Z',
            endDate: '2026-12-21T23:59:00Z',
          },
        ],
      },
    },
  ],
  getPromotionsForCampaign: [
    {
      title: 'Campaign promotions in January',
      given: 'guest',
      params: { campaignId: 'store-offers' },
      query: { startDate: '2027-01-20T00:00:00Z', endDate: '2027-01-25T00:00:00Z', ...site },
      answer: {
        total: 2,
        data: [
          { id: 'promo-welcome-back', c_pif: true },
          { id: 'promo-school-tech', c_pif: false },
        ],
      },
    },
  ],
  getStorePromotions: [
    {
      title: 'Today’s offers at a store',
      given: 'guest',
      query: { c_store_id: '04217', ...site },
      answer: {
        PromoObj: [
          {
            promotionCode: 'FIRSTWEEK1',
            promoID: 'promo-first-week-1',
            pif: false,
            restrictedStores: [],
            name: 'First payment $1.00',
          },
          { promotionCode: 'BIGSCREEN15' },
          { promotionCode: 'LAUNDRY10' },
          { promotionCode: 'TEXAS10' },
        ],
      },
    },
  ],
  getUrlMapping: [
    {
      title: 'Product URL',
      given: 'guest',
      query: { urlSegment: 'furniture/alder-3-seat-sofa.html', ...site },
      answer: { resourceType: 'PRODUCT', resourceId: 'alder-3-seat-sofa' },
    },
    {
      title: 'Unknown URL',
      given: 'guest',
      query: { urlSegment: 'no/such/address', ...site },
      status: 404,
      answer: { code: 'SeoUrlMappingNotFound' },
    },
  ],
  listSitePages: [
    ...custom(
      'The addresses of all stores that anybody may see',
      'guest',
      { kind: 'stores' },
      { paths: OPEN_STORES.map((id) => `/find-your-store/storeid/${id}`) },
    ),
    {
      title: 'Unknown kind of page',
      given: 'guest',
      query: site,
      body: { kind: 'drafts' },
      status: 400,
      answer: { code: 'InvalidParameters' },
    },
  ],
  getClientLocation: [
    {
      title: 'Approximate location',
      given: 'guest',
      from: '192.0.2.7',
      query: site,
      answer: { googleapidata: { location: { lat: 33.0779, lng: -96.811 } } },
    },
    {
      title: 'Unknown IP address',
      given: 'guest',
      from: '8.8.8.8',
      query: site,
      status: 404,
      answer: { code: 'NotFound' },
    },
  ],
  getLocatedStore: [
    {
      title: 'The store of a caller in Plano',
      given: 'guest',
      from: '192.0.2.7',
      query: site,
      answer: { limit: 1, total: 1, data: [{ id: '04217', distance: 1.2 }] },
    },
    {
      title: 'An address that cannot be located',
      given: 'guest',
      from: '8.8.8.8',
      query: site,
      answer: { limit: 1, total: 0 },
    },
  ],
  getPages: [
    {
      title: 'Content page of a product',
      given: 'guest',
      query: { aspectTypeId: 'pdp', productId: 'alder-3-seat-sofa', ...site },
      answer: { data: [] },
    },
  ],
  getContent: [
    {
      title: 'Menu links, for a shopper',
      given: 'guest',
      params: { contentId: 'menuAdditionalLinks' },
      query: site,
      answer: { id: 'menuAdditionalLinks' },
    },
  ],
};
