import type { Endpoint } from '@ownpath/contracts/wire';

type Topic = { readonly name: string; readonly description: string; readonly paths: RegExp };

/** What the calls are about; a call belongs to the first topic that its path fits. */
const TOPICS: readonly Topic[] = [
  {
    name: 'Shopper login',
    description: 'Tokens for guests and registered shoppers, sign-in, sign-out, mailed codes and keys.',
    paths: /^\/shopper\/auth\//,
  },
  {
    name: 'Products and categories',
    description: 'What there is to rent, with the prices and the stock of the shopper’s store.',
    paths: /^\/product\//,
  },
  {
    name: 'Search',
    description: 'Finding products: results, facets, suggestions and phrases to complete.',
    paths: /^\/search\/|^\/custom\/(product|search)\//,
  },
  {
    name: 'Promotions',
    description: 'Offers, by id, by campaign or by store.',
    paths: /^\/pricing\/|^\/custom\/get-promotions-store\//,
  },
  {
    name: 'Stores and places',
    description: 'Stores by number or by distance, and where a shopper is.',
    paths: /^\/store\/|^\/maps\/|^\/custom\/get-googleapi-location\//,
  },
  {
    name: 'Shopper context',
    description: 'The store that a session shops in; prices, stock and offers follow from it.',
    paths: /^\/shopper\/shopper-context\//,
  },
  {
    name: 'Baskets',
    description: 'What the shopper wants to rent, where it goes, and the card that pays first.',
    paths:
      /^\/checkout\/shopper-baskets\/v2\/|\/customers\/\{customerId\}\/baskets$|^\/custom\/store-change\//,
  },
  {
    name: 'Approval and checkout',
    description: 'The decision on an application, the pay schedule, the terms, the card and the signature.',
    paths: /^\/custom\/(get-instant-approval|de-approval|checkout)\//,
  },
  {
    name: 'Orders',
    description: 'From a basket to an order, and orders of a shopper.',
    paths: /^\/checkout\/shopper-orders\/|\/customers\/\{customerId\}\/orders$/,
  },
  {
    name: 'Agreements and payments',
    description: 'What a customer rents, what is due, and how they pay.',
    paths: /^\/custom\/(agreement|customer|get-customer|get-saved-paymentmethods|appointment)\//,
  },
  {
    name: 'Customers',
    description: 'Accounts of registered shoppers: addresses, cards, saved items and passwords.',
    paths: /^\/customer\//,
  },
  {
    name: 'Pages and addresses',
    description: 'Content pages and assets, and what an address stands for.',
    paths: /^\/experience\/|^\/s\/|^\/site\//,
  },
  {
    name: 'Recommendations',
    description:
      'What visitors did, and products proposed from it. The header x-cq-client-id names the client.',
    paths: /^\/v3\//,
  },
  {
    name: 'Storefront services',
    description: 'Settings, rules, leads and messages of a storefront.',
    paths: /^\/custom\//,
  },
  {
    name: 'Baskets v1',
    description: 'The basket calls under their older address, for clients that were made for it.',
    paths: /^\/checkout\/shopper-baskets\/v1\//,
  },
];

/** @throws Error when a new call fits no topic */
export function topicOf(endpoint: Endpoint): string {
  const topic = TOPICS.find(({ paths }) => paths.test(endpoint.path));
  if (!topic) throw new Error(`no topic of the documentation has ${endpoint.path}`);
  return topic.name;
}

/** The topics that these calls have, in the order of the documentation. */
export function topicsOf(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const used = new Set(endpoints.map(topicOf));
  return TOPICS.flatMap(({ name, description }) => (used.has(name) ? [{ name, description }] : []));
}
