import { type ProductSearchResponse, searchProducts } from '@ownpath/contracts/catalog';
import type { SortOption } from '@ownpath/domain/catalog';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { type ListingQuery, readListingQuery, toSearchRequest } from './listing-query.ts';

type Scope = { readonly category: string } | { readonly query: string };

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
  try {
    return await commerce.call(searchProducts, { body: toSearchRequest(query, scope) }, { as: 'shared' });
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'The search failed.');
    throw error;
  }
}
