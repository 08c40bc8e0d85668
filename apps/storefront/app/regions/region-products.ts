import type { ProductDetail, ProductHit, RentalOffer } from '@ownpath/contracts/catalog';
import { createContext, use } from 'react';

/** Products that the page's regions name, by id. A region that misses one does without it. */
export type RegionProducts = Readonly<Record<string, ProductDetail>>;

export const RegionProductsContext = createContext<RegionProducts>({});

/** The products with these ids that are there, in this order. */
export function useRegionProducts(ids: readonly string[]): ProductDetail[] {
  const products = use(RegionProductsContext);
  return ids.flatMap((id) => products[id] ?? []);
}

/** The offer that tiles show: the first condition, null while no store is chosen. */
export function firstOffer(product: ProductDetail): RentalOffer | null {
  return product.offers[0] ?? null;
}

export function productPath(product: Pick<ProductDetail, 'id' | 'categoryPath'>): string {
  return ['/p', ...product.categoryPath.map(({ id }) => id), product.id].join('/');
}

/** A product as a tile shows it. */
export function toHit(product: ProductDetail): ProductHit {
  const offer = firstOffer(product);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    kind: product.kind,
    urlPath: productPath(product).slice('/p/'.length),
    primaryCategoryId: product.primaryCategoryId,
    tint: product.tint,
    badges: product.badges,
    isAddOn: false,
    variants: product.variants,
    condition: offer?.condition ?? 'NEW',
    rates: offer?.rates ?? [],
    availability: product.availability,
  };
}
