import type { Availability, RentalPrice, RentalRate } from '@ownpath/contracts/catalog';
import type { ItemCondition } from '@ownpath/domain/catalog';
import {
  type CartLineTerms,
  FREQUENCIES,
  type Frequency,
  perPeriod,
  quoteCart,
  quoteRental,
  type RentalTerms,
  regularPayments,
  rentalTerms,
  shownWasRateCents,
  tilePrice,
  totalPayments,
} from '@ownpath/domain/pricing';
import type { SellingStore } from '../stores/index.ts';
import { type ProductSupply, resolveAvailability } from './availability.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { isRestricted } from './catalog-snapshot.ts';
import { countUnits, type Stock, type StockLine } from './stock.ts';
import { listZonePrices, type ZonePrice } from './zone-prices.ts';

/** A price-book entry of one condition beside its stock. */
export type PriceRow = Omit<ZonePrice, 'zoneId'> & ProductSupply;

/** One condition of a product with its terms. Tiles, product pages and basket lines are priced from it. */
export type ProductPrice = {
  readonly condition: ItemCondition;
  readonly terms: RentalTerms;
  /** Only while it may be shown. */
  readonly wasWeeklyRateCents: number | null;
  /** Of that earlier price. */
  readonly wasWeeks?: number | null;
  readonly wasSince?: string | null;
  readonly availability: Availability;
};

/** Orderable prices first, then new before used, then the cheapest: a shopper sees a new item by default. */
function byOrderableThenNew(a: ProductPrice, b: ProductPrice): number {
  return (
    Number(b.availability.orderable) - Number(a.availability.orderable) ||
    Number(a.condition !== 'NEW') - Number(b.condition !== 'NEW') ||
    a.terms.weeklyRateCents - b.terms.weeklyRateCents ||
    a.condition.localeCompare(b.condition)
  );
}

/** Price-book entries of a product in one zone with their stock, one for each condition. */
function toPriceRows(item: CatalogItem, zoneId: string, stock: Stock): PriceRow[] {
  const { product } = item;
  const members = item.members.map(({ id, kind, quantity, isBlocked, deliveryBand }) => ({
    kind,
    quantity,
    isBlocked,
    deliveryBand,
    ...countUnits(stock, id, 'NEW'),
  }));
  return listZonePrices(item.priceLines, zoneId).map((price) => ({
    ...price,
    ...countUnits(stock, product.id, price.condition),
    kind: product.kind,
    isBlocked: product.isOutOfStock,
    deliveryBand: product.deliveryBand,
    members,
  }));
}

/** All price-book conditions of one product, from its rows; none without a store. */
export function toProductPrices(
  rows: readonly PriceRow[],
  store: { readonly isExtendedAisleEnabled: boolean },
  today: string,
): ProductPrice[] {
  const prices = rows.map((row): ProductPrice => {
    const { condition, weeklyRateCents, weeks, cashPriceCents, wasWeeklyRateCents, wasWeeks, wasPriceSince } =
      row;
    const wasPrice =
      wasWeeklyRateCents === null || wasPriceSince === null
        ? null
        : {
            weeklyRateCents: wasWeeklyRateCents,
            since: wasPriceSince,
            isTermLongerNow: wasWeeks !== null && weeks > wasWeeks,
          };
    const shownCents = shownWasRateCents(weeklyRateCents, wasPrice, today);
    return {
      condition,
      terms: { weeklyRateCents, weeks, cashPriceCents },
      wasWeeklyRateCents: shownCents,
      ...(shownCents === null ? {} : { wasWeeks, wasSince: wasPriceSince }),
      availability: resolveAvailability(row, condition, store.isExtendedAisleEnabled),
    };
  });
  return prices.sort(byOrderableThenNew);
}

/** Prices that shoppers see: all that can be ordered; if there is none, the price of a new item as not available. */
export function listablePrices<Price extends ProductPrice>(prices: readonly Price[]): readonly Price[] {
  const orderable = prices.filter((price) => price.availability.orderable);
  if (orderable.length > 0) return orderable;
  return prices.filter((price) => price.condition === 'NEW');
}

