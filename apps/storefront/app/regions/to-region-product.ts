import type { ProductDetail, RentalOffer } from '@ownpath/contracts/catalog';
import type { RegionProduct } from './region-products.ts';

/**
 * What a tile needs of a product, and no more: the rest would travel to the browser for nothing.
 * @param offer the one that is shown: the first, unless named
 */
export function toRegionProduct(
  product: ProductDetail,
  offer: RentalOffer | undefined = product.offers[0],
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
    isAddOn: offer?.rates.some(({ addOnPaymentCents }) => typeof addOnPaymentCents === 'number') ?? false,
    variants: product.variants,
    condition: offer?.condition ?? 'NEW',
    rates: offer?.rates ?? [],
    availability: product.availability,
    sameAsCashDays: offer?.sameAsCashDays ?? null,
  };
}
