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
  taxCents: z.int(),
  totalCents: z.int(),
});
export type ScheduledPayment = z.infer<typeof ScheduledPayment>;

export const Weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof Weekday>;

/** The shopper's choices on the step `payment-schedule`. */
export const PayScheduleChoice = z.object({
  frequency: Frequency,
  /** Used by weekly and bi-weekly schedules. */
  payday: Weekday,
  isAutopay: z.boolean(),
});
export type PayScheduleChoice = z.infer<typeof PayScheduleChoice>;

export const PaySchedule = z.object({
  choice: PayScheduleChoice,
  /** The same cart in each frequency; totals are equal. */
  options: z.array(CartQuote),
  quote: CartQuote,
  deliveryDate: CalendarDateText,
  sameAsCashEndsOn: CalendarDateText,
  payments: z.array(ScheduledPayment),
  timeZone: z.string(),
});
export type PaySchedule = z.infer<typeof PaySchedule>;
