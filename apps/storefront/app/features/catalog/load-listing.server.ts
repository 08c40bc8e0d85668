import { type ProductSearchResponse, searchProducts } from '@ownpath/contracts/catalog';
import { getCustomPreferences } from '@ownpath/contracts/preferences';
import type { SortOption } from '@ownpath/domain/catalog';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CLIENT_ID } from '../../platform/commerce/commerce-config.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import {
  facetCandidates,
  type ListingQuery,
  readFacetFilters,
  readListingQuery,
  toSearchRequest,
} from './listing-query.ts';

const NO_RESULTS = {
  results: [],
  totalSize: 0,
  offset: 0,
  pageSize: 0,
  facets: [],
  attributionToken: '',
} satisfies Partial<ProductSearchResponse>;

type Scope = { readonly category: string } | { readonly query: string };

/** Filters of specification section 9, for a site that names no facets of its own. */
const STANDARD_FACET_KEYS = ['availability', 'condition', 'delivery', 'price', 'brand', 'color', 'size'];

/** A malformed facet is left out; without the preference there are no keys. */
const FacetKeys = z
  .object({ listingFacets: z.array(z.object({ key: z.string() }).nullable().catch(null)) })
  .transform(({ listingFacets }) => listingFacets.flatMap((facet) => facet?.key ?? []));

/** Keys of the facets that the site defines: the engine refuses a filter of any other. */
async function readFacetKeys(commerce: CommerceClient): Promise<readonly string[]> {
  const answer = await commerce
    .call(
      getCustomPreferences,
      { query: { c_prefs: 'listingFacets' } },
      { headers: { client_id: CLIENT_ID } },
    )
    .catch((error: unknown) => warnOf('The listing uses the standard filters', error));
  const keys = FacetKeys.safeParse(answer?.customPreferences);
  return keys.success ? keys.data : STANDARD_FACET_KEYS;
}

/**
 * Loads the listing that the address describes; the page may fix parts of it.
 * @throws CommerceError after logging it (specification section 8)
 */
export async function loadListing(
  commerce: CommerceClient,
  search: URLSearchParams,
  scope: Scope,
  fixed: Partial<ListingQuery> & { readonly defaultSort?: SortOption } = {},
): Promise<ProductSearchResponse> {
  const { defaultSort, ...own } = fixed;
  const query = { ...readListingQuery(search, defaultSort), ...own };
  const facetKeys = facetCandidates(search).length > 0 ? await readFacetKeys(commerce) : [];
  const body = toSearchRequest(query, scope, readFacetFilters(search, facetKeys));
  try {
    return await commerce.call(searchProducts, { body }, { as: 'shared' });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'The search failed.');
    // A tenant without the retailer's own search still has its categories.
    if (isCommerceError(error, 'NotFound')) return { ...NO_RESULTS, orderBy: query.sort };
    throw error;
  }
}
