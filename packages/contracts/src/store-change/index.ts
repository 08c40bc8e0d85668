import { z } from 'zod';
import { BasketCodec, BasketReading } from '../basket/index.ts';
import { defineCustomEndpoint } from '../wire/index.ts';

/**
 * Called after the shopper context names another store: the open basket is repriced there and releases its
 * reservations at the old store. The specification shows no payload and no answer. The answer is ours: the basket, or
 * null without one.
 */
const definition = {
  summary: 'Reprice the caller’s basket for the store in the shopper context',
  api: 'store-change',
  body: z.looseObject({}).optional(),
  response: z.object({ basket: BasketCodec.nullable() }),
  reading: z.object({ basket: BasketReading.nullable().catch(null) }),
};

export const updateCart = defineCustomEndpoint({ ...definition, id: 'updateCart', endpoint: 'update-cart' });

/** The same call under the name that some clients use. */
export const updateCartAlias = defineCustomEndpoint({
  ...definition,
  id: 'updateCartAlias',
  endpoint: 'updatecart',
});
