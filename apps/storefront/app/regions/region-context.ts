import type { ProductDetail, ProductHit, RentalPrice } from '@ownpath/contracts/catalog';
import { createContext, use } from 'react';
import type { StoreOffers } from '../features/offers/load-offers.server.ts';

/** A product as regions show it: a tile, and the length of same as cash where a store is chosen. */
export type RegionProduct = ProductHit & { readonly sameAsCashDays: number | null };

/** Products that the page's regions name, by id. A region that misses one does without it. */
export type RegionProducts = Readonly<Record<string, RegionProduct>>;

export const RegionProductsContext = createContext<RegionProducts>({});

/** The products with these ids that are there, in this order. */
export function useRegionProducts(ids: readonly string[]): RegionProduct[] {
  const products = use(RegionProductsContext);
  return ids.flatMap((id) => products[id] ?? []);
}

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

/** Offers of the shopper's store, for regions that show them. */
export const RegionOffersContext = createContext<StoreOffers | null>(null);
