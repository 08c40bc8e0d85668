import { type CalendarDate, diffDays } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type Frequency, perPeriod } from './frequency.ts';

/** Was-price rule (specification section 5): WAS_PRICE_MIN_LIMIT and WAS_PRICE_MAX_AGE.
 *  A retailer may set both by preference. */
export type WasPriceLimits = { readonly minDifferenceCents: Cents; readonly maxAgeDays: number };

export const DEFAULT_WAS_PRICE_LIMITS: WasPriceLimits = { minDifferenceCents: 100, maxAgeDays: 90 };

/** Smallest discount shown, in whole percent. */
export const MIN_SHOWN_DISCOUNT_PERCENT = 1;

/** An earlier weekly rate, and the first day on which it no longer applied. */
export type WasPrice = {
  readonly weeklyRateCents: Cents;
  readonly since: CalendarDate;
  /** The item is rented for more weeks now than then. */
  readonly isTermLongerNow?: boolean;
};

/**
 * The earlier weekly rate if it may be shown: higher by at least the limit, and not too old. A lower payment for more
 * weeks is no saving.
 */
export function shownWasRateCents(
  weeklyRateCents: Cents,
  wasPrice: WasPrice | null,
  today: CalendarDate,
  limits: WasPriceLimits = DEFAULT_WAS_PRICE_LIMITS,
): Cents | null {
  if (wasPrice === null || wasPrice.isTermLongerNow) return null;
  const ageDays = diffDays(wasPrice.since, today);
  if (ageDays < 0 || ageDays > limits.maxAgeDays) return null;
  const difference = wasPrice.weeklyRateCents - weeklyRateCents;
  return difference >= limits.minDifferenceCents && difference > 0 ? wasPrice.weeklyRateCents : null;
}

/** Whole percent off, rounded down; `null` when under one percent. */
export function discountPercent(oldCents: Cents, newCents: Cents): number | null {
  if (oldCents <= 0 || newCents >= oldCents) return null;
  const hundredfold = (oldCents - newCents) * 100;
  const percent = (hundredfold - (hundredfold % oldCents)) / oldCents;
  return percent >= MIN_SHOWN_DISCOUNT_PERCENT ? percent : null;
}

/** Price on a tile at one frequency. */
export type TilePrice = {
  readonly paymentCents: Cents;
  readonly oldPaymentCents: Cents | null;
  readonly discountPercent: number | null;
};

/**
 * Current and struck-through price at a frequency. The percentage always comes from the weekly rates,
 * so that switching the frequency does not change the discount.
 */
export function tilePrice(
  weeklyRateCents: Cents,
  wasRateCents: Cents | null,
  frequency: Frequency,
): TilePrice {
  const percent = wasRateCents === null ? null : discountPercent(wasRateCents, weeklyRateCents);
  return {
    paymentCents: perPeriod(weeklyRateCents, frequency),
    oldPaymentCents: wasRateCents === null ? null : perPeriod(wasRateCents, frequency),
    discountPercent: percent,
  };
}
