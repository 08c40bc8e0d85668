import type { SellingStore } from '../stores/index.ts';
import { type CatalogItem, isRestricted } from './catalog-item.ts';
import { toPriceRows } from './price-row.ts';
import { type ProductPrice, toProductPrices } from './product-prices.ts';
import type { Stock, StockLine } from './stock.ts';

/** A product with what the shopper's store makes of it. */
export type StoreProduct = {
  readonly item: CatalogItem;
  /** Orderable ones first, then new, then the cheaper; empty without a store. */
  readonly prices: readonly ProductPrice[];
  /** Of the store and its geo pool. */
  readonly stock: readonly StockLine[];
  readonly isRestricted: boolean;
};

/** Prices and availability of a product for a store; the one way to them, for pages and for baskets. */
export function toStoreProduct(
  item: CatalogItem,
  at: { readonly store: SellingStore | null; readonly stock: Stock; readonly today: string },
): StoreProduct {
  const { store, stock, today } = at;
  return {
    item,
    prices: store ? toProductPrices(toPriceRows(item, store.zoneId, stock), store, today) : [],
    stock: stock.get(item.product.id) ?? [],
    isRestricted: isRestricted(item, store),
  };
}
