import type { EndpointExample } from './example.ts';

const site = { siteId: '{siteId}' };

export const catalogExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getProduct: [
    {
      title: 'A sofa, as the shopper’s store sells it',
      given: 'store',
      params: { id: 'alder-3-seat-sofa' },
      query: site,
      answer: { id: 'alder-3-seat-sofa', name: 'Alder 3-Seat Sofa', brand: 'Wrenfield' },
    },
    {
      title: 'A product that there is not',
      given: 'store',
      params: { id: 'no-such-sofa' },
      query: site,
      status: 404,
    },
  ],
  getProducts: [
    {
      title: 'Two products at once',
      given: 'store',
      query: { ids: 'alder-3-seat-sofa,fernwick-sectional', ...site },
    },
  ],
  getCategory: [
    {
      title: 'The top of the category tree',
      given: 'guest',
      params: { id: 'root' },
      query: { levels: '1', ...site },
      answer: { id: 'root' },
    },
  ],
  getCategories: [{ title: 'Two categories', given: 'guest', query: { ids: 'root,furniture', ...site } }],
  searchProducts: [
    {
      title: 'Sofas, the cheapest first',
      given: 'store',
      query: site,
      body: { query: 'sofa', requestMode: 'SEARCH', orderBy: 'PRICE_LOW_TO_HIGH', pageSize: 5, filters: [] },
    },
  ],
  getStores: [
    {
      title: 'One store',
      given: 'guest',
      query: { ids: '04217', ...site },
      answer: { total: 1, data: [{ id: '04217' }] },
    },
  ],
  searchStores: [
    {
      title: 'Stores around a ZIP code',
      given: 'guest',
      query: { countryCode: 'US', postalCode: '75024', maxDistance: '25', limit: '3', ...site },
    },
  ],
  geocode: [{ title: 'Where a ZIP code is', given: 'nobody', query: { zipcode: '75024' } }],
  getShopperContext: [
    { title: 'What was said about the session', given: 'store', params: { usid: '{usid}' }, query: site },
    { title: 'Nothing was', given: 'guest', params: { usid: '{usid}' }, query: site, status: 404 },
  ],
  createShopperContext: [
    {
      title: 'The shopper chooses a store',
      given: 'guest',
      params: { usid: '{usid}' },
      query: site,
      body: { customQualifiers: { storeId: '04217' } },
    },
  ],
  updateShopperContext: [
    {
      title: 'The shopper changes stores',
      given: 'store',
      params: { usid: '{usid}' },
      query: site,
      body: { customQualifiers: { storeId: '04217' } },
    },
  ],
  deleteShopperContext: [
    { title: 'Forget the context', given: 'store', params: { usid: '{usid}' }, query: site },
  ],
  getPage: [
    {
      title: 'The home page',
      given: 'guest',
      params: { pageId: 'home' },
      query: site,
      answer: { id: 'home' },
    },
  ],
  getContentAsset: [
    {
      title: 'Links of the menu',
      given: 'nobody',
      params: { siteId: '{siteId}', contentId: 'menuAdditionalLinks' },
      query: { client_id: '{clientId}' },
      answer: { id: 'menuAdditionalLinks' },
    },
  ],
};
