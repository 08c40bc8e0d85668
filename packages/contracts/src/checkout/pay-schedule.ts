import { LAST_DAY_OF_MONTH, pairCodeOf, SEMIMONTHLY_PAIRS } from '@ownpath/domain/agreements';
import { isCalendarDate } from '@ownpath/domain/dates';
import { WEEKDAYS } from '@ownpath/domain/forms';
import { z } from 'zod';
import { CartQuote } from '../basket/cart-quote.ts';
import { CalendarDateText, Frequency } from '../wire/index.ts';

export const ScheduledPayment = z.object({
  kind: z.enum(['first', 'short', 'regular', 'last']),
  dueDate: CalendarDateText,
  coversFrom: CalendarDateText,
  coversTo: CalendarDateText,
  rentCents: z.int(),
  feeCents: z.int(),
  /** Optional coverage that the shopper chose: loss damage waiver and membership; not taxed. */
  waiverCents: z.int(),
  clubCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
});
export type ScheduledPayment = z.infer<typeof ScheduledPayment>;

export const Weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof Weekday>;

/** A real day of this century, so that date arithmetic stays in range. */
const RealDate = CalendarDateText.refine((text) => text.startsWith('20') && isCalendarDate(text));

/** The two paydays of a month, `1-15`; 31 is the last day of the month. */
export const SemimonthlyPair = z.enum(SEMIMONTHLY_PAIRS.map(pairCodeOf));

/** Days of the month; 31 is the last day of the month. */
export const DayOfMonth = z.int().min(1).max(LAST_DAY_OF_MONTH);

/**
 * The shopper's choices on the step `payment-schedule`. Paydays that are left out follow from the application's next
 * payday.
 */
export const PayScheduleChoice = z.object({
  frequency: Frequency,
  /** Of weekly and bi-weekly schedules. */
  payday: Weekday,
  /** Of bi-weekly schedules: one of the paydays, which are 14 days apart. */
  nextPayday: RealDate.optional(),
  /** Of semi-monthly schedules. */
  semimonthlyDays: SemimonthlyPair.optional(),
  /** Of monthly schedules. */
  dayOfMonth: DayOfMonth.optional(),
  /** One of the schedule's `deliveryChoices`; another day counts as none. */
  deliveryDate: RealDate.optional(),
  isAutopay: z.boolean(),
  /** Optional coverage; one that is not offered counts as not chosen. */
  hasWaiver: z.boolean().optional(),
  hasBenefitPlus: z.boolean().optional(),
});
export type PayScheduleChoice = z.infer<typeof PayScheduleChoice>;

/** A choice with the paydays of every frequency: `nextPayday` is in the next 14 days, on the weekday `payday`. */
export const CompletePayScheduleChoice = PayScheduleChoice.required().extend({
  /** Null for the first day that is possible. */
  deliveryDate: CalendarDateText.nullable(),
});
export type CompletePayScheduleChoice = z.infer<typeof CompletePayScheduleChoice>;

/** The last day of same-as-cash, and what the scheduled payments reach by then; before tax and fees. */
export const SameAsCashEnd = z.object({
  date: CalendarDateText,
  /** Scheduled payments until then. */
  paymentsMade: z.int(),
  paidCents: z.int(),
  /** The part of the cash price that they and a promotion's credit reach. */
  reachedCents: z.int(),
  /** Price of ownership on that day, and on the day after. */
  buyOutCents: z.int(),
  buyOutAfterCents: z.int(),
  /** What rent paid and the price on the day after come to above the cash price. */
  aboveCashPriceCents: z.int(),
  /** Added to each of so many payments after the first, it reaches the cash price in time. */
  extraPaymentCents: z.int().nullable(),
  extraPaymentCount: z.int(),
  /** The day on which the payments alone reach the cash price; null when they don't. */
  reachedOn: CalendarDateText.nullable(),
});
export type SameAsCashEnd = z.infer<typeof SameAsCashEnd>;

/** Optional coverage that may be chosen with this schedule, and what it adds to the payments; before any choice. */
export const CoverageOffer = z.object({
  code: z.enum(['waiver', 'benefit-plus']),
  isChosen: z.boolean(),
  firstPaymentCents: z.int(),
  /** The most that it adds to a payment. */
  paymentCents: z.int(),
  /** With every payment to the end. */
  totalCents: z.int(),
});
export type CoverageOffer = z.infer<typeof CoverageOffer>;

export const PaySchedule = z.object({
  choice: CompletePayScheduleChoice,
  /** The same cart in each frequency. Totals are equal, unless a promotion takes off a part of the first payment. */
  options: z.array(CartQuote),
  quote: CartQuote,
  deliveryDate: CalendarDateText,
  /** Days to choose from, for goods from the manufacturer (extended aisle); else empty. */
  deliveryChoices: z.array(CalendarDateText),
  sameAsCashEndsOn: CalendarDateText,
  payments: z.array(ScheduledPayment),
  /** Null where same-as-cash is not offered. */
  sameAsCash: SameAsCashEnd.nullable(),
  /** Empty where store or state offers none. */
  coverageOffers: z.array(CoverageOffer),
  timeZone: z.string(),
});
export type PaySchedule = z.infer<typeof PaySchedule>;

/** What the shopper authorises by choosing autopay, in their language; null when no payment follows the first. */
export const AutopayAuthorization = z.object({
  code: z.literal('autopay'),
  heading: z.string(),
  paragraphs: z.array(z.string()),
});
export type AutopayAuthorization = z.infer<typeof AutopayAuthorization>;

export const PaySchedulePreview = PaySchedule.extend({
  autopayAuthorization: AutopayAuthorization.nullable(),
});
export type PaySchedulePreview = z.infer<typeof PaySchedulePreview>;
