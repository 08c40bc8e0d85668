import { listableOffers, type ProductOffer } from './offers.ts';
import type { StoreProduct } from './store-product.ts';

export type ListingOffer = ProductOffer;

/** A product in a listing with all that filters and sorts look at. */
export type ListingEntry = {
  readonly productId: string;
  readonly brand: string;
  readonly colorIds: readonly string[];
  readonly isClearance: boolean;
  readonly popularity: number;
  readonly rank: number;
  /** As shoppers see them: orderable first, then new, then the cheaper; empty without a store. */
  readonly offers: readonly ListingOffer[];
};

/** An entry that remembers the product that it stands for. */
export type CatalogEntry = ListingEntry & { readonly product: StoreProduct };

export function toListingEntry(product: StoreProduct, rank: number): CatalogEntry {
  const { product: core, variants } = product.item;
  return {
    product,
    productId: core.id,
    brand: core.brand,
    colorIds: variants.map(({ colorId }) => colorId),
    isClearance: core.isClearance,
    popularity: core.popularity,
    rank,
    offers: listableOffers(product.offers),
  };
}
