import type { BundleMember, CatalogItem, ZonePrice } from './catalog-item.ts';
import type { InventoryCondition, ProductKind } from './catalog-rows-queries.ts';
import { countUnits, type Stock, type UnitCounts } from './stock.ts';

/** Stock of a bundle's member, always new goods. */
export type MemberRow = Pick<BundleMember, 'kind' | 'quantity' | 'isBlocked' | 'deliveryBand'> & UnitCounts;

/** A product in one condition of a price zone, beside its stock. */
export type PriceRow = Omit<ZonePrice, 'zoneId'> &
  UnitCounts & {
    readonly kind: ProductKind;
    /** Switched off by hand, whatever the inventory says. */
    readonly isBlocked: boolean;
    readonly deliveryBand: string;
    readonly condition: InventoryCondition;
    /** Of a bundle; else empty. */
    readonly members: readonly MemberRow[];
  };

/** What a zone's price book and the stock say of a product, a row for each condition. */
export function toPriceRows(item: CatalogItem, zoneId: string, stock: Stock): PriceRow[] {
  const { product } = item;
  const members = item.members.map(({ id, kind, quantity, isBlocked, deliveryBand }) => ({
    kind,
    quantity,
    isBlocked,
    deliveryBand,
    ...countUnits(stock, id, 'NEW'),
  }));
  return (item.pricesByZone.get(zoneId) ?? []).map((price) => ({
    ...price,
    ...countUnits(stock, product.id, price.condition),
    kind: product.kind,
    isBlocked: product.isOutOfStock,
    deliveryBand: product.deliveryBand,
    members,
  }));
}
