/** Source of a product, best first (specification section 3). */
export const AVAILABILITY_TYPES = [
  'INVENTORY_PRODUCT',
  'INV_GEO_POOL_PRODUCT',
  'SO_PRODUCT',
  'EA_PRODUCT',
] as const;

export type AvailabilityType = (typeof AVAILABILITY_TYPES)[number];

/** A bundle has the availability of its worst member. Out of stock (`null`) when any member is, or without members. */
export function bundleAvailability(members: readonly (AvailabilityType | null)[]): AvailabilityType | null {
  if (members.includes(null)) return null;
  return AVAILABILITY_TYPES.findLast((type) => members.includes(type)) ?? null;
}

/** Ordered for the shopper, by the store or from a vendor: no piece of a stock is held for it. */
export function isOrderedIn(type: AvailabilityType | null | undefined): boolean {
  return type === 'SO_PRODUCT' || type === 'EA_PRODUCT';
}

/** Used items are single units in a store, so a vendor never ships them. */
export function isOfferedFrom(type: AvailabilityType, inventoryType: 'NEW' | 'USED'): boolean {
  return inventoryType === 'NEW' || !isOrderedIn(type);
}

export type StockMessage =
  /** 'Out of stock' */
  | { readonly id: 'out-of-stock' }
  /** 'Only {stockLevel} left!' */
  | { readonly id: 'only-left'; readonly stockLevel: number }
  /** 'Only {stockLevel} left for {productName}!', for a member of a bundle. */
  | { readonly id: 'only-left-for'; readonly stockLevel: number; readonly productName: string };

export type Stock = { readonly stockLevel: number; readonly hasOrderableVariant: boolean };

/** Out of stock at level 0 or without an orderable variant (specification section 5). */
export function isOutOfStock(stock: Stock): boolean {
  return stock.stockLevel <= 0 || !stock.hasOrderableVariant;
}

/** Unfulfillable when the stock is lower than the chosen quantity. */
export function isUnfulfillable(stock: Stock, quantity: number): boolean {
  return stock.stockLevel < quantity;
}

/** Message for a product that is not available in the chosen quantity; `null` when it is available. */
export function stockMessageFor(
  stock: Stock,
  quantity: number,
  bundleMemberName?: string,
): StockMessage | null {
  if (isOutOfStock(stock)) return { id: 'out-of-stock' };
  if (!isUnfulfillable(stock, quantity)) return null;
  const { stockLevel } = stock;
  return bundleMemberName === undefined
    ? { id: 'only-left', stockLevel }
    : { id: 'only-left-for', stockLevel, productName: bundleMemberName };
}
