import type { Availability, CategoryCrumb, ProductKind, ProductVariant } from '@ownpath/contracts/catalog';
import type { ItemCondition } from '@ownpath/domain/catalog';
import type { RentalTerms } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { SellingStore } from '../stores/index.ts';

/** A physical unit, or a stock record of new goods, that the shopper's store can promise. */
export type SellableUnit = {
  readonly inventoryNumber: string;
  readonly variantId: string;
  /** Where it stands: the shopper's store or one of its geo pool. */
  readonly storeId: string;
  readonly isHomeStore: boolean;
  /** 1 for a used unit. */
  readonly availableQuantity: number;
};

/** What one condition of a product rents for in the store's price zone, and where it would come from. */
export type SellableCondition = {
  readonly condition: ItemCondition;
  /** As in the price book: the extended-aisle surcharge and the state caps are in it already. */
  readonly terms: RentalTerms;
  /** The earlier weekly rate, only while it may be shown (was-price rule). */
  readonly wasWeeklyRateCents: number | null;
  readonly availability: Availability;
  /** Inventory numbers of used units, the home store's first; empty for new goods. */
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
  readonly brand: string;
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
  /** One of its categories is not sold by this store: it may not be ordered here. */
  readonly isRestricted: boolean;
  readonly isAddOn: boolean;
  readonly isHighRisk: boolean;
  readonly isExclusive: boolean;
  /** Members of a bundle with their quantity; else empty. */
  readonly members: readonly { readonly productId: string; readonly quantity: number }[];
  /** Products that cost `rateBps` of their own rate beside this one. */
  readonly addOns: readonly { readonly productId: string; readonly rateBps: number }[];
  /**
   * All conditions of the price book: those that can be ordered first, then new goods, then the cheaper.
   * Empty without a store, in a closed store and in a closed state.
   */
  readonly conditions: readonly SellableCondition[];
};

/** What `loadSellableItems` is asked for. Ids that are unknown or offline are absent from its answer. */
export type SellableItemsRequest = {
  readonly productIds: readonly string[];
  /** Null: no store chosen, so nothing is priced. */
  readonly storeId: string | null;
  /** The same store, when the caller has read it already. */
  readonly store?: SellingStore | null;
  readonly locale: Locale;
  readonly now: Date;
};
