import type { Basket, BasketCoupon, CartQuote } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { loadSellableItems, type SellableProduct } from '../catalog/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { type StoreRow, toSellingStore } from '../stores/index.ts';
import { type CouponRow, listCoupons } from './basket-parts-queries.ts';
import type { BasketCaller, BasketRow, Queryable } from './basket-queries.ts';
import { type BasketState, loadBasketState } from './basket-state-queries.ts';
import type { CartTerms } from './cart-quote.ts';
import { type DeliveryTarget, deliveryTargetOf, placeHashOf, taxedAt } from './delivery-target.ts';
import { hasChosenSchedule } from './pay-schedule.ts';
import { type PricedAgreement, priceAgreements, sumQuotes } from './price-agreements.ts';
import { applyCoupons, type PricedLine, priceLines } from './price-lines.ts';

/** The shopper's store, and products with its prices and stock; read once per call. */
export type StoreProducts = {
  /** Null until the shopper chose an open store. */
  readonly store: StoreRow | null;
  readonly products: ReadonlyMap<string, SellableProduct>;
};

type Occasion = { readonly caller: BasketCaller; readonly locale: Locale; readonly now: Date };

/** Products at the store. Ids that are unknown or offline are left out. */
export async function loadProducts(
  queryable: Queryable,
  productIds: readonly string[],
  store: StoreRow | null,
  occasion: Pick<Occasion, 'locale' | 'now'>,
  heldNumbers: readonly string[] = [],
): Promise<ReadonlyMap<string, SellableProduct>> {
  if (productIds.length === 0) return new Map();
  const { locale, now } = occasion;
  return loadSellableItems(queryable, {
    productIds: [...new Set(productIds)],
    storeId: store?.id ?? null,
    store: store && toSellingStore(store),
    heldNumbers,
    locale,
    now,
  });
}

/** What a basket holds, and the store that it held it at. */
type BasketHolds = { readonly storeId: string | null; readonly numbers: readonly string[] };

/**
 * @param known `store`: the shopper's, if already read; `holds`: of the asking basket, whose units count as available
 *   to it at the same store
 */
export async function loadStoreProducts(
  queryable: Queryable,
  productIds: readonly string[],
  occasion: Occasion,
  known: { readonly store?: StoreRow | null | undefined; readonly holds?: BasketHolds } = {},
): Promise<StoreProducts> {
  const { caller, now } = occasion;
  const store = known.store === undefined ? await findShopperStoreRow(queryable, caller, now) : known.store;
  const held = known.holds && known.holds.storeId === store?.id ? known.holds.numbers : [];
  return { store, products: await loadProducts(queryable, productIds, store, occasion, held) };
}

/** A basket with current prices. `store` is null until the shopper chose one. */
export type PricedBasket = {
  readonly basket: BasketRow;
  /** With the tax of the place where the goods are used. */
  readonly store: StoreRow | null;
  /** Of the first agreement; null when no line can be ordered. */
  readonly terms: CartTerms | null;
  readonly lines: readonly PricedLine[];
  /** Codes in the basket, and whether they apply to this cart. */
  readonly coupons: readonly BasketCoupon[];
  /** Null while the shopper gave no address. */
  readonly delivery: DeliveryTarget | null;
  /** The earliest delivery first; empty when no line can be ordered. */
  readonly agreements: readonly PricedAgreement[];
  /** What they would be joined, or separate again; empty when that is the same. */
  readonly otherAgreements: readonly PricedAgreement[];
  /** Agreements that were made of this cart before. */
  readonly agreementsBefore: number;
  /** Null without one, and while the shopper has no store. */
  readonly reservation: Basket['reservation'];
  /** Of all agreements; null when no line can be ordered. */
  readonly quote: CartQuote | null;
};

/** What a call has already read; `storeProducts` has all products of the basket. */
type KnownBasket = {
  readonly state?: BasketState;
  /** Priced as if the basket had this code. */
  readonly offer?: CouponRow;
  readonly store?: StoreRow | null;
  readonly storeProducts?: StoreProducts;
};

/** Computes all prices from price book, stock and the shopper's store; stored amounts are not trusted. */
export async function priceBasket(
  queryable: Queryable,
  basket: BasketRow,
  caller: BasketCaller,
  locale: Locale,
  now: Date,
  known?: KnownBasket,
): Promise<PricedBasket> {
  const state = known?.state ?? (await loadBasketState(queryable, basket.id, now));
  const { items: rows, heldNumbers, hasCoupons, schedule, benefitPlus } = state;
  const productIds = rows.map((row) => row.productId);
  const delivery = deliveryTargetOf(state);
  const { store: shopStore, products } =
    known?.storeProducts ??
    (await loadStoreProducts(
      queryable,
      productIds,
      { caller, locale, now },
      { store: known?.store, holds: { storeId: basket.storeId, numbers: heldNumbers } },
    ));
  const isPickedUp = state.shipment?.shippingMethodId === 'store-pickup';
  const store = shopStore && taxedAt(shopStore, delivery, isPickedUp);
  const isSameStore = store !== null && basket.storeId === store.id;
  // Products that were loaded here count the basket's own units already.
  const held = isSameStore && known?.storeProducts ? heldNumbers : [];
  const ownCoupons = hasCoupons ? await listCoupons(queryable, basket.id, basket.customerId) : [];
  const couponRows = known?.offer ? [known.offer] : ownCoupons;
  const { coupons, promotion } = applyCoupons(couponRows, [...products.values()], store, now);
  const lines = priceLines(rows, products, held, promotion);
  const isChosen = hasChosenSchedule(schedule, basket, placeHashOf(store?.id ?? '', delivery));
  const chosen = isChosen ? schedule : null;
  const arranged = (joins: boolean) =>
    store
      ? priceAgreements({ basket, store, lines, promotion, benefitPlus, chosen }, joins, locale, now)
      : [];
  // What is ordered is one agreement already.
  const joins = basket.isOneAgreement || basket.status === 'ordered';
  const agreements = arranged(joins);
  const other = basket.status === 'ordered' ? agreements : arranged(!joins);
  return {
    basket,
    store,
    terms: agreements[0]?.terms ?? null,
    lines,
    coupons,
    delivery,
    agreements,
    otherAgreements: other.length === agreements.length ? [] : other,
    agreementsBefore: state.agreementsBefore,
    reservation:
      store && state.reservedUntil !== null
        ? { until: new Date(state.reservedUntil).toISOString(), timeZone: store.timeZone }
        : null,
    quote: sumQuotes(agreements.map(({ quote }) => quote)),
  };
}

/**
 * The cart as far as the checkout makes an agreement of it: the first one. All of it while nothing can be ordered.
 */
export function firstAgreementOf(priced: PricedBasket): PricedBasket {
  const [first] = priced.agreements;
  return first ? { ...priced, lines: first.lines, terms: first.terms, quote: first.quote } : priced;
}

/** A priced cart that can be ordered: it has a store and a quote. */
export type OrderableBasket = PricedBasket & {
  readonly store: NonNullable<PricedBasket['store']>;
  readonly terms: NonNullable<PricedBasket['terms']>;
  readonly quote: NonNullable<PricedBasket['quote']>;
};

export function isOrderableBasket(priced: PricedBasket): priced is OrderableBasket {
  return priced.store !== null && priced.terms !== null && priced.quote !== null;
}
