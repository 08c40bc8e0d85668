import type { Locale } from '@ownpath/domain/site';
import { findSellingStore, type SellingStore } from '../stores/index.ts';
import { type CatalogItem, isOnlineOn } from './catalog-item.ts';
import { listItemsOfZone, listUnits, type Queryable, type UnitRow } from './catalog-queries.ts';
import { knownCatalog } from './known-catalog-queries.ts';
import { categoryPathOf, productUrlPath, toVariants } from './product-parts.ts';
import type { SellableItemsRequest, SellableProduct, SellableUnit } from './sellable-product.ts';
import { toStock } from './stock.ts';
import { storeDay } from './store-day.ts';
import { type StoreProduct, toStoreProduct } from './store-product.ts';

function unitsOf(rows: readonly UnitRow[], condition: string, store: SellingStore | null): SellableUnit[] {
  return rows
    .filter((unit) => unit.condition === condition)
    .map(({ inventoryNumber, variantId, storeId, availableQuantity }) => ({
      inventoryNumber,
      variantId,
      storeId,
      isHomeStore: storeId === store?.id,
      availableQuantity,
    }))
    .sort((a, b) => Number(b.isHomeStore) - Number(a.isHomeStore));
}

function toSellableProduct(
  product: StoreProduct,
  units: readonly UnitRow[],
  store: SellingStore | null,
  locale: Locale,
): SellableProduct {
  const { item, prices, isRestricted } = product;
  const { product: core } = item;
  return {
    id: core.id,
    name: core.name[locale],
    localizedName: core.name,
    brand: core.brand,
    kind: core.kind,
    rmsItemNumber: core.rmsItemNumber,
    vendorId: core.vendorId,
    urlPath: productUrlPath(item),
    tint: item.tint ?? '',
    variants: toVariants(product, locale),
    primaryCategoryId: core.primaryCategoryId,
    categoryIds: item.categoryIds,
    taxonomy: categoryPathOf(item, locale),
    isRestricted,
    isAddOn: core.isAddOn,
    isHighRisk: core.isHighRisk,
    isExclusive: core.isExclusive,
    members: item.members.map(({ id, quantity }) => ({ productId: id, quantity })),
    addOns: item.addOns,
    conditions: prices.map((price) => {
      const ofCondition = unitsOf(units, price.condition, store);
      return {
        ...price,
        units: ofCondition,
        unitNumbers: price.condition === 'NEW' ? [] : ofCondition.map((unit) => unit.inventoryNumber),
      };
    }),
  };
}

/** Products of a request with the stock that they are sold from. */
type Shelf = { readonly items: readonly CatalogItem[]; readonly units: readonly UnitRow[] };

function readUnits(queryable: Queryable, items: readonly CatalogItem[], store: SellingStore | null) {
  const stockedIds = items.flatMap((item) => [item.product.id, ...item.members.map(({ id }) => id)]);
  const storeIds = store ? [store.id, ...store.geoPoolStoreIds] : [];
  return listUnits(queryable, [...new Set(stockedIds)], storeIds);
}

/** From memory when that is the catalogue of this very moment, else from the database. */
async function readShelf(
  queryable: Queryable,
  ids: readonly string[],
  store: SellingStore | null,
): Promise<Shelf> {
  const known = knownCatalog(queryable);
  if (known) {
    const items = ids.flatMap((id) => known.itemById.get(id) ?? []);
    const { catalogRevision, units } = await readUnits(queryable, items, store);
    if (catalogRevision === known.revision) return { items, units };
  }
  const items = await listItemsOfZone(queryable, ids, store?.zoneId ?? null);
  const { units } = await readUnits(queryable, items, store);
  return { items, units };
}

/**
 * Products as a basket prices them, by id, in the order asked; by the same rules as the product page and the listing,
 * as of the moment of the call. Works inside a transaction.
 */
export async function loadSellableItems(
  queryable: Queryable,
  request: SellableItemsRequest,
): Promise<Map<string, SellableProduct>> {
  const { productIds, storeId, locale, now } = request;
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const store = request.store ?? (storeId === null ? null : await findSellingStore(queryable, storeId, now));
  const today = storeDay(store, now);
  const { items, units } = await readShelf(queryable, ids, store);
  const stock = toStock(
    units.map(({ productId, variantId, condition, storeId: unitStoreId, availableQuantity }) => ({
      productId,
      variantId,
      condition,
      homeUnits: unitStoreId === store?.id ? availableQuantity : 0,
      poolUnits: availableQuantity,
    })),
  );
  const unitsByProduct = Map.groupBy(units, ({ productId }) => productId);
  const online = items.filter((item) => isOnlineOn(item, today));
  const itemById = new Map(online.map((item) => [item.product.id, item]));
  return new Map(
    ids.flatMap((id) => {
      const item = itemById.get(id);
      if (!item) return [];
      const product = toStoreProduct(item, { store, stock, today });
      return [[id, toSellableProduct(product, unitsByProduct.get(id) ?? [], store, locale)] as const];
    }),
  );
}
