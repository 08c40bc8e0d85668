import type { ProductDetail, RentalPrice } from '@ownpath/contracts/catalog';
import type { RegionProduct } from './region-products.ts';

/**
 * What a tile needs of a product, and no more: the rest would travel to the browser for nothing.
 * @param price the one that is shown: the first, unless named
 */
export function toRegionProduct(
  product: ProductDetail,
  price: RentalPrice | undefined = product.prices[0],
): RegionProduct {
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    kind: product.kind,
    urlPath: product.urlPath,
    primaryCategoryId: product.primaryCategoryId,
    tint: product.tint,
    badges: product.badges,
    isAddOn: price?.rates.some(({ addOnPaymentCents }) => typeof addOnPaymentCents === 'number') ?? false,
    variants: product.variants,
    condition: price?.condition ?? 'NEW',
    rates: price?.rates ?? [],
    availability: product.availability,
    sameAsCashDays: price?.sameAsCashDays ?? null,
  };
}
