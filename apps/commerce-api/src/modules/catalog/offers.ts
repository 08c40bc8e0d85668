import type { Availability, RentalOffer, RentalRate } from '@ownpath/contracts/catalog';
import type { ItemCondition } from '@ownpath/domain/catalog';
import {
  FREQUENCIES,
  quoteRental,
  type RentalTerms,
  shownWasRateCents,
  tilePrice,
} from '@ownpath/domain/pricing';
import { resolveAvailability } from './availability.ts';
import type { OfferRow } from './offer-row.ts';

/** One condition of a product with its terms: what a tile, a product page and a basket line are priced from. */
export type ProductOffer = {
  readonly condition: ItemCondition;
  readonly terms: RentalTerms;
  /** Only while it may be shown. */
  readonly wasWeeklyRateCents: number | null;
  readonly availability: Availability;
};

/** What can be ordered comes first, then new goods, then the cheaper: nobody meets a used item unasked. */
function byOrderableThenNew(a: ProductOffer, b: ProductOffer): number {
  return (
    Number(b.availability.orderable) - Number(a.availability.orderable) ||
    Number(a.condition !== 'NEW') - Number(b.condition !== 'NEW') ||
    a.terms.weeklyRateCents - b.terms.weeklyRateCents ||
    a.condition.localeCompare(b.condition)
  );
}

/** All price-book conditions of one product, from its rows; none without a store. */
export function toProductOffers(
  rows: readonly OfferRow[],
  store: { readonly isExtendedAisleEnabled: boolean },
  today: string,
): ProductOffer[] {
  const offers = rows.map((row): ProductOffer => {
    const { condition, weeklyRateCents, weeks, cashPriceCents, wasWeeklyRateCents, wasPriceSince } = row;
    const wasPrice =
      wasWeeklyRateCents === null || wasPriceSince === null
        ? null
        : { weeklyRateCents: wasWeeklyRateCents, since: wasPriceSince };
    return {
      condition,
      terms: { weeklyRateCents, weeks, cashPriceCents },
      wasWeeklyRateCents: shownWasRateCents(weeklyRateCents, wasPrice, today),
      availability: resolveAvailability(row, condition, store.isExtendedAisleEnabled),
    };
  });
  return offers.sort(byOrderableThenNew);
}

/** Offers that shoppers see: all that can be ordered; when there is none, new goods as not available. */
export function listableOffers<Offer extends ProductOffer>(offers: readonly Offer[]): readonly Offer[] {
  const orderable = offers.filter((offer) => offer.availability.orderable);
  if (orderable.length > 0) return orderable;
  return offers.filter((offer) => offer.condition === 'NEW');
}

/** An item's price at each frequency, each with its count, last payment, total and cash price. */
export function quoteRates(offer: Pick<ProductOffer, 'terms' | 'wasWeeklyRateCents'>): RentalRate[] {
  return FREQUENCIES.map((frequency) => {
    const quote = quoteRental(offer.terms, frequency);
    const tile = tilePrice(offer.terms.weeklyRateCents, offer.wasWeeklyRateCents, frequency);
    return {
      frequency,
      paymentCents: quote.paymentCents,
      paymentCount: quote.paymentCount,
      lastPaymentCents: quote.lastPaymentCents,
      totalCents: quote.totalCents,
      cashPriceCents: quote.cashPriceCents,
      wasPaymentCents: tile.oldPaymentCents,
      percentOff: tile.discountPercent,
    };
  });
}

/** The conditions of a product with rates in all four frequencies, in the given order. */
export function listOffers(offers: readonly ProductOffer[], sameAsCashDays: number): RentalOffer[] {
  return offers.map((offer) => ({
    condition: offer.condition,
    rates: quoteRates(offer),
    sameAsCashDays,
  }));
}
