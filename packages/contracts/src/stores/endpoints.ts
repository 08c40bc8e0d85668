import { z } from 'zod';
import { defineEndpoint, readableItems, SiteQuery } from '../wire/index.ts';
import { StoreCodec, StoreReading } from './store.ts';

/** Maximum ids per call, as documented. */
const MAX_STORE_IDS = 50;

export const StoreList = z.object({
  limit: z.int(),
  total: z.int(),
  /** Only in searches, as documented. */
  offset: z.int().optional(),
  /** Absent when no store was found. */
  data: z.array(StoreCodec).optional(),
});
export type StoreList = z.output<typeof StoreList>;

const StoreListReading = z.object({
  limit: z.int().catch(0),
  total: z.int().catch(0),
  offset: z.int().optional().catch(undefined),
  data: readableItems(StoreReading),
});

export const getStores = defineEndpoint({
  id: 'getStores',
  summary: 'Stores by id, at most 50',
  method: 'GET',
  path: '/store/shopper-stores/v1/organizations/{organizationId}/stores',
  query: SiteQuery.extend({
    ids: z
      .string()
      .min(1)
      .max(4000)
      .refine((ids) => ids.split(',').length <= MAX_STORE_IDS, { message: 'at most 50 ids' }),
  }),
  response: StoreList,
  reading: StoreListReading,
});

/**
 * The default `limit` is 200 stores (specification section 7; the documentation says 25). The default `distanceUnit`
 * is kilometers, as documented.
 */
export const searchStores = defineEndpoint({
  id: 'searchStores',
  summary: 'Stores near a postal code or coordinates, nearest first; closed stores are omitted',
  method: 'GET',
  path: '/store/shopper-stores/v1/organizations/{organizationId}/store-search',
  query: SiteQuery.extend({
    countryCode: z.string().length(2).optional(),
    postalCode: z.string().max(10).optional(),
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
    maxDistance: z.coerce.number().min(0).max(20012).optional(),
    distanceUnit: z.enum(['mi', 'km']).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
    offset: z.coerce.number().int().min(0).optional(),
  }),
  response: StoreList,
  reading: StoreListReading,
});

/**
 * The store that prices, stock and baskets of a caller without a shopper context are for: the nearest to their network
 * address, where the site's `autoAssignStoreEnabled` and `autoAssignStoreParams` allow it. No store is an empty list.
 */
export const getLocatedStore = defineEndpoint({
  id: 'getLocatedStore',
  summary: 'The store near the caller’s address, as a list of one or none',
  method: 'GET',
  path: '/custom/located-store/v1/organizations/{organizationId}/getlocatedstore',
  response: StoreList,
  reading: StoreListReading,
});
