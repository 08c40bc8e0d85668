import type { CartQuote } from '@ownpath/contracts/basket';
import { type DeliveryGroup, groupByDelivery } from '@ownpath/domain/agreements';
import { coverageTermsOf, storeTermsOf } from '@ownpath/domain/law';
import { segmentsOf } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { orderDayOf } from '@ownpath/domain/stores';
import type { StoreRow } from '../stores/index.ts';
import { availabilityTypeOf, deliveryBandOf } from './availability-type.ts';
import type { BasketRow } from './basket-queries.ts';
import type { SavedChoice } from './basket-state-queries.ts';
import { buildCartQuote, type CartTerms } from './cart-quote.ts';
import { scheduleOfCart } from './pay-schedule.ts';
import { type CartPromotion, isFor, orderableTerms, type PricedLine, rentSavedCents } from './price-lines.ts';
import { savedWish } from './schedule-choice.ts';

/** An agreement that the cart is going to make, with its own payments. */
export type PricedAgreement = Omit<DeliveryGroup, 'lines'> & {
  readonly lines: readonly PricedLine[];
  readonly terms: CartTerms;
  readonly quote: CartQuote;
};

type Cart = {
  readonly basket: BasketRow;
  readonly store: StoreRow;
  readonly lines: readonly PricedLine[];
  readonly promotion: CartPromotion | null;
  readonly benefitPlus: Parameters<typeof coverageTermsOf>[1];
  /** Payment days that the shopper chose, for the first agreement; null before they are chosen. */
  readonly chosen: SavedChoice | null;
};

/** What store, state and promotion add to the rent of an agreement's lines or take off it. */
function termsOf(
  { store, promotion, benefitPlus }: Cart,
  lines: readonly PricedLine[],
  hasFirstPayment: boolean,
) {
  return {
    ...storeTermsOf(store),
    taxRatePpm: store.taxRatePpm,
    promotionalFirstRentCents: hasFirstPayment ? (promotion?.firstPaymentCents ?? null) : null,
    promotion: promotion && {
      code: promotion.code,
      name: promotion.name,
      rentSavedCents: rentSavedCents(lines),
    },
    coverage: coverageTermsOf(store, benefitPlus),
  };
}

/**
 * The agreements of a cart, the earliest delivery first; none while nothing can be ordered. A promotion on the first
 * payment counts once: for the first agreement that has a product of it.
 */
export function priceAgreements(
  cart: Cart,
  joins: boolean,
  locale: Locale,
  now: Date,
): readonly PricedAgreement[] {
  const { basket, store, lines, promotion, chosen } = cart;
  const delivered = lines.map((line) => ({
    id: line.row.id,
    availabilityType: availabilityTypeOf(line),
    deliveryBand: deliveryBandOf(line),
    isOrderable: line.isOrderable,
    cheaperWithId: line.cheaperWithId,
    line,
  }));
  const groups = groupByDelivery(delivered, { joins, day: orderDayOf(now, store.timeZone) });
  const promoted = groups.findIndex((group) =>
    group.lines.some(({ line }) => promotion && isFor(line.product ?? undefined, promotion.categoryIds)),
  );
  return groups.flatMap((group, index) => {
    const own = group.lines.map(({ line }) => line);
    const sellable = orderableTerms(own);
    if (sellable.length === 0) return [];
    const terms = termsOf(cart, own, index === promoted);
    const schedule =
      chosen && index === 0
        ? scheduleOfCart({ basket, store, terms, lines: own }, savedWish(chosen, basket, null), now)
        : null;
    const quote = buildCartQuote(sellable, basket.frequency, terms, locale, schedule?.payments);
    const deliveryDate = schedule?.deliveryDate ?? group.deliveryDate;
    return [{ ...group, deliveryDate, lines: own, terms, quote }];
  });
}

/** All agreements together. Payments of the same number are added up, as they fall in about the same time. */
export function sumQuotes(quotes: readonly CartQuote[]): CartQuote | null {
  const [first, ...others] = quotes;
  if (!first) return null;
  return others.reduce(addQuotes, first);
}

function addQuotes(a: CartQuote, b: CartQuote): CartQuote {
  return {
    frequency: a.frequency,
    isScheduled: a.isScheduled && b.isScheduled,
    paymentCents: a.paymentCents + b.paymentCents,
    paymentCount: Math.max(a.paymentCount, b.paymentCount),
    segments: addSegments(a.segments, b.segments),
    totalCents: a.totalCents + b.totalCents,
    cashPriceCents: a.cashPriceCents + b.cashPriceCents,
    processingFeeCents: a.processingFeeCents + b.processingFeeCents,
    totalCostToOwnCents: a.totalCostToOwnCents + b.totalCostToOwnCents,
    taxRatePpm: a.taxRatePpm,
    taxCents: a.taxCents + b.taxCents,
    totalWithTaxCents: a.totalWithTaxCents + b.totalWithTaxCents,
    firstPaymentRentCents: a.firstPaymentRentCents + b.firstPaymentRentCents,
    firstPaymentTaxCents: a.firstPaymentTaxCents + b.firstPaymentTaxCents,
    dueAtCheckoutCents: a.dueAtCheckoutCents + b.dueAtCheckoutCents,
    sameAsCashDays: a.sameAsCashDays,
    rentUpToSameAsCashCents: a.rentUpToSameAsCashCents + b.rentUpToSameAsCashCents,
    promotion: addPromotions(a.promotion, b.promotion),
    coverage: addCoverage(a.coverage, b.coverage),
  };
}

function addCoverage(a: CartQuote['coverage'], b: CartQuote['coverage']): CartQuote['coverage'] {
  if (!a || !b) return a ?? b;
  const sum = (of: keyof typeof a) => ({
    waiverCents: a[of].waiverCents + b[of].waiverCents,
    clubCents: a[of].clubCents + b[of].clubCents,
  });
  return { firstPayment: sum('firstPayment'), payment: sum('payment'), total: sum('total') };
}

function addPromotions(a: CartQuote['promotion'], b: CartQuote['promotion']): CartQuote['promotion'] {
  if (!a || !b) return a ?? b;
  return { ...a, savedCents: a.savedCents + b.savedCents, creditCents: a.creditCents + b.creditCents };
}

function addSegments(a: CartQuote['segments'], b: CartQuote['segments']): CartQuote['segments'] {
  const [one, two] = [a, b].map((runs) =>
    runs.flatMap(({ count, paymentCents }) => Array<number>(count).fill(paymentCents)),
  );
  const count = Math.max(one?.length ?? 0, two?.length ?? 0);
  const sums = Array.from({ length: count }, (_, index) => (one?.[index] ?? 0) + (two?.[index] ?? 0));
  return segmentsOf(sums).map(({ paymentCount, paymentCents }) => ({ count: paymentCount, paymentCents }));
}
