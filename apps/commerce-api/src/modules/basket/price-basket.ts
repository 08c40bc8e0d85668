import type { Basket, BasketCoupon, CartQuote } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { loadSellableItems, type SellableProduct } from '../catalog/index.ts';
import { type StoreRow, toSellingStore } from '../stores/index.ts';
import type { CouponRow } from './basket-parts-queries.ts';
import type { BasketCaller, BasketRow, Queryable } from './basket-queries.ts';
import { type BasketReading, readBasket } from './basket-state-queries.ts';
import type { CartTerms } from './cart-quote.ts';
import { type DeliveryTarget, deliveryTargetOf, placeHashOf, taxedAt } from './delivery-target.ts';
import { hasChosenSchedule } from './pay-schedule.ts';
import { type PricedAgreement, priceAgreements, sumQuotes } from './price-agreements.ts';
import { applyCoupons, type PricedLine, priceLines } from './price-lines.ts';

type Occasion = { readonly locale: Locale; readonly now: Date };

/**
 * Products with prices and stock at the store of a reading. Ids that are unknown or offline are left out.
 * @param heldNumbers units that the asking basket holds there: they count as available to it
 */
export async function loadProducts(
  queryable: Queryable,
  productIds: readonly string[],
  { store, stock }: Pick<BasketReading, 'store' | 'stock'>,
  { locale, now }: Occasion,
  heldNumbers: readonly string[],
): Promise<ReadonlyMap<string, SellableProduct>> {
  if (productIds.length === 0) return new Map();
  return loadSellableItems(queryable, {
    productIds: [...new Set(productIds)],
    storeId: store?.id ?? null,
    store: store && toSellingStore(store),
    read: stock,
    heldNumbers,
    locale,
    now,
  });
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

/** What a call has already read. */
export type KnownBasket = {
  readonly read?: BasketReading;
  /** Of all lines of a basket that holds no units. */
  readonly products?: ReadonlyMap<string, SellableProduct> | undefined;
  /** Priced as if the basket had this code. */
  readonly offer?: CouponRow;
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
  const read = known?.read ?? (await readBasket(queryable, caller, basket.id, now));
  const { state, store: shopStore } = read;
  const { items: rows, heldNumbers, schedule, benefitPlus } = state;
  const delivery = deliveryTargetOf(state);
  const held = shopStore?.id === basket.storeId ? heldNumbers : [];
  const productIds = rows.map((row) => row.productId);
  const products =
    known?.products ?? (await loadProducts(queryable, productIds, read, { locale, now }, held));
  const isPickedUp = state.shipment?.shippingMethodId === 'store-pickup';
  const store = shopStore && taxedAt(shopStore, delivery, isPickedUp);
  const couponRows = known?.offer ? [known.offer] : state.coupons;
  const { coupons, promotion } = applyCoupons(couponRows, [...products.values()], store, now);
  const lines = priceLines(rows, products, [], promotion);
  const isChosen = hasChosenSchedule(schedule, basket, placeHashOf(store?.id ?? '', delivery));
  const chosen = isChosen ? schedule : null;
  const arranged = (joins: boolean) =>
    store
      ? priceAgreements({ basket, store, lines, promotion, benefitPlus, chosen }, joins, locale, now)
      : [];
  // What is ordered is one agreement already.
  const joins = basket.isOneAgreement || basket.status === 'ordered';
  const agreements = arranged(joins);
  const isArranged = basket.status === 'ordered' || lines.length < 2;
  const other = isArranged ? agreements : arranged(!joins);
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
