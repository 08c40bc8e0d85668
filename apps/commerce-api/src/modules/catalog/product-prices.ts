import type { Availability, RentalPrice, RentalRate } from '@ownpath/contracts/catalog';
import type { ItemCondition } from '@ownpath/domain/catalog';
import {
  FREQUENCIES,
  type Frequency,
  perPeriod,
  quoteRental,
  type RentalTerms,
  rentalTerms,
  shownWasRateCents,
  tilePrice,
} from '@ownpath/domain/pricing';
import { resolveAvailability } from './availability.ts';
import type { PriceRow } from './price-row.ts';

/** One condition of a product with its terms: what a tile, a product page and a basket line are priced from. */
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

/** What can be ordered comes first, then new goods, then the cheaper: nobody meets a used item unasked. */
function byOrderableThenNew(a: ProductPrice, b: ProductPrice): number {
  return (
    Number(b.availability.orderable) - Number(a.availability.orderable) ||
    Number(a.condition !== 'NEW') - Number(b.condition !== 'NEW') ||
    a.terms.weeklyRateCents - b.terms.weeklyRateCents ||
    a.condition.localeCompare(b.condition)
  );
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
        : { weeklyRateCents: wasWeeklyRateCents, since: wasPriceSince };
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

/** Prices that shoppers see: all that can be ordered; when there is none, new goods as not available. */
export function listablePrices<Price extends ProductPrice>(prices: readonly Price[]): readonly Price[] {
  const orderable = prices.filter((price) => price.availability.orderable);
  if (orderable.length > 0) return orderable;
  return prices.filter((price) => price.condition === 'NEW');
}

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
 * An item's price at each frequency, each with its count, last payment, total and cash price.
 * @param addOnRateBps share of the rate that is asked beside a main item; null when it is no add-on
 */
export function quoteRates(price: QuotedPrice, addOnRateBps: number | null = null): RentalRate[] {
  return FREQUENCIES.map((frequency) => {
    const quote = quoteRental(price.terms, frequency);
    const tile = tilePrice(price.terms.weeklyRateCents, price.wasWeeklyRateCents, frequency);
    const addOnWeeklyCents =
      addOnRateBps === null ? null : Math.round((price.terms.weeklyRateCents * addOnRateBps) / 10_000);
    return {
      frequency,
      paymentCents: quote.paymentCents,
      paymentCount: quote.paymentCount,
      lastPaymentCents: quote.lastPaymentCents,
      totalCents: quote.totalCents,
      cashPriceCents: quote.cashPriceCents,
      wasPaymentCents: tile.oldPaymentCents,
      percentOff: tile.discountPercent,
      wasPaymentCount: wasPaymentCount(price, frequency),
      wasSince: price.wasSince ?? null,
      addOnPaymentCents: addOnWeeklyCents === null ? null : perPeriod(addOnWeeklyCents, frequency),
    };
  });
}

/** The conditions of a product with rates in all four frequencies, in the given order. */
export function toRentalPrices(
  prices: readonly ProductPrice[],
  sameAsCashDays: number,
  addOnRateBps: number | null = null,
): RentalPrice[] {
  return prices.map((price) => ({
    condition: price.condition,
    rates: quoteRates(price, addOnRateBps),
    sameAsCashDays,
  }));
}
