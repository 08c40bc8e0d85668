import { getProducts, type ProductDetail } from '@ownpath/contracts/catalog';
import type { SavedProduct } from '../../features/cart/saved-list.tsx';
import { comesIn, isOrderable, listChoices, pickChoice } from '../../features/product/product-choice.ts';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { toRegionProduct } from '../../regions/region-context.ts';
import { toTileVariant } from '../../shared/tiles/tile.ts';

/** Saved products on a page: the most that one call returns. */
export const SAVED_PAGE_SIZE = 24;

/**
 * The saved products in the order of the ids, with the visitor's store's prices and stock. Products that no
 * longer exist are left out.
 */
export async function loadSavedProducts(
  commerce: CommerceClient,
  ids: readonly string[],
): Promise<SavedProduct[]> {
  if (ids.length === 0) return [];
  const { data } = await commerce.call(getProducts, {
    query: { ids: ids.slice(0, SAVED_PAGE_SIZE).join(',') },
  });
  return ids.flatMap((id) => data.find((product) => product.id === id) ?? []).map(toSavedProduct);
}

/** A product saved in a colour shows that colour only, with its best available condition and price. */
function toSavedProduct(product: ProductDetail): SavedProduct {
  const { id: savedId, masterId } = product;
  const variant = product.variants.find(({ id }) => id === savedId);
  if (masterId === undefined || !variant) return { ...toRegionProduct(product), savedId, isInColor: false };
  const choice = pickChoice(listChoices(product), null, variant);
  const isThere = choice !== null && isOrderable(choice) && comesIn(choice, variant);
  return {
    ...toRegionProduct(product, choice?.price),
    id: masterId,
    savedId,
    isInColor: true,
    variants: [toTileVariant(variant)],
    availability:
      isThere && choice.availability
        ? choice.availability
        : { type: null, orderable: false, stockLevel: 0, deliveryBand: null },
  };
}
