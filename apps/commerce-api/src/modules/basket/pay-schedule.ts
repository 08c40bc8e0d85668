import type { CoverageOffer, PaySchedule, ScheduledPayment } from '@ownpath/contracts/checkout';
import { buildPaymentSchedule, type PaymentSchedule, paydayPreferenceOf } from '@ownpath/domain/agreements';
import { type CoverageChoice, coverageSold, getStateRule, scheduleOptionsOf } from '@ownpath/domain/law';
import { type Coverage, FREQUENCIES, type Frequency, ownershipPath } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { deliveryChoicesFrom, deliveryDateOf, orderDayOf } from '@ownpath/domain/stores';
import { availabilityTypeOf, deliveryBandOf } from './availability-type.ts';
import type { SavedChoice } from './basket-state-queries.ts';
import { buildCartQuote, type CartTerms } from './cart-quote.ts';
import { orderableTerms, type PricedLine } from './price-lines.ts';
import { completeChoice, paydaysOfChoice, type ScheduleWish } from './schedule-choice.ts';

/** A priced cart with at least one line that can be ordered. */
type ScheduledCart = {
  readonly basket: { readonly frequency: Frequency };
  readonly store: { readonly timeZone: string; readonly stateCode: string };
  readonly terms: CartTerms;
  readonly lines: readonly PricedLine[];
};

/** True while the shopper's payment days hold: neither frequency nor place was changed since. */
export function hasChosenSchedule(
  saved: SavedChoice | null,
  basket: { readonly frequency: Frequency },
  placeHash: string,
): boolean {
  return (
    saved?.scheduleChosenAt != null &&
    saved.scheduleFrequency === basket.frequency &&
    saved.schedulePlaceHash === placeHash
  );
}

/** The payments by a choice, in its frequency or in another; the first is due today. */
export function scheduleOfCart(cart: ScheduledCart, wish: ScheduleWish, now: Date, other?: Frequency) {
  const { store, terms, lines } = cart;
  const day = orderDayOf(now, store.timeZone);
  const { today } = day;
  const delivered = lines.filter((line) => line.isOrderable);
  const promised = deliveryDateOf(delivered.map(deliveryBandOf), day);
  const isShipped = delivered.some((line) => availabilityTypeOf(line) === 'EA_PRODUCT');
  const deliveryChoices = isShipped ? deliveryChoicesFrom(promised) : [];
  const circumstances = { frequency: cart.basket.frequency, deliveryDate: promised, deliveryChoices, today };
  const complete = completeChoice(wish, circumstances);
  const choice = { ...complete, ...coverageSold(complete, terms.coverage) };
  const deliveryDate = choice.deliveryDate ?? promised;
  const frequency = other ?? choice.frequency;
  const input = {
    lines: orderableTerms(lines),
    payday: paydayPreferenceOf(frequency, paydaysOfChoice(choice)),
    deliveryDate,
    firstPaymentDate: today,
    sameAsCashDays: terms.sameAsCashDays,
    processingFeeCents: terms.processingFeeCents,
    taxRatePpm: terms.taxRatePpm,
    ...(terms.promotionalFirstRentCents === null
      ? {}
      : { promotionalFirstRentCents: terms.promotionalFirstRentCents }),
  };
  const scheduleWith = (coverage: CoverageChoice): PaymentSchedule =>
    buildPaymentSchedule({ ...input, options: scheduleOptionsOf(coverage, terms.coverage, frequency) });
  return { ...scheduleWith(choice), scheduleWith, choice, deliveryDate, deliveryChoices };
}

const kinds = { FIRST: 'first', SHORT: 'short', REGULAR: 'regular', LAST: 'last' } as const;

/** Every payment with date and amount. Its sums are those of every later page and document. */
export function buildPaySchedule(
  cart: ScheduledCart,
  wish: ScheduleWish,
  locale: Locale,
  now: Date,
): PaySchedule {
  const { store, terms } = cart;
  const lines = orderableTerms(cart.lines);
  const schedule = scheduleOfCart(cart, wish, now);
  const { choice, deliveryDate, deliveryChoices } = schedule;
  const quoteOf = (frequency: Frequency) => {
    const { payments } =
      frequency === choice.frequency ? schedule : scheduleOfCart(cart, wish, now, frequency);
    return buildCartQuote(lines, frequency, terms, locale, payments);
  };
  const path = ownershipPath({
    frequency: choice.frequency,
    payments: schedule.payments,
    creditCents: schedule.discountCents,
    cashPriceCents: schedule.cashPriceCents,
    sameAsCashDays: terms.sameAsCashDays,
    rule: getStateRule(store.stateCode).epo,
    startDate: deliveryDate,
  });
  return {
    choice,
    options: FREQUENCIES.map(quoteOf),
    quote: quoteOf(choice.frequency),
    deliveryDate,
    deliveryChoices,
    sameAsCashEndsOn: schedule.sameAsCashEndDate ?? deliveryDate,
    sameAsCash: path.sameAsCash,
    payments: schedule.payments.map(
      (payment): ScheduledPayment => ({
        kind: kinds[payment.kind],
        dueDate: payment.dueDate,
        coversFrom: payment.coversFrom,
        coversTo: payment.coversTo,
        rentCents: payment.rentCents,
        feeCents: payment.feeCents,
        waiverCents: payment.waiverCents,
        clubCents: payment.clubCents,
        taxCents: payment.taxCents,
        totalCents: payment.totalCents,
      }),
    ),
    coverageOffers: coverageOffersOf(terms, schedule),
    timeZone: store.timeZone,
  };
}

/** What each coverage that is sold would add to the payments. */
function coverageOffersOf(
  { coverage: { waiver, clubWeeklyCents } }: CartTerms,
  { choice, scheduleWith }: Pick<ReturnType<typeof scheduleOfCart>, 'choice' | 'scheduleWith'>,
): CoverageOffer[] {
  if (waiver === null && clubWeeklyCents === null) return [];
  const { payments, coverage } = scheduleWith({ hasWaiver: true, hasBenefitPlus: true });
  const offerOf = (code: CoverageOffer['code'], part: keyof Coverage, isChosen: boolean): CoverageOffer => ({
    code,
    isChosen,
    firstPaymentCents: payments[0]?.[part] ?? 0,
    paymentCents: Math.max(...payments.map((payment) => payment[part])),
    totalCents: coverage[part],
  });
  return [
    ...(waiver ? [offerOf('waiver', 'waiverCents', choice.hasWaiver)] : []),
    ...(clubWeeklyCents ? [offerOf('benefit-plus', 'clubCents', choice.hasBenefitPlus)] : []),
  ];
}
