import type { PaySchedule, ScheduledPayment } from '@ownpath/contracts/checkout';
import { buildPaymentSchedule, paydayPreferenceOf } from '@ownpath/domain/agreements';
import { deliveryDaysOf, isDeliveryBand, latestBand } from '@ownpath/domain/catalog';
import { addDays, type CalendarDate, calendarDateIn, weekday } from '@ownpath/domain/dates';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { STORE_HOURS } from '@ownpath/domain/stores';
import { buildCartQuote, orderableTerms, type PricedBasket, type PricedLine } from '../basket/index.ts';
import { completeChoice, paydaysOfChoice, type ScheduleWish } from './schedule-choice.ts';

/** Delivery band of a line without one: in stock, delivered by the store. */
const USUAL_BAND = '1-3 Days';

/** The promised delivery day of the whole cart; stores deliver on opening days. */
function deliveryDateOf(lines: readonly PricedLine[], today: CalendarDate): CalendarDate {
  const bands = lines.map(
    (line) => line.condition?.availability.deliveryBand ?? line.row.deliveryBand ?? USUAL_BAND,
  );
  const { maxDays } = deliveryDaysOf(latestBand(bands.filter(isDeliveryBand)) ?? USUAL_BAND);
  const promised = addDays(today, maxDays);
  return STORE_HOURS[weekday(promised)] === null ? addDays(promised, 1) : promised;
}

const kinds = { FIRST: 'first', SHORT: 'short', REGULAR: 'regular', LAST: 'last' } as const;

/** A priced cart that can be ordered: it has a store and a quote. */
export type OrderableBasket = PricedBasket & {
  readonly store: NonNullable<PricedBasket['store']>;
  readonly terms: NonNullable<PricedBasket['terms']>;
  readonly quote: NonNullable<PricedBasket['quote']>;
};

export function isOrderableBasket(priced: PricedBasket): priced is OrderableBasket {
  return priced.store !== null && priced.terms !== null && priced.quote !== null;
}

/** Every payment with date and amount, from the cart's quote; the first is due today. */
export function buildPaySchedule(priced: OrderableBasket, wish: ScheduleWish, now: Date): PaySchedule {
  const { store, terms } = priced;
  const today = calendarDateIn(now, store.timeZone);
  const lines = orderableTerms(priced.lines);
  const deliveryDate = deliveryDateOf(
    priced.lines.filter((line) => line.isOrderable),
    today,
  );
  const choice = completeChoice(wish, { frequency: priced.basket.frequency, deliveryDate, today });
  const schedule = buildPaymentSchedule({
    lines,
    payday: paydayPreferenceOf(choice.frequency, paydaysOfChoice(choice)),
    deliveryDate,
    firstPaymentDate: today,
    sameAsCashDays: terms.sameAsCashDays,
    processingFeeCents: terms.processingFeeCents,
    taxBps: terms.taxRateBps,
    ...(terms.promotionalFirstRentCents === null
      ? {}
      : { promotionalFirstRentCents: terms.promotionalFirstRentCents }),
  });
  return {
    choice,
    options: FREQUENCIES.map((frequency) => buildCartQuote(lines, frequency, terms)),
    quote: buildCartQuote(lines, choice.frequency, terms),
    deliveryDate,
    sameAsCashEndsOn: schedule.sameAsCashEndDate ?? deliveryDate,
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
