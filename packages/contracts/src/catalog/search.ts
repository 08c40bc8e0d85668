import { QUERY_PART_TYPES } from '@ownpath/domain/search';
import { z } from 'zod';
import { defineCustomEndpoint, ReadableFlag, ReadableText, readableItems } from '../wire/index.ts';
import type { ProductHit } from './product-hit.ts';
import { ProductHitCodec, ProductHitReading } from './product-hit-codec.ts';

export const SortOrder = z.enum([
  'AVAILABILITY',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'MOST_POPULAR',
  'RELEVANCE',
]);
export type SortOrder = z.infer<typeof SortOrder>;

/** One value or several (specification section 3). */
export const SearchFilter = z.object({
  key: z.string().max(40),
  value: z.string().max(100).optional(),
  values: z.array(z.string().max(100)).max(50).optional(),
});
export type SearchFilter = z.infer<typeof SearchFilter>;

/**
 * Body of specification section 7: filters, orderBy, pageSize, requestMode, languageCodes, category, visitorId. The
 * names of section 3 apply when those are absent: sort, limit, cat. Other fields that a client sends (storeIds,
 * customer, refine, categoryData, …) have no effect: the store is the shopper's own.
 */
export const ProductSearchRequest = z.object({
  filters: z.array(SearchFilter).max(20).optional(),
  orderBy: SortOrder.optional(),
  sort: SortOrder.optional(),
  pageSize: z.int().min(1).max(100).optional(),
  limit: z.int().min(1).max(100).optional(),
  offset: z.int().min(0).max(10_000).optional(),
  requestMode: z.enum(['SEARCH', 'BROWSE']).optional(),
  languageCodes: z.array(z.enum(['EN_US', 'ES_US'])).optional(),
  query: z.string().max(200).optional(),
  /** Ours: words are not corrected. */
  isExact: z.boolean().optional(),
  category: z.string().max(100).optional(),
  cat: z.string().max(100).optional(),
  visitorId: z.string().max(100).optional(),
  /** Token of the suggestion that led here; returned in the answer when we issued it. */
  attributionToken: z.string().max(400).optional(),
  isAp: z.boolean().optional(),
});
export type ProductSearchRequest = z.infer<typeof ProductSearchRequest>;

export const ProductSearchResponse = z.object({
  results: z.array(ProductHitCodec),
  totalSize: z.int(),
  offset: z.int(),
  pageSize: z.int(),
  orderBy: SortOrder,
  facets: z.array(
    z.object({
      key: z.string(),
      /** Name in the language of the call. */
      label: z.string(),
      values: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          /** Of a color, as #2f5d50. */
          hex: z.string().nullable(),
          count: z.int(),
          selected: z.boolean(),
        }),
      ),
    }),
  ),
  /** The query as it was read, where a word was corrected. */
  correctedQuery: z.string().nullable(),
  /** What the query asks for, in the order in which it is named. Empty without a query. */
  understood: z.array(
    z.object({
      type: z.enum(QUERY_PART_TYPES),
      /** In the language of the call; a kind of thing may be lower case. */
      label: z.string(),
      /** Colors that are meant, as #2f5d50; tiles show one of them. */
      colors: z.array(z.object({ id: z.string(), hex: z.string() })),
      /** The query without the words that ask for it; empty when it asks for nothing else. */
      queryWithout: z.string(),
    }),
  ),
  /** Categories near a query without results, in the language of the call; empty with results. */
  nearest: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How many products have all that the query asks for; they come first. Null without a query. */
  fullMatches: z.int().nullable(),
  /** A page that answers a query which names no thing (specification section 4, search submit). */
  redirectUrl: z.string().nullable(),
  attributionToken: z.string(),
});
/** A listing requires its tiles; facets are optional. */
const ProductSearchReading = z.object({
  results: readableItems(ProductHitReading),
  totalSize: z.int().catch(0),
  offset: z.int().catch(0),
  pageSize: z.int().catch(0),
  orderBy: SortOrder.catch('AVAILABILITY'),
  facets: readableItems(
    z.object({
      key: z.string(),
      label: ReadableText,
      values: readableItems(
        z.object({
          value: z.string(),
          label: z.string(),
          hex: z.string().nullable().catch(null),
          count: z.int(),
          selected: ReadableFlag,
        }),
      ),
    }),
  ),
  correctedQuery: z.string().nullable().catch(null),
  understood: readableItems(
    z.object({
      type: z.enum(QUERY_PART_TYPES).catch('word'),
      label: z.string().min(1),
      colors: readableItems(z.object({ id: z.string(), hex: z.string() })),
      queryWithout: z.string(),
    }),
  ).catch([]),
  nearest: readableItems(z.object({ id: z.string().min(1), name: z.string().min(1) })).catch([]),
  fullMatches: z.int().nullable().catch(null),
  redirectUrl: z.string().nullable().catch(null),
  attributionToken: ReadableText,
});
export type ProductSearchResponse = z.output<typeof ProductSearchResponse>;

const { results: _, ...otherFields } = ProductSearchResponse.shape;
const OtherFields = z.object(otherFields);
/** The engine caches its tiles and sends them in many listings. An entry lives as long as its tile. */
const encodedHits = new WeakMap<ProductHit, z.input<typeof ProductHitCodec>>();

function encodeHit(hit: ProductHit): z.input<typeof ProductHitCodec> {
  const cached = encodedHits.get(hit);
  if (cached) return cached;
  const encoded = z.encode(ProductHitCodec, hit);
  encodedHits.set(hit, encoded);
  return encoded;
}

export const searchProducts = defineCustomEndpoint({
  id: 'searchProducts',
  summary: 'Products of a category or a query, with facets for the shopper’s store',
  api: 'product',
  endpoint: 'search',
  body: ProductSearchRequest,
  response: ProductSearchResponse,
  reading: ProductSearchReading,
  encode: ({ results, ...rest }) => ({ results: results.map(encodeHit), ...z.encode(OtherFields, rest) }),
});
