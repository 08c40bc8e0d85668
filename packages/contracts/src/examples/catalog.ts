import type { EndpointExample } from './example.ts';

const site = { siteId: '{siteId}' };

export const catalogExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getProduct: [
    {
      title: 'A sofa at the shopper’s store',
      given: 'store',
      params: { id: 'alder-3-seat-sofa' },
      query: site,
      answer: { id: 'alder-3-seat-sofa', name: 'Alder 3-Seat Sofa', brand: 'Wrenfield' },
    },
    {
      title: 'Unknown product',
      given: 'store',
      params: { id: 'no-such-sofa' },
      query: site,
      status: 404,
      answer: { title: 'Product Not Found', code: 'ProductNotFound' },
    },
  ],
  getProducts: [
    {
      title: 'Two products',
      given: 'store',
      query: { ids: 'alder-3-seat-sofa,alder-loveseat', ...site },
      answer: { limit: 2, total: 2, data: [{ id: 'alder-3-seat-sofa' }, { id: 'alder-loveseat' }] },
    },
  ],
  getCategory: [
    {
      title: 'The root category',
      given: 'guest',
      params: { id: 'root' },
      query: { levels: '1', ...site },
      answer: { id: 'root' },
    },
  ],
  getCategories: [
    {
      title: 'Two categories',
      given: 'guest',
      query: { ids: 'root,furniture', ...site },
      answer: { total: 2, data: [{ id: 'root' }, { id: 'furniture', name: 'Furniture' }] },
    },
  ],
  getCatalogState: [
    { title: 'Of a store', given: 'store', query: site, body: {}, answer: {} },
    { title: 'Without a store', given: 'guest', query: site, body: {}, answer: {} },
  ],
  searchProducts: [
    {
      title: 'Sofas by price, low to high',
      given: 'store',
      query: site,
      body: { query: 'sofa', requestMode: 'SEARCH', orderBy: 'PRICE_LOW_TO_HIGH', pageSize: 5, filters: [] },
      answer: { offset: 0, pageSize: 5, orderBy: 'PRICE_LOW_TO_HIGH' },
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
      title: 'Stores near a ZIP code',
      given: 'guest',
      query: { countryCode: 'US', postalCode: '75024', maxDistance: '25', limit: '3', ...site },
      answer: {
        limit: 3,
        offset: 0,
        data: [
          { id: '04217', name: 'Rowan & Co. Plano, Main St', distance: 1.93, distanceUnit: 'km' },
          { id: '04221' },
          { id: '04226' },
        ],
      },
    },
  ],
  geocode: [
    {
      title: 'A ZIP code',
      given: 'nobody',
      query: { zipcode: '75024' },
      answer: { status: 'OK', results: [{ formatted_address: 'Plano, TX 75024, USA' }] },
    },
  ],
  getShopperContext: [
    {
      title: 'The session’s context',
      given: 'store',
      params: { usid: '{usid}' },
      query: site,
      answer: { customQualifiers: { storeId: '04217', city: 'Plano', zoneId: 'zone-southwest' } },
    },
    {
      title: 'No context set',
      given: 'guest',
      params: { usid: '{usid}' },
      query: site,
      status: 404,
      answer: { code: 'ContextNotFound' },
    },
  ],
  createShopperContext: [
    {
      title: 'Choose a store',
      given: 'guest',
      params: { usid: '{usid}' },
      query: site,
      body: { customQualifiers: { storeId: '04217' } },
    },
  ],
  updateShopperContext: [
    {
      title: 'Change the store',
      given: 'store',
      params: { usid: '{usid}' },
      query: site,
      body: { customQualifiers: { storeId: '04217' } },
      answer: { customQualifiers: { storeId: '04217', postalCode: '75024' } },
    },
  ],
  deleteShopperContext: [
    { title: 'Delete the context', given: 'store', params: { usid: '{usid}' }, query: site },
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
      title: 'Menu links',
      given: 'nobody',
      params: { siteId: '{siteId}', contentId: 'menuAdditionalLinks' },
      query: { client_id: '{clientId}' },
      answer: { id: 'menuAdditionalLinks' },
    },
  ],
};
