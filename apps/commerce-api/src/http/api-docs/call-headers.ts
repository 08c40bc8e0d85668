import type { Endpoint } from '@ownpath/contracts/wire';
import type { JsonSchema, Parameter, ResponseObject } from './openapi-types.ts';

const BASKET_CALLS = /\/shopper-baskets\//;
/** Price books follow from the store: naming them changes no basket. */
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
  description: 'A text of the caller’s own. The same key again gives the same order and charges nothing.',
  schema: text,
};

/** Headers that a call reads beside those that every call does. */
export function requestHeadersOf({ id, method, path }: Endpoint): Parameter[] {
  if (id === 'createOrder') return [IDEMPOTENCY_KEY];
  return method !== 'GET' && BASKET_CHANGES.test(path) ? [IF_MATCH] : [];
}

/** Headers of a call's usual answer. */
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
