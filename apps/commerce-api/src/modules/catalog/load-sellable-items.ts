import type { Availability, CategoryCrumb, ProductKind, ProductVariant } from '@ownpath/contracts/catalog';
import type { ItemCondition } from '@ownpath/domain/catalog';
import type { RentalTerms } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { findSellingStore, type SellingStore, storeDay } from '../stores/index.ts';
import {
  findNewestSnapshot,
  listUnits,
  type Queryable,
  type UnitRow,
  type UnitsReading,
} from './catalog-context-queries.ts';
import { type CatalogItem, listItemsOfZone } from './catalog-queries.ts';
import { isOnlineOn } from './catalog-snapshot.ts';

import { categoryPathOf, productUrlPath, toVariants } from './product-parts.ts';
import { type StoreProduct, toStoreProduct } from './product-prices.ts';
import { toStock } from './stock.ts';

/** A physical unit, or a stock record of new items, that the shopper's store can promise. */
export type SellableUnit = {
  readonly inventoryNumber: string;
  readonly variantId: string;
  /** Where it stands: the shopper's store or one of its geo pool. */
  readonly storeId: string;
  readonly isHomeStore: boolean;
  /** 1 for a used unit. */
  readonly availableQuantity: number;
};

/** The price of one condition of a product in the store's price zone, and where the item is fulfilled from. */
export type SellableCondition = {
  readonly condition: ItemCondition;
  /** As in the price book: it includes the extended-aisle surcharge and respects the state caps. */
  readonly terms: RentalTerms;
  /** The earlier weekly rate, only while it may be shown (was-price rule). */
  readonly wasWeeklyRateCents: number | null;
  readonly availability: Availability;
  /** Inventory numbers of used units, the home store's first; empty for new items. */
  readonly unitNumbers: readonly string[];
  /** All stock behind `availability`, the home store's first; empty for bundles and vendor orders. */
  readonly units: readonly SellableUnit[];
};

/** A product as a basket needs it: computed by the server for one store, never taken from a client. */
export type SellableProduct = {
  readonly id: string;
  /** In the asked locale. */
  readonly name: string;
  readonly localizedName: { readonly 'en-US': string; readonly 'es-US': string };
  /** What one calls it at home: "sofa". Null where no one word does. */
  readonly itemNoun: string | null;
  readonly brand: string;
  /** The manufacturer's. */
  readonly model: string;
  readonly kind: ProductKind;
  readonly rmsItemNumber: string;
  readonly vendorId: string;
  /** Category path and product id, without prefix: `furniture/living-room/…/id`. */
  readonly urlPath: string;
  readonly tint: string;
  /** Colour variants with `imageUrl`, the first is the one shown by default. */
  readonly variants: readonly ProductVariant[];
  readonly primaryCategoryId: string;
  /** All categories and their ancestors. */
  readonly categoryIds: readonly string[];
  /** From the top level down to the primary category, in the asked locale. */
  readonly taxonomy: readonly CategoryCrumb[];
  /** The store does not sell one of its categories, so it cannot be ordered there. */
  readonly isRestricted: boolean;
  readonly isAddOn: boolean;
  readonly isHighRisk: boolean;
  readonly isExclusive: boolean;
  /** Members of a bundle with their quantity; else empty. */
  readonly members: readonly {
    readonly productId: string;
    readonly name: SellableProduct['localizedName'];
    readonly quantity: number;
  }[];
  /** Colour names by variant. */
  readonly colorNames: ReadonlyMap<string, SellableProduct['localizedName']>;
  /** Products that cost `rateBps` of their own rate beside this one. */
  readonly addOns: readonly { readonly productId: string; readonly rateBps: number }[];
  /**
   * All conditions of the price book: orderable ones first, then new, then by price.
   * Empty without a store, in a closed store and in a closed state.
   */
  readonly conditions: readonly SellableCondition[];
};

/** Parameters of `loadSellableItems`. Its result leaves out ids that are unknown or offline. */
export type SellableItemsRequest = {
  readonly productIds: readonly string[];
  /** Null: no store chosen, so nothing is priced. */
  readonly storeId: string | null;
  /** The same store, when the caller has already read it. */
  readonly store?: SellingStore | null;
  /** Units that the asking basket holds itself, once for each piece; none without a basket. */
  readonly heldNumbers?: readonly string[];
  /** Their stock at that store and its geo pool, when a larger statement has read it. */
  readonly read?: UnitsReading | undefined;
  readonly locale: Locale;
  readonly now: Date;
};

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
    itemNoun: core.itemNoun?.[locale] ?? null,
    brand: core.brand,
    model: core.model,
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
    members: item.members.map(({ id, name, quantity }) => ({ productId: id, name, quantity })),
    colorNames: new Map(item.variants.map(({ id, colorName }) => [id, colorName])),
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

/** Products of a request and the units that are in stock. */
type ProductsWithStock = { readonly items: readonly CatalogItem[]; readonly units: readonly UnitRow[] };

function readUnits(
  queryable: Queryable,
  items: readonly CatalogItem[],
  store: SellingStore | null,
  heldNumbers: readonly string[],
) {
  const stockedIds = items.flatMap((item) => [item.product.id, ...item.members.map(({ id }) => id)]);
  const storeIds = store ? [store.id, ...store.geoPoolStoreIds] : [];
  return listUnits(queryable, { productIds: [...new Set(stockedIds)], storeIds, heldNumbers });
}

/** What a basket can take: what is available, and what it holds itself, once for each piece. */
function takeableBy(units: readonly UnitRow[], heldNumbers: readonly string[]): UnitRow[] {
  return units.flatMap((unit) => {
    const held = heldNumbers.filter((number) => number === unit.inventoryNumber).length;
    const availableQuantity = unit.availableQuantity + held;
    return availableQuantity > 0 ? [{ ...unit, availableQuantity }] : [];
  });
}

/** From the cached catalogue when it is current, else from the database. */
async function readProductsWithStock(
  queryable: Queryable,
  ids: readonly string[],
  store: SellingStore | null,
  heldNumbers: readonly string[],
  read?: UnitsReading,
): Promise<ProductsWithStock> {
  const known = findNewestSnapshot(queryable);
  if (known) {
    const items = ids.flatMap((id) => known.itemById.get(id) ?? []);
    const { catalogRevision, units } = read ?? (await readUnits(queryable, items, store, heldNumbers));
    if (Number(catalogRevision) === known.revision) return { items, units };
  }
  const items = await listItemsOfZone(queryable, ids, store?.zoneId ?? null);
  const { units } = await readUnits(queryable, items, store, heldNumbers);
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
  const { productIds, storeId, heldNumbers = [], read, locale, now } = request;
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const store = request.store ?? (storeId === null ? null : await findSellingStore(queryable, storeId, now));
  const today = storeDay(store, now);
  const found = await readProductsWithStock(queryable, ids, store, heldNumbers, read);
  const units = takeableBy(found.units, heldNumbers);
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
  const online = found.items.filter((item) => isOnlineOn(item, today));
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
