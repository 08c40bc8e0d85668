import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/**
 * Names what answers about products and categories depend on beside the question: the catalogue, the caller's store, its
 * stock and the day there. While it is the same, so are those answers, except what an approval limits. The specification
 * has no such call; its shape is ours.
 */
export const getCatalogState = defineCustomEndpoint({
  id: 'getCatalogState',
  summary: 'What answers about products depend on: equal while they are',
  api: 'catalog',
  endpoint: 'catalogstate',
  body: z.looseObject({}).optional(),
  response: z.object({
    state: z.string(),
    /** What of it is neither catalogue nor stock: the caller's store and the day there. */
    place: z.string(),
    /** The store and its geo pool, whose stock the answers show. */
    storeIds: z.array(z.string()),
  }),
});

export type CatalogState = z.output<(typeof getCatalogState)['response']>;
