import { groupByProduct } from './load-catalog-products.ts';
import type { OfferRow } from './offer-store.ts';
import { listableOffers, type ProductOffer, toProductOffers } from './offers.ts';

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

export function toListingEntries(
  rows: readonly OfferRow[],
  store: { readonly isExtendedAisleEnabled: boolean } | null,
  today: string,
): ListingEntry[] {
  return [...groupByProduct(rows)].flatMap(([productId, group]): ListingEntry[] => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        productId,
        brand: first.brand,
        colorIds: first.colorIds.split(' ').filter(Boolean),
        isClearance: first.isClearance,
        popularity: first.popularity,
        rank: first.rank,
        offers: store ? listableOffers(toProductOffers(group, store, today)) : [],
      },
    ];
  });
}
