import type { Endpoint } from '@ownpath/contracts/wire';
import type { JsonSchema, Parameter, ResponseObject, SecurityRequirement } from './openapi-types.ts';

type Topic = { readonly name: string; readonly description: string; readonly paths: RegExp };

/** A call belongs to the first topic whose pattern its path matches. */
const TOPICS: readonly Topic[] = [
  {
    name: 'Shopper login',
    description:
      'Tokens for guests and registered shoppers: sign-in, sign-out, e-mailed codes and signing keys.',
    paths: /^\/shopper\/auth\//,
  },
  {
    name: 'Products and categories',
    description: 'The catalog, with prices and stock at the shopper’s store.',
    paths: /^\/product\//,
  },
  {
    name: 'Search',
    description: 'Product search: results, facets and suggestions.',
    paths: /^\/search\/|^\/custom\/(product|search)\//,
  },
  {
    name: 'Promotions',
    description: 'Promotions by id, campaign or store.',
    paths: /^\/pricing\/|^\/custom\/get-promotions-store\//,
  },
  {
    name: 'Stores and locations',
    description: 'Stores by id or distance, and the shopper’s location.',
    paths: /^\/store\/|^\/maps\/|^\/custom\/get-googleapi-location\//,
  },
  {
    name: 'Shopper context',
    description: 'The session’s store, which determines prices, stock and offers.',
    paths: /^\/shopper\/shopper-context\//,
  },
  {
    name: 'Baskets',
    description: 'Items to rent, delivery address and the card for the first payment.',
    paths:
      /^\/checkout\/shopper-baskets\/v2\/|\/customers\/\{customerId\}\/baskets$|^\/custom\/store-change\//,
  },
  {
    name: 'Approval and checkout',
    description: 'Approval decision, payment schedule, terms, card and signature.',
    paths: /^\/custom\/(get-instant-approval|de-approval|checkout)\//,
  },
  {
    name: 'Orders',
    description: 'Create an order from a basket; list a shopper’s orders.',
    paths: /^\/checkout\/shopper-orders\/|\/customers\/\{customerId\}\/orders$/,
  },
  {
    name: 'Agreements and payments',
    description: 'A customer’s agreements, amounts due and payment methods.',
    paths: /^\/custom\/(agreement|customer|get-customer|get-saved-paymentmethods|appointment|payment)\//,
  },
  {
    name: 'Customers',
    description: 'Accounts of registered shoppers: addresses, cards, saved items and passwords.',
    paths: /^\/customer\//,
  },
  {
    name: 'Content and URLs',
    description: 'Content pages and assets, and URL resolution.',
    paths: /^\/experience\/|^\/s\/|^\/site\//,
  },
  {
    name: 'Recommendations',
    description:
      'Visitor activity, and product recommendations based on it. The header x-cq-client-id identifies the client.',
    paths: /^\/v3\//,
  },
  {
    name: 'Storefront services',
    description: 'Storefront settings, rules, leads and logging.',
    paths: /^\/custom\//,
  },
  {
    name: 'Baskets v1',
    description: 'The basket calls at the v1 path, for older clients.',
    paths: /^\/checkout\/shopper-baskets\/v1\//,
  },
];

/** @throws Error when a new call matches no topic */
export function topicOf(endpoint: Endpoint): string {
  const topic = TOPICS.find(({ paths }) => paths.test(endpoint.path));
  if (!topic) throw new Error(`no topic of the documentation has ${endpoint.path}`);
  return topic.name;
}

/** The topics of these calls, in the order of the documentation. */
export function topicsOf(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const used = new Set(endpoints.map(topicOf));
  return TOPICS.flatMap(({ name, description }) => (used.has(name) ? [{ name, description }] : []));
}

/** How callers authenticate. */
export const SECURITY_SCHEMES = {
  ShopperToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a guest or a registered shopper, from getAccessToken.',
  },
  ClientSecret: {
    type: 'http',
    scheme: 'basic',
    description: 'Id and secret of a private client (RFC 6749, 2.3.1).',
  },
  CustomerPassword: {
    type: 'http',
    scheme: 'basic',
    description: 'Login and password of a customer.',
  },
} as const;

const byClient: readonly SecurityRequirement[] = [{ ClientSecret: [] }];
/** A public client authenticates by PKCE instead. */
const byClientOrPkce: readonly SecurityRequirement[] = [{}, { ClientSecret: [] }];

/** Calls of the login service that use HTTP Basic. */
const BASIC_CALLS: Readonly<Record<string, readonly SecurityRequirement[]>> = {
  authenticateCustomer: [{ CustomerPassword: [] }],
  getAccessToken: byClientOrPkce,
  getPasswordResetToken: byClientOrPkce,
  resetPasswordWithToken: byClientOrPkce,
  authorizePasswordlessCustomer: byClient,
  getPasswordLessAccessToken: byClient,
  revokeToken: byClient,
  introspectToken: byClient,
};

const ACCESS_SENTENCES = {
  public: 'Anyone may call.',
  shopper: 'Needs the access token of a guest or a registered shopper.',
  registered: 'Needs the access token of a registered shopper.',
} as const;

export function securityOf({ id, access }: Endpoint): readonly SecurityRequirement[] {
  if (access !== 'public') return [{ ShopperToken: [] }];
  return BASIC_CALLS[id] ?? [];
}

/** Who may call, in a sentence. */
export function accessSentence(endpoint: Endpoint): string {
  const security = endpoint.access === 'public' ? BASIC_CALLS[endpoint.id] : undefined;
  if (!security) return ACCESS_SENTENCES[endpoint.access];
  if (security.some((one) => 'CustomerPassword' in one)) {
    return 'Needs the customer’s login and password as HTTP Basic.';
  }
  return security === byClient
    ? 'Needs id and secret of a private client as HTTP Basic.'
    : 'Public clients authenticate by PKCE, private clients by id and secret as HTTP Basic.';
}

const BASKET_CALLS = /\/shopper-baskets\//;
/** Price books follow from the store: sending them changes no basket. */
const BASKET_CHANGES = /\/baskets\/\{basketId\}(?!\/price-books)/;
const BASKET: JsonSchema['$ref'] = '#/components/schemas/Basket';
const text: JsonSchema = { type: 'string' };

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` that the basket was read with; 412 when it has changed since.',
  schema: text,
};
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any string chosen by the caller. Repeating a key returns the same order and charges nothing.',
  schema: text,
};

/** Request headers beside those that every call reads. */
export function requestHeadersOf({ id, method, path }: Endpoint): Parameter[] {
  if (id === 'createOrder') return [IDEMPOTENCY_KEY];
  return method !== 'GET' && BASKET_CHANGES.test(path) ? [IF_MATCH] : [];
}

/** Headers of a successful response. */
export function answerHeadersOf(
  { status, path }: Endpoint,
  answer: JsonSchema | null,
): NonNullable<ResponseObject['headers']> {
  return {
    'correlation-id': { schema: text, description: 'The id of the call in the logs.' },
    ...(status === 303 ? { Location: { schema: text, description: 'Where the browser goes next.' } } : {}),
    ...(BASKET_CALLS.test(path) && answer?.$ref === BASKET
      ? { ETag: { schema: text, description: 'The version of the basket, for `If-Match`.' } }
      : {}),
  };
}
