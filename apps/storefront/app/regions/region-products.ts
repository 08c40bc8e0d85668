import type { ProductHit } from '@ownpath/contracts/catalog';
import { createContext, use } from 'react';

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
