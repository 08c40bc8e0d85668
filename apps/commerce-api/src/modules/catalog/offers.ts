import type { Availability, RentalOffer, RentalRate } from '@ownpath/contracts/catalog';
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
import type { OfferRow } from './offer-row.ts';

/** One condition of a product with its terms: what a tile, a product page and a basket line are priced from. */
export type ProductOffer = {
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
  return offers.sort(byOrderableThenNew);
}

/** Offers that shoppers see: all that can be ordered; when there is none, new goods as not available. */
export function listableOffers<Offer extends ProductOffer>(offers: readonly Offer[]): readonly Offer[] {
  const orderable = offers.filter((offer) => offer.availability.orderable);
  if (orderable.length > 0) return orderable;
  return offers.filter((offer) => offer.condition === 'NEW');
}

type QuotedOffer = Pick<ProductOffer, 'terms' | 'wasWeeklyRateCents' | 'wasWeeks' | 'wasSince'>;

function wasPaymentCount(
  { wasWeeklyRateCents, wasWeeks, terms }: QuotedOffer,
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
export function quoteRates(offer: QuotedOffer, addOnRateBps: number | null = null): RentalRate[] {
  return FREQUENCIES.map((frequency) => {
    const quote = quoteRental(offer.terms, frequency);
    const tile = tilePrice(offer.terms.weeklyRateCents, offer.wasWeeklyRateCents, frequency);
    const addOnWeeklyCents =
      addOnRateBps === null ? null : Math.round((offer.terms.weeklyRateCents * addOnRateBps) / 10_000);
    return {
      frequency,
      paymentCents: quote.paymentCents,
      paymentCount: quote.paymentCount,
      lastPaymentCents: quote.lastPaymentCents,
      totalCents: quote.totalCents,
      cashPriceCents: quote.cashPriceCents,
      wasPaymentCents: tile.oldPaymentCents,
      percentOff: tile.discountPercent,
      wasPaymentCount: wasPaymentCount(offer, frequency),
      wasSince: offer.wasSince ?? null,
      addOnPaymentCents: addOnWeeklyCents === null ? null : perPeriod(addOnWeeklyCents, frequency),
    };
  });
}

/** The conditions of a product with rates in all four frequencies, in the given order. */
export function listOffers(
  offers: readonly ProductOffer[],
  sameAsCashDays: number,
  addOnRateBps: number | null = null,
): RentalOffer[] {
  return offers.map((offer) => ({
    condition: offer.condition,
    rates: quoteRates(offer, addOnRateBps),
    sameAsCashDays,
  }));
}
