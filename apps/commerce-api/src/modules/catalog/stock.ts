import type { InventoryCondition } from './catalog-rows-store.ts';

/** Units of a variant in one condition that can be promised to the shopper of a store. */
export type VariantStock = {
  readonly variantId: string;
  readonly condition: InventoryCondition;
  /** In the shopper's own store. */
  readonly homeUnits: number;
  /** In that store and its geo pool together. */
  readonly poolUnits: number;
};

export type StockLine = VariantStock & { readonly productId: string };

export type UnitCounts = Pick<StockLine, 'homeUnits' | 'poolUnits'>;

/** Stock by product id. */
export type Stock = ReadonlyMap<string, readonly StockLine[]>;

export const noStock: Stock = new Map();

export function toStock(lines: readonly StockLine[]): Stock {
  return Map.groupBy(lines, ({ productId }) => productId);
}

/** Units of a product in one condition, all colours together. */
export function countUnits(stock: Stock, productId: string, condition: InventoryCondition): UnitCounts {
  let homeUnits = 0;
  let poolUnits = 0;
  for (const line of stock.get(productId) ?? []) {
    if (line.condition !== condition) continue;
    homeUnits += line.homeUnits;
    poolUnits += line.poolUnits;
  }
  return { homeUnits, poolUnits };
}