/** What a store and its place add to the rent. */
export type PricingStore = { readonly processingFeeCents: number; readonly taxRatePpm: number };

type QuotedPrice = Pick<ProductPrice, 'terms' | 'wasWeeklyRateCents' | 'wasWeeks' | 'wasSince'>;

function wasPaymentCount(
  { wasWeeklyRateCents, wasWeeks, terms }: QuotedPrice,
  frequency: Frequency,
): number | null {
  if (wasWeeklyRateCents === null) return null;
  const weeks = wasWeeks ?? terms.weeks;
  return quoteRental(rentalTerms(wasWeeklyRateCents, weeks), frequency).paymentCount;
}

/**
 * Several items rented in one order, at each frequency: the first payment, the number of payments until the last item is
 * owned, and the totals, in which the store's fee is charged once.
 */
export function quoteTogether(lines: readonly CartLineTerms[], store: PricingStore): RentalRate[] {
  return FREQUENCIES.map((frequency) => {
    const quote = quoteCart(lines, frequency);
    const totals = totalPayments(regularPayments(quote, { ...store, promotionalFirstRentCents: null }));
    return {
      frequency,
      paymentCents: quote.paymentCents,
      paymentCount: quote.paymentCount,
      lastPaymentCents: quote.lastPaymentCents,
      totalCents: totals.totalRentCents,
      totalCostToOwnCents: totals.totalCostCents,
      totalWithTaxCents: totals.totalWithTaxCents,
      cashPriceCents: quote.cashPriceCents,
      wasPaymentCents: null,
      percentOff: null,
    };
  });
}

/**
 * An item's price at each frequency, each with its count, last payment, totals and cash price.
 * @param store its fee and tax, for an agreement about this item alone
 * @param addOnRateBps share of the rate that is charged together with a main item; null if it is not an add-on
 */
export function quoteRates(
  price: QuotedPrice,
  store: PricingStore,
  addOnRateBps: number | null = null,
): RentalRate[] {
  const { weeklyRateCents } = price.terms;
  const addOnWeeklyCents =
    addOnRateBps === null ? null : Math.round((weeklyRateCents * addOnRateBps) / 10_000);
  return quoteTogether([price.terms], store).map((rate) => {
    const tile = tilePrice(weeklyRateCents, price.wasWeeklyRateCents, rate.frequency);
    return {
      ...rate,
      wasPaymentCents: tile.oldPaymentCents,
      percentOff: tile.discountPercent,
      wasPaymentCount: wasPaymentCount(price, rate.frequency),
      wasSince: price.wasSince ?? null,
      addOnPaymentCents: addOnWeeklyCents === null ? null : perPeriod(addOnWeeklyCents, rate.frequency),
    };
  });
}

/** The conditions of a product with rates in all four frequencies, in the given order. */
export function toRentalPrices(
  prices: readonly ProductPrice[],
  store: PricingStore & { readonly sameAsCashDays: number },
  addOnRateBps: number | null = null,
): RentalPrice[] {
  return prices.map((price) => ({
    condition: price.condition,
    rates: quoteRates(price, store, addOnRateBps),
    sameAsCashDays: store.sameAsCashDays,
  }));
}

/** A product with its prices and stock in the shopper's store. */
export type StoreProduct = {
  readonly item: CatalogItem;
  /** Orderable ones first, then new, then the cheaper; empty without a store. */
  readonly prices: readonly ProductPrice[];
  /** Of the store and its geo pool. */
  readonly stock: readonly StockLine[];
  readonly isRestricted: boolean;
};

/** Prices and availability of a product for a store. Pages and baskets both use it, so that they agree. */
export function toStoreProduct(
  item: CatalogItem,
  at: { readonly store: SellingStore | null; readonly stock: Stock; readonly today: string },
): StoreProduct {
  const { store, stock, today } = at;
  return {
    item,
    prices: store ? toProductPrices(toPriceRows(item, store.zoneId, stock), store, today) : [],
    stock: stock.get(item.product.id) ?? [],
    isRestricted: isRestricted(item, store),
  };
}
