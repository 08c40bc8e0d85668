import type { SellingStore } from '../stores/index.ts';
import { listProductRows, listStockedVariants, type ProductRow, type Queryable } from './catalog-store.ts';
import { listOfferRows, type OfferRow } from './offer-store.ts';
import { type ProductOffer, toProductOffers } from './offers.ts';
import { storeDay } from './store-day.ts';

/** A product with what the store makes of it. */
export type CatalogProduct = {
  readonly row: ProductRow;
  /** Orderable ones first, then new, then the cheaper; empty without a store. */
  readonly offers: readonly ProductOffer[];
  /** Colours of which a unit can be had in the store or its geo pool. */
  readonly stockedVariantIds: ReadonlySet<string>;
  readonly isRestricted: boolean;
};

export type CatalogRequest = {
  readonly productIds: readonly string[];
  readonly store: SellingStore | null;
  readonly locale: 'en-US' | 'es-US';
  readonly now: Date;
};

/** The store and its geo pool; empty without one. */
export function storesOf(store: SellingStore | null): string[] {
  return store ? [store.id, ...store.geoPoolStoreIds] : [];
}

export function groupByProduct<Row extends { readonly productId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}

/** Products by id in the order asked, three queries however many. Unknown and offline ids are left out. */
export async function loadCatalogProducts(
  queryable: Queryable,
  request: CatalogRequest & {
    /** Offers that a search has read already. */
    readonly offersByProduct?: ReadonlyMap<string, readonly ProductOffer[]>;
  },
): Promise<CatalogProduct[]> {
  const { store, locale, now } = request;
  const productIds = [...new Set(request.productIds)];
  if (productIds.length === 0) return [];
  const today = storeDay(store, now);
  const rows = await listProductRows(queryable, productIds, locale, today);
  const stocked = groupByProduct(await listStockedVariants(queryable, productIds, storesOf(store)));
  const offersByProduct =
    request.offersByProduct ?? (await readOffers(queryable, { productIds, store, locale, today }));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return productIds.flatMap((id): CatalogProduct[] => {
    const row = byId.get(id);
    if (!row) return [];
    const restricted = store?.restrictedCategoryIds ?? [];
    return [
      {
        row,
        offers: offersByProduct.get(id) ?? [],
        stockedVariantIds: new Set(stocked.get(id)?.map(({ variantId }) => variantId)),
        isRestricted: row.categoryIds.some((categoryId) => restricted.includes(categoryId)),
      },
    ];
  });
}

async function readOffers(
  queryable: Queryable,
  request: {
    readonly productIds: readonly string[];
    readonly store: SellingStore | null;
    readonly locale: 'en-US' | 'es-US';
    readonly today: string;
  },
): Promise<Map<string, ProductOffer[]>> {
  const { productIds, store, locale, today } = request;
  if (store === null) return new Map();
  const scope = { kind: 'products', productIds } as const;
  const rows: OfferRow[] = await listOfferRows(queryable, { scope, store, today, locale });
  return new Map([...groupByProduct(rows)].map(([id, group]) => [id, toProductOffers(group, store, today)]));
}
