import type { StoreStock } from './catalog-context-queries.ts';
import type { InventoryCondition } from './catalog-rows-queries.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

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

/** What a store and its geo pool hold together of the variants in the catalogue. */
export function poolStock(
  homeStoreId: string,
  stocks: ReadonlyMap<string, StoreStock>,
  { itemByVariantId }: Pick<CatalogSnapshot, 'itemByVariantId'>,
): Stock {
  type OpenLine = { -readonly [Key in keyof StockLine]: StockLine[Key] };
  const pooled = new Map<string, OpenLine[]>();
  for (const { storeId, variantIds, conditions, units } of stocks.values()) {
    const isHome = storeId === homeStoreId;
    for (const [index, variantId] of variantIds.entries()) {
      const productId = itemByVariantId.get(variantId)?.product.id;
      const condition = conditions[index];
      const count = units[index];
      if (productId === undefined || condition === undefined || count === undefined) continue;
      const lines = pooled.get(productId) ?? [];
      if (lines.length === 0) pooled.set(productId, lines);
      let line = lines.find((known) => known.variantId === variantId && known.condition === condition);
      if (!line) {
        line = { productId, variantId, condition, homeUnits: 0, poolUnits: 0 };
        lines.push(line);
      }
      line.poolUnits += count;
      if (isHome) line.homeUnits += count;
    }
  }
  return pooled;
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
