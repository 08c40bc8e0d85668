import { addDays, type CalendarDate, isBefore } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type Frequency, PERIOD_DAYS, perPeriod } from './frequency.ts';

/** The last day of the window, counted from the start of the rental. */
export function sameAsCashEndDate(startDate: CalendarDate, sameAsCashDays: number): CalendarDate {
  return addDays(startDate, sameAsCashDays);
}

export function isWithinSameAsCash(
  startDate: CalendarDate,
  sameAsCashDays: number,
  today: CalendarDate,
): boolean {
  return sameAsCashDays > 0 && !isBefore(sameAsCashEndDate(startDate, sameAsCashDays), today);
}

/**
 * Cost of ownership inside the window: the cash price less the rent paid, never below zero.
 * Past-due amounts and tax are added separately.
 */
export function sameAsCashPayoffCents(cashPriceCents: Cents, rentPaidCents: Cents): Cents {
  return Math.max(0, cashPriceCents - rentPaidCents);
}

/** `c_totalRentalAmountUpToSameAsCash`: the rent of the whole periods that fit in the window. */
export function rentUpToSameAsCashCents(
  weeklyRateCents: Cents,
  frequency: Frequency,
  sameAsCashDays: number,
): Cents {
  return perPeriod(weeklyRateCents, frequency) * Math.floor(sameAsCashDays / PERIOD_DAYS[frequency]);
}
