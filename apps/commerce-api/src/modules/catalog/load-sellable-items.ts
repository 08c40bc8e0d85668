import { findSellingStore, type SellingStore } from '../stores/index.ts';
import { listUnits, type Queryable, type UnitRow } from './catalog-store.ts';
import {
  type CatalogProduct,
  groupByProduct,
  loadCatalogProducts,
  storesOf,
} from './load-catalog-products.ts';
import { productUrlPath, toVariants } from './product-parts.ts';
import type { SellableItemsRequest, SellableProduct, SellableUnit } from './sellable-product.ts';

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
  product: CatalogProduct,
  units: readonly UnitRow[],
  store: SellingStore | null,
  locale: 'en-US' | 'es-US',
): SellableProduct {
  const { row, offers, isRestricted } = product;
  const { product: core } = row;
  return {
    id: core.id,
    name: core.name[locale],
    localizedName: core.name,
    brand: core.brand,
    kind: core.kind,
    rmsItemNumber: core.rmsItemNumber,
    vendorId: core.vendorId,
    urlPath: productUrlPath(product),
    tint: row.tint ?? '',
    variants: toVariants(product),
    primaryCategoryId: core.primaryCategoryId,
    categoryIds: row.categoryIds,
    taxonomy: row.taxonomy,
    isRestricted,
    isAddOn: core.isAddOn,
    isHighRisk: core.isHighRisk,
    isExclusive: core.isExclusive,
    members: row.members.map(({ id, quantity }) => ({ productId: id, quantity })),
    addOns: row.addOns,
    conditions: offers.map((offer) => {
      const ofCondition = unitsOf(units, offer.condition, store);
      return {
        ...offer,
        units: ofCondition,
        unitNumbers: offer.condition === 'NEW' ? [] : ofCondition.map((unit) => unit.inventoryNumber),
      };
    }),
  };
}

/**
 * Products as a basket prices them, by id. The one source of price and availability: the product page and the
 * listing are computed from the same offers. Works inside a transaction.
 */
export async function loadSellableItems(
  queryable: Queryable,
  request: SellableItemsRequest,
): Promise<Map<string, SellableProduct>> {
  const { productIds, storeId, locale, now } = request;
  const store = storeId === null ? null : await findSellingStore(queryable, storeId, now);
  const products = await loadCatalogProducts(queryable, { productIds, store, locale, now });
  const units = groupByProduct(await listUnits(queryable, productIds, storesOf(store)));
  return new Map(
    products.map((product) => {
      const { id } = product.row.product;
      return [id, toSellableProduct(product, units.get(id) ?? [], store, locale)];
    }),
  );
}
