import type { BasketCoupon, CartQuote } from '@ownpath/contracts/basket';
import { type StoreTerms, storeTermsOf } from '@ownpath/domain/law';
import {
  type CartLineTerms,
  type Frequency,
  firstPayment,
  type PaymentSegment,
  quoteCart,
  rentUpToSameAsCashCents,
  totalCostToOwnCents,
} from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { loadSellableItems, type SellableProduct } from '../catalog/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { type StoreRow, toSellingStore } from '../stores/index.ts';
import { listCoupons } from './basket-parts-queries.ts';
import {
  type BasketCaller,
  type BasketRow,
  type BasketState,
  loadBasketState,
  type Queryable,
} from './basket-queries.ts';
import { type DeliveryTarget, deliveryTargetOf } from './delivery-target.ts';
import { applyCoupons, orderableTerms, type PricedLine, priceLines } from './price-lines.ts';

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
): Promise<ReadonlyMap<string, SellableProduct>> {
  if (productIds.length === 0) return new Map();
  const { locale, now } = occasion;
  return loadSellableItems(queryable, {
    productIds: [...new Set(productIds)],
    storeId: store?.id ?? null,
    store: store && toSellingStore(store),
    locale,
    now,
  });
}

/** @param known `store`: the shopper's, if already read */
export async function loadStoreProducts(
  queryable: Queryable,
  productIds: readonly string[],
  occasion: Occasion,
  known: { readonly store?: StoreRow | null | undefined } = {},
): Promise<StoreProducts> {
  const { caller, now } = occasion;
  const store = known.store === undefined ? await findShopperStoreRow(queryable, caller, now) : known.store;
  return { store, products: await loadProducts(queryable, productIds, store, occasion) };
}

/** What a store and its state add to the rent. */
type CartTerms = StoreTerms & {
  readonly taxRateBps: number;
  /** Rent of the first payment by a promotion; null without one. */
  readonly promotionalFirstRentCents: number | null;
};

/** Groups of equal payments; a promoted first payment is a group of its own. */
function segmentsOf(
  segments: readonly PaymentSegment[],
  firstRentCents: number,
): { count: number; paymentCents: number }[] {
  const runs = segments.map(({ paymentCount, paymentCents }) => ({ count: paymentCount, paymentCents }));
  const [first, ...others] = runs;
  if (!first || first.paymentCents === firstRentCents) return runs;
  const rest = { ...first, count: first.count - 1 };
  return [{ count: 1, paymentCents: firstRentCents }, ...(rest.count > 0 ? [rest] : []), ...others];
}

/** What a cart costs. Cart, schedule, order and agreement all use these numbers. Needs at least one line. */
export function buildCartQuote(
  lines: readonly CartLineTerms[],
  frequency: Frequency,
  terms: CartTerms,
): CartQuote {
  const quote = quoteCart(lines, frequency);
  // As `promoteFirstPayment`: the difference is credited, and never billed later.
  const firstRentCents = Math.min(quote.paymentCents, terms.promotionalFirstRentCents ?? quote.paymentCents);
  const discountCents = quote.paymentCents - firstRentCents;
  const totalCents = quote.totalCents - discountCents;
  const first = firstPayment({
    rentCents: firstRentCents,
    ldwCents: 0,
    clubCents: 0,
    processingCents: terms.processingFeeCents,
    taxBps: terms.taxRateBps,
  });
  const upToSameAsCash = lines.reduce(
    (total, line) =>
      total +
      rentUpToSameAsCashCents(line.weeklyRateCents, frequency, terms.sameAsCashDays) * (line.quantity ?? 1),
    0,
  );
  return {
    frequency,
    paymentCents: quote.paymentCents,
    paymentCount: quote.paymentCount,
    segments: segmentsOf(quote.segments, firstRentCents),
    totalCents,
    cashPriceCents: quote.cashPriceCents,
    processingFeeCents: terms.processingFeeCents,
    totalCostToOwnCents: totalCostToOwnCents(totalCents, terms.processingFeeCents),
    taxRateBps: terms.taxRateBps,
    firstPaymentRentCents: first.rentCents,
    firstPaymentTaxCents: first.taxCents,
    dueAtCheckoutCents: first.totalCents,
    sameAsCashDays: terms.sameAsCashDays,
    rentUpToSameAsCashCents: Math.min(upToSameAsCash - discountCents, totalCents),
  };
}

/** A basket with current prices. `store` is null until the shopper chose one. */
export type PricedBasket = {
  readonly basket: BasketRow;
  readonly store: StoreRow | null;
  readonly terms: CartTerms | null;
  readonly lines: readonly PricedLine[];
  /** Codes in the basket, and whether they apply to this cart. */
  readonly coupons: readonly BasketCoupon[];
  /** Null while the shopper gave no address. */
  readonly delivery: DeliveryTarget | null;
  /** Null when no line can be ordered. */
  readonly quote: CartQuote | null;
};

/** What a call has already read; `storeProducts` has all products of the basket. */
type KnownBasket = {
  readonly state: BasketState;
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
  const { items: rows, heldNumbers, hasCoupons } = state;
  const productIds = rows.map((row) => row.productId);
  const { store, products } =
    known?.storeProducts ??
    (await loadStoreProducts(queryable, productIds, { caller, locale, now }, { store: known?.store }));
  const isSameStore = store !== null && basket.storeId === store.id;
  const held = isSameStore ? heldNumbers : [];
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
  return { basket, store, terms, lines, coupons, delivery: deliveryTargetOf(state), quote };
}
