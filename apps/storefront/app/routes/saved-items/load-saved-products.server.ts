import { getProducts } from '@ownpath/contracts/catalog';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { RegionProduct } from '../../regions/region-products.ts';
import { toRegionProduct } from '../../regions/to-region-product.ts';

/** Saved products on a page: as many as one call answers. */
export const SAVED_PAGE_SIZE = 24;

/** The products in the order of their ids, as the visitor's store has them; those no longer offered are left out. */
export async function loadSavedProducts(
  commerce: CommerceClient,
  ids: readonly string[],
): Promise<RegionProduct[]> {
  if (ids.length === 0) return [];
  const { data } = await commerce.call(getProducts, {
    query: { ids: ids.slice(0, SAVED_PAGE_SIZE).join(',') },
  });
  return ids.flatMap((id) => data.find((product) => product.id === id) ?? []).map(toRegionProduct);
}
