import type { BasketCoupon, CartQuote } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { storeTermsOf } from '@ownpath/domain/stores';
import type { StoreRow } from '../stores/index.ts';
import { applyCoupons } from './basket-promotion.ts';
import type { BasketRow, Queryable } from './basket-queries.ts';
import { type BasketState, loadBasketState } from './basket-state-queries.ts';
import { buildCartQuote, type CartTerms } from './cart-quote.ts';
import { listCoupons } from './coupon-queries.ts';
import { type BasketCaller, loadStoreProducts, type StoreProducts } from './load-store-products.ts';
import { orderableTerms, type PricedLine, priceLines } from './price-lines.ts';

/** A basket with the prices of now. `store` is null until the shopper chose one. */
export type PricedBasket = {
  readonly basket: BasketRow;
  readonly store: StoreRow | null;
  readonly terms: CartTerms | null;
  readonly lines: readonly PricedLine[];
  /** Codes in the basket, and how they stand for this cart. */
  readonly coupons: readonly BasketCoupon[];
  /** Null while nothing in it can be ordered. */
  readonly quote: CartQuote | null;
};

/** What a call has read already; `goods` hold all products of the basket. */
type KnownBasket = {
  readonly state: BasketState;
  readonly store?: StoreRow | null;
  readonly storeProducts?: StoreProducts;
};

/**
 * Recomputes everything from price book, stock and the shopper's store; stored amounts are not believed.
 */
export async function priceBasket(
  queryable: Queryable,
  basket: BasketRow,
  caller: BasketCaller,
  locale: Locale,
  now: Date,
  known?: KnownBasket,
): Promise<PricedBasket> {
  const {
    items: rows,
    heldNumbers,
    hasCoupons,
  } = known?.state ?? (await loadBasketState(queryable, basket.id, now));
  const productIds = rows.map((row) => row.productId);
  const { store, products } =
    known?.storeProducts ??
    (await loadStoreProducts(queryable, productIds, { caller, locale, now }, { store: known?.store }));
  const isSameStore = store !== null && basket.storeId === store.id;
  const held = new Set(isSameStore ? heldNumbers : []);
  const couponRows = hasCoupons ? await listCoupons(queryable, basket.id, basket.customerId) : [];
  const { coupons, promotion } = applyCoupons(couponRows, [...products.values()], store, now);
  const lines = priceLines(rows, products, held, promotion);
  const firstRentCents = promotion?.firstPaymentCents ?? null;
  const terms = store
    ? { ...storeTermsOf(store), taxRateBps: store.taxRateBps, promotionalFirstRentCents: firstRentCents }
    : null;
  const sellableTerms = store ? orderableTerms(lines) : [];
  const quote =
    terms && sellableTerms.length > 0 ? buildCartQuote(sellableTerms, basket.frequency, terms) : null;
  return { basket, store, terms, lines, coupons, quote };
}
