import { LRUCache } from 'lru-cache';
import type { CatalogContextRow, StoreStock } from './catalog-context-queries.ts';
import type { InventoryCondition } from './catalog-queries.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

/** Available units of a variant in one condition for the shoppers of a store. */
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
  { productIdByVariantId }: Pick<CatalogSnapshot, 'productIdByVariantId'>,
): Stock {
  type OpenLine = { -readonly [Key in keyof StockLine]: StockLine[Key] };
  const pooled = new Map<string, OpenLine[]>();
  for (const { storeId, variantIds, conditions, units } of stocks.values()) {
    const isHome = storeId === homeStoreId;
    for (const [index, variantId] of variantIds.entries()) {
      const productId = productIdByVariantId.get(variantId);
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

/** The same lines of a product, in the same order. */
export function hasSameStock(one: Stock, other: Stock, productId: string): boolean {
  const [lines = [], others = []] = [one.get(productId), other.get(productId)];
  return (
    lines.length === others.length &&
    lines.every(({ variantId, condition, homeUnits, poolUnits }, index) => {
      const line = others[index];
      return (
        line?.variantId === variantId &&
        line.condition === condition &&
        line.homeUnits === homeUnits &&
        line.poolUnits === poolUnits
      );
    })
  );
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

/** Returns one instance of equal texts, so that ids that occur in every store are in memory once. */
function createInterning() {
  const known = new Map<string, string>();
  return <Text extends string>(texts: readonly Text[]): Text[] =>
    texts.map((text) => {
      const instance = known.get(text);
      if (instance !== undefined) return instance as Text;
      known.set(text, text);
      return text;
    });
}

/**
 * The stock of stores, each as of its revision. Only stock whose revision has changed is read again, so the answer is
 * never older than the revisions passed in.
 */
export function createStockCache(
  readStocks: (storeIds: readonly string[]) => Promise<readonly StoreStock[]>,
) {
  // The stock of one store takes about ten kilobytes.
  const stocks = new LRUCache<string, StoreStock>({ max: 4000 });
  const intern = createInterning();

  return {
    async read(revisions: CatalogContextRow['stockRevisions']): Promise<ReadonlyMap<string, StoreStock>> {
      const changed = [...revisions].flatMap(([storeId, revision]) =>
        stocks.get(storeId)?.revision === revision ? [] : [storeId],
      );
      const read = changed.length > 0 ? await readStocks(changed) : [];
      for (const stock of read) {
        const { variantIds, conditions } = stock;
        stocks.set(stock.storeId, {
          ...stock,
          variantIds: intern(variantIds),
          conditions: intern(conditions),
        });
      }
      return new Map(
        [...revisions.keys()].flatMap((storeId) => {
          const stock = stocks.get(storeId);
          return stock ? [[storeId, stock]] : [];
        }),
      );
    },
  };
}
