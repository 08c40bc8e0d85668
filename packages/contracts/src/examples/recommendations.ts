import type { EndpointExample } from './example.ts';

const visitor = { cookieId: 'visitor-8842', realm: 'abcd', instanceType: 'sbx' };
const client = { 'x-cq-client-id': '{clientId}' };
const besideSofa = { ...visitor, products: [{ id: 'alder-3-seat-sofa' }], limit: 2 };

/** Requests and answers of the recommendation service. */
export const recommendationExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  recordActivity: [
    {
      title: 'Product view',
      given: 'nobody',
      params: { siteId: '{siteId}', activity: 'viewProduct' },
      headers: client,
      body: { ...visitor, product: { id: 'alder-3-seat-sofa' } },
      answer: { uuid: '{newId}' },
    },
  ],
  listRecommenders: [
    {
      title: 'All recommenders',
      given: 'nobody',
      params: { siteId: '{siteId}' },
      headers: client,
      answer: {
        recommenders: [
          {
            name: 'viewed-also-viewed',
            displayMessage: 'You Might Also Like',
            zones: ['pdp'],
          },
          { name: 'rented-together' },
          { name: 'recently-viewed' },
          { name: 'most-popular' },
        ],
      },
    },
  ],
  getRecommendations: [
    {
      title: 'Similar to a sofa',
      given: 'nobody',
      params: { siteId: '{siteId}', recommender: 'viewed-also-viewed' },
      headers: client,
      body: besideSofa,
      answer: { recommenderName: 'viewed-also-viewed', displayMessage: 'You Might Also Like' },
    },
  ],
  getZoneRecommendations: [
    {
      title: 'Home page zone, without the products of the page',
      given: 'nobody',
      params: { siteId: '{siteId}', zone: 'home' },
      headers: client,
      body: { ...visitor, limit: 2, exclude: ['alder-3-seat-sofa'], storeId: '04217' },
      answer: { recommenderName: 'most-popular', displayMessage: 'Popular right now' },
    },
  ],
};
