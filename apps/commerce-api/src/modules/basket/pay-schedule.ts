import type { PaySchedule, ScheduledPayment } from '@ownpath/contracts/checkout';
import { buildPaymentSchedule, type PaymentSchedule, paydayPreferenceOf } from '@ownpath/domain/agreements';
import { calendarDateIn } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import { FREQUENCIES, type Frequency, ownershipPath } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { deliveryChoicesFrom, deliveryDateOf } from '@ownpath/domain/stores';
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
  const today = calendarDateIn(now, store.timeZone);
  const delivered = lines.filter((line) => line.isOrderable);
  const promised = deliveryDateOf(delivered.map(deliveryBandOf), today);
  const isShipped = delivered.some((line) => availabilityTypeOf(line) === 'EA_PRODUCT');
  const deliveryChoices = isShipped ? deliveryChoicesFrom(promised) : [];
  const circumstances = { frequency: cart.basket.frequency, deliveryDate: promised, deliveryChoices, today };
  const choice = completeChoice(wish, circumstances);
  const deliveryDate = choice.deliveryDate ?? promised;
  const schedule: PaymentSchedule = buildPaymentSchedule({
    lines: orderableTerms(lines),
    payday: paydayPreferenceOf(other ?? choice.frequency, paydaysOfChoice(choice)),
    deliveryDate,
    firstPaymentDate: today,
    sameAsCashDays: terms.sameAsCashDays,
    processingFeeCents: terms.processingFeeCents,
    taxRatePpm: terms.taxRatePpm,
    ...(terms.promotionalFirstRentCents === null
      ? {}
      : { promotionalFirstRentCents: terms.promotionalFirstRentCents }),
  });
  return { ...schedule, choice, deliveryDate, deliveryChoices };
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
        taxCents: payment.taxCents,
        totalCents: payment.totalCents,
      }),
    ),
    timeZone: store.timeZone,
  };
}
