import type { ProductDetail, RentalPrice } from '@ownpath/contracts/catalog';
import { colorsInCondition } from '@ownpath/domain/catalog';
import { createContext, use } from 'react';
import type { Contact } from '../features/stores/own-store.server.ts';
import type { StoreOffers } from '../shared/offers/load-offers.server.ts';
import type { LimitExamples } from '../shared/pricing/limit-examples.server.ts';
import { type Tile, toTile } from '../shared/tiles/tile.ts';

/** A product as regions show it: a tile, and the same-as-cash days when a store is chosen. */
export type RegionProduct = Tile & { readonly sameAsCashDays: number | null };

/** Products that the page's regions refer to, by id. A region leaves out a product that is missing here. */
export type RegionProducts = Readonly<Record<string, RegionProduct>>;

export const RegionProductsContext = createContext<RegionProducts>({});

/** The loaded products with these ids, in this order. */
export function useRegionProducts(ids: readonly string[]): RegionProduct[] {
  const products = use(RegionProductsContext);
  return ids.flatMap((id) => products[id] ?? []);
}

/** Same-as-cash days of the visitor's store, which every price carries; null where the page has no price. */
export function useSameAsCashDays(): number | null {
  const products = Object.values(use(RegionProductsContext));
  return products.find(({ sameAsCashDays }) => sameAsCashDays !== null)?.sameAsCashDays ?? null;
}

/**
 * Reduces a product to what a tile needs, to keep the page small.
 * @param price the price to show; the first by default
 */
export function toRegionProduct(
  product: ProductDetail,
  price: RentalPrice | undefined = product.prices[0],
): RegionProduct {
  const condition = price?.condition ?? 'NEW';
  const units = product.conditions.find((stock) => stock.condition === condition)?.units;
  const unitIds = units ? new Set(units.map(({ variantId }) => variantId)) : null;
  return {
    ...toTile({
      ...product,
      isAddOn: price?.rates.some(({ addOnPaymentCents }) => typeof addOnPaymentCents === 'number') ?? false,
      variants: colorsInCondition(product.variants, condition, unitIds),
      condition,
      rates: price?.rates ?? [],
    }),
    sameAsCashDays: price?.sameAsCashDays ?? null,
  };
}

/** What the page's weekly limits may come to. */
export const LimitExamplesContext = createContext<LimitExamples>({});

/** Offers of the shopper's store; null without a store, `failed` when they can't be loaded. */
export const RegionOffersContext = createContext<StoreOffers | 'failed' | null>(null);

/** How to reach the shopper's store, for the page that shows it. */
export const RegionContactContext = createContext<Contact | null>(null);
