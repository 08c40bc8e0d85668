import type { InventoryCondition, Localized, Product, ProductKind } from './catalog-rows-queries.ts';

export type NamedCategory = { readonly id: string; readonly name: Localized };

export type CatalogVariant = {
  readonly id: string;
  readonly colorId: string;
  readonly colorName: Localized;
  readonly colorHex: string;
  readonly isOrderable: boolean;
};

/** A price-book entry: terms of one condition in one zone. */
export type ZonePrice = {
  readonly zoneId: string;
  readonly condition: InventoryCondition;
  readonly weeklyRateCents: number;
  readonly weeks: number;
  readonly cashPriceCents: number;
  readonly wasWeeklyRateCents: number | null;
  readonly wasWeeks: number | null;
  readonly wasPriceSince: string | null;
};

/** A product inside a bundle, with what its availability depends on. */
export type BundleMember = {
  readonly id: string;
  readonly name: Localized;
  readonly kind: ProductKind;
  readonly quantity: number;
  readonly isBlocked: boolean;
  readonly deliveryBand: string;
};

/** What the retailer paid stays in the database; the search vectors are of no use outside it. */
export type ProductFacts = Omit<
  Product,
  | 'merchantCostCents'
  | 'capClass'
  | 'baseWeeklyRateCents'
  | 'baseWeeks'
  | 'createdAt'
  | 'searchEnglish'
  | 'searchSpanish'
>;

/** A product with its relations and the prices of all zones, in both languages, whatever the store. */
export type CatalogItem = {
  readonly product: ProductFacts;
  /** In the order of the product page; the first is the one shown. */
  readonly variants: readonly CatalogVariant[];
  /** Assigned ones and their ancestors. */
  readonly categoryIds: readonly string[];
  /** From the top level down to the primary category. */
  readonly taxonomy: readonly NamedCategory[];
  readonly tint: string | null;
  readonly badges: readonly {
    readonly id: string;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  }[];
  readonly members: readonly BundleMember[];
  readonly addOns: readonly { readonly productId: string; readonly rateBps: number }[];
  readonly pricesByZone: ReadonlyMap<string, readonly ZonePrice[]>;
};

/** Calendar dates compare as texts; an open end never comes. */
function isWithin(today: string, from: string | null, to: string | null): boolean {
  return (from === null || from <= today) && (to === null || today <= to);
}

/** Whether shoppers may see the product on that day. */
export function isOnlineOn({ product }: Pick<CatalogItem, 'product'>, today: string): boolean {
  return product.isOnline && isWithin(today, product.onlineFrom, product.onlineTo);
}

/** Badge ids of that day. */
export function badgesOn({ badges }: Pick<CatalogItem, 'badges'>, today: string): string[] {
  return badges.filter(({ startsOn, endsOn }) => isWithin(today, startsOn, endsOn)).map(({ id }) => id);
}

/** One of the product's categories is among those that the store does not sell. */
export function isRestricted(
  item: Pick<CatalogItem, 'categoryIds'>,
  store: { readonly restrictedCategoryIds: readonly string[] } | null,
): boolean {
  return store?.restrictedCategoryIds.some((id) => item.categoryIds.includes(id)) ?? false;
}
