import { findSellingStore, type SellingStore } from '../stores/index.ts';
import type { Queryable } from './catalog-store.ts';
import { type CatalogProduct, loadCatalogProducts } from './load-catalog-products.ts';
import { productUrlPath, toVariants } from './product-parts.ts';
import type { SellableItemsRequest, SellableProduct, SellableUnit } from './sellable-product.ts';

function unitsOf(product: CatalogProduct, condition: string, store: SellingStore | null): SellableUnit[] {
  if (product.row.product.kind === 'bundle') return [];
  return product.units
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
      const units = unitsOf(product, offer.condition, store);
      return {
        ...offer,
        units,
        unitNumbers: offer.condition === 'NEW' ? [] : units.map((unit) => unit.inventoryNumber),
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
  return new Map(
    products.map((product) => [product.row.product.id, toSellableProduct(product, store, locale)]),
  );
}
