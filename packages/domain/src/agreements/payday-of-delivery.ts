import { type CalendarDate, datePartsOf, weekday } from '../dates/index.ts';
import type { Frequency } from '../pricing/index.ts';
import { firstPeriodEnd, type PaydayPreference } from './payday.ts';

/**
 * Paydays counted from delivery, which make no payment short: what a shopper is shown before choosing payment days.
 */
export function paydayOfDelivery(frequency: Frequency, deliveryDate: CalendarDate): PaydayPreference {
  switch (frequency) {
    case 'WEEKLY':
    case 'BIWEEKLY':
      return { frequency, weekday: weekday(deliveryDate) };
    case 'SEMIMONTHLY': {
      const days = [deliveryDate, firstPeriodEnd(deliveryDate, frequency)].map(
        (date) => datePartsOf(date).day,
      );
      return { frequency, daysOfMonth: [Math.min(...days), Math.max(...days)] };
    }
    case 'MONTHLY':
      return { frequency, dayOfMonth: datePartsOf(deliveryDate).day };
  }
}
