import { type ProductSearchResponse, searchProducts } from '@ownpath/contracts/catalog';
import type { SortOption } from '@ownpath/domain/catalog';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { readPreferences } from '../../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { type Tile, toTile } from '../../shared/tiles/tile.ts';
import {
  facetCandidates,
  type ListingQuery,
  type ListingScope,
  readFacetFilters,
  readListingQuery,
  type SiteFacet,
  toSearchRequests,
} from './listing-query.ts';

const NO_RESULTS = {
  results: [],
  totalSize: 0,
  offset: 0,
  pageSize: 0,
  facets: [],
  correctedQuery: null,
  understood: [],
  nearest: [],
  fullMatches: null,
  redirectUrl: null,
  attributionToken: '',
} satisfies Partial<ProductSearchResponse>;

/** An answer of the search whose products are tiles. */
export type ListingResult = Omit<ProductSearchResponse, 'results'> & { readonly results: readonly Tile[] };

/** Filters of specification section 9, for a site that names no facets of its own. */
const STANDARD_FACETS: readonly SiteFacet[] = [
  { key: 'price', source: 'weekly-rate' },
  ...['availability', 'condition', 'delivery', 'brand', 'color', 'size'].map((key) => ({ key })),
];

const SentFacet = z.object({ key: z.string(), source: z.string().optional().catch(undefined) });

/** A malformed facet is left out; without the preference there are none. */
const Preferences = z.object({ listingFacets: z.array(SentFacet.nullable().catch(null)) });

/** The facets that the site defines: the engine refuses a filter of any other. */
async function readSiteFacets(commerce: CommerceClient): Promise<readonly SiteFacet[]> {
  const read = await readPreferences(commerce, Preferences).catch((error: unknown) =>
    warnOf('The listing uses the standard filters', error),
  );
  return read?.data?.listingFacets.filter((facet) => facet !== null) ?? STANDARD_FACETS;
}

/**
 * Loads the listing that the address describes; the page may fix parts of it.
 * @throws CommerceError after logging it (specification section 8)
 */
export async function loadListing(
  commerce: CommerceClient,
  search: URLSearchParams,
  scope: ListingScope,
  fixed: Partial<ListingQuery> & { readonly defaultSort?: SortOption } = {},
): Promise<ListingResult> {
  const { defaultSort, ...own } = fixed;
  const query = { ...readListingQuery(search, defaultSort), ...own };
  const facets = facetCandidates(search).length > 0 ? await readSiteFacets(commerce) : [];
  const requests = toSearchRequests(query, scope, readFacetFilters(search, facets));
  try {
    const [first, ...more] = await Promise.all(
      requests.map((body) => commerce.call(searchProducts, { body }, { as: 'shared' })),
    );
    if (!first) throw new Error('A listing asks for at least one tile.');
    return { ...first, results: [first, ...more].flatMap(({ results }) => results.map(toTile)) };
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'The search failed.');
    // A tenant without the retailer's own search still has its categories.
    if (isCommerceError(error, 'NotFound')) return { ...NO_RESULTS, orderBy: query.sort };
    throw error;
  }
}
